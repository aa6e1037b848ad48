"""The folder of a run: what was to be played, and every game that is finished.

`run.json` holds the plan, `games/` a record of each game, `figures.jsonl` a line of figures for each. A
record comes to disk whole, before its line does; so whatever ends a run, a game is either kept or was not
finished, and a line that is missing or half written is made again from its record.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import IO, Self

import msgspec

from quakeboard.arena.plan import Fixture, Plan
from quakeboard.arena.played import Figures, measure
from quakeboard.play.record import UNREADABLE, UNWRITABLE, BadRecord, decode, read_file, write_file
from quakeboard.rules.game import QuakeboardError, Reason

try:
    import fcntl as _fcntl
except ImportError:  # not on Windows, where two windows are the user's own business
    _locks: ModuleType | None = None
else:
    _locks = _fcntl

OTHER_RUN = Reason(
    "other-run",
    "arena",
    "The folder “{folder}” holds another run: there “{field}” is {found}, and here it is {asked}.",
)
NOT_A_RUN = Reason("not-a-run", "arena", "The folder “{folder}” holds files, and none of them is a run.")
BAD_RUN = Reason("bad-run", "arena", "The file “{file}” does not describe a run: {why}.")
RUN_IS_OPEN = Reason("run-is-open", "arena", "The run in “{folder}” is being played by another program.")

SUFFIX = ".quake.json"


class BadFolder(QuakeboardError):
    """A folder in which this run cannot be kept."""


class _Line(msgspec.Struct, frozen=True):
    """A game in `figures.jsonl`."""

    game: str
    figures: Figures


class Folder:
    """Where a run is kept, open for one program at a time; to be used in `with`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games = path / "games"
        self._lines = path / "figures.jsonl"
        self._lock: IO[bytes] | None = None

    # ------------------------------------------------------------------ opening

    def plan(self) -> Plan | None:
        """The plan that is kept here; None if there is none yet."""
        file = self.path / "run.json"
        if not file.exists():
            return None
        try:
            return msgspec.json.decode(read_file(file), type=Plan)
        except msgspec.DecodeError as error:
            raise BadFolder(BAD_RUN, file=file, why=str(error).rstrip(".")) from None

    def take(self, plan: Plan) -> None:
        """Begin the plan here or go on with it; another one is refused. Only `games` may change."""
        kept = self.plan()
        if kept is None:
            self._make()
        else:
            self._compare(kept, plan)
        self._lock = _locked(self.path)
        if kept != plan:
            write_file(self.path / "run.json", msgspec.json.format(msgspec.json.encode(plan), indent=1))

    def _make(self) -> None:
        try:
            if self.path.is_dir() and any(self.path.iterdir()):
                raise BadFolder(NOT_A_RUN, folder=self.path)
            self.games.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadRecord(UNWRITABLE, file=self.path, why=(error.strerror or "unknown").lower()) from None

    def _compare(self, kept: Plan, asked: Plan) -> None:
        for field in Plan.__struct_fields__:
            found, wanted = getattr(kept, field), getattr(asked, field)
            if field != "games" and found != wanted:
                raise BadFolder(
                    OTHER_RUN, folder=self.path, field=field, found=_shown(found), asked=_shown(wanted)
                )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._lock is not None:
            self._lock.close()

    # ------------------------------------------------------------------ games

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


def _locked(path: Path) -> IO[bytes]:
    """Hold the folder for this program; the lock goes with the process, however it ends."""
    try:
        lock = (path / ".lock").open("wb")
    except OSError as error:
        raise BadRecord(UNREADABLE, file=path, why=(error.strerror or "unknown").lower()) from None
    try:
        if _locks is not None:
            _locks.flock(lock, _locks.LOCK_EX | _locks.LOCK_NB)
    except OSError:
        lock.close()
        raise BadFolder(RUN_IS_OPEN, folder=path) from None
    os.set_inheritable(lock.fileno(), False)
    return lock


def _shown(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else text[:79] + "…"
