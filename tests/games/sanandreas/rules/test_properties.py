"""What holds in every game, however it is played."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules import events
from quakeboard.games.sanandreas.rules.actions import FOUND, MARK, decode, encode, seen_by
from quakeboard.games.sanandreas.rules.board import SIZE
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.kernel.settling import resting_plane
from quakeboard.games.sanandreas.rules.pieces import LAND, is_land
from quakeboard.games.sanandreas.rules.position import Position

GAME = SanAndreas()
seeds = st.integers(0, 2**32)
seat_counts = st.sampled_from([3, 4])


def eager_for_quakes(position: Position, rng: Rng) -> int:
    """A legal action that marks an epicentre more often than not, so that the ground moves a lot."""
    if position.phase_name() == "turn" and rng.below(4):
        marks = [code for code in position.codes() if MARK <= code < FOUND]
        if marks:
            return marks[rng.below(len(marks))]
    return int(position.sample(rng))


def positions(seed: int, seats: int, steps: int = 120) -> Iterator[Position]:
    """The positions of a game with many quakes, one object that goes on."""
    rng = Rng(seed)
    position = GAME.start(seats)
    for _ in range(steps):
        yield position
        if position.actor() == OVER:
            return
        position.step(eager_for_quakes(position, rng))


def late(seed: int, seats: int) -> Position:
    """Some position of such a game."""
    rng = Rng(f"stop {seed}")
    stop = rng.below(120)
    *_, position = positions(seed, seats, 1 + stop)
    return position


def overlap(one: Any, other: Any) -> bool:
    return abs(one.at[0] - other.at[0]) < 2 and abs(one.at[1] - other.at[1]) < 2


# ------------------------------------------------------------------ A5, A6


@settings(max_examples=15)
@given(seeds, seat_counts)
def test_a5_every_overlap_is_in_order_and_the_order_has_no_cycle(seed: int, seats: int) -> None:
    for position in positions(seed, seats):
        if position.phase_name() not in ("shift", "turn"):
            continue
        tiles = {tile.id: tile for tile in position.view(None).tiles}
        for one in tiles.values():
            for other in tiles.values():
                if one.id < other.id:
                    assert (other.id in one.over) + (one.id in other.over) == overlap(one, other)
        below = {tile: set(position.kernel.board.stack.overlapped(tile)[0]) for tile in tiles}
        below[LAND] = {tile for tile in tiles if tiles[tile].under_land}
        while below:  # take away what lies on nothing that is left
            lowest = [tile for tile, under in below.items() if not under & below.keys()]
            assert lowest, "a cycle"
            for tile in lowest:
                del below[tile]


@settings(max_examples=15)
@given(seeds, seat_counts)
def test_a6_every_tile_rests_on_what_lies_below_it(seed: int, seats: int) -> None:
    """Settling only what a shift can affect leaves every tile where settling everything anew would."""
    position = late(seed, seats)
    tiles = {tile.id: tile for tile in position.view(None).tiles}
    for tile in tiles.values():
        bounds = [Fraction(0)] * 9
        for other in tile.over:
            spaces = (
                [(x, y) for x in (0, 1) for y in (0, 1) if _lies_on_land(tile, x, y)]
                if other == "land"
                else [
                    (x, y)
                    for x in (0, 1)
                    for y in (0, 1)
                    if 0 <= tile.at[0] + x - tiles[other].at[0] < 2
                    and 0 <= tile.at[1] + y - tiles[other].at[1] < 2
                ]
            )
            for x, y in spaces:
                for u in (x - 1, x):
                    for v in (y - 1, y):
                        top = Fraction(1) if other == "land" else _underside(tiles[other], tile, u, v) + 1
                        bounds[3 * u + v + 4] = max(bounds[3 * u + v + 4], top)
        assert resting_plane(bounds)[2] == _underside(tile, tile, 0, 0)
        assert resting_plane(bounds)[:2] == tile.underside.lean


def _lies_on_land(tile: Any, x: int, y: int) -> bool:
    return is_land((tile.at[0] + x, tile.at[1] + y))


def _underside(lower: Any, tile: Any, u: int, v: int) -> Fraction:
    """How high the lower tile's underside lies at a point that is named from the middle of `tile`."""
    a, b = lower.underside.lean
    c = sum(lower.underside.heights) / 4
    return c + a * (tile.at[0] + u - lower.at[0]) + b * (tile.at[1] + v - lower.at[1])


@settings(max_examples=20)
@given(seeds, seat_counts)
def test_a7_a_tile_is_too_steep_when_its_slope_is_longer_than_one(seed: int, seats: int) -> None:
    for tile in late(seed, seats).full_view().tiles:
        east, north = tile.underside.lean
        assert tile.steep == (east**2 + north**2 > 1)


@settings(max_examples=20)
@given(seeds, seat_counts)
def test_a6_shifting_nothing_changes_nothing(seed: int, seats: int) -> None:
    position = late(seed, seats)
    before = position.state()
    position.arrange((t.id, t.at, t.over, t.under_land) for t in position.full_view().tiles)
    assert position.state() == before


@settings(max_examples=15)
@given(seeds, seat_counts)
def test_a8_a11_a_city_falls_exactly_when_it_is_buried_sinks_or_its_lean_changes(
    seed: int, seats: int
) -> None:
    position = late(seed, seats)
    for tile in position.full_view().tiles[:6]:
        for face in range(1, 6):
            after = position.copy()
            after.push(tile.id, face)
            leans = {laid.id: laid.underside.lean for laid in position.full_view().tiles}
            now = {laid.id: laid for laid in after.full_view().tiles}
            for city in position.full_view().cities:
                at = city.at
                if city.tile == tile.id:
                    shift = now[tile.id].at[0] - tile.at[0], now[tile.id].at[1] - tile.at[1]
                    at = at[0] + shift[0], at[1] + shift[1]
                stands = now[city.tile].underside.lean == leans[city.tile] and at in now[city.tile].showing
                survivors = {(c.seat, c.coin): c.at for c in after.full_view().cities}
                assert ((city.seat, city.coin) in survivors) == stands
                assert not stands or survivors[city.seat, city.coin] == at


# ------------------------------------------------------------------ both ways in


@settings(max_examples=10)
@given(seeds, seat_counts)
def test_is_legal_means_to_be_listed(seed: int, seats: int) -> None:
    position = late(seed, seats)
    codes = position.codes()
    assert codes == sorted(set(codes), key=codes.index)
    legal = set(codes)
    assert {code for code in range(-1, FOUND + 6 * SIZE + 6) if position.is_legal(code)} == legal
    assert position.actor() == OVER or legal
    assert [encode(action) for action in position.legal()] == codes


@settings(max_examples=10)
@given(seeds, seat_counts)
def test_every_sample_is_legal_and_listed_playouts_are_the_same_games(seed: int, seats: int) -> None:
    position = late(seed, seats)
    rng = Rng(seed)
    if position.actor() != OVER:
        assert all(position.is_legal(position.sample(rng)) for _ in range(30))
    listed = position.copy()
    assert position.playout(Rng(seed)) == listed.kernel.playout_listed(Rng(seed))
    assert position.state() == listed.state()


@settings(max_examples=10)
@given(seeds, seat_counts)
def test_odds_sum_to_one_and_only_chance_has_any(seed: int, seats: int) -> None:
    for position in positions(seed, seats, 40):
        if position.actor() == CHANCE:
            assert sum(chance for _, chance in position.odds()) == 1
        else:
            assert position.odds() == []


@settings(max_examples=25)
@given(seeds, seat_counts)
def test_notation_reads_what_it_writes(seed: int, seats: int) -> None:
    for action in late(seed, seats).legal()[:200]:
        assert GAME.read(str(action)) == action


@settings(max_examples=15)
@given(seeds, seat_counts)
def test_apply_and_step_do_the_same_and_a_copy_is_independent(seed: int, seats: int) -> None:
    position = late(seed, seats)
    if position.actor() == OVER:
        return
    before = position.state()
    code = position.sample(Rng(seed))
    twin = position.copy()
    twin.step(code)
    assert position.state() == before
    told = position.apply(decode(code))
    assert told
    assert position.full_view() == twin.full_view()


# ------------------------------------------------------------------ coins: A4, A13, A14


@settings(max_examples=10)
@given(seeds, seat_counts)
def test_a4_no_coin_is_ever_lost_or_made(seed: int, seats: int) -> None:
    for position in positions(seed, seats):
        view = position.full_view()
        for seat in range(seats):
            on_board = [city.coin for city in view.cities if city.seat == seat]
            assert sorted([*(view.hands[seat] or ()), *view.destroyed[seat], *on_board]) == [0, 1, 2, 3, 4, 5]
        assert len(view.pawns) + len(view.epicentres) == 4


@settings(max_examples=25)
@given(seeds, seat_counts, st.integers(0, 2**32))
def test_a14_a_view_does_not_depend_on_coins_it_does_not_show(seed: int, seats: int, other: int) -> None:
    position = late(seed, seats)
    for seat in (None, *range(seats)):
        view = position.view(seat)
        assert GAME.restore(view).view(seat) == view
        sampled = GAME.secrets.deal(view, Rng(other))
        assert sampled.view(seat) == view
        if sampled.actor() not in (CHANCE, OVER) and sampled.actor() != seat:
            assert sampled.legal()


@settings(max_examples=25)
@given(seeds, seat_counts)
def test_a14_a_view_shows_ones_own_coins_and_known_ones_only(seed: int, seats: int) -> None:
    position = late(seed, seats)
    truth = position.full_view()
    for seat in (None, *range(seats)):
        view = position.view(seat)
        for city, true in zip(view.cities, truth.cities, strict=True):
            assert city.coin == (true.coin if city.seat == seat or city.known else None)
        for other in range(seats):
            assert view.hands[other] == (truth.hands[other] if other == seat else None)
            assert view.hand_sizes[other] == len(truth.hands[other] or ())
            hidden = sum(city.seat == other and city.coin is None for city in view.cities)
            expected = 0 if other == seat else hidden + view.hand_sizes[other]
            assert len(view.unknown[other]) == expected


@settings(max_examples=25)
@given(seeds, seat_counts)
@example(seed=1540, seats=4)  # seat 1 is asked to swap after a quake that seat 3 set off
def test_a_full_view_restores_the_very_position(seed: int, seats: int) -> None:
    position = late(seed, seats)
    restored = GAME.restore(position.full_view())
    assert restored.full_view() == position.full_view()
    assert restored.codes() == position.codes()
    assert restored.playout(Rng(seed)) == position.playout(Rng(seed))


@settings(max_examples=10)
@given(seeds, seat_counts)
def test_a14_after_a_scoring_all_coins_on_the_board_are_known(seed: int, seats: int) -> None:
    rng = Rng(seed)
    position = GAME.start(seats)
    while position.actor() != OVER:
        told = position.apply(decode(eager_for_quakes(position, rng)))
        if any(isinstance(event, events.CityScored) for event in told):
            assert all(city.known for city in position.view(None).cities)


def test_a14_events_and_actions_hide_the_coin_of_a_new_city() -> None:
    position = GAME.start(3)
    position.apply(GAME.read("first 0"))
    action = GAME.read("found 3,13 5")
    assert str(seen_by(action, 0, 0)) == "found 3,13 5"
    assert str(seen_by(action, 0, 1)) == str(seen_by(action, 0, None)) == "found 3,13 ?"
    founded = position.apply(action)[0]
    assert events.seen_by(founded, 0) == founded
    assert events.seen_by(founded, 1) == events.CityFounded(0, 4, (3, 13), None)


def test_a14_hidden_coins_are_dealt_evenly() -> None:
    """Seat 1 sees that seat 0 has founded with one of six coins: each is equally likely."""
    position = GAME.start(3)
    for text in ("first 0", "found 3,13 5"):
        position.apply(GAME.read(text))
    view = position.view(1)
    rng = Rng("evenly")
    counts = [0] * 6
    for _ in range(300):
        counts[GAME.secrets.deal(view, rng).full_view().cities[0].coin] += 1
    assert all(25 <= count <= 80 for count in counts)


def test_a14_the_coin_that_is_left_in_hand_is_any_of_six() -> None:
    """Seat 1 sees that seat 0 has founded five cities: the sixth coin can be each with the same odds."""
    position = GAME.start(3)
    spaces = [f"{x},{y}" for y in (15, 13, 11, 7, 5) for x in (4, 6)] + ["7,3", "9,3", "8,1", "10,1", "8,8"]
    position.apply(GAME.read("first 0"))
    for number, space in enumerate(spaces):
        position.apply(GAME.read(f"found {space} {number // 3}"))
    view = position.view(1)
    assert view.hand_sizes[0] == 1
    rng = Rng("left in hand")
    counts = [0] * 6
    for _ in range(300):
        (left,) = GAME.secrets.deal(view, rng).full_view().hands[0]
        counts[left] += 1
    assert all(25 <= count <= 80 for count in counts)


def test_a14_who_was_not_asked_to_swap_has_no_null_city() -> None:
    """Seat 2 is asked; seats 0 and 1 came before. Seat 0 has lost a coin, so its new city is no null."""
    position = third_is_asked_to_swap()
    view = position.view(1)
    assert view.unknown[0] == (0, 1, 2, 3, 4)
    for seed in range(60):
        sampled = GAME.secrets.deal(view, Rng(seed)).full_view()
        assert all(city.coin for city in sampled.cities if city.seat == 0)
    assert all(city.coin for city in GAME.restore(view).full_view().cities if city.seat == 0)


def test_a14_who_has_lost_no_coin_may_have_a_null_city_and_was_not_asked() -> None:
    view = third_is_asked_to_swap().view(0)
    assert view.destroyed[1] == ()
    cities = [GAME.secrets.deal(view, Rng(seed)).full_view().cities for seed in range(60)]
    assert any(city.coin == 0 for found in cities for city in found if city.seat == 1)


def third_is_asked_to_swap() -> Position:
    """Seat 2 is asked; of the seats 0 and 1, which came before, only seat 0 has lost a coin."""
    position = GAME.start(3)
    moves = """first 0 | found 1,13 5 | found 5,15 1 | found 2,14 5 | found 9,1 3 | found 5,13 2 | found 9,3 0
    mark 1,15 S | mark 1,16 M | mark 1,12 C | found 4,16 2 | found 3,11 3 | found 5,11 1 | mark 2,13 A
    roll 0 0 0 1"""
    for text in moves.replace("\n", "|").split("|"):
        position.apply(GAME.read(text.strip()))
    assert (position.phase_name(), position.actor(), position.turn) == ("swap", 2, 0)
    return position


# ------------------------------------------------------------------ compiled or not, the same games

PINNED = {3: ((23, 32, 10), 36), 4: ((23, 8, 7, 19), 40)}


def test_the_same_seed_gives_the_same_game_whether_compiled_or_not() -> None:
    found = {}
    for seats in (3, 4):
        position = GAME.start(seats)
        found[seats] = position.playout(Rng(1)), position.turn_number
    assert found == PINNED


def test_the_same_quakes_give_the_same_ground_whether_compiled_or_not() -> None:
    digest = sha256()
    for seed in range(6):
        *_, position = positions(seed, 4, 250)
        digest.update(repr(position.state()).encode())
    assert digest.hexdigest()[:16] == "462e9238c17f5389"


def test_perft_from_the_start() -> None:
    """Two turns. There are 158 pairs of neighbouring spaces and 32 spaces on coastal tiles, so by hand:
    6 · (92 · (6 · 91 + 4 · 32) - 6 · 2 · 158 - 4 · 32) + 4 · 32 · (6 · 91 + 3 · 31)."""
    position = GAME.start(3)
    position.step(position.codes()[0])
    total = 0
    for code in position.codes():
        after = position.copy()
        after.step(code)
        total += len(after.codes())
    by_hand = 6 * (92 * (6 * 91 + 4 * 32) - 6 * 2 * 158 - 4 * 32) + 4 * 32 * (6 * 91 + 3 * 31)
    assert (len(position.codes()), total) == (6 * 92 + 4 * 32, by_hand)
