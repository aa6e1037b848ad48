"""Tables with lakes and with closed lost coins (rulings A3, A10, A12, A13, A14)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from extent import size
from hypothesis import given, settings
from hypothesis import strategies as st

from quakeboard.core.errors import BadOptions, IllegalAction
from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.squaregrid import SIDE_NAMES
from quakeboard.games.sanandreas.rules.actions import FOUND, MARK
from quakeboard.games.sanandreas.rules.events import CityDestroyed, CityScored, CoinSwapped, TilesSank
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.games.sanandreas.rules.scoring import coast_lines

from .boards import lay, play
from .naive import legal
from .naive_options import GroundWithLakes, Memory, deals

LAKES = SanAndreas.from_json({"first": 0, "lakes": True})
CLOSED = SanAndreas.from_json({"first": 0, "lost": "closed"})
BOTH = SanAndreas.from_json({"lakes": True, "lost": "closed"})


def shaken(position: Position, rng: Rng) -> int:
    """A legal action that marks an epicentre more often than not, so that the ground moves a lot."""
    marks = [code for code in position.codes() if MARK <= code < FOUND] if rng.below(3) else []
    return marks[rng.below(len(marks))] if marks else int(position.sample(rng))


# ------------------------------------------------------------------ options


def test_options_that_are_off_leave_no_trace_in_a_record() -> None:
    assert SanAndreas.from_json({"lakes": False, "lost": "open"}) == SanAndreas()
    assert SanAndreas().options_to_json() == {"first": None}
    assert BOTH.options_to_json() == {"first": None, "lakes": True, "lost": "closed"}
    assert SanAndreas.from_json(BOTH.options_to_json()) == BOTH


@pytest.mark.parametrize(
    ("options", "code"),
    [({"lakes": 1}, "bad-lakes"), ({"lakes": "yes"}, "bad-lakes"), ({"lost": "shut"}, "bad-lost")],
)
def test_other_values_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        SanAndreas.from_json(options)
    assert caught.value.code == code


# ------------------------------------------------------------------ lakes, by hand


def ring(game: SanAndreas) -> Position:
    """Tiles around 4,10: west of it tile 0, south 1, east 2, north 3."""
    return lay(
        game.start(3),
        """
        0 at 2,10
        1 at 3,8
        2 at 5,9
        3 at 4,11
        """,
    )


def test_a3_ocean_without_a_way_west_is_a_lake() -> None:
    assert ring(LAKES).view(None).lakes == ((4, 10),)
    assert ring(SanAndreas()).view(None).lakes == ()


def test_a3_a_way_from_corner_to_corner_joins_nothing() -> None:
    """3,12 is open sea and touches the lake 4,11 at a corner only."""
    position = lay(LAKES.start(3), "0 at 2,10\n1 at 4,9 over 2\n2 at 5,10\n3 at 4,12")
    assert (4, 11) in position.view(None).lakes
    assert (3, 12) not in position.view(None).lakes


def test_a10_a_tile_beside_a_lake_alone_is_not_coastal() -> None:
    drawn = "0 at 5,11\n1 at 5,13\n2 at 3,12\n3 at 3,10\n4 at 5,9\n5 at 1,12\n6 at 1,10\n7 at 3,14\n8 at 5,15"
    assert not lay(SanAndreas().start(3), drawn).kernel.board.is_coastal(0)
    # Without tile 3 there is water west of tile 0, closed in by tiles 2, 6 and 9.
    closed = drawn.replace("3 at 3,10\n", "") + "\n9 at 3,8"
    assert lay(SanAndreas.from_json({"first": 0}).start(3), closed).kernel.board.is_coastal(0)
    position = lay(LAKES.start(3), closed)
    assert set(position.view(None).lakes) >= {(3, 10), (4, 11)}
    assert not position.kernel.board.is_coastal(0)
    with pytest.raises(IllegalAction) as caught:
        play(position, "mark 5,11 S")
    assert (caught.value.code, caught.value.ruling) == ("only-lakes", "A10")


def test_a13_a_line_goes_on_across_a_lake() -> None:
    """From 5,10 west: the lake at 4,10 and tile 0 lie between it and the sea."""
    inland = {line.side: line.between for line in coast_lines(ring(LAKES), (5, 10))}
    before = {line.side: line.between for line in coast_lines(ring(SanAndreas()), (5, 10))}
    assert (inland["W"], before["W"]) == (3, 0)


# ------------------------------------------------------------------ lakes, by a slow and simple model


@settings(max_examples=size(30, 6))
@given(st.integers(0, 2**32))
def test_a3_a10_a12_a13_agree_with_the_model(seed: int) -> None:
    rng = Rng(seed)
    position = BOTH.start(3 + seed % 2)
    while position.actor() != OVER and position.turn_number < 60:
        events = position.happen(shaken(position, rng))
        view = BOTH.secrets.full_view(position)
        ground = GroundWithLakes.of(view)
        if position.phase_name() in ("turn", "swap", "over"):
            assert ground.islands() == set()
        assert all(set(event.tiles).isdisjoint(ground.at) for event in events if isinstance(event, TilesSank))
        if position.phase_name() not in ("turn", "shift") or rng.below(3):
            continue
        lakes = ground.lakes()
        assert set(view.lakes) == lakes
        for laid in view.tiles:
            assert laid.coastal == ground.is_coastal(laid.id)
            for space, nearest in zip(laid.showing, laid.coasts, strict=True):
                ways = ground.coasts(space)
                first = min(ways, key=ways.__getitem__) if ways else None
                assert nearest == (first and (SIDE_NAMES.index(first), ways[first]))


@settings(max_examples=size(30, 6))
@given(st.integers(0, 2**32))
def test_legal_turns_agree_with_the_model(seed: int) -> None:
    rng = Rng(seed)
    position = BOTH.start(3)
    while position.actor() != OVER and position.turn_number < 40:
        position.step(shaken(position, rng))
        if position.phase_name() in ("turn", "swap") and not rng.below(4):
            view = BOTH.secrets.full_view(position)
            assert position.texts() == legal(view, GroundWithLakes)


def test_games_with_lakes_have_some() -> None:
    """Otherwise the model is compared with nothing."""
    found = scored = 0
    for seed in range(40):
        rng, position = Rng(seed), LAKES.start(3)
        while position.actor() != OVER and position.turn_number < 60:
            events = position.happen(shaken(position, rng))
            if position.view(None).lakes:
                found += 1
                scored += any(isinstance(event, CityScored) for event in events)
    assert found > 20
    assert scored


# ------------------------------------------------------------------ lost coins, by hand


def lose_a_coin(game: SanAndreas) -> Position:
    """Seat 0 loses the 5 at 1,13 before it was scored, and has a null city at 9,1."""
    position = game.start(3)
    play(position, "found 1,13 5", "found 5,15 1", "found 5,13 1", "found 9,1 0")
    play(position, "mark 1,15 S", "mark 1,16 M", "mark 1,12 C", "mark 2,14 A", "roll 0 0 0 1")
    return position


def test_a14_a_lost_coin_stays_closed_until_it_is_scored() -> None:
    position = lose_a_coin(CLOSED)
    assert position.view(0).lost == ((5,), (), ())
    assert position.view(0).destroyed == ((), (), ())
    for seat in (1, 2, None):
        assert position.view(seat).lost == ((None,), (), ())
        assert 5 in position.view(seat).unknown[0]
    assert [str(action) for action in position.legal()] == ["swap 5", "pass"]
    told = position.apply(CLOSED.read("swap 5"))
    for seat in (1, None):
        action, seen = CLOSED.secrets.seen_by(seat, 0, CLOSED.read("swap 5"), told)
        assert str(action) == "swap ?"
        assert [event.coin for event in seen if isinstance(event, CoinSwapped)] == [None]
        assert [event.score.coin for event in seen if isinstance(event, CityScored)][-1:] == [5]
    assert str(CLOSED.secrets.seen_by(0, 0, CLOSED.read("swap 5"), told)[0]) == "swap 5"
    assert position.view(1).destroyed[0] == (0,)
    assert next(city.coin for city in position.view(1).cities if city.at == (9, 1)) == 5


def test_a14_a_coin_that_was_scored_is_lost_openly() -> None:
    position = lose_a_coin(CLOSED)
    play(position, "pass")  # the cities on 5,15, 5,13 and 9,1 are scored
    known = {(city.seat, city.coin) for city in position.view(None).cities if city.known}
    assert known == {(1, 1), (2, 1), (0, 0)}
    assert CLOSED.secrets.known(position.view(1)) >= {(0, 0), (2, 1)}
    rng = Rng(3)
    while not any(1 in position.view(None).destroyed[seat] for seat in (1, 2)):
        position.step(shaken(position, rng))
    assert position.view(0).lost[1] == tuple(None for _ in position.view(1).lost[1])


def test_a14_open_lost_coins_are_as_before() -> None:
    position = lose_a_coin(SanAndreas.from_json({"first": 0}))
    assert position.view(1).destroyed == ((5,), (), ())
    assert position.view(1).lost == ((), (), ())


def test_events_of_a_closed_loss_name_no_coin_to_others() -> None:
    position = CLOSED.start(3)
    play(position, "found 1,13 5", "found 5,15 1", "found 5,13 1", "found 9,1 0")
    play(position, "mark 1,15 S", "mark 1,16 M", "mark 1,12 C")
    play(position, "mark 2,14 A")
    told = position.apply(CLOSED.read("roll 0 0 0 1"))
    lost = [event for event in told if isinstance(event, CityDestroyed)]
    assert [(event.coin, event.known) for event in lost] == [(5, False)]
    _, seen = CLOSED.secrets.seen_by(1, -1, CLOSED.read("roll 0 0 0 1"), told)
    assert [event.coin for event in seen if isinstance(event, CityDestroyed)] == [None]
    _, own = CLOSED.secrets.seen_by(0, -1, CLOSED.read("roll 0 0 0 1"), told)
    assert [event.coin for event in own if isinstance(event, CityDestroyed)] == [5]


# ------------------------------------------------------------------ lost coins, by a slow and simple model


@settings(max_examples=size(30, 6))
@given(st.integers(0, 2**32))
def test_a14_every_view_shows_what_the_model_knows(seed: int) -> None:
    rng = Rng(seed)
    position = BOTH.start(3 + seed % 2)
    memory = Memory()
    while position.actor() != OVER and position.turn_number < 60:
        position.step(shaken(position, rng))
        state: Any = position.state()
        memory.follow(state, position.actor() if position.actor() >= 0 else None)
        for viewer in (*range(position.seats), None):
            view = position.view(viewer)
            assert view == BOTH.secrets.view_for_seat(position, position.view(0), viewer)
            for shown, city in zip(view.cities, state["cities"], strict=True):
                coin = city["seat"], city["coin"]
                assert shown.known == (coin in memory.known)
                assert shown.coin == (city["coin"] if coin in memory.known or viewer == coin[0] else None)
            for seat, coins in enumerate(state["destroyed"]):
                opened = [coin for coin in coins if (seat, coin) in memory.known]
                closed = [coin for coin in coins if (seat, coin) not in memory.known]
                assert list(view.destroyed[seat]) == opened
                assert list(view.lost[seat]) == (closed if viewer == seat else [None] * len(closed))
                hidden = [coin for coin in range(6) if (seat, coin) not in memory.known]
                assert list(view.unknown[seat]) == ([] if viewer == seat else hidden)


@settings(max_examples=size(20, 5))
@given(st.integers(0, 2**32))
def test_a_deal_agrees_with_the_view_it_was_made_from(seed: int) -> None:
    rng = Rng(seed)
    position = BOTH.start(3)
    while position.actor() != OVER and position.turn_number < 60:
        position.step(shaken(position, rng))
        if position.phase_name() == "swap" or not rng.below(5):
            for viewer in (0, 2, None):
                view = position.view(viewer)
                assert BOTH.secrets.deal(view, rng).view(viewer) == view
                assert BOTH.restore(view).view(viewer) == view
        full = BOTH.secrets.full_view(position)
        assert BOTH.secrets.full_view(BOTH.restore(full)) == full


def passed_over() -> Any:
    """A view in which a seat with a coin lost face down was not asked, so that it has no null city."""
    for seed in range(400):
        rng, position = Rng(seed), BOTH.start(3)
        while position.actor() != OVER and position.turn_number < 60:
            position.step(shaken(position, rng))
            view = position.view(None)
            if view.phase != "swap":
                continue
            for seat in range(3):
                before = (seat - view.turn) % 3 < (view.actor - view.turn) % 3
                face_down = any(city.seat == seat and city.coin is None for city in view.cities)
                if before and face_down and view.lost[seat] and 0 in view.unknown[seat]:
                    return view, seat
    raise AssertionError("no such game")


def test_a13_every_deal_that_can_be_is_equally_likely() -> None:
    view, seat = passed_over()
    hand, lost = view.hand_sizes[seat], len(view.lost[seat])
    expected = deals(view.unknown[seat], hand, lost, no_null_city=True)
    rng, each = Rng(1), 40
    found: Counter[Any] = Counter()
    for _ in range(each * len(expected)):
        full = BOTH.secrets.full_view(BOTH.secrets.deal(view, rng))
        hidden = [n for n, city in enumerate(view.cities) if city.seat == seat and city.coin is None]
        cities = tuple(full.cities[n].coin for n in hidden)
        found[frozenset(full.hands[seat]), frozenset(full.lost[seat]), cities] += 1
    assert set(found) == expected
    square = sum((count - each) ** 2 / each for count in found.values())
    freedom = len(expected) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5


# ------------------------------------------------------------------ A9 and A10: covered pawns


@pytest.mark.parametrize("game", [SanAndreas.from_json({"first": 0}), LAKES, CLOSED])
def test_a9_a10_a_covered_pawn_does_not_take_the_space_above_it(game: SanAndreas) -> None:
    """Tile 0 dips under tile 3 with the pawn M on its southern row: the spaces above it stay free."""
    position = game.start(3)
    play(position, "mark 1,15 M", "mark 2,15 S", "mark 5,3 C", "mark 7,1 A", "roll 4 0 0 0")
    assert ("M", 0) in [(mark.pawn, mark.tile) for mark in position.view(None).epicentres]
    covered = next(mark.at for mark in position.view(None).epicentres if mark.pawn == "M")
    assert covered not in next(tile for tile in position.view(None).tiles if tile.id == 0).showing
    at = f"{covered[0]},{covered[1]}"
    texts = position.texts()
    assert f"mark {at} S" in texts
    assert any(text.startswith(f"found {at} ") for text in texts)
    play(position, f"mark {at} S")
    assert sorted(mark.pawn for mark in position.view(None).epicentres if mark.at == covered) == ["M", "S"]
