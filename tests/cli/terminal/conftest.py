"""Small tables, set up by the notation, and a person who types from a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from set_up import play_seismic

from quakeboard.analysis.forecast import Effort
from quakeboard.bots.random_bot import RandomBot
from quakeboard.cli.terminal.answers import Act, Puzzle, Refuse
from quakeboard.cli.terminal.game_uis import manner_of
from quakeboard.cli.terminal.save_file import GameFile
from quakeboard.cli.terminal.screens import Lines, PlainScreen, Screen
from quakeboard.cli.terminal.terminal_game import Sitting
from quakeboard.core.registry import make_game
from quakeboard.language import Language
from quakeboard.play.chance import Chance
from quakeboard.play.match import Match
from quakeboard.play.record import Seat, decode


@pytest.fixture(scope="session")
def played() -> Callable[..., Any]:
    return play_seismic


class Table:
    """A sitting whose people type what they are given, in plain sentences unless a screen is given too."""

    def __init__(
        self,
        folder: Path,
        lines: Iterable[str],
        people: int = 1,
        seed: str = "1",
        bots: int = 1,
        game: str = "seismic",
        screen: Callable[[Lines], Screen] | None = None,
        language: str = "en",
        **options: object,
    ) -> None:
        self.path = folder / "game.quake.json"
        self.said: list[str] = []
        self.behind: list[str] = []
        """What was said before the file knew it."""
        self._lines = iter(lines)
        self.game = make_game(game, {"first": 0, **options})
        seats = [Seat(f"Person {n}") for n in range(people)] + [
            Seat(f"Bot {n}", "random") for n in range(bots)
        ]
        if self.path.exists():
            record, file = GameFile.take_up(self.path)
            assert file is not None
            self.match = Match.resume(record, file.chance(record))
        else:
            chance = Chance.from_text(seed)
            self.match = Match(self.game, seats, chance)
            file = GameFile.begin(self.path, chance)
            file.keep(self.match.record)
        self.file = file
        self.screen = screen(self.type) if screen else PlainScreen(self.said.append, self.type)
        names = [seat.name for seat in seats]
        story = manner_of(game).storyteller(Language(language), names, you=0 if people == 1 else None)
        players = {people + n: RandomBot(self.game) for n in range(bots)}
        self.sitting = Sitting(self.match, file, self.screen, story, players, RandomBot(self.game))
        self.sitting.commands.effort = Effort(nodes=20, samples=20)

    def type(self, prompt: str) -> str | None:
        return next(self._lines, None)

    def typed(self, dice: Random, between: Sequence[str] = ()) -> Iterator[str]:
        """Somebody who takes a screen that is handed over, and answers by random legal actions."""
        while True:
            if self.sitting.shares_secrets and self.sitting.commands.reader != self.match.actor:
                yield ""
            elif between and dice.random() < 0.3:
                yield dice.choice(between)
            else:
                yield str(dice.choice(self.match.position.legal()))

    def play_on(self, dice: Random) -> bool:
        """Let such a person play, and compare every sentence with the file when it appears."""

        def say(sentence: str) -> None:
            self.said.append(sentence)
            if decode(self.path.read_bytes()).actions != self.match.record.actions:
                self.behind.append(sentence)

        screen: Any = self.screen
        screen._write = say
        self._lines = self.typed(dice)
        return self.run()

    def run(self) -> bool:
        over = self.sitting.run()
        self.file.close()
        return over

    def heard(self, words: str) -> bool:
        return any(words in line for line in self.said)


@pytest.fixture(scope="session")
def table() -> type[Table]:
    return Table


@pytest.fixture(scope="session")
def told() -> Callable[[object], str]:
    """An answer in short: the notation, `ask`, a refusal's code or a puzzle's key."""

    def in_short(answer: object) -> str:
        match answer:
            case Act(action):
                return str(action)
            case Refuse(error):
                return error.code
            case Puzzle(key):
                return key
        return "ask"

    return in_short
