"""The items of a transcript: all that the draws of a table depend on (docs/adr/0021).

Each is sent and hashed as a JSON array that begins with its kind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from quakeboard.core.game import AnyGame


class Item(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """One thing that the draws of a table depend on."""


class ChainItem(Item, frozen=True, tag="chain"):
    """A device at a seat publishes the end of its chain."""

    seat: int
    end: str


class BeginItem(Item, frozen=True, tag="begin"):
    """The game begins."""


class ActItem(Item, frozen=True, tag="act"):
    """A seat acts; the action is as watchers see it."""

    seat: int
    action: str


class KnownItem(Item, frozen=True, tag="known"):
    """Draws whose values were dealt before an undo."""

    draws: list[str]


class AskItem(Item, frozen=True, tag="ask"):
    """A round begins: these chains are asked for their next links."""

    chains: list[int]
    next_end: str | None = None
    """The end of the server's next chain, in the last round of the one before."""


class DealItem(Item, frozen=True, tag="deal"):
    """A round ends: the links of those who answered, the server's, and the draws that follow from them."""

    answers: list[tuple[int, str]]
    link: str
    draws: list[str]


class BackItem(Item, frozen=True, tag="back"):
    """An undo, after which so many moves of seats remain."""

    moves: int


AnyItem = ChainItem | BeginItem | ActItem | KnownItem | AskItem | DealItem | BackItem

_encoder = msgspec.json.Encoder(order="sorted")


def encode(item: Any) -> bytes:
    """JSON without spaces and with sorted keys."""
    return _encoder.encode(item)


def first_hash(
    table: str,
    game: str,
    rules_version: int,
    options: Mapping[str, Any],
    seats: int,
    server_end: str,
    alone: str = "deal",
    given: Sequence[str] = (),
) -> bytes:
    """The hash of a transcript without items.

    `alone` says what happens while one participant is there (`deal` or `wait`), `given` are the actions that
    a branch took over.
    """
    written = _whole_numbers(options)
    header = ["quakeboard", 2, table, game, rules_version, written, seats, server_end, alone, given]
    return sha256(encode(header)).digest()


def _whole_numbers(value: Any) -> Any:
    """A value with 180 for 180.0: a browser reads both as the same number."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case Mapping():
            return {key: _whole_numbers(field) for key, field in value.items()}
        case list() | tuple():
            return [_whole_numbers(one) for one in value]
    return value


def next_hash(before: bytes, item: AnyItem) -> bytes:
    """The hash of a transcript with one more item."""
    return sha256(before + encode(item)).digest()


def public_action(game: AnyGame, seat: int, action: str) -> str:
    """An action as watchers see it."""
    if game.secrets is None:
        return action
    return str(game.secrets.seen_by(None, seat, game.read(action), [])[0])


def undone_acts(items: Sequence[AnyItem]) -> set[int]:
    """The places of the actions that were taken back."""
    undone: set[int] = set()
    line: list[int] = []
    for place, item in enumerate(items):
        match item:
            case ActItem():
                line.append(place)
            case BackItem(moves):
                undone.update(line[moves:])
                del line[moves:]
    return undone


def items_up_to(items: Sequence[AnyItem], actions: int) -> list[AnyItem] | None:
    """The items after which so many actions, draws included, count for good; None if there is no such place.

    What was taken back before is among them.
    """
    line: list[int] = []  # how many actions there were before each that counts
    length, found = 0, 0 if actions == 0 else None
    for place, item in enumerate(items, start=1):
        match item:
            case ActItem():
                line.append(length)
                length += 1
            case KnownItem(draws) | DealItem(draws=draws):
                length += len(draws)
            case BackItem(moves) if moves < len(line):
                length = line[moves]
                del line[moves:]
            case _:
                continue
        if length < actions:
            found = None
        elif length == actions and found is None:
            found = place
    return None if found is None else [*items[:found]]
