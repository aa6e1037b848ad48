"""Requests to the service and its answers, besides the messages of a connection."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from quakeboard.service.messages import Fields
from quakeboard.service.numbers import Count
from quakeboard.service.table_setup import Away, Clock, SeatPlan


class Schema(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of the responses."""


class BranchFrom(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table to branch from, whose game is over or abandoned. The client must be allowed to see it: a
    token of that table comes in the header, as always."""

    table: str
    seq: Count
    """The number of the entry after which the new table plays on."""


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table. The host may sit down at once, and begin if no seat is left free."""

    seats: list[SeatPlan]
    game: str | None = None
    """The game. Missing for a branch, like the options: it has those of the other table."""
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    forecast: bool | None = None
    """Whether hints and forecasts are given. Missing: they are; at a branch, as at the other table."""
    dealing: Literal["together", "host"] | None = None
    """How chance is dealt. Missing: together if two or more seats are for people, otherwise by the host."""
    alone: Literal["deal", "wait"] = "deal"
    """Where chance is dealt together: what happens while one participant alone is connected."""
    away: Away | None = None
    """What happens by itself when somebody is away for long. Missing: nothing."""
    branch: BranchFrom | None = None
    """Play on from an entry of another table, with as many seats, which keep what they had. Chance comes from
    a new seed."""
    seat: Count | None = None
    """The seat that the host takes."""
    name: str | None = None
    colour: Count | None = None
    begin: bool = False
    hook: str | None = None
    """The URL to which turns are announced."""


class OwnKeys(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask for the tables of a browser that holds these secrets of seats."""

    keys: dict[str, list[str]]
    """The secrets by the table that each is for."""


class SitDown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a free seat at a public table."""

    name: str
    colour: Count | None = None


class SeatLine(Schema, frozen=True, kw_only=True):
    name: str | None
    bot: str | None = None
    colour: int = 0


class TableLine(Schema, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, Any]
    clock: Clock
    public: bool
    state: str
    seats: list[SeatLine]
    free: int
    asked: int | None
    opened_at: int
    changed_at: int
    mine: list[int] = []
    """The seats of the session that asked for the list."""
    loaded: bool = False
    """Whether the table shows a record that was loaded."""
    forecast: bool = True
    """Whether hints and forecasts are given."""
    seq: int = 0
    """The number of the last entry: the view is the same until it changes."""
    turn: int = 0
    """The number of turns begun so far."""
    points: list[int] = []
    """What each seat would score if the game ended now; empty before it begins."""
    winners: list[int] = []
    """The seats that have won; empty until the game is over."""
    clock_ends: int | None = None
    """When the running clock runs out, in milliseconds since 1970; missing if none runs."""
    watchers: int = 0
    """How many people watch it, as far as this process knows."""


class PublicView(Schema, frozen=True, kw_only=True):
    """A table as everybody may see it who may see the table at all."""

    seq: int
    """The number of the entry after which it looks like this."""
    view: Fields


class QuakeLine(Schema, frozen=True, kw_only=True):
    """A quake at a public table."""

    game: str
    at: int
    """When it began, in milliseconds since 1970."""
    events: list[Fields]
    """What happened in it, as watchers are told: the event with which it began comes first."""


class Said(Schema, frozen=True, kw_only=True):
    """One thing that a verification says."""

    key: str
    """The key of the sentence, for programs: docs/records.md lists them."""
    numbers: dict[str, int] = {}
    seats: list[int] = []
    """The seats that it names."""
    sentence: str


class Verified(Schema, frozen=True, kw_only=True):
    """What can be said of the chance of a finished game (docs/trust.md)."""

    result: Literal["verified", "partly", "wrong", "unchecked"]
    """`partly`: what was taken over from another game is not proved; `unchecked`: nothing can be checked."""
    scheme: int
    """1: from the host's seed; 2: dealt together."""
    draws: int = 0
    """The number of its own chance actions, all of which were derived again."""
    given: int = 0
    """The number of chance actions at the start that were taken over from another game."""
    unproved: int = 0
    """How many of those are not proved by the record."""
    commitment: str
    """SHA-256 of the seed, or the end of the server's first chain. Empty if a loaded record holds none."""
    seed: str
    """The seed; empty in scheme 2 and if a loaded record holds none."""
    transcript: str = ""
    """Scheme 2: the hash of the whole transcript, by which two people can compare what they were told."""
    said: list[Said] = []
    """Who could have foreseen or chosen draws, and what is missing."""
    code: str | None = None
    """Why the result is `wrong` or `unchecked`, for programs."""
    why: str | None = None
    """The same as a sentence for people."""


class Odds(Schema, frozen=True, kw_only=True):
    """The possible outcomes of a chance action, in the order in which draws are derived."""

    actions: list[str]
    shares: list[int] = []
    """The weights of the actions; a probability is a weight over their sum. Empty: all are equally likely."""


class DrawLine(Schema, frozen=True, kw_only=True):
    """A chance action of a game."""

    step: int | None
    """The step of the record; null if it was undone."""
    action: str
    odds: int
    """The index, from 0, of its odds in the list `odds` of all draws."""


class DrawList(Schema, frozen=True, kw_only=True):
    """The odds that a reader needs to derive every draw again: by steps in scheme 1, in the order of the
    transcript and with undone ones in scheme 2."""

    nonces: list[str]
    odds: list[Odds]
    draws: list[DrawLine]


class Draws(Schema, frozen=True, kw_only=True):
    """The draws of a finished game with their odds."""

    nonces: list[str]
    odds: list[Odds]
    draws: list[DrawLine]
    sources: list[DrawList] = []
    """Those of the game that it was branched from, and so on, as far as the record has proofs."""
