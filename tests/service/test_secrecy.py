"""A coin that lies face down is its owner's secret (ruling A14): no byte that others get depends on it."""

from __future__ import annotations

import itertools
import json
import random
import secrets
from typing import Any

import msgspec
import pytest

from quakeboard.service import listing
from quakeboard.service.messages import Act, Undo
from quakeboard.service.table import Table

from .application import FakeTimeService, RecordingListener, TableHarness, begin, plan
from .client import check_no_secret_coins

SEATS = 3
CLOSED = {"first": 0, "lakes": True, "lost": "closed"}
"""A table where a coin that is lost before it was scored is as secret as one in hand."""


def secrets_of(table: Table, seat: int) -> set[int]:
    """The coins that only this seat knows."""
    view = table.position.view(seat)
    cities = {city.coin for city in view.cities if city.seat == seat and not city.known}
    return cities | set(view.hands[seat]) | set(view.lost[seat])


async def test_no_message_shows_a_coin_to_others(service: FakeTimeService) -> None:
    for seed, options in enumerate(({"first": 0}, {"first": 0}, CLOSED, CLOSED)):
        harness = await begin(service, plan(seats=SEATS, options=options))
        listeners = [await harness.listen(seat, speaks="en") for seat in (*range(SEATS), None)]
        dice = random.Random(seed)
        founded = 0
        while harness.table.asked is not None:
            await harness.act(str(dice.choice(harness.table.legal())))
            founded += harness.table.moves[-1].action.startswith("found")
            if dice.random() < 0.1 and harness.table.asked is not None and not harness.table.moves[-1].chance:
                await harness.do(harness.table.moves[-1].seat, Undo)
        assert founded >= SEATS
        for listener in listeners:
            assert listener.received("update")[-1]["info"]["state"] == "over"
            check_no_secret_coins(listener)
            later = RecordingListener(listener.seat, listener.language)
            later.send(await harness.live_table.history(later, 0, 50, None))
            check_no_secret_coins(later)


def test_the_check_would_see_a_coin() -> None:
    leak = RecordingListener(1)
    for thing in (
        {"seat": 0, "coin": 3, "known": False},
        {"hands": [[1, 2], None]},
        {"actor": 0, "action": "found 1,11 3"},
        {"event": "san-andreas-city-founded", "seat": 0, "coin": 3},
        {"event": "san-andreas-city-destroyed", "seat": 0, "coin": 3, "known": False},
        {"lost": [[3], []]},
        {"actor": 0, "action": "swap 3", "events": [{"seat": 0, "coin": None, "known": False}]},
    ):
        leak.sent = [json.dumps({"type": "update", "view": [thing]}).encode()]
        with pytest.raises(AssertionError):
            check_no_secret_coins(leak)


# ------------------------------------------------------------------ the permutation


Actions = list[tuple[int, str]]


async def messages_of(
    service: FakeTimeService, actions: Actions, seed: int, options: dict[str, Any]
) -> tuple[TableHarness, dict[Any, bytes]]:
    """What each listener is sent for these actions, with the same chance and without the table's id."""
    secrets.token_bytes.__self__.seed(seed)  # type: ignore[attr-defined]
    harness = await begin(service, plan(seats=SEATS, options=options, public=True))
    before = len(service.quakes.latest())
    listeners = [await harness.listen(seat, speaks="en") for seat in (*range(SEATS), None)]
    for seat, action in actions:
        if action == "undo":
            await harness.do(seat, Undo)
        else:
            await harness.do(seat, Act, action=action)
    listeners += [await harness.listen(seat, have=4, speaks="fr") for seat in (*range(SEATS), None)]
    sent_to: dict[Any, bytes] = dict.fromkeys((*range(SEATS), None), b"")
    for listener in listeners:
        sent_to[listener.seat] += b"\n".join(listener.sent).replace(harness.live_table.id.encode(), b"table")
    quakes = service.quakes.latest()[before:]
    lists = [listing.public_view(harness.live_table), listing.line_of(harness.live_table), quakes]
    sent_to[None] += msgspec.json.encode(lists).replace(harness.live_table.id.encode(), b"table")
    return harness, sent_to


def swapped(actions: Actions, owner: int, one: int, other: int) -> Actions:
    """The same actions, but that the owner had two coins in each other's place."""
    place = {str(one): str(other), str(other): str(one)}

    def swap(action: str) -> str:
        head, _, coin = action.rpartition(" ")
        return f"{head} {place.get(coin, coin)}" if head.startswith(("found", "swap")) else action

    return [(seat, swap(action) if seat == owner else action) for seat, action in actions]


@pytest.mark.parametrize(
    ("keen", "moments", "options"),
    [(0.0, {14}, {"first": 0}), (0.4, {18, 36}, {"first": 0}), (0.4, {26, 50}, CLOSED)],
)
async def test_others_are_sent_the_same_whatever_lies_face_down(
    service: FakeTimeService, keen: float, moments: set[int], options: dict[str, Any]
) -> None:
    """Two coins that nobody knows are exchanged from the beginning: not one byte to others changes."""
    dice = random.Random(2)
    harness, _ = await messages_of(service, [], 2, options)
    actions: Actions = []
    compared = 0
    while harness.table.asked is not None and len(actions) < max(moments):
        legal = [str(action) for action in harness.table.legal()]
        marks = [text for text in legal if text.startswith("mark")]
        action = dice.choice(marks if marks and dice.random() < keen else legal)
        actions.append((harness.table.asked, action))
        await harness.act(action)
        if dice.random() < 0.1 and harness.table.asked is not None and not harness.table.moves[-1].chance:
            actions.append((actions[-1][0], "undo"))
            await harness.do(actions[-1][0], Undo)
        if len(actions) in moments:
            compared += await _compare(service, harness, actions, options)
    assert compared >= 2


async def _compare(
    service: FakeTimeService, harness: TableHarness, actions: Actions, options: dict[str, Any]
) -> int:
    _, sent_to = await messages_of(service, actions, 2, options)
    compared = 0
    for owner in range(SEATS):
        # Who has a null city is asked after a quake, and that all can see (ruling A13).
        hidden = sorted(secrets_of(harness.table, owner) - {0})
        for one, other in itertools.combinations(hidden, 2):
            exchanged = swapped(actions, owner, one, other)
            if exchanged == actions:
                continue  # both are in hand
            _, also = await messages_of(service, exchanged, 2, options)
            assert also[owner] != sent_to[owner]
            for seat in {*range(SEATS), None} - {owner}:
                assert also[seat] == sent_to[seat]
            compared += 1
            break
    return compared
