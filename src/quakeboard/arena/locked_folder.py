"""A folder that one program at a time fills, as a plan says that is kept in it.

Whatever is to come into it is decided by the plan alone, so a program that was stopped can go on, and another
plan is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec
from filelock import BaseFileLock, Timeout

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.play.file_lock import acquire
from quakeboard.play.record import UNREADABLE, UNWRITABLE, BadRecord, read_file, write_file

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
    """A folder in which this run cannot be kept."""


class HeldFolder(Generic[P]):
    """Where a plan is carried out, open for one program at a time; to be used in `with`."""

    PLAN: ClassVar[type[Any]]
    """What kind of plan it is."""
    FILE = "run.json"
    FOLDERS: ClassVar[Sequence[str]] = ()
    """The folders in it."""
    MAY_CHANGE: ClassVar[Sequence[str]] = ("games",)
    """What may be another in a plan that goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: BaseFileLock | None = None

    def plan(self) -> P | None:
        """The plan that is kept here; None if there is none yet."""
        file = self.path / self.FILE
        if not file.exists():
            return None
        try:
            kept: P = msgspec.json.decode(read_file(file), type=self.PLAN)
        except msgspec.DecodeError as error:
            raise BadFolder(BAD_RUN, file=file, why=str(error).rstrip(".")) from None
        return kept

    def take(self, plan: P) -> None:
        """Begin the plan here or go on with it; another one is refused."""
        kept = self.plan()
        if kept is None:
            self._make()
        else:
            self._compare(kept, plan)
        self._lock = _locked(self.path)
        if kept != plan:
            write_file(self.path / self.FILE, msgspec.json.format(msgspec.json.encode(plan), indent=1))

    def _make(self) -> None:
        try:
            if self.path.is_dir() and any(self.path.iterdir()):
                raise BadFolder(NOT_A_RUN, folder=self.path)
            self.path.mkdir(parents=True, exist_ok=True)
            for name in self.FOLDERS:
                (self.path / name).mkdir(exist_ok=True)
        except OSError as error:
            raise BadRecord(UNWRITABLE, file=self.path, why=(error.strerror or "unknown").lower()) from None

    def _compare(self, kept: P, asked: P) -> None:
        for field in self.PLAN.__struct_fields__:
            found, wanted = getattr(kept, field), getattr(asked, field)
            if field not in self.MAY_CHANGE and found != wanted:
                raise BadFolder(
                    OTHER_RUN, folder=self.path, field=field, found=_shown(found), asked=_shown(wanted)
                )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._lock is not None:
            self._lock.release()


def _locked(path: Path) -> BaseFileLock:
    try:
        return acquire(path / ".lock")
    except Timeout:
        raise BadFolder(RUN_IS_OPEN, folder=path) from None
    except OSError as error:
        raise BadRecord(UNREADABLE, file=path, why=(error.strerror or "unknown").lower()) from None


def _shown(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else text[:79] + "…"
