"""What HTTP requests bring and answers hold; the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Any

import msgspec

from quakeboard.service.set_up import Clock, SeatPlan


class Shape(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that is sent as JSON."""


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table. Whoever opens it may sit down at once, and begin if no seat is left free."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    seat: int | None = None
    """Sit down here."""
    name: str | None = None
    colour: int | None = None
    begin: bool = False
    hook: str | None = None
    """Announce turns to this address."""


class Opened(Shape, frozen=True, kw_only=True):
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


class SitDown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a free seat at a public table."""

    name: str
    colour: int | None = None


class Seated(Shape, frozen=True, kw_only=True):
    table: str
    seat: int
    token: str
    link: str


class SeatLine(Shape, frozen=True, kw_only=True):
    name: str | None
    bot: str | None = None


class TableLine(Shape, frozen=True, kw_only=True):
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


class Tables(Shape, frozen=True, kw_only=True):
    tables: list[TableLine]


class Verified(Shape, frozen=True, kw_only=True):
    """Whether the chance of a finished game was what the seed says."""

    verified: bool
    draws: int = 0
    """How many chance actions were derived again."""
    commitment: str
    seed: str
    why: str | None = None


class OptionInfo(Shape, frozen=True, kw_only=True):
    name: str
    kind: str
    """`number`, `seat`, `heights` or `manifest`."""
    least: int | None = None
    most: int | None = None
    step: int | None = None
    default: int | None = None


class GameInfo(Shape, frozen=True, kw_only=True):
    """A game that can be played here."""

    game: str
    rules_version: int
    least_seats: int
    most_seats: int
    variants: list[str]
    options: list[OptionInfo]
    bots: list[str]


class Games(Shape, frozen=True, kw_only=True):
    games: list[GameInfo]


class Failure(Shape, frozen=True, kw_only=True):
    """Why something was refused."""

    code: str
    sentence: str
    ruling: str
    params: dict[str, Any]
