"""The folder of a run, with its plan and all finished games.

`run.json` holds the plan, `games/` a record of each game, `figures.jsonl` a line of figures for each. A
record is written atomically before its line; so after a crash a game is either complete or unfinished, and a
missing or truncated line is computed again from its record.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from quakeboard.arena.locked_folder import BadFolder, LockedFolder
from quakeboard.arena.plan import Fixture, Plan
from quakeboard.arena.play_game import Figures, measure
from quakeboard.play.record import UNWRITABLE, BadRecord, decode, read_file, write_file

__all__ = ["BadFolder", "RunFolder"]

SUFFIX = ".quake.json"


class _Line(msgspec.Struct, frozen=True):
    """A game in `figures.jsonl`."""

    game: str
    figures: Figures


class RunFolder(LockedFolder[Plan]):
    """The folder of a run."""

    PLAN = Plan
    FOLDERS = ("games",)

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.games = path / "games"
        self._lines = path / "figures.jsonl"

    def finished(self, fixtures: Iterable[Fixture], luck: bool) -> dict[str, Figures]:
        """The figures of the finished games by name, with the luck in them if that is asked."""
        lines = self._read_lines()
        stored = {file.name.removesuffix(SUFFIX) for file in self.games.iterdir() if file.suffix == ".json"}
        found = {}
        for fixture in fixtures:
            if fixture.name in stored:
                figures = lines.get(fixture.name)
                if figures is None or (luck and not figures.luck):
                    figures = self._measure(fixture.name, luck)
                found[fixture.name] = figures
        return found

    def add(self, name: str, record: bytes, figures: Figures) -> None:
        """Write a finished game."""
        write_file(self._record(name), record)
        self._write_line(name, figures)

    def _record(self, name: str) -> Path:
        return self.games / f"{name}{SUFFIX}"

    def _measure(self, name: str, luck: bool) -> Figures:
        figures = measure(decode(read_file(self._record(name))), luck)
        self._write_line(name, figures)
        return figures

    def _read_lines(self) -> dict[str, Figures]:
        found = {}
        for text in self._lines.read_bytes().splitlines() if self._lines.exists() else []:
            try:
                line = msgspec.json.decode(text, type=_Line)
            except msgspec.DecodeError:
                continue  # truncated
            found[line.game] = line.figures
        return found

    def _write_line(self, name: str, figures: Figures) -> None:
        # The leading line break separates it from a truncated line.
        line = b"\n" + msgspec.json.encode(_Line(name, figures)) + b"\n"
        try:
            with self._lines.open("ab") as file:
                file.write(line)
        except OSError as error:
            raise BadRecord(UNWRITABLE, file=self._lines, why=(error.strerror or "unknown").lower()) from None
