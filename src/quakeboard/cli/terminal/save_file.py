"""The save file of a game: every action is on disk before it is shown.

Beside the record there is a private file, `FILE.seed`, with the seeds seed and the bots' seed. It is written
before the record, and removed once the record that publishes the seed is complete; so a game that was cut
off at any time can be resumed. `FILE.lock` is locked while the game is open, so that no second window plays
on.
"""

from __future__ import annotations

import contextlib
import errno
import hmac
import os
import tempfile
from pathlib import Path
from random import Random

import msgspec
from filelock import BaseFileLock, Timeout

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.play.chance.seed import Chance
from quakeboard.play.record import UNREADABLE, UNWRITABLE, BadRecord, Record, save
from quakeboard.play.replay import load
from quakeboard.system.file_lock import acquire

FILE_EXISTS = Reason(
    "game-file-exists", "records", "There is already a game in “{file}”. Go on with it: --resume {file}"
)
NO_SEED_FILE = Reason(
    "no-seed-file",
    "chance",
    "The game in “{file}” cannot go on: its private file “{seed_file}” is missing, which holds the seed.",
)
BAD_SEED_FILE = Reason(
    "bad-seed-file",
    "chance",
    "The game in “{file}” cannot go on: “{seed_file}” is damaged or is not its seed file.",
)
WRONG_SEED_FILE = Reason(
    "wrong-seed-file",
    "chance",
    "The game in “{file}” cannot go on: the seed in “{seed_file}” is not the one that was committed to.",
)
GAME_IS_OPEN = Reason("game-is-open", "records", "The game in “{file}” is open in another window.")


class BadSaveFile(QuakeboardError):
    """A file in which a game can neither be started nor resumed."""


class Seeds(msgspec.Struct, forbid_unknown_fields=True):
    """The content of the private file."""

    seed: str
    bots: str


def seed_file(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


class SaveFile:
    """The open save file of a game."""

    def __init__(self, path: Path, seeds: Seeds, lock: BaseFileLock | None) -> None:
        self.path = path
        self._seeds = seeds
        self._lock = lock

    @classmethod
    def create(cls, path: Path, chance: Chance) -> SaveFile:
        """Make the private file of a new game; raises `BadSaveFile` if there is a game already."""
        if path.is_dir():
            raise BadRecord(UNWRITABLE, file=path, why=os.strerror(errno.EISDIR).lower())
        if path.exists():
            raise BadSaveFile(FILE_EXISTS, file=path)
        private = seed_file(path)
        seed = chance.reveal()
        seeds = Seeds(seed, hmac.digest(bytes.fromhex(seed), b"quakeboard bots", "sha256").hex())
        game = cls(path, seeds, _lock_file(path))
        try:
            if private.exists():  # its record was moved away, and may be put back
                private.replace(private.with_name(private.name + ".old"))
            _write_private(private, msgspec.json.encode(seeds) + b"\n")
        except BaseException:
            game.close()
            raise
        return game

    @classmethod
    def open(cls, path: Path) -> tuple[Record, SaveFile | None]:
        """The record in a file, and the open file unless the game is over.

        Raises `BadRecord` if the record does not replay, `BadSaveFile` if the game cannot go on.
        """
        record = load(path)
        if record.outcome is not None:
            _remove_seed_file(path, record)
            return record, None
        lock = _lock_file(path)
        try:
            seeds = _read_seeds(path)
            if Chance.from_hex(seeds.seed).commitment != record.chance.commitment:
                raise BadSaveFile(WRONG_SEED_FILE, file=path, seed_file=seed_file(path))
            record = load(path)  # another window may have gone on before this one had the lock
        except QuakeboardError:
            _unlock(lock)
            raise
        return record, cls(path, seeds, lock)

    def chance(self, record: Record) -> Chance:
        """The chance of this game before its first draw."""
        return Chance.from_hex(self._seeds.seed, record.chance.nonces)

    def bot_rng(self, step: int) -> Random:
        """The random generator of a bot at one step, the same whenever the step is played."""
        return Random(f"{self._seeds.bots} {step}")

    def save(self, record: Record) -> None:
        """Write the record; after the end of the game, remove the private file, as its seed is public."""
        save(record, self.path)
        if record.outcome is not None:
            self.close()
            _remove_seed_file(self.path, record)

    def copy_to(self, path: Path, record: Record) -> None:
        """Write the game to another file, from which it can be resumed too."""
        _write_private(seed_file(path), msgspec.json.encode(self._seeds) + b"\n")
        save(record, path)

    def close(self) -> None:
        _unlock(self._lock)
        self._lock = None


def _lock_file(path: Path) -> BaseFileLock | None:
    try:
        return acquire(path.with_name(path.name + ".lock"))
    except Timeout:
        raise BadSaveFile(GAME_IS_OPEN, file=path) from None
    except OSError:  # some network drives have no locks
        return None


def _unlock(lock: BaseFileLock | None) -> None:
    if lock is not None:
        # A program that waits for the lock notices that the file is gone and makes another.
        with contextlib.suppress(OSError):  # Windows removes it with the lock
            Path(lock.lock_file).unlink()
        lock.release()


def _read_seeds(path: Path) -> Seeds:
    private = seed_file(path)
    try:
        seeds = msgspec.json.decode(private.read_bytes(), type=Seeds)
        Chance.from_hex(seeds.seed)
    except FileNotFoundError:
        raise BadSaveFile(NO_SEED_FILE, file=path, seed_file=private) from None
    except OSError as error:
        raise BadRecord(UNREADABLE, file=private, why=_reason(error)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, QuakeboardError):
        raise BadSaveFile(BAD_SEED_FILE, file=path, seed_file=private) from None
    return seeds


def _remove_seed_file(path: Path, record: Record) -> None:
    """Remove the private file of a finished game, if it is really that game's."""
    with contextlib.suppress(OSError, QuakeboardError):
        if _read_seeds(path).seed == record.chance.seed:
            seed_file(path).unlink()


def _write_private(path: Path, content: bytes) -> None:
    """Write a file atomically and durably that only its owner can read."""
    temporary = None
    try:
        # mkstemp creates the file with mode 0600.
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
        temporary = None
    except OSError as error:
        raise BadRecord(UNWRITABLE, file=path, why=_reason(error)) from None
    finally:
        if temporary is not None:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()


def _reason(error: OSError) -> str:
    return (error.strerror or "unknown").lower()
