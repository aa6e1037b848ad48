"""A client that folds updates as the protocol says, and a check that no secret was sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.service import projection
from quakeboard.service.table import Table

from .application import RecordingListener

KEYED = {**SeismicView.keyed, **SanAndreasView.keyed}


class Client:
    """The client of the protocol: a view, and what has changed since."""

    def __init__(self) -> None:
        self.seq: int | None = None
        self.view: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None

    def take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.info, self.question = message["info"], message.get("question")
                if "view" in message:
                    assert message["keyed"] == {
                        field: key for field, key in KEYED.items() if field in message["view"]
                    }
                    self.seq, self.view = message["seq"], by_key(message["view"])
            case "update":
                self.update(message)
            case "history":
                self.seq, self.view = message["after"], by_key(message["view"])
                for update in message["updates"]:
                    self.update(update)

    def update(self, message: dict[str, Any]) -> None:
        assert self.seq is None or message["seq"] == self.seq + 1
        self.seq, self.info, self.question = message["seq"], message["info"], message.get("question")
        self.view |= message.get("changes", {})
        for field, patch in message.get("patches", {}).items():
            for key in patch.get("take", []):
                del self.view[field][str(key)]
            self.view[field] |= {str(thing[KEYED[field]]): thing for thing in patch["put"]}


def by_key(view: dict[str, Any]) -> dict[str, Any]:
    """A view whose many things are found by their keys."""
    for field, key in KEYED.items():
        if field in view:
            view[field] = {str(thing[key]): thing for thing in view[field]}
    return view


def expected(table: Table, seat: int | None) -> dict[str, Any]:
    """The view that a seat has of the position."""
    view = projection.full_view(table.position.view(seat))
    return by_key(json.loads(msgspec.json.encode(view)))


def things(message: Any) -> Iterator[dict[str, Any]]:
    """All objects in a message."""
    if isinstance(message, dict):
        yield message
        message = list(message.values())
    for inner in message if isinstance(message, list) else ():
        yield from things(inner)


def check_no_secret_coins(listener: RecordingListener) -> None:
    """No city, hand, event or action reveals a coin of others before all may know it."""
    for message in listener.received():
        for thing in things(message):
            theirs = thing.get("seat") not in (None, listener.seat)
            if theirs and thing.get("known") is False:
                assert thing["coin"] is None
            if theirs and thing.get("event") == "san-andreas-city-founded":
                assert thing["coin"] is None
            for seat, hand in enumerate(thing.get("hands", ())):
                assert hand is None or seat == listener.seat
            lost = thing.get("lost", ())
            for seat, coins in enumerate(lost if isinstance(lost, list) else ()):  # no option of a table
                assert seat == listener.seat or coins.count(None) == len(coins)
            if any(event.get("known") is False for event in thing.get("events", ())):
                assert thing["actor"] == listener.seat or not re.fullmatch("swap [0-5]", thing["action"])
            if "actor" in thing and thing["actor"] != listener.seat:
                assert not str(thing.get("action", "")).startswith("found") or thing["action"].endswith("?")
