"""Schemas of HTTP requests and responses; the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Any

from quakeboard.server.http.notice_schemas import ChangeTarget, Notices, SetTarget, TargetLine, Tested
from quakeboard.service.api_types import (
    BranchFrom,
    DrawLine,
    DrawList,
    Draws,
    Odds,
    OpenTable,
    OwnKeys,
    PublicView,
    QuakeLine,
    Said,
    Schema,
    SeatLine,
    SitDown,
    TableLine,
    Verified,
)

__all__ = [
    "BranchFrom",
    "ChangeTarget",
    "DrawLine",
    "DrawList",
    "Draws",
    "Failure",
    "GameInfo",
    "Games",
    "Notices",
    "Odds",
    "OpenTable",
    "Opened",
    "OptionInfo",
    "OwnKeys",
    "PublicTables",
    "PublicView",
    "QuakeLine",
    "Said",
    "Schema",
    "SeatLine",
    "Seated",
    "SetTarget",
    "SitDown",
    "TableLine",
    "Tables",
    "TargetLine",
    "Tested",
    "Verified",
]


class Opened(Schema, frozen=True, kw_only=True):
    """A new table with its tokens: give each one only to the person it is for."""

    table: str
    seats: dict[int, str]
    """The token of each seat that is for a person: for the seat of the host, its secret; for the others, that
    of a link, which is good once."""
    watch: str
    """The token for watchers."""
    links: dict[str, str]
    """Links for people: `0`, `1` … for the seats of others, `watch` to watch. The token is in the
    fragment, which browsers do not send."""
    commitment: str
    """SHA-256 of the seed from which chance is drawn. Empty: the record that was loaded holds none."""


class Seated(Schema, frozen=True, kw_only=True):
    table: str
    seat: int
    token: str
    """The secret of the seat."""


class Tables(Schema, frozen=True, kw_only=True):
    tables: list[TableLine]


class PublicTables(Schema, frozen=True, kw_only=True):
    tables: list[TableLine]
    quakes: list[QuakeLine]
    """The latest quakes at public tables, at most a day old."""


class OptionInfo(Schema, frozen=True, kw_only=True):
    name: str
    kind: str
    """The type of the option: `number`, `seat`, `flag`, `choice`, `heights` or `manifest`."""
    least: int | None = None
    most: int | None = None
    step: int | None = None
    default: bool | int | str | None = None
    choices: tuple[str, ...] = ()
    """What can be chosen, for the type `choice`."""


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
    """The bots for people to play against, weakest first. The other bots are for comparisons."""


class Games(Schema, frozen=True, kw_only=True):
    games: list[GameInfo]


class Failure(Schema, frozen=True, kw_only=True):
    """Why something was refused."""

    code: str
    sentence: str
    ruling: str
    params: dict[str, Any]
