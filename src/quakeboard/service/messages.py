"""The messages of the WebSocket protocol; docs/protocol.md is made from this.

A client's first message is `hello`. What changes a table carries `seq`, the number that its entry is to
have: one more than the last one that the client has seen. The same message sent again is acknowledged again
and done once. Every message may carry an `id`, which comes back in `done` or `refused`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

MAX_TEXT_LENGTH = 500  # characters of a chat line
MAX_CHAT_LINES = 200  # sent on joining
MAX_HISTORY = 50  # entries in one history message

# ---------------------------------------------------------------------- from a client


class ClientMessage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all messages from clients."""

    id: int | None = None
    """The client's own number for it; comes back in the answer."""


class Hello(ClientMessage, frozen=True, kw_only=True, tag="hello"):
    """The first message: who is there, and what it knows already."""

    token: str | None = None
    """The secret of a seat, or of a watcher of a table by invitation. It never stands in an address."""
    have: int | None = None
    """The last number that the client has: it gets what came after. Without it: the present view."""
    heard: int = 0
    """The last line of the chat that the client has."""
    language: str | None = None
    """Stories and questions are told in this language: en, de, es or fr. Without it: none are."""
    name: str | None = None
    """How a watcher wants to be called in the chat."""


class Command(ClientMessage, frozen=True, kw_only=True):
    """Something that changes the table, by the seat that the socket speaks for."""

    seq: int
    """The number that the entry is to have: one more than the last that the client has."""


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Do something in the game."""

    action: str
    """In the game's notation, one of those in `legal`."""


class Begin(Command, frozen=True, kw_only=True, tag="begin"):
    """Begin the game. All seats must be taken."""


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    """Sit down on the seat that one's secret opens, or go by another name or colour there."""

    name: str
    colour: int
    """0 to 3; nobody else at the table may have it."""


class AddNonce(Command, frozen=True, kw_only=True, tag="add-nonce"):
    """Add a word to the seed from which chance is drawn, before the game begins: then nobody, not even the
    host, could know what will be drawn. A seat's last one counts."""

    nonce: str


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Stand up before the game begins."""


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back one's last action: at once if nothing was turned up and nobody acted since, otherwise when
    all agree."""


class Agree(Command, frozen=True, kw_only=True, tag="agree"):
    """Agree to an undo."""


class Decline(Command, frozen=True, kw_only=True, tag="decline"):
    """Decline an undo; who asked may withdraw it so."""


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """Stop the game and all clocks."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Go on after a pause."""


class Give(Command, frozen=True, kw_only=True, tag="give"):
    """Let a bot play for this seat until it is taken back."""

    bot: str = "greedy"
    """One of those that `/api/games` lists."""


class TakeBack(Command, frozen=True, kw_only=True, tag="take-back"):
    """Play for oneself again."""


class HandOver(Command, frozen=True, kw_only=True, tag="hand-over"):
    """Give this seat a new secret, to be handed to somebody else; the old one is worth nothing then."""

    token: str
    """The new secret, made up by the client: 32 to 128 characters that nobody can guess."""


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Leave for good; a bot plays to the end."""

    bot: str = "greedy"


class Abandon(Command, frozen=True, kw_only=True, tag="abandon"):
    """End the game without a result. Only if no other person is left to play."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Open a table for the same people, everyone one seat further. Seat tokens stay the same."""


class Say(ClientMessage, frozen=True, kw_only=True, tag="say"):
    """Say something to all at the table."""

    text: str


class Mute(ClientMessage, frozen=True, kw_only=True, tag="mute"):
    """Hear no more chat from these, on this socket."""

    seats: list[int] = []
    watchers: bool = False
    """All who hold no seat."""


class Speak(ClientMessage, frozen=True, kw_only=True, tag="speak"):
    """Tell stories in another language from now on; null: tell none."""

    language: str | None


class History(ClientMessage, frozen=True, kw_only=True, tag="history"):
    """Tell again what happened, from one number to another."""

    after: int
    """Begins behind this number; 0 is the beginning."""
    until: int
    """The last number that is wanted."""


class Hint(ClientMessage, frozen=True, kw_only=True, tag="hint"):
    """What would be good to do? Only who is asked may ask; a table may forbid it. One thing at a time is
    thought about for a socket; other messages are answered meanwhile."""


class Forecast(ClientMessage, frozen=True, kw_only=True, tag="forecast"):
    """How likely are quakes to take what lies on the board? Whoever sees the table may ask; a table may
    forbid it. One thing at a time is thought about for a socket; other messages are answered meanwhile."""


class Hook(ClientMessage, frozen=True, kw_only=True, tag="hook"):
    """Announce turns to this address by an HTTP POST; null: to none. Only the host may."""

    url: str | None


class Ping(ClientMessage, frozen=True, kw_only=True, tag="ping"):
    """Is anybody there?"""


AnyCommand = (
    Act
    | Begin
    | AddNonce
    | Rename
    | Leave
    | Undo
    | Agree
    | Decline
    | Pause
    | Resume
    | Give
    | TakeBack
    | HandOver
    | Resign
    | Abandon
    | Rematch
)
AnyClientMessage = Hello | AnyCommand | Say | Mute | Speak | History | Hint | Forecast | Hook | Ping

# ---------------------------------------------------------------------- from the server


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """Base of all messages from the server."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat, as everybody may know it."""

    name: str | None
    """Null: it is free."""
    colour: int
    bot: str | None = None
    """The bot that plays for it now."""
    resigned: bool = False
    here: bool = False
    """Whether somebody is connected who may play for it."""


class ClockInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How long each seat may still think."""

    left: list[int]
    """Milliseconds, as of this message."""
    running: int | None = None
    """The seat whose clock runs."""


class UndoInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody would like to go back."""

    seat: int
    actions: int
    """To where so many actions had been made."""
    agreed: list[int]
    """The seats that have agreed so far."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table is, and how it stands."""

    state: Literal["open", "playing", "paused", "over", "abandoned"]
    seats: list[SeatInfo]
    moves: int
    """How many actions of seats count."""
    asked: int | None = None
    """The seat that has to decide."""
    clocks: ClockInfo | None = None
    """Null: the table has none."""
    undo: UndoInfo | None = None
    rematch: str | None = None
    """The table at which the same people meet again."""
    watchers: int = 0
    forecast: bool = True
    """Whether hints and forecasts are given at this table."""


class StepInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One action of the game and what happened then, as the receiver may know it."""

    actor: int | Literal["chance"]
    """The seat that acted, or chance."""
    action: str
    """In the game's notation."""
    events: list[dict[str, Any]]
    """Each has an `event` that says what it is."""


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the receiver is asked to decide."""

    legal: list[str]
    """All that may be done, in canonical order."""
    sentence: str | None = None
    """The question in words, if a language is spoken."""
    previews: dict[str, list[dict[str, Any]]] = {}
    """What would happen, as events, by the action; only where it leaves nothing to chance (the dice of San
    Andreas). A coin that the receiver may not know yet is null."""


class BranchInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The game plays on from where another table was."""

    table: str
    """That table. It may be gone."""
    seq: int
    """As it was after its entry with this number."""
    actions: int
    """So many actions were taken over, chance included."""


class Welcome(ServerMessage, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: the table as it stands."""

    table: str
    game: str
    """`seismic` or `san-andreas`."""
    rules_version: int
    options: dict[str, Any]
    clock: dict[str, Any]
    """As it was given when the table was opened."""
    public: bool
    commitment: str
    """SHA-256 of the seed from which chance is drawn. Empty: the record that was loaded holds none."""
    seat: int | None
    """The seat that this socket speaks for."""
    host: bool
    """Whether the table was opened by this session."""
    seq: int
    """The number of the last entry."""
    now: int
    """The server's time, in milliseconds since 1970."""
    info: TableInfo
    view: dict[str, Any] | None = None
    """The position as the receiver may know it; missing if the client said what it has."""
    question: Question | None = None
    lines: int = 0
    """How many lines of chat there are."""
    branch: BranchInfo | None = None
    """Null: the game begins here."""
    loaded: bool = False
    """Whether the game was played elsewhere and its record loaded: nobody can play here."""


class Update(ServerMessage, frozen=True, kw_only=True, tag="update"):
    """An entry of the log that is in force now."""

    seq: int
    at: int
    """When, in milliseconds since 1970."""
    fact: dict[str, Any]
    """What happened at the table: a fact, by its `kind`."""
    info: TableInfo
    """How the table stands after it."""
    steps: list[StepInfo] = []
    """What happened in the game, chance included."""
    changes: dict[str, Any] = {}
    """Fields of the view that have changed, each with its new value."""
    patches: dict[str, dict[str, list[Any]]] = {}
    """Fields that are lists of things with a key (`at`, `id`): `put` these, `take` those with these keys."""
    story: list[str] = []
    """What happened in the game, in sentences, if a language is spoken."""
    question: Question | None = None
    """If the receiver is asked now."""


class HistoryPart(ServerMessage, frozen=True, kw_only=True, tag="history"):
    """A piece of history: the view before it and the updates after that."""

    after: int
    view: dict[str, Any]
    """As it was at that number."""
    updates: list[msgspec.Raw]
    until: int
    """The number of the last of them; less than was asked for if that was too much at once."""
    id: int | None = None


class HintGiven(ServerMessage, frozen=True, kw_only=True, tag="hint"):
    """The answer to `hint`."""

    action: str
    """What a bot would do in the receiver's place, in the game's notation."""
    sentence: str
    """Why, for people; in English if no language is spoken."""
    id: int | None = None


class OddsInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How likely something is."""

    p: float
    """From 0 to 1."""
    error: float
    """Half the width of a 95 % interval; 0 where it is exact."""


class DangerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something on the board that quakes threaten."""

    at: str
    """Where: a cell `q,r` or a space `x,y`."""
    seat: int | None
    """Whose it is: the owner of the city, or of the crew on the tile."""
    odds: dict[str, OddsInfo]
    """How likely it is lost. A tile of Seismic `soon`, when the receiver next lays, and by the `end`; a city
    of San Andreas by the next quake, with an `average` order of the dice and with the `worst`."""


class Foretold(ServerMessage, frozen=True, kw_only=True, tag="forecast"):
    """The answer to `forecast`."""

    seq: int
    """The number of the last entry when it was asked for: it is about the board as it was then."""
    dangers: list[DangerInfo]
    """All tiles but the towns, or all cities."""
    id: int | None = None


class Presence(ServerMessage, frozen=True, kw_only=True, tag="presence"):
    """Who is connected."""

    here: list[int]
    """Seats of which somebody is there."""
    watchers: int
    """How many others."""


class Said(ServerMessage, frozen=True, kw_only=True, tag="said"):
    """Something was said."""

    number: int
    """Counted from 1."""
    at: int
    """When, in milliseconds since 1970."""
    seat: int | None
    """Null: a watcher."""
    name: str
    text: str


class Done(ServerMessage, frozen=True, kw_only=True, tag="done"):
    """It is done, and kept."""

    id: int | None = None
    seq: int | None = None
    """The number of its entry; for `say`, of the line."""
    table: str | None = None
    """For `rematch`: the new table."""


class Refusal(ServerMessage, frozen=True, kw_only=True, tag="refused"):
    """It was not done, and nothing has changed."""

    code: str
    """Why, for programs: see the refusals."""
    sentence: str
    """Why, for people."""
    ruling: str
    """The ruling of the game, or the part of the program, that it comes from."""
    params: dict[str, Any]
    """What fills the gaps of the sentence."""
    id: int | None = None
    next: int | None = None
    """The number that the next entry will have."""


class Pong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""

    now: int
    """The server's time, in milliseconds since 1970."""
    id: int | None = None


AnyServerMessage = (
    Welcome | Update | HistoryPart | HintGiven | Foretold | Presence | Said | Done | Refusal | Pong
)

_decoder = msgspec.json.Decoder(AnyClientMessage)
_encoder = msgspec.json.Encoder()


def decode_client_message(text: bytes | str) -> AnyClientMessage:
    """Decode a message; raises `msgspec.DecodeError`, `RecursionError` or `UnicodeError`."""
    ask: AnyClientMessage = _decoder.decode(text)
    return ask


def encode_server_message(message: AnyServerMessage) -> bytes:
    return _encoder.encode(message)
