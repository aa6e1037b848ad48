"""A game on disk: every action is there before anybody sees it.

Beside the record lies a private file, `FILE.seed`, with the secret seed and the bots' seed. It is written
before the record first is, and removed after the record that publishes the seed is complete; so whenever the
game is cut off, the pair can be taken up again. `FILE.lock` is locked while the game is open, so that no
second window plays on.
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
from quakeboard.play.chance import Chance
from quakeboard.play.file_lock import acquire
from quakeboard.play.record import UNREADABLE, UNWRITABLE, BadRecord, Record, save
from quakeboard.play.replay import load

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


class BadGameFile(QuakeboardError):
    """A game that cannot be begun or taken up in this file."""


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """What the private file holds."""

    seed: str
    bots: str


def seed_file(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


class GameFile:
    """The file that a game is kept in, while it is open."""

    def __init__(self, path: Path, secret: Secret, lock: BaseFileLock | None) -> None:
        self.path = path
        self._secret = secret
        self._lock = lock

    @classmethod
    def begin(cls, path: Path, chance: Chance) -> GameFile:
        """A place for a new game; raises `BadGameFile` if there is one already. The record is kept next."""
        if path.is_dir():
            raise BadRecord(UNWRITABLE, file=path, why=os.strerror(errno.EISDIR).lower())
        if path.exists():
            raise BadGameFile(FILE_EXISTS, file=path)
        private = seed_file(path)
        seed = chance.reveal()
        secret = Secret(seed, hmac.digest(bytes.fromhex(seed), b"quakeboard bots", "sha256").hex())
        game = cls(path, secret, _locked(path))
        try:
            if private.exists():  # somebody has moved the record away, and may want to put it back
                private.replace(private.with_name(private.name + ".old"))
            _write_private(private, msgspec.json.encode(secret) + b"\n")
        except BaseException:
            game.close()
            raise
        return game

    @classmethod
    def take_up(cls, path: Path) -> tuple[Record, GameFile | None]:
        """The record in a file, and the open file unless the game is over.

        Raises `BadRecord` if the record does not replay, `BadGameFile` if the game cannot go on.
        """
        record = load(path)
        if record.outcome is not None:
            _forget(path, record)
            return record, None
        lock = _locked(path)
        try:
            secret = _read_secret(path)
            if Chance.from_hex(secret.seed).commitment != record.chance.commitment:
                raise BadGameFile(WRONG_SEED_FILE, file=path, seed_file=seed_file(path))
            record = load(path)  # another window may have gone on before this one had the lock
        except QuakeboardError:
            _unlock(lock)
            raise
        return record, cls(path, secret, lock)

    def chance(self, record: Record) -> Chance:
        """The chance of this game, as it was before the first draw."""
        return Chance.from_hex(self._secret.seed, record.chance.nonces)

    def dice(self, step: int) -> Random:
        """The random choices of a bot at one step: the same whenever the step is played."""
        return Random(f"{self._secret.bots} {step}")

    def keep(self, record: Record) -> None:
        """Bring the record to disk. When the game is over its seed is public, and the private file goes."""
        save(record, self.path)
        if record.outcome is not None:
            self.close()
            _forget(self.path, record)

    def copy_to(self, path: Path, record: Record) -> None:
        """Write the game to another file, from which it can be taken up too."""
        _write_private(seed_file(path), msgspec.json.encode(self._secret) + b"\n")
        save(record, path)

    def close(self) -> None:
        _unlock(self._lock)
        self._lock = None


def _locked(path: Path) -> BaseFileLock | None:
    try:
        return acquire(path.with_name(path.name + ".lock"))
    except Timeout:
        raise BadGameFile(GAME_IS_OPEN, file=path) from None
    except OSError:  # some network drives have no locks; that is no reason not to play
        return None


def _unlock(lock: BaseFileLock | None) -> None:
    if lock is not None:
        # Whoever waits for the file finds that it has no name any more, and makes another.
        with contextlib.suppress(OSError):  # on Windows it goes with the lock, and not before
            Path(lock.lock_file).unlink()
        lock.release()


def _read_secret(path: Path) -> Secret:
    private = seed_file(path)
    try:
        secret = msgspec.json.decode(private.read_bytes(), type=Secret)
        Chance.from_hex(secret.seed)
    except FileNotFoundError:
        raise BadGameFile(NO_SEED_FILE, file=path, seed_file=private) from None
    except OSError as error:
        raise BadRecord(UNREADABLE, file=private, why=_words(error)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, QuakeboardError):
        raise BadGameFile(BAD_SEED_FILE, file=path, seed_file=private) from None
    return secret


def _forget(path: Path, record: Record) -> None:
    """Remove the private file of a finished game, if it is really that game's."""
    with contextlib.suppress(OSError, QuakeboardError):
        if _read_secret(path).seed == record.chance.seed:
            seed_file(path).unlink()


def _write_private(path: Path, content: bytes) -> None:
    """Write a file that only its owner can read, at once and for good."""
    temporary = None
    try:
        # mkstemp gives the file to its owner alone (mode 0600) from the first moment on.
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
        temporary = None
    except OSError as error:
        raise BadRecord(UNWRITABLE, file=path, why=_words(error)) from None
    finally:
        if temporary is not None:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()


def _words(error: OSError) -> str:
    return (error.strerror or "unknown").lower()
