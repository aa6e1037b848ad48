"""Small tables, set up by the notation, and a person who types from a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from quakeboard.bots.random_bot import RandomBot
from quakeboard.cli.text.keeping import GameFile
from quakeboard.cli.text.screens import PlainScreen
from quakeboard.cli.text.sitting import Sitting
from quakeboard.language import Language
from quakeboard.language.seismic_story import Storyteller
from quakeboard.play.chance import Chance
from quakeboard.play.games import make_game
from quakeboard.play.match import Match
from quakeboard.play.record import Seat


def play_out(*actions: str, seats: int = 2, **options: object) -> Any:
    """The position after these actions, chance's included; seat 0 begins."""
    game = make_game("seismic", {"first": 0, **options})
    position = game.start(seats)
    for action in actions:
        position.apply(game.read(action))
    return position


@pytest.fixture(scope="session")
def played() -> Callable[..., Any]:
    return play_out


class Table:
    """A sitting in plain sentences whose people type what they are given."""

    def __init__(
        self,
        folder: Path,
        lines: Iterable[str],
        people: int = 1,
        seed: str = "1",
        bots: int = 1,
        **options: object,
    ) -> None:
        self.path = folder / "game.quake.json"
        self.said: list[str] = []
        self._lines = iter(lines)
        self.game = make_game("seismic", {"first": 0, **options})
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
        self.screen = PlainScreen(self.said.append, lambda prompt: next(self._lines, None))
        names = [seat.name for seat in seats]
        story = Storyteller(Language("en"), names, you=0 if people == 1 else None)
        players = {people + n: RandomBot(self.game) for n in range(bots)}
        self.sitting = Sitting(self.match, file, self.screen, story, players, RandomBot(self.game))

    def run(self) -> bool:
        over = self.sitting.run()
        self.file.close()
        return over

    def heard(self, words: str) -> bool:
        return any(words in line for line in self.said)


@pytest.fixture(scope="session")
def table() -> type[Table]:
    return Table
