"""The folder of a run: what was to be played, and every game that is finished.

`run.json` holds the plan, `games/` a record of each game, `figures.jsonl` a line of figures for each. A
record comes to disk whole, before its line does; so whatever ends a run, a game is either kept or was not
finished, and a line that is missing or half written is made again from its record.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from quakeboard.arena.locked_folder import BadFolder, HeldFolder
from quakeboard.arena.plan import Fixture, Plan
from quakeboard.arena.play_game import Figures, measure
from quakeboard.play.record import UNWRITABLE, BadRecord, decode, read_file, write_file

__all__ = ["BadFolder", "Folder"]

SUFFIX = ".quake.json"


class _Line(msgspec.Struct, frozen=True):
    """A game in `figures.jsonl`."""

    game: str
    figures: Figures


class Folder(HeldFolder[Plan]):
    """Where a run is kept."""

    PLAN = Plan
    FOLDERS = ("games",)

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.games = path / "games"
        self._lines = path / "figures.jsonl"

    def finished(self, fixtures: Iterable[Fixture]) -> dict[str, Figures]:
        """The figures of those games that are finished, by name."""
        lines = self._read_lines()
        kept = {file.name.removesuffix(SUFFIX) for file in self.games.iterdir() if file.suffix == ".json"}
        found = {}
        for fixture in fixtures:
            if fixture.name in kept:
                found[fixture.name] = lines.get(fixture.name) or self._measure(fixture.name)
        return found

    def keep(self, name: str, record: bytes, figures: Figures) -> None:
        """Bring a finished game to disk."""
        write_file(self._record(name), record)
        self._write_line(name, figures)

    def _record(self, name: str) -> Path:
        return self.games / f"{name}{SUFFIX}"

    def _measure(self, name: str) -> Figures:
        figures = measure(decode(read_file(self._record(name))))
        self._write_line(name, figures)
        return figures

    def _read_lines(self) -> dict[str, Figures]:
        found = {}
        for text in self._lines.read_bytes().splitlines() if self._lines.exists() else []:
            try:
                line = msgspec.json.decode(text, type=_Line)
            except msgspec.DecodeError:
                continue  # cut off in the middle
            found[line.game] = line.figures
        return found

    def _write_line(self, name: str, figures: Figures) -> None:
        # A line that was cut off before this one must not swallow it, so each begins a line of its own.
        line = b"\n" + msgspec.json.encode(_Line(name, figures)) + b"\n"
        try:
            with self._lines.open("ab") as file:
                file.write(line)
        except OSError as error:
            raise BadRecord(UNWRITABLE, file=self._lines, why=(error.strerror or "unknown").lower()) from None
