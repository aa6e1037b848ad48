"""Positions set up by notation, and terminal games with scripted input."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from set_up import play_seismic

from quakeboard.analysis.forecast import Effort
from quakeboard.bots.random_bot import RandomBot
from quakeboard.cli.terminal.answers import Act, Explain, Refuse
from quakeboard.cli.terminal.game_ui import game_ui
from quakeboard.cli.terminal.save_file import SaveFile
from quakeboard.cli.terminal.screens import PlainScreen, ReadLine, Screen
from quakeboard.cli.terminal.terminal_game import TerminalGame
from quakeboard.core.registry import make_game
from quakeboard.language import Language
from quakeboard.play.chance.seed import Chance
from quakeboard.play.match import Match
from quakeboard.play.record import Seat, decode


@pytest.fixture(scope="session")
def played() -> Callable[..., Any]:
    return play_seismic


class TypedGame:
    """A terminal game with scripted input, on a plain screen unless another one is given."""

    def __init__(
        self,
        folder: Path,
        lines: Iterable[str],
        people: int = 1,
        seed: str = "1",
        bots: int = 1,
        game: str = "seismic",
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
        seats = [Seat(f"Person {n}") for n in range(people)] + [
            Seat(f"Bot {n}", "random") for n in range(bots)
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
        story = game_ui(game).storyteller(Language(language), names, you=0 if people == 1 else None)
        players = {people + n: RandomBot(self.game) for n in range(bots)}
        self.terminal_game = TerminalGame(self.match, file, self.screen, story, players, RandomBot(self.game))
        self.terminal_game.commands.effort = Effort(nodes=20, samples=20)

    def type(self, prompt: str) -> str | None:
        return next(self._lines, None)

    def random_lines(self, dice: Random, between: Sequence[str] = ()) -> Iterator[str]:
        """Random legal actions, and Enter where a shared screen is handed over."""
        while True:
            if (
                self.terminal_game.has_secret_hot_seat
                and self.terminal_game.commands.reader != self.match.actor
            ):
                yield ""
            elif between and dice.random() < 0.3:
                yield dice.choice(between)
            else:
                yield str(dice.choice(self.match.position.legal()))

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


@pytest.fixture(scope="session")
def summarise() -> Callable[[object], str]:
    """A short form of an answer: the notation, `ask`, the code of a refusal or the key of a message."""

    def summary(answer: object) -> str:
        match answer:
            case Act(action):
                return str(action)
            case Refuse(error):
                return error.code
            case Explain(key):
                return key
        return "ask"

    return summary
