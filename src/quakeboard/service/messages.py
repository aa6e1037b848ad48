"""The messages of the WebSocket protocol; docs/protocol.md is made from this.

A client's first message is `hello`. A message that changes a table carries `seq`, the number that its entry
is to have: one more than the last one that the client has seen. The same message sent again is acknowledged
again and carried out once. Every message may carry an `id`, which comes back in `done` or `refused`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from quakeboard.service.numbers import Count, MessageId

MAX_TEXT_LENGTH = 500  # characters of a chat line
MAX_CHAT_LINES = 200  # sent on joining
MAX_HISTORY = 50  # entries in one history message
MAX_BESIDE = 3  # other seats at the same screen

# ---------------------------------------------------------------------- from a client


Fields: TypeAlias = dict[str, Any]
"""Fields that are defined elsewhere: by a game (views, events, options), or by a type of fact."""

Patch: TypeAlias = dict[str, list[Any]]
"""The items of a list to `put`, and the keys of those to `take`."""


class ClientMessage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all messages from clients."""

    id: MessageId | None = None
    """The client's own number for it; comes back in the answer."""


class Hello(ClientMessage, frozen=True, kw_only=True, tag="hello"):
    """The first message: who the client is, and what it has already."""

    token: str | None = None
    """A secret of a seat, the token of a link to it, or that of a watcher of a table by invitation. It is
    never part of a URL that is sent."""
    new_token: str | None = None
    """The secret that the client wants for the seat if `token` is that of an unused link: 32 to 128
    characters that cannot be guessed, stored by the client before it sends them. The link is used up with it.
    The same hello may be sent again. With any other `token` it is ignored."""
    have: Count | None = None
    """The last entry number that the client has: it gets what came after. Null: it gets the present view."""
    heard: Count = 0
    """The number of the last chat line that the client has."""
    noted: Count = 0
    """How many items of the transcript of chance the client has: it gets those after them."""
    language: str | None = None
    """The language of stories and questions: en, de, es or fr. Null: no such sentences are sent."""
    name: str | None = None
    """The name of a watcher in the chat."""
    beside: list[str] = []
    """Secrets of other seats whose players are at the same screen: they count as connected too. The first
    three are looked at, and those that open no seat are ignored."""
    shared: bool = False
    """Whether several people play at this client: stories then call nobody “you”."""


class Command(ClientMessage, frozen=True, kw_only=True):
    """Base of the commands: they change the table, for the seat that the socket speaks for."""

    seq: Count
    """The number that the entry is to have: one more than the last that the client has."""


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Do something in the game."""

    action: str
    """The action in the game's notation, one of those in `legal`."""


class Begin(Command, frozen=True, kw_only=True, tag="begin"):
    """Begin the game. All seats must be taken."""


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    """Sit down on the seat of the client's token, or change the name or colour there."""

    name: str
    colour: Count
    """0 to 3; no other seat at the table may have it."""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Leave the seat before the game begins."""


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last action: at once if neither chance nor another seat acted since, otherwise
    when all agree; not at all once anybody has learnt a secret since."""


class Agree(Command, frozen=True, kw_only=True, tag="agree"):
    """Agree to the undo or the pause that somebody asked for; at most one request is pending at a time."""


class Decline(Command, frozen=True, kw_only=True, tag="decline"):
    """Decline an undo or a pause; the seat that asked for it withdraws it in this way."""


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """Stop the game and all clocks: at once in a game without a clock, otherwise when all other people who
    play for themselves agree. Clocks and bots go on until then; the request lapses with the next move."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Go on after a pause, whoever asked for it."""


class Remind(Command, frozen=True, kw_only=True, tag="remind"):
    """Have the person who is asked reminded: once a day at a table, when the person has been away for half
    the clock, or for two days in a game without one."""


class LetBotPlay(Command, frozen=True, kw_only=True, tag="let-bot-play"):
    """Vote for letting a bot play this turn of the person who is away as long as for `remind`. It plays when
    all other people who play for themselves have voted so; whoever comes back ends the vote."""


class EndHere(Command, frozen=True, kw_only=True, tag="end-here"):
    """Vote for ending the game without a result, as the person who is asked is away: like `let-bot-play`."""


class Give(Command, frozen=True, kw_only=True, tag="give"):
    """Let a bot play for this seat until it is taken back."""

    bot: str = "greedy"
    """A bot that `/api/games` lists."""


class TakeBack(Command, frozen=True, kw_only=True, tag="take-back"):
    """Take this seat back from the bot that plays for it."""


class HandOver(Command, frozen=True, kw_only=True, tag="hand-over"):
    """Give this seat to another person by a new link; all that opened the seat before is no longer valid."""

    token: str
    """The token of the new link, chosen by the client: 32 to 128 characters that cannot be guessed."""


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Leave the game for good; a bot plays for this seat to the end."""

    bot: str = "greedy"


class Abandon(Command, frozen=True, kw_only=True, tag="abandon"):
    """End the game without a result. Only if no other person is left to play."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Open a table for the same people, everyone one seat further. Secrets and unused links stay the same."""


class Say(ClientMessage, frozen=True, kw_only=True, tag="say"):
    """Send a line of chat to all at the table."""

    text: str


class Mute(ClientMessage, frozen=True, kw_only=True, tag="mute"):
    """Receive no more chat from these seats or watchers, on this socket."""

    seats: list[Count] = []
    watchers: bool = False
    """Whether to mute all watchers."""


class Speak(ClientMessage, frozen=True, kw_only=True, tag="speak"):
    """Change the language of stories and questions from now on; null: no such sentences are sent."""

    language: str | None


class History(ClientMessage, frozen=True, kw_only=True, tag="history"):
    """Ask for the updates from one entry number to another again."""

    after: Count
    """The number of the entry before the first one wanted; 0 is the beginning."""
    until: Count
    """The number of the last entry wanted."""


class Hint(ClientMessage, frozen=True, kw_only=True, tag="hint"):
    """Ask for a good action. Only for the seat that has to decide; a table may forbid it. A socket gets one
    hint or forecast at a time; other messages are answered meanwhile."""


class Forecast(ClientMessage, frozen=True, kw_only=True, tag="forecast"):
    """Ask how likely quakes are to destroy what is on the board. For seats and watchers; a table may forbid
    it. A socket gets one hint or forecast at a time; other messages are answered meanwhile."""


class Hook(ClientMessage, frozen=True, kw_only=True, tag="hook"):
    """Announce turns to this URL by an HTTP POST; null: announce none. Only for the host."""

    url: str | None


class DeviceLink(ClientMessage, frozen=True, kw_only=True, tag="device-link"):
    """Make a link for another device of this seat, good once; earlier unused links of the seat are no longer
    valid. Its token is in `done`."""


class Reissue(ClientMessage, frozen=True, kw_only=True, tag="reissue"):
    """Make a new link for a seat whose secret is lost; all that opened the seat before is no longer valid.
    Only for the host, and told to all. Its token is in `done`."""

    seat: Count


class SeatBot(ClientMessage, frozen=True, kw_only=True, tag="seat-bot"):
    """Give a free seat to a bot, or with null take the seat of a bot away from it. Only for the host, and
    before the game begins. All that opened the seat before is no longer valid; a seat that is taken from a
    bot has a link, the token of which is in `done`."""

    seat: Count
    bot: str | None = None
    """A bot that `/api/games` lists."""


class AddChain(ClientMessage, frozen=True, kw_only=True, tag="add-chain"):
    """Take part in dealing chance on this socket, with the chain that has this end. It is published if it is
    new, before which the client must have stored its secret. The same end at another seat is the same chain:
    one browser with several people is one participant. `done` tells the number of the chain."""

    end: str
    """The end of the chain: 64 hexadecimal digits."""


class Reveal(ClientMessage, frozen=True, kw_only=True, tag="reveal"):
    """Answer a round of chance with the next link of this socket's chain. The same link may be sent again."""

    round: Count
    """The number of items of the transcript up to the question."""
    link: str
    """The link: 64 hexadecimal digits."""


class Ping(ClientMessage, frozen=True, kw_only=True, tag="ping"):
    """Check that the connection is alive."""


AnyCommand = (
    Act
    | Begin
    | Rename
    | Leave
    | Undo
    | Agree
    | Decline
    | Pause
    | Resume
    | Remind
    | LetBotPlay
    | EndHere
    | Give
    | TakeBack
    | HandOver
    | Resign
    | Abandon
    | Rematch
)
AnyClientMessage = (
    Hello
    | AnyCommand
    | Say
    | Mute
    | Speak
    | History
    | Hint
    | Forecast
    | Hook
    | DeviceLink
    | Reissue
    | SeatBot
    | AddChain
    | Reveal
    | Ping
)

# ---------------------------------------------------------------------- from the server


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """Base of all messages from the server."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The public state of a seat."""

    name: str | None
    """The name of the player; null if the seat is free."""
    colour: int
    bot: str | None = None
    """The bot that plays for it now."""
    resigned: bool = False
    here: bool = False
    """Whether a client that may play for it is connected."""
    bot_until: Literal["turn", "back", "time"] | None = None
    """Until when the bot plays, if not for good: to the end of the turn of a person who is away, until such a
    person is `back`, or to the end of a turn whose `time` is up, as the holder has taken over."""


class ClockInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How long each seat may still think."""

    left: list[int]
    """The milliseconds that each seat has left, as of this message."""
    running: int | None = None
    """The seat whose clock runs."""


class UndoInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A request of a seat to undo actions."""

    seat: int
    actions: int
    """The number of the seats' actions that remain after the undo."""
    agreed: list[int]
    """The seats that have agreed so far."""


class PauseInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A request of a seat to pause a game with a clock."""

    seat: int
    agreed: list[int]
    """The seats that have agreed so far."""


class AwayInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The person who is asked is away."""

    seat: int
    since: int
    """When the person was last seen, in milliseconds since 1970."""
    ready_at: int
    """When the others can do something about it, in milliseconds since 1970."""
    voters: list[int]
    """The seats that all have to agree."""
    for_bot: list[int] = []
    """The seats that would let a bot play this turn."""
    for_end: list[int] = []
    """The seats that would end the game here."""
    bot_at: int | None = None
    """When a bot plays on by itself, in milliseconds since 1970; null: it does not."""


class ReminderInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The last reminder at a table."""

    at: int
    """When it went out, in milliseconds since 1970; the next can a day later."""
    seat: int
    """The seat that asked for it."""


class SeriesInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How a series of rematches stands."""

    games: int
    wins: list[int]
    """How many of the games each seat has won; a shared win counts for all who share it."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The public state of a table."""

    state: Literal["open", "playing", "paused", "over", "abandoned"]
    seats: list[SeatInfo]
    moves: int
    """The number of actions of seats, without undone ones."""
    asked: int | None = None
    """The seat that has to decide."""
    clocks: ClockInfo | None = None
    """The clocks of the seats; null if the table has none."""
    undo: UndoInfo | None = None
    pause: PauseInfo | None = None
    """The pending request for a pause."""
    pauses_left: list[int] | None = None
    """How many more pauses each seat may be granted; null if the table has no clock."""
    paused_until: int | None = None
    """When the pause ends by itself, in milliseconds since 1970; null if it has no end, or there is none."""
    waits: Literal["chance", "people"] | None = None
    """What the game waits for between an action and its draws: that participants answer a round of chance,
    or that another participant connects."""
    away: AwayInfo | None = None
    """The person who is asked, if that person is not connected."""
    reminder: ReminderInfo | None = None
    rematch: str | None = None
    """The table at which the same people meet again."""
    series: SeriesInfo | None = None
    """The games of a series of rematches that were played to their end, this one included; null if it is the
    first."""
    watchers: int = 0
    forecast: bool = True
    """Whether hints and forecasts are given at this table."""


class StepInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One action of the game and what happened then, as the receiver may know it."""

    actor: int | Literal["chance"]
    """The seat that acted, or chance."""
    action: str
    """The action in the game's notation."""
    events: list[Fields]
    """The events of the action; the field `event` of each is its kind."""


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the receiver is asked to decide."""

    legal: list[str]
    """All legal actions, in canonical order."""
    sentence: str | None = None
    """The question as a sentence, if the client has chosen a language."""
    previews: dict[str, list[Fields]] = {}
    """By action: the events that it would lead to; only where it leaves nothing to chance and is hard to
    see. What the receiver may not know yet is null."""


class BranchInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The table and the entry from which this game was branched."""

    table: str
    """The id of the table that was branched, which may not exist any more."""
    seq: int
    """The number of the entry after which it was branched."""
    actions: int
    """The number of actions that were taken over, chance included."""


class DealingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How chance is dealt at a table."""

    kind: Literal["together", "host"]
    alone: Literal["deal", "wait"]
    """What happens while one participant alone is connected."""
    end: str
    """The end of the server's first chain."""


class TranscriptPart(msgspec.Struct, frozen=True, kw_only=True):
    """The transcript of chance from an item on (docs/adr/0021)."""

    first: str
    """The hash of the transcript without items."""
    after: int
    """How many items are before those sent."""
    items: list[Any]


class Welcome(ServerMessage, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: the table as it stands."""

    table: str
    game: str
    """The key of the game, one of those that `/api/games` lists."""
    rules_version: int
    options: Fields
    clock: Fields
    """The clock as it was set when the table was opened."""
    bot_after_days: int | None = None
    """After how many days of absence a bot plays on; null: it does not."""
    public: bool
    commitment: str
    """SHA-256 of the seed from which chance is drawn or, where it is dealt together, the end of the server's
    first chain. Empty: the record that was loaded holds none."""
    dealing: DealingInfo | None = None
    """How chance is dealt; null: from a seed, without words of participants."""
    transcript: TranscriptPart | None = None
    """The transcript of chance; missing like the view, or if the client has asked for too much."""
    seat: int | None
    """The seat that this socket speaks for."""
    host: bool
    """Whether the table was opened by this session."""
    claimed: bool = False
    """Whether the `new_token` of hello is a secret of the seat; its `token` is used up then."""
    seq: int
    """The number of the last entry of the log."""
    now: int
    """The server's time, in milliseconds since 1970."""
    info: TableInfo
    view: Fields | None = None
    """The position as the receiver may know it; missing if the client said what it has."""
    keyed: dict[str, str]
    """The fields of the view that are lists of items with a key, each with the name of that key."""
    question: Question | None = None
    lines: int = 0
    """How many lines of chat there are."""
    branch: BranchInfo | None = None
    """The table that this game was branched from; null if it was not."""
    loaded: bool = False
    """Whether the table shows a record that was loaded, so that no seat can play."""


class Update(ServerMessage, frozen=True, kw_only=True, tag="update"):
    """An entry of the table's log, and what it has changed."""

    seq: int
    at: int
    """The time of the entry, in milliseconds since 1970."""
    fact: Fields
    """What happened at the table; its field `kind` names the type."""
    info: TableInfo
    """The table after the entry."""
    steps: list[StepInfo] = []
    """What happened in the game, chance included."""
    changes: Fields = {}
    """Fields of the view that have changed, each with its new value."""
    patches: dict[str, Patch] = {}
    """Changes of the `keyed` fields of [`welcome`](#welcome): items to `put`, keys to `take`."""
    items: list[Any] = []
    """What the entry adds to the transcript of chance."""
    story: list[str] = []
    """What happened in the game, in sentences, if the client has chosen a language."""
    question: Question | None = None
    """The question, if the receiver has to decide now."""


class HistoryPart(ServerMessage, frozen=True, kw_only=True, tag="history"):
    """A part of a table's history: a view, and the updates after it."""

    after: int
    view: Fields
    """The view after the entry with the number `after`."""
    updates: list[msgspec.Raw]
    until: int
    """The number of the last update; less than was asked for if that was too much at once."""
    id: int | None = None


class HintGiven(ServerMessage, frozen=True, kw_only=True, tag="hint"):
    """The answer to `hint`."""

    action: str
    """What a bot would do in the receiver's place, in the game's notation."""
    sentence: str
    """The reasons in sentences; in English if the client has chosen no language."""
    id: int | None = None


class OddsInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A probability and its error."""

    p: float
    """The probability, from 0 to 1."""
    error: float
    """Half the width of a 95 % interval around `p`; 0 where it is exact."""


class DangerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A tile or a city that quakes may destroy."""

    at: str
    """Its place: a cell `q,r` or a space `x,y`."""
    seat: int | None
    """The owner of the city, or of the crew on the tile."""
    odds: dict[str, OddsInfo]
    """How likely it is to be lost, in the game's own terms: `soon`, when the receiver next lays, and by the
    `end`; or by the next quake, with an `average` order of the dice and with the `worst`."""


class Foretold(ServerMessage, frozen=True, kw_only=True, tag="forecast"):
    """The answer to `forecast`."""

    seq: int
    """The number of the last entry when the forecast was asked for: it is about the board as it was then."""
    dangers: list[DangerInfo]
    """The dangers of all tiles but the towns, or of all cities."""
    id: int | None = None


class Presence(ServerMessage, frozen=True, kw_only=True, tag="presence"):
    """Who is connected to the table."""

    here: list[int]
    """The seats with a connected client."""
    watchers: int
    """The number of connected watchers."""
    devices: dict[int, int] = {}
    """The number of connections for each seat that has one."""
    seen: dict[int, int] = {}
    """When each person was last seen who is not connected, in milliseconds since 1970."""
    away: AwayInfo | None = None
    """The person who is asked, if that person is not connected: instead of that of the last update."""


class Said(ServerMessage, frozen=True, kw_only=True, tag="said"):
    """A line of chat."""

    number: int
    """The number of the line, counted from 1."""
    at: int
    """The time of the line, in milliseconds since 1970."""
    seat: int | None
    """The seat that said it; null for a watcher."""
    name: str
    text: str


class SaidRemoved(ServerMessage, frozen=True, kw_only=True, tag="said-removed"):
    """A line of chat was removed by an operator: show it no longer."""

    number: int
    """The number of the line."""


class Done(ServerMessage, frozen=True, kw_only=True, tag="done"):
    """The answer to a message that was carried out; if it changed the table, the change is stored."""

    id: int | None = None
    seq: int | None = None
    """The number of the entry of a command; for `say`, of the chat line."""
    table: str | None = None
    """For `rematch`: the new table."""
    chain: int | None = None
    """For `add-chain`: the number of the chain, counted from 0."""
    token: str | None = None
    """For `device-link`, `reissue` and `seat-bot`: the token of the new link."""


class Refusal(ServerMessage, frozen=True, kw_only=True, tag="refused"):
    """The answer to a message that was refused; nothing has changed."""

    code: str
    """The reason for programs: see the refusals."""
    sentence: str
    """The reason as a sentence for people."""
    ruling: str
    """The ruling of the game, or the part of the program, that it comes from."""
    params: Fields
    """The parameters of the sentence."""
    id: int | None = None
    next: int | None = None
    """The number that the next entry will have."""


class Pong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""

    now: int
    """The server's time, in milliseconds since 1970."""
    id: int | None = None


AnyServerMessage = (
    Welcome
    | Update
    | HistoryPart
    | HintGiven
    | Foretold
    | Presence
    | Said
    | SaidRemoved
    | Done
    | Refusal
    | Pong
)


class _Identified(msgspec.Struct):
    """The `id` of a message whose other fields may be anything."""

    id: MessageId | None = None


_decoder = msgspec.json.Decoder(AnyClientMessage)
_id_decoder = msgspec.json.Decoder(_Identified)
_encoder = msgspec.json.Encoder()


def decode_client_message(text: bytes | str) -> AnyClientMessage:
    """Decode a message; raises `msgspec.DecodeError`, `RecursionError` or `UnicodeError`."""
    ask: AnyClientMessage = _decoder.decode(text)
    return ask


def find_id(text: bytes | str) -> int | None:
    """The `id` of a message that cannot be decoded, so that its refusal can carry it; None if it has none."""
    try:
        return _id_decoder.decode(text).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def encode_server_message(message: AnyServerMessage) -> bytes:
    return _encoder.encode(message)
