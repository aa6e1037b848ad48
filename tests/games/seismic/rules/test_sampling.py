"""Random play inside the kernel: chance by its odds, seats evenly, the same once the box is settled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules.actions import decode
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.phases import NOTE_TURNED_UP
from quakeboard.games.seismic.rules.position import Position

from . import physical
from .boards import drawn, play
from .drawings import FOUR_EAST_OF_TOWN, KEYHOLE
from .likelihood import agrees
from .naive import QUAKES


def sampled(position: Position, times: int, seed: str) -> Counter[str]:
    """How often each action was chosen."""
    rng = Rng(seed)
    names = position.fragment_names()
    codes = Counter(position.sample(rng) for _ in range(times))
    return Counter({str(decode(position.table, code, names)): count for code, count in codes.items()})


def after(draws: int, variants: str, seed: str) -> Position:
    """A game at the moment when its next tile would be number `draws` to be turned up."""
    position = Seismic.from_json({**physical.options(variants), "first": 0}).start(2)
    rng = Rng(seed)
    while position.actor() != CHANCE or draws:
        assert position.actor() != OVER, "the game was shorter than that"
        draws -= position.actor() == CHANCE
        position.step(position.sample(rng))
    return position


# ------------------------------------------------------------------ chance


@pytest.mark.parametrize(
    ("draws", "variants"),
    [
        (0, ""),
        (20, ""),
        (60, ""),
        (72, "big-one"),
        (20, "big-one"),
        (0, "balance"),
        (1, "balance"),
        (30, "balance"),
        (20, "twin-cities"),
        (137, "twin-cities big-one"),
        (20, "few"),
        (40, "many"),
        (1, "balance many"),
        (30, "balance few"),
        (60, "twin-cities few"),
    ],
)
def test_s5_a_sampled_draw_is_as_likely_as_its_odds(draws: int, variants: str) -> None:
    position = after(draws, variants, f"{variants} {draws}")
    expected = {str(action): float(chance) for action, chance in position.odds()}
    assert len(expected) > 1
    assert agrees(sampled(position, 3000, "draws"), expected)


def test_s14_a_sampled_draw_among_the_last_six() -> None:
    position = drawn(face_up="03 02", pile="03 02 02 Q3 01 Q6", to_draw=1, variants="big-one")
    expected = dict.fromkeys(["draw 03", "draw Q3", "draw 01", "draw Q6"], 1 / 6) | {"draw 02": 2 / 6}
    assert agrees(sampled(position, 3000, "last six"), expected)


def test_s13_a_sampled_first_seat_is_any_seat() -> None:
    position = Seismic().start(3)
    assert agrees(sampled(position, 1500, "first"), {f"first {seat}": 1 / 3 for seat in range(3)})


# ------------------------------------------------------------------ seats


def a_lay() -> Position:
    return drawn(FOUR_EAST_OF_TOWN, face_up="01-23 01-23 +3:024")


def the_only_lay() -> Position:
    return drawn(KEYHOLE, face_up="03 01 02")


def a_lay_near_the_edge() -> Position:
    return drawn("03 at 1,0 r1 \n 03 at 2,0 r1", face_up="03 02", table=(7, 7))


def a_claim() -> Position:
    position = drawn(KEYHOLE, face_up="01-34 03 02")
    play(position, "lay 01-34 2,-1 r0")
    return position


def a_claim_or_a_second_lay() -> Position:
    position = drawn(KEYHOLE, face_up="01-34 03 02", variants="road-crews-dilemma")
    play(position, "lay 01-34 2,-1 r0")
    return position


def a_side() -> Position:
    position = drawn("03 at 1,0 r1 \n 03 at -1,0 r1 \n 03 at 0,1 r2", face_up="02", pile="Q1 01", to_draw=1)
    play(position, "draw Q1")
    return position


def a_town() -> Position:
    position = drawn(face_up="02", pile="Q1 01", to_draw=1, variants="twin-cities")
    play(position, "draw Q1")
    return position


def an_aftershock() -> Position:
    position = drawn(
        "01-24 at 1,0 r0 \n 02 at 0,1 r3 \n 03 at -1,0 r1 \n 03 at -2,0 r1",
        face_up="02",
        pile="Q1 01",
        to_draw=1,
        variants="aftershocks",
    )
    play(position, "draw Q1")
    return position


@pytest.mark.parametrize(
    "make",
    [
        a_lay,
        the_only_lay,
        a_lay_near_the_edge,
        a_claim,
        a_claim_or_a_second_lay,
        a_side,
        a_town,
        an_aftershock,
    ],
)
def test_a_seat_chooses_every_legal_action_equally_often(make: Callable[[], Position]) -> None:
    position = make()
    assert position.actor() == 0
    actions = [str(action) for action in position.legal()]
    times = 40 * len(actions) + 500
    assert agrees(sampled(position, times, make.__name__), dict.fromkeys(actions, 1 / len(actions)))


# ------------------------------------------------------------------ the box settled


@pytest.mark.parametrize(
    ("draws", "variants"),
    [
        (0, ""),
        (30, ""),
        (25, "big-one"),
        (1, "balance"),
        (40, "balance"),
        (30, "few"),
        (30, "many"),
        (25, "big-one few"),
        (40, "balance many"),
    ],
)
def test_s5_a_settled_box_is_as_likely_as_what_was_seen_makes_it(draws: int, variants: str) -> None:
    position = after(draws, variants, f"box {variants} {draws}")
    view = position.view(None)
    seen = physical.recipe(variants).everything - Counter(view.unseen)
    expected: Counter[tuple[int, ...]] = Counter()
    for weight, held in physical.weighed_boxes(variants, seen, view.under_way.set_up_draws):
        expected[contents(held)] += weight  # type: ignore[assignment]
    total = expected.total()
    rng = Rng("box")
    observed: Counter[tuple[int, ...]] = Counter()
    quakes: Counter[str] = Counter()
    for _ in range(2500):
        settled = position.copy()
        settled.kernel.settle_box(rng)
        left = settled.view(None)
        held = Counter(view.unseen) - Counter(left.unseen)
        assert held.total() == view.boxed
        assert (left.boxed, left.pile, sum(left.unseen.values())) == (0, view.pile, view.pile)
        observed[contents(held)] += 1
        quakes.update(tile for tile in held if tile in QUAKES)
    assert agrees(observed, {key: float(Fraction(weight) / total) for key, weight in expected.items()})
    unseen = [tile for tile in physical.recipe(variants).mixed if tile in QUAKES and view.unseen[tile]]
    assert agrees(quakes, dict.fromkeys(unseen, 1 / len(unseen)))


def contents(held: Counter[str]) -> tuple[int, ...]:
    """What a box holds, quakes by their number."""
    return held["03"], held["02"], held["01"], sum(held[quake] for quake in QUAKES)


def test_s5_a_box_is_settled_once() -> None:
    position = after(5, "", "once")
    position.kernel.settle_box(Rng(1))
    settled = position.view(None)
    position.kernel.settle_box(Rng(2))
    assert position.view(None) == settled


# ------------------------------------------------------------------ whole games

DRAWS = 30
GAMES = 150


def turned_up(position: Position, how: str, rng: Rng) -> list[int]:
    """The first tiles of a game that is played at random, one way or the other."""
    journal: list[Any] = []
    position.kernel.journal = journal
    if how == "playout":
        position.playout(rng)
    while position.actor() != OVER:
        position.step(position.sample(rng))
    tiles = [facts[2] for facts in journal if facts[0] == NOTE_TURNED_UP]
    return tiles[:DRAWS]


@pytest.mark.parametrize("how", ["playout", "step by step"])
def test_s5_whole_games_turn_up_what_the_pile_holds_on_average(how: str) -> None:
    """On average three of 73 tiles are quakes and five straights, whether the box is settled first or not."""
    names = list(Seismic().start(2).view(None).unseen)
    rng = Rng(how)
    games = [turned_up(Seismic().start(2), how, rng) for _ in range(GAMES)]
    for chance, kinds in [
        (3 / 73, QUAKES),
        (5 / 73, ["03"]),
        (5 / 73, ["01"]),
        (13 / 73, [n for n in names if n[0] == "+"]),
    ]:
        found = sum(names[tile] in kinds for tiles in games for tile in tiles)
        draws = sum(len(tiles) for tiles in games)
        assert draws > 0.9 * DRAWS * GAMES
        assert abs(found - draws * chance) < 4 * sqrt(draws * chance)


@pytest.mark.parametrize(
    "variants", ["", "road-crews-dilemma aftershocks", "twin-cities", "balance", "big-one"]
)
def test_a_playout_is_the_same_game_as_one_that_lists_every_action(variants: str) -> None:
    game = Seismic.from_json({"variants": variants.split(), "columns": 15, "rows": 9})
    for seed in range(4):
        fast, listed = game.start(3), game.start(3)
        assert fast.playout(Rng(seed)) == listed.kernel.playout_listed(Rng(seed))
        assert fast.view(None) == listed.view(None)
        assert fast.actor() == OVER
