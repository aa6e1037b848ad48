"""Records: the one form in which games are saved (`.quake.json`).

A record replays without any generator, because chance actions stand in it like all others. Loading one
replays it and checks every action; what does not replay is refused with the step and the reason. Saving never
leaves a broken file behind: the new text is written beside the old one, brought to disk, and takes its place
at once.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from quakeboard.core import older_rules
from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import OVER, AnyGame, Outcome
from quakeboard.core.registry import UnknownRules, make_game, spec_of
from quakeboard.play.chance.transcript import AnyItem

FORMAT = "quakeboard"
VERSION = 1
LARGEST_FILE = 16 * 2**20
MOST_ACTIONS = 100_000
MOST_ITEMS = 100_000
"""Items of all transcripts in one record."""
MOST_SOURCES = 8
"""Games of which each was branched from the next, whose proofs a record carries."""

NOT_FOUND = Reason("file-not-found", "records", "There is no file “{file}”.")
UNREADABLE = Reason("file-unreadable", "records", "The file “{file}” cannot be read: {why}.")
UNWRITABLE = Reason("file-unwritable", "records", "The file “{file}” cannot be written: {why}.")
TOO_LARGE = Reason("file-too-large", "records", "The file “{file}” is too large to be a record.")
NOT_JSON = Reason("not-json", "records", "This is not a record, or it is cut off: {why}.")
NOT_A_RECORD = Reason("not-a-record", "records", "This is not a Quakeboard record.")
UNKNOWN_VERSION = Reason(
    "unknown-version", "records", "The record has version {version}; this program reads version {known}."
)
BAD_SHAPE = Reason("bad-shape", "records", "The record is not well formed: {why}.")
BAD_STEP = Reason("bad-step", "{ruling}", "The record does not replay. Step {step}, “{action}”: {why}")
AFTER_THE_END = Reason(
    "after-the-end", "records", "The record goes on after the game is over: step {step}, “{action}”."
)
GIVEN_CHANCE = Reason(
    "given-chance",
    "records",
    "The record says that {given} of its chance actions were taken over from another game; it holds {found}.",
)
WRONG_OUTCOME = Reason(
    "wrong-outcome",
    "records",
    "The record claims another outcome than its actions lead to: {claimed}, not {found}.",
)


FORECAST_FORBIDDEN = Reason(
    "forecast-forbidden", "tables", "At this table everybody plays without hints and forecasts."
)


class BadRecord(QuakeboardError):
    """A record that cannot be read, or that does not replay."""

    step: int | None = None


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of the game and its player."""

    name: str
    bot: str | None = None
    """The bot that plays this seat, if one does."""


Count = Annotated[int, msgspec.Meta(ge=0)]


class Transcript(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What everybody at a table was told that its draws depend on (docs/adr/0021)."""

    table: str
    end: str
    """The end of the server's first chain."""
    rules_version: int
    options: dict[str, Any]
    """The options as they were written when the table was opened, by that version of the game's rules."""
    items: list[AnyItem]
    alone: Literal["deal", "wait"] = "deal"
    """What happened while one participant alone was connected."""
    taken: Count = 0
    """How many actions at the start of the record were taken over from another game."""
    undone: list[str] = []
    """The actions of seats that were taken back, in order and with their secrets."""


class ChanceProof(msgspec.Struct, forbid_unknown_fields=True):
    """What is needed to check chance; a seed is known only when the game is over."""

    commitment: str | None = None
    """SHA-256 of the seed; the end of the server's first chain where chance was dealt together."""
    seed: str | None = None
    nonces: list[str] = []
    given: Count | msgspec.UnsetType = msgspec.UNSET
    """The number of chance actions at the start that were taken over from another game. Missing in most
    records, which stands for 0."""
    scheme: Literal[1, 2] | msgspec.UnsetType = msgspec.UNSET
    """2 if chance was dealt together. Missing: 1, from the host's seed."""
    transcript: Transcript | msgspec.UnsetType = msgspec.UNSET
    """The transcript of a table: all of it in scheme 2, up to the opening draws in scheme 1."""
    source: ChanceProof | msgspec.UnsetType = msgspec.UNSET
    """The proof of what was taken over, up to there."""

    @property
    def taken_over(self) -> int:
        return 0 if self.given is msgspec.UNSET else self.given

    @property
    def together(self) -> Transcript | None:
        """The transcript if chance was dealt together."""
        return self.transcript if self.scheme == 2 and self.transcript is not msgspec.UNSET else None

    @property
    def sources(self) -> list[ChanceProof]:
        """This proof, that of the game it was branched from, and so on."""
        found = [self]
        while (source := found[-1].source) is not msgspec.UNSET:
            found.append(source)
        return found

    @property
    def size(self) -> int:
        """How many items its transcripts hold."""
        held = (proof.transcript for proof in self.sources)
        return sum(len(one.items) + len(one.undone) for one in held if one is not msgspec.UNSET)


class RecordedOutcome(msgspec.Struct, forbid_unknown_fields=True):
    reason: str
    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A game, finished or not."""

    format: str
    version: int
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[Seat]
    chance: ChanceProof
    actions: list[str]
    outcome: RecordedOutcome | None = None
    forecast: bool | msgspec.UnsetType = msgspec.UNSET
    """False if no hints and forecasts are given. Missing in most records, which stands for True."""

    def make_game(self) -> AnyGame:
        """The game that it is a record of; raises `BadOptions`."""
        return make_game(self.game, self.options, self.rules_version)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]


def new_record(game: AnyGame, seats: list[Seat], chance: ChanceProof) -> Record:
    """The record of a game that is about to begin."""
    return Record(
        format=FORMAT,
        version=VERSION,
        game=game.spec.key,
        rules_version=game.rules_version,
        options=game.options_to_json(),
        seats=seats,
        chance=chance,
        actions=[],
    )


class Forbidden(QuakeboardError):
    """The players have agreed to play without hints and forecasts."""


def check_forecast(record: Record) -> None:
    """Raises `Forbidden` if no hints and forecasts are given in this game."""
    if record.forecast is False:
        raise Forbidden(FORECAST_FORBIDDEN)


def outcome_to_record(outcome: Outcome) -> RecordedOutcome:
    return RecordedOutcome(outcome.reason, list(outcome.scores), list(outcome.winners))


class _Header(msgspec.Struct):
    """The fields that say whether the rest can be read."""

    format: Any = None
    version: Any = None


def decode(text: bytes) -> Record:
    """The record in this text, well formed but not yet replayed; raises `BadRecord`."""
    try:
        header = msgspec.json.decode(text, type=_Header)
    except msgspec.ValidationError:
        raise BadRecord(NOT_A_RECORD) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(NOT_JSON, why=_message(error)) from None
    if header.format != FORMAT:
        raise BadRecord(NOT_A_RECORD)
    if header.version != VERSION or isinstance(header.version, bool):
        raise BadRecord(UNKNOWN_VERSION, version=str(header.version)[:20], known=VERSION)
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(BAD_SHAPE, why=_message(error)) from None
    if len(record.actions) > MOST_ACTIONS:
        raise BadRecord(BAD_SHAPE, why=f"more than {MOST_ACTIONS} actions")
    _check_proof(record.chance)
    try:
        record = by_todays_rules(record)
        record.make_game()
    except UnknownRules as error:
        raise BadRecord(error.reason, **error.params) from None
    return record


def _check_proof(proof: ChanceProof) -> None:
    """Refuse a proof that is too large, or whose fields contradict each other."""
    sources = proof.sources
    if len(sources) - 1 > MOST_SOURCES:
        raise BadRecord(BAD_SHAPE, why=f"more than {MOST_SOURCES} games that were branched from each other")
    if proof.size > MOST_ITEMS:
        raise BadRecord(BAD_SHAPE, why=f"more than {MOST_ITEMS} items of transcripts")
    for one in sources:
        if one.scheme == 2 and one.together is None:
            raise BadRecord(BAD_SHAPE, why="chance that was dealt together has a transcript")
        if one.together is not None and (one.commitment, one.seed) != (one.together.end, None):
            raise BadRecord(BAD_SHAPE, why="chance that was dealt together has the server's end and no seed")


def by_todays_rules(record: Record) -> Record:
    """The same game by today's rules, if it was played by an older version that can be read.

    Raises `BadRecord` at an action that this version does not allow, if the versions differ.
    """
    spec = spec_of(record.game)
    if record.rules_version not in spec.older_rules:
        return record
    game, version = make_game(record.game, record.options), record.rules_version
    actions = record.actions
    if older_rules.differ(game, version):
        actions = _translated(game, len(record.seats), version, actions)
    return msgspec.structs.replace(record, rules_version=spec.rules_version, actions=actions)


def _translated(game: AnyGame, seats: int, version: int, actions: list[str]) -> list[str]:
    position, found = game.start(seats), list[str]()
    for number, text in enumerate(actions, start=1):
        if position.actor() == OVER:
            return [*found, *actions[number - 1 :]]
        try:
            for today in older_rules.translate(game, position, version, text):
                position.apply(game.read(today))
                found.append(today)
        except QuakeboardError as error:
            raise bad_step(number, text, error) from error
    return found


def bad_step(number: int, text: str, error: QuakeboardError) -> BadRecord:
    """The refusal of a record at this step."""
    reason = Reason(BAD_STEP.code, error.ruling, BAD_STEP.sentence)
    refused = BadRecord(reason, step=number, action=text[:60], why=error)
    refused.step = number
    return refused


def encode(record: Record) -> bytes:
    """The record as text: readable, an action a line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_file(path: Path) -> bytes:
    """The bytes of a file; raises `BadRecord` with a sentence if that is impossible."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadRecord(TOO_LARGE, file=path)
        return path.read_bytes()
    except FileNotFoundError:
        raise BadRecord(NOT_FOUND, file=path) from None
    except OSError as error:
        raise BadRecord(UNREADABLE, file=path, why=_message(error)) from None


def write_file(path: Path, content: bytes) -> None:
    """Replace a file atomically: readers find the old content or the new, never half of it."""
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o644)
        Path(temporary).replace(path)
        temporary = None
    except OSError as error:
        raise BadRecord(UNWRITABLE, file=path, why=_message(error)) from None
    finally:
        if temporary is not None:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()


def save(record: Record, path: Path) -> None:
    write_file(path, encode(record))


def _message(error: Exception) -> str:
    """The message of an error, without its class or paths."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error).rstrip(".")
