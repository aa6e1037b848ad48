"""The entries of a table's log. The log is the table: everything else is folded from it.

Each entry has a number, counted from 1 without a gap; number 0 is the table's set-up. What chance did after
an action stands in the same entry, so that both are kept or neither is. Nothing is ever erased: an undo is
an entry too. The one exception are names, which an operator may replace (docs/adr/0019).
"""

from __future__ import annotations

import msgspec


class Fact(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", gc=False
):
    """One thing that happened at a table. Not tracked by the garbage collector, as logs are long."""


class Sat(Fact, frozen=True, tag="sat"):
    """A player sat down, or changed the name or colour of the seat."""

    seat: int
    name: str
    colour: int
    fresh: bool = False
    """Whether the seat has a new token: older ones are no longer valid."""


class Left(Fact, frozen=True, tag="left"):
    """A seat is free again; the game has not begun."""

    seat: int


class BotSat(Fact, frozen=True, tag="bot-sat"):
    """The host gave a free seat to a bot; nothing that opened the seat before is valid any more."""

    seat: int
    bot: str
    name: str
    colour: int


class BotLeft(Fact, frozen=True, tag="bot-left"):
    """The host took the seat of a bot away from it: it is free for a person."""

    seat: int


class NonceAdded(Fact, frozen=True, tag="nonce-added"):
    """A seat added a nonce, in clear, to the seed that the host has committed to: in old logs only."""

    seat: int
    nonce: str


class ChainAdded(Fact, frozen=True, tag="chain-added"):
    """A device at a seat published the end of its hash chain."""

    seat: int
    end: str


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What an entry holds of a round of chance: its question, or its answers and draws, or both."""

    asked: list[int] | None = None
    """The chains that are asked, by number."""
    next_end: str | None = None
    """The end of the server's next chain, in the last round of the one before."""
    answers: list[tuple[int, str]] = []
    """The chains that answered, with their links."""
    link: str | None = None
    """The server's link, with which the round ends."""


class Began(Fact, frozen=True, tag="began"):
    """The game begins."""

    nonces: list[str] = []
    chance: list[str] = []
    known: int = 0
    round: Round | None = None


class Acted(Fact, frozen=True, tag="acted"):
    """A seat acted: a person, or the bot that plays for it."""

    seat: int
    action: str
    chance: list[str] = []
    """The chance actions that followed, up to the next decision of a seat or to a round of chance."""
    known: int = 0
    """How many of these have values that were dealt before an undo."""
    round: Round | None = None
    """The round that the chance actions after these need."""


class ChanceAsked(Fact, frozen=True, tag="chance-asked"):
    """A round of chance began after it had waited for people."""

    round: Round


class Dealt(Fact, frozen=True, tag="dealt"):
    """Chance acted after an entry that did not hold its draws."""

    chance: list[str] = []
    known: int = 0
    round: Round | None = None


class Flagged(Fact, frozen=True, tag="flagged"):
    """The clock of a seat ran out. Either a bot plays on from here, or this one decision was made for it."""

    seat: int
    bot: str | None = None
    action: str | None = None
    chance: list[str] = []
    known: int = 0
    round: Round | None = None


class GivenToBot(Fact, frozen=True, tag="given"):
    """A bot plays for the seat until its holder takes it back."""

    seat: int
    bot: str
    away: bool = False
    """Whether it plays because the holder has been away for as long as the set-up says."""


class TakenBack(Fact, frozen=True, tag="taken-back"):
    seat: int


class Claimed(Fact, frozen=True, tag="claimed"):
    """A link of the seat was used: a device got a secret of its own for it."""

    seat: int
    device: bool = False
    """Whether another device had a secret of the seat already."""


class DeviceLinked(Fact, frozen=True, tag="device-linked"):
    """The seat made a link for another device; earlier unused links of the seat are no longer valid."""

    seat: int


class Reissued(Fact, frozen=True, tag="reissued"):
    """The host made a new link for the seat; all that opened the seat before is no longer valid."""

    seat: int


class HandedOver(Fact, frozen=True, tag="handed-over"):
    """The seat was handed over by a new link; all that opened the seat before is no longer valid."""

    seat: int


class UndoAsked(Fact, frozen=True, tag="undo-asked"):
    """A seat asked for an undo after which `actions` actions of seats remain."""

    seat: int
    actions: int


class UndoAgreed(Fact, frozen=True, tag="undo-agreed"):
    seat: int
    actions: int | None = None
    """The number of the seats' actions that remain, once everyone has agreed."""


class UndoDeclined(Fact, frozen=True, tag="undo-declined"):
    seat: int


class Undone(Fact, frozen=True, tag="undone"):
    """A seat took back its own last action without the consent of others."""

    seat: int
    actions: int


class Paused(Fact, frozen=True, tag="paused"):
    """A seat paused the game without the consent of others."""

    seat: int
    lasts: int | None = None
    """The milliseconds after which the pause ends by itself; null: it lasts until somebody resumes."""


class PauseAsked(Fact, frozen=True, tag="pause-asked"):
    """A seat asked for a pause of a game with a clock."""

    seat: int


class PauseAgreed(Fact, frozen=True, tag="pause-agreed"):
    seat: int
    lasts: int | None = None
    """The milliseconds that the pause lasts at most, once everyone has agreed: it begins now."""


class PauseDeclined(Fact, frozen=True, tag="pause-declined"):
    seat: int


class RequestLapsed(Fact, frozen=True, tag="request-lapsed"):
    """A request for an undo or a pause was not answered in time."""


class Resumed(Fact, frozen=True, tag="resumed"):
    """The game goes on after a pause."""

    seat: int | None = None
    """The seat that resumed it; null: the time of the pause was over."""


class Reminded(Fact, frozen=True, tag="reminded"):
    """A seat had the person who is asked, and is away, reminded."""

    seat: int
    asked: int


class BotVoted(Fact, frozen=True, tag="bot-voted"):
    """A seat would let a bot play this turn of the person who is away."""

    seat: int
    asked: int
    bot: str | None = None
    """The bot that plays this turn, once everyone else has agreed."""


class EndVoted(Fact, frozen=True, tag="end-voted"):
    """A seat would end the game here, as the person who is asked is away."""

    seat: int
    asked: int
    ends: bool = False
    """Whether everyone else has agreed: the game is ended without a result."""


class CameBack(Fact, frozen=True, tag="came-back"):
    """Somebody who was away is back: all votes end, and no bot plays for the seat any more."""

    seat: int


class Resigned(Fact, frozen=True, tag="resigned"):
    """A seat resigned; a bot plays for it to the end."""

    seat: int
    bot: str


class Abandoned(Fact, frozen=True, tag="abandoned"):
    """The game was ended without a result."""

    seat: int


class BrokenOff(Fact, frozen=True, tag="broken-off"):
    """The end of a loaded record whose game was not played to its end."""


class Ended(Fact, frozen=True, tag="ended"):
    """An operator ended the game without a result."""

    reason: str = ""
    """Why, in the operator's words."""


class RulesChanged(Fact, frozen=True, tag="rules-changed"):
    """The game was ended without a result: it was begun by rules that are played otherwise today."""


class Freed(Fact, frozen=True, tag="freed"):
    """An operator freed a seat before the game began; its tokens are no longer valid."""

    seat: int


class ClosedSeat(Fact, frozen=True, tag="closed-seat"):
    """An operator closed a seat: a bot plays for it to the end, and its tokens are no longer valid."""

    seat: int
    bot: str


class Rematched(Fact, frozen=True, tag="rematched"):
    """A rematch of the same people was opened at another table."""

    table: str


AnyFact = (
    Sat
    | Left
    | BotSat
    | BotLeft
    | NonceAdded
    | ChainAdded
    | Began
    | Acted
    | ChanceAsked
    | Dealt
    | Flagged
    | GivenToBot
    | TakenBack
    | Claimed
    | DeviceLinked
    | Reissued
    | HandedOver
    | UndoAsked
    | UndoAgreed
    | UndoDeclined
    | Undone
    | Paused
    | PauseAsked
    | PauseAgreed
    | PauseDeclined
    | RequestLapsed
    | Resumed
    | Reminded
    | BotVoted
    | EndVoted
    | CameBack
    | Resigned
    | Abandoned
    | BrokenOff
    | Ended
    | RulesChanged
    | Freed
    | ClosedSeat
    | Rematched
)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A fact with its number and time."""

    seq: int
    at: int
    """The time of the entry, in milliseconds since 1970."""
    fact: AnyFact


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyFact)


def encode_fact(fact: AnyFact) -> bytes:
    """The fact as a store keeps it."""
    return _encoder.encode(fact)


def decode_fact(text: bytes | str) -> AnyFact:
    fact: AnyFact = _decoder.decode(text)
    return fact
