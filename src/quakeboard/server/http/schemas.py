"""Schemas of HTTP requests and responses; the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Any

import msgspec

from quakeboard.service.table_setup import Clock, SeatPlan


class Schema(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of the responses."""


class BranchFrom(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another table, whose game is over or abandoned, to play on from where it was. Whoever asks must be
    allowed to see it: a token of that table comes in the header, as always."""

    table: str
    seq: int
    """As it was after its entry with this number."""


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table. Whoever opens it may sit down at once, and begin if no seat is left free."""

    seats: list[SeatPlan]
    game: str | None = None
    """Missing for a branch, like the options: it has those of the other table."""
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    forecast: bool | None = None
    """Whether hints and forecasts are given. Missing: they are, or at a branch what the other table has."""
    branch: BranchFrom | None = None
    """Play on from where another table was, with as many seats, which keep what they had. Chance comes from a
    new seed."""
    seat: int | None = None
    """Sit down here."""
    name: str | None = None
    colour: int | None = None
    begin: bool = False
    hook: str | None = None
    """Announce turns to this address."""


class Opened(Schema, frozen=True, kw_only=True):
    """A new table, with its secrets: hand them only to those who are to have them."""

    table: str
    seats: dict[int, str]
    """The token of each seat that is for a person."""
    watch: str
    """The token of those who may watch."""
    links: dict[str, str]
    """Links for people: `0`, `1` … for seats, `watch` to watch. The secret stands behind the #, which no
    browser sends."""
    commitment: str
    """SHA-256 of the seed from which chance is drawn. Empty: the record that was loaded holds none."""


class SitDown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a free seat at a public table."""

    name: str
    colour: int | None = None


class Seated(Schema, frozen=True, kw_only=True):
    table: str
    seat: int
    token: str
    link: str


class SeatLine(Schema, frozen=True, kw_only=True):
    name: str | None
    bot: str | None = None


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
    """My seats."""
    loaded: bool = False
    """Whether the game was played elsewhere and its record loaded."""
    forecast: bool = True
    """Whether hints and forecasts are given."""


class Tables(Schema, frozen=True, kw_only=True):
    tables: list[TableLine]


class Verified(Schema, frozen=True, kw_only=True):
    """Whether the chance of a finished game was what the seed says."""

    verified: bool
    draws: int = 0
    """How many chance actions were derived again."""
    given: int = 0
    """How many, the first ones, were taken over from another game: the seed says nothing about them."""
    commitment: str
    """Empty, like the seed, if a record was loaded that holds none."""
    seed: str
    code: str | None = None
    """Why not, for programs: `no-seed`, `no-commitment`, `bad-seed`, `wrong-seed` or `wrong-draw`."""
    why: str | None = None
    """The same for people."""


class Odds(Schema, frozen=True, kw_only=True):
    """What chance could have brought, in the order in which draws are derived."""

    actions: list[str]
    shares: list[int] = []
    """How likely each is, as parts of their sum. Empty: all are equally likely."""


class DrawLine(Schema, frozen=True, kw_only=True):
    """A chance action of a game."""

    step: int
    action: str
    odds: int
    """Which of the odds it had, counted from 0."""


class Draws(Schema, frozen=True, kw_only=True):
    """All that a reader needs to derive every draw of a finished game again."""

    nonces: list[str]
    odds: list[Odds]
    draws: list[DrawLine]


class OptionInfo(Schema, frozen=True, kw_only=True):
    name: str
    kind: str
    """`number`, `seat`, `heights` or `manifest`."""
    least: int | None = None
    most: int | None = None
    step: int | None = None
    default: int | None = None


class GameInfo(Schema, frozen=True, kw_only=True):
    """A game that can be played here."""

    game: str
    rules_version: int
    least_seats: int
    most_seats: int
    variants: list[str]
    options: list[OptionInfo]
    bots: list[str]
    levels: list[str]
    """Those of the bots that are made for people to play against, gentlest first. The others are there to
    compare with."""


class Games(Schema, frozen=True, kw_only=True):
    games: list[GameInfo]


class Failure(Schema, frozen=True, kw_only=True):
    """Why something was refused."""

    code: str
    sentence: str
    ruling: str
    params: dict[str, Any]
