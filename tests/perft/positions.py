"""Reads the positions of a perft file, or of a file of pinned orders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quakeboard.core.game import Game
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.seismic.rules.game import Seismic
from tests.games.sanandreas.rules.boards import lay
from tests.games.seismic.rules.boards import drawn


@dataclass
class Block:
    """A position, and what is said of it."""

    title: str
    given: dict[str, Any] = field(default_factory=dict)
    tiles: list[str] = field(default_factory=list)
    random: tuple[int, str] | None = None
    start: bool = False
    perft: dict[int, int] = field(default_factory=dict)
    after: list[str] = field(default_factory=list)
    legal: list[str] = field(default_factory=list)

    def read(self, line: str) -> None:
        match line.split():
            case ["start"]:
                self.start = True
            case ["random", count, "seed", seed]:
                self.random = int(count), seed
            case ["after", *_]:
                self.after += line.removeprefix("after ").split("; ")
            case ["perft", depth, "=", count]:
                self.perft[int(depth)] = int(count)
            case ["seats" | "turn" as key, number]:
                self.given[key] = int(number)
            case [_, "at", *_]:
                self.tiles.append(line)
            case words:
                if not self.read_given(words):
                    self.legal.append(line)

    def read_given(self, words: Sequence[str]) -> bool:
        """Read what is given in one game only; return whether the line was that."""
        raise NotImplementedError

    def position(self) -> Any:
        position = self.beginning()
        for text in self.after:
            position.apply(position.game.read(text))
        return position

    def beginning(self) -> Any:
        """The position before the actions that lead on from it."""
        raise NotImplementedError

    def played(self, game: Game) -> Any:
        """The table before the first action, or after some random ones."""
        position: Any = game.start(self.given["seats"])
        if self.random:
            count, seed = self.random
            rng = Rng(seed)
            for _ in range(count):
                position.step(position.sample(rng))
        return position


class SeismicBlock(Block):
    def read_given(self, words: Sequence[str]) -> bool:
        match words:
            case ["variants", *names]:
                self.given["variants"] = " ".join(names)
            case ["table", size]:
                columns, rows = size.split("x")
                self.given["table"] = int(columns), int(rows)
            case ["to", "draw", number]:
                self.given["to_draw"] = int(number)
            case ["face", "up", *tiles]:
                self.given["face_up"] = " ".join(tiles)
            case ["pile", *tiles]:
                piles = " ".join(tiles).split("|")
                self.given["pile"] = piles[0] if len(piles) == 1 else piles
            case _:
                return False
        return True

    def beginning(self) -> Any:
        if not self.start and self.random is None:
            return drawn("\n".join(self.tiles), **self.given)
        columns, rows = self.given.get("table", (None, None))
        variants = self.given.get("variants", "").split()
        return self.played(Seismic.from_json({"variants": variants, "columns": columns, "rows": rows}))


class SanAndreasBlock(Block):
    """Without `start` and `random`, seat 0 begins, on the tiles that are drawn if there are any."""

    def read_given(self, words: Sequence[str]) -> bool:
        return False

    def beginning(self) -> Any:
        drawing = not self.start and self.random is None
        position = self.played(SanAndreas.from_json({"first": 0} if drawing else {}))
        return lay(position, "\n".join(self.tiles)) if self.tiles else position


def blocks(name: str, kind: type[Block]) -> list[Block]:
    """The blocks of a file beside this one: parted by empty lines, each with a title."""
    found: list[Block] = []
    fresh = True
    for line in Path(__file__).with_name(name).read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        if not line:
            fresh = True
        elif fresh:
            found.append(kind(line))
            fresh = False
        else:
            found[-1].read(line)
    return found
