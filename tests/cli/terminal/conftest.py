"""Terminal games with scripted input, and positions set up by notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quakeboard.analysis.forecast import Effort
from quakeboard.bots.random_bot import RandomBot
from quakeboard.cli.terminal.save_file import SaveFile
from quakeboard.cli.terminal.screens import PlainScreen, ReadLine, Screen
from quakeboard.cli.terminal.terminal_game import TerminalGame
from quakeboard.core.choices import Choices
from quakeboard.core.registry import make_game
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.play.chance.seed import Chance
from quakeboard.play.match import Match
from quakeboard.play.record import Seat, decode


class TypedGame:
    """A terminal game of two or three seats with scripted input, on a plain screen unless one is given."""

    def __init__(
        self,
        folder: Path,
        lines: Iterable[str],
        game: str = "seismic",
        people: int = 1,
        seed: str = "1",
        screen: Callable[[ReadLine], Screen] | None = None,
        language: str = "en",
        **options: object,
    ) -> None:
        self.path = folder / "game.quake.json"
        self.printed: list[str] = []
        self.unsaved: list[str] = []
        """The lines that were printed before the save file held their actions."""
        self._lines = iter(lines)
        self.game = make_game(game, {"first": 0, **options})
        number = max(people, 2 if game == "seismic" else 3)
        seats = [
            Seat(f"Person {n}") if n < people else Seat(f"Bot {n - people}", "random") for n in range(number)
        ]
        if self.path.exists():
            record, file = SaveFile.open(self.path)
            assert file is not None
            self.match = Match.resume(record, file.chance(record))
        else:
            chance = Chance.from_text(seed)
            self.match = Match(self.game, seats, chance)
            file = SaveFile.create(self.path, chance)
            file.save(self.match.record)
        self.file = file
        self.screen = screen(self.type) if screen else PlainScreen(self.printed.append, self.type)
        names = [seat.name for seat in seats]
        at_table = People(Language(language), names, you=0 if people == 1 else None)
        bots = {n: RandomBot(self.game) for n in range(people, number)}
        self.terminal_game = TerminalGame(self.match, file, self.screen, at_table, bots, RandomBot(self.game))
        self.terminal_game.commands.effort = Effort(nodes=20, samples=20)

    def type(self, prompt: str) -> str | None:
        return next(self._lines, None)

    @property
    def waits_for_person(self) -> bool:
        """Whether a shared screen is being handed over."""
        game = self.terminal_game
        return game.has_secret_hot_seat and game.commands.reader != self.match.actor

    def random_lines(self, dice: Random, between: Sequence[str] = ()) -> Iterator[str]:
        """Random legal actions, and Enter where a shared screen is handed over."""
        while True:
            if self.waits_for_person:
                yield ""
            elif between and dice.random() < 0.3:
                yield dice.choice(between)
            else:
                yield dice.choice(self.match.position.texts())

    def random_numbers(self, dice: Random) -> Iterator[str]:
        """Numbers that pick random choices, and Enter where there is nothing to choose."""
        while True:
            choices = Choices(self.match.position.texts(), self.game.spec.verbs)
            if self.waits_for_person or len(choices.actions) == 1:
                yield ""
                continue
            while choices.action is None:
                label = dice.choice(choices.offered).label
                choices.pick(label)
                yield label

    def play_randomly(self, dice: Random) -> bool:
        """Play random lines, and compare the save file with the match at every printed line."""

        def say(sentence: str) -> None:
            self.printed.append(sentence)
            if decode(self.path.read_bytes()).actions != self.match.record.actions:
                self.unsaved.append(sentence)

        screen: Any = self.screen
        screen._write = say
        self._lines = self.random_lines(dice)
        return self.run()

    def run(self) -> bool:
        over = self.terminal_game.run()
        self.file.close()
        return over

    def printed_line(self, words: str) -> bool:
        return any(words in line for line in self.printed)


@pytest.fixture(scope="session")
def typed_game() -> type[TypedGame]:
    return TypedGame


@pytest.fixture(params=["seismic", "san-andreas"])
def key(request: pytest.FixtureRequest) -> str:
    """The key of each game in turn."""
    return str(request.param)


@pytest.fixture(scope="session")
def finished(typed_game: Any, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A whole game of each kind, with every printed line compared with the save file."""
    games = {}
    for key in ("seismic", "san-andreas"):
        games[key] = typed_game(tmp_path_factory.mktemp("finished"), [], key)
        assert games[key].play_randomly(Random(7))
    return games
