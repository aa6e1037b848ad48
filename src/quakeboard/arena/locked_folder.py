"""A folder with a plan and its results, locked while a program adds results.

The plan alone decides the content of the folder, so a program that was stopped can continue, and a different
plan is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Generic, Self, TypeVar

import msgspec
from filelock import BaseFileLock, Timeout

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.play.record import UNREADABLE, UNWRITABLE, BadRecord, read_file, write_file
from quakeboard.system.file_lock import acquire

OTHER_RUN = Reason(
    "other-run",
    "arena",
    "The folder “{folder}” holds another run: there “{field}” is {found}, and here it is {asked}.",
)
NOT_A_RUN = Reason("not-a-run", "arena", "The folder “{folder}” holds files, and none of them is a run.")
BAD_RUN = Reason("bad-run", "arena", "The file “{file}” does not describe a run: {why}.")
RUN_IS_OPEN = Reason("run-is-open", "arena", "The run in “{folder}” is being played by another program.")

P = TypeVar("P", bound=msgspec.Struct)


class BadFolder(QuakeboardError):
    """A folder that cannot hold this run."""


class LockedFolder(Generic[P]):
    """A folder for the results of a plan, open for one program at a time; use it in `with`."""

    PLAN: type[P]
    """The type of the plan."""
    FILE = "run.json"
    """The file with the plan."""
    FOLDERS: ClassVar[Sequence[str]] = ()
    """The names of the folders within the folder."""
    MAY_CHANGE: ClassVar[Sequence[str]] = ("games", "sprt")
    """The fields in which a plan may differ from the one in the folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: BaseFileLock | None = None

    def plan(self) -> P | None:
        """The plan in the folder; None if there is none yet."""
        file = self.path / self.FILE
        if not file.exists():
            return None
        try:
            return msgspec.json.decode(read_file(file), type=self.PLAN)
        except msgspec.DecodeError as error:
            raise BadFolder(BAD_RUN, file=file, why=str(error).rstrip(".")) from None

    def open(self, plan: P) -> None:
        """Lock the folder for this plan, new or continued; raises `BadFolder` for a different one."""
        stored = self.plan()
        if stored is None:
            self._create()
        else:
            self._compare(stored, plan)
        self._lock = _lock(self.path)
        if stored != plan:
            write_file(self.path / self.FILE, msgspec.json.format(msgspec.json.encode(plan), indent=1))

    def _create(self) -> None:
        try:
            if self.path.is_dir() and any(self.path.iterdir()):
                raise BadFolder(NOT_A_RUN, folder=self.path)
            self.path.mkdir(parents=True, exist_ok=True)
            for name in self.FOLDERS:
                (self.path / name).mkdir(exist_ok=True)
        except OSError as error:
            raise BadRecord(UNWRITABLE, file=self.path, why=(error.strerror or "unknown").lower()) from None

    def _compare(self, stored: P, asked: P) -> None:
        for field in self.PLAN.__struct_fields__:
            found, wanted = getattr(stored, field), getattr(asked, field)
            if field not in self.MAY_CHANGE and found != wanted:
                raise BadFolder(
                    OTHER_RUN, folder=self.path, field=field, found=_shorten(found), asked=_shorten(wanted)
                )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._lock is not None:
            self._lock.release()


def _lock(path: Path) -> BaseFileLock:
    try:
        return acquire(path / ".lock")
    except Timeout:
        raise BadFolder(RUN_IS_OPEN, folder=path) from None
    except OSError as error:
        raise BadRecord(UNREADABLE, file=path, why=(error.strerror or "unknown").lower()) from None


def _shorten(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else text[:79] + "…"
