"""Reads the positions of a perft file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quakeboard.rules.rng import Rng
from quakeboard.rules.seismic.game import Seismic
from quakeboard.rules.seismic.position import Position
from tests.rules.seismic.boards import drawn, play


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
            case ["variants", *names]:
                self.given["variants"] = " ".join(names)
            case ["seats" | "turn" as key, number]:
                self.given[key] = int(number)
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
            case [_, "at", *_]:
                self.tiles.append(line)
            case _:
                self.legal.append(line)

    def position(self) -> Position:
        position = self._beginning()
        play(position, *self.after)
        return position

    def _beginning(self) -> Position:
        if not self.start and self.random is None:
            return drawn("\n".join(self.tiles), **self.given)
        columns, rows = self.given.get("table", (None, None))
        variants = self.given.get("variants", "").split()
        game = Seismic.from_json({"variants": variants, "columns": columns, "rows": rows})
        position = game.start(self.given["seats"])
        if self.random:
            count, seed = self.random
            rng = Rng(seed)
            for _ in range(count):
                position.step(position.sample(rng))
        return position


def blocks(name: str) -> list[Block]:
    """The blocks of a file beside this one: parted by empty lines, each with a title."""
    found: list[Block] = []
    fresh = True
    for line in Path(__file__).with_name(name).read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        if not line:
            fresh = True
        elif fresh:
            found.append(Block(line))
            fresh = False
        else:
            found[-1].read(line)
    return found
