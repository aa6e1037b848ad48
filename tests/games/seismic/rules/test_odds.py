"""The odds of every draw, against piles made as hands make them (rulings S5, S14, S17, S18, S19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random

import pytest

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules import pile
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.pieces import TILES
from quakeboard.games.seismic.rules.pile import Slots, Stock

from . import physical
from .likelihood import believable, chi_square
from .naive import QUAKES
from .physical import Recipe

NAMES = [tile.name for tile in TILES]

# ------------------------------------------------------------------ every pile there can be


def counts(tiles: Iterable[str]) -> tuple[int, ...]:
    found = Counter(tiles)
    return tuple(found[name] for name in NAMES)


def stock(what: Recipe) -> Stock:
    """The same few tiles as the kernel is told of them."""
    singles = (what.mixed["03"], what.mixed["02"], what.mixed["01"])
    packet = what.below + what.waiting.total()
    return Stock(counts(what.everything.elements()), singles, what.box, packet, balance=bool(what.junctions))


def computed(what: Stock, seen: Iterable[str], slots: Slots, set_up_draws: int = 2) -> dict[str, Fraction]:
    unseen = [count - gone for count, gone in zip(what.counts, counts(seen), strict=True)]
    weights = pile.weights(what, unseen, what.box, slots, set_up_draws)
    total = sum(weight for _, weight in weights)
    return {NAMES[tile]: Fraction(weight, total) for tile, weight in weights}


def shares(tally: Counter[str]) -> dict[str, Fraction]:
    return {tile: Fraction(count, tally.total()) for tile, count in tally.items()}


PLAIN = Recipe(Counter(["03", "03", "02", "Q1", "Q2"]), 3, Counter(["03", "02", "01", "01-23"]))
TWO_OF_A_QUAKE = Recipe(Counter(["03", "01", "Q1", "Q1", "Q2"]), 2, Counter(["03", "01", "+1:0"]))
ALL_SINGLES_MIXED = Recipe(Counter(["03", "02", "01", "Q4"]), 2, Counter(["01-23", "01-24", "01-23"]))
BIG_ONE = Recipe(Counter(["03", "02", "Q1", "Q2"]), 2, Counter(["03", "02", "02"]), Counter(["Q6"]), below=2)


@pytest.mark.parametrize("what", [PLAIN, TWO_OF_A_QUAKE, ALL_SINGLES_MIXED], ids=["plain", "twice", "all"])
def test_s5_the_odds_are_those_of_all_piles_there_can_be(what: Recipe) -> None:  # ruling S5
    """For every row of tiles that can come up, the next one is as likely as it is among all piles."""
    following: dict[tuple[str, ...], Counter[str]] = {}
    for deal in physical.deals(what):
        for drawn in range(len(deal)):
            following.setdefault(deal[:drawn], Counter())[deal[drawn]] += 1
    few, tiles = stock(what), max(len(seen) for seen in following) + 1
    for seen, tally in following.items():
        if len(seen) <= 3 or len(set(seen)) == len(seen):
            assert computed(few, seen, Slots(tiles - len(seen))) == shares(tally), seen


def test_s14_the_odds_with_the_big_one_at_the_bottom() -> None:  # ruling S14
    following: dict[tuple[str, ...], Counter[str]] = {}
    for deal in physical.deals(BIG_ONE):
        for drawn in range(len(deal)):
            following.setdefault(deal[:drawn], Counter())[deal[drawn]] += 1
    few = stock(BIG_ONE)
    for seen, tally in following.items():
        assert computed(few, seen, Slots(6 - len(seen))) == shares(tally), seen
    assert not any("Q6" in tally for seen, tally in following.items() if len(seen) < 3)


BALANCE = Recipe(
    mixed=Counter(["03", "02", "Q1", "Q2"]),
    box=1,
    rest=Counter(["03", "01-23", "+1:0"]),
    junctions=Counter(["+2:01", "+3:024"]),
    seats=2,
)


def test_s19_the_odds_with_a_pile_for_each_player() -> None:  # ruling S19
    """Seats 0 and 1 take turns; it matters how many of the dealt intersections each has seen."""
    following: dict[tuple[str, ...], Counter[str]] = {}
    for weight, row, (first, second) in physical.balanced_deals(BALANCE):
        draws = (*row, first[0], second[0], first[1], second[1])
        for drawn in range(len(draws)):
            following.setdefault(draws[:drawn], Counter())[draws[drawn]] += int(60 * weight)
    few = stock(BALANCE)
    for seen, tally in following.items():
        own = seen[2::2] if len(seen) % 2 == 0 else seen[3::2]
        had = sum(tile in BALANCE.junctions for tile in own)
        slots = Slots(3 - len(own), 1 - had)
        if len(seen) < 2:
            slots = Slots(8 - len(seen), without_quakes=True)
        assert computed(few, seen, slots, min(len(seen), 2)) == shares(tally), seen


# ------------------------------------------------------------------ whole games, every content of the box

PLAYED = ["", "big-one", "balance", "twin-cities", "twin-cities big-one"]
GAMES = [f"{variants} {density}".strip() for density in ("", "few", "many") for variants in PLAYED]
TABLES = [(variants, 2) for variants in GAMES] + [
    (f"balance {density}", seats) for density in ("few", "many") for seats in (3, 4)
]


@pytest.mark.parametrize(("variants", "seats"), TABLES)
def test_s5_the_odds_of_a_whole_game_are_those_of_every_box_there_can_be(variants: str, seats: int) -> None:
    position = Seismic.from_json({**physical.options(variants), "first": 0}).start(seats)
    rng = Rng(f"odds {variants}")
    draws = 0
    checked = 0
    while position.actor() != OVER:
        if position.actor() == CHANCE:
            if draws in (0, 1, 2, 25, 60) or (position.pile <= 12 and draws % 4 == 0):
                computed = {str(action).removeprefix("draw "): chance for action, chance in position.odds()}
                assert computed == physical.odds(variants, position.view(None)), f"after {draws} draws"
                checked += 1
            draws += 1
        position.step(position.sample(rng))
    assert checked >= 5


# ------------------------------------------------------------------ piles shuffled by hand


def family(tile: str) -> str:
    return "quake" if tile in QUAKES else tile if len(tile) == 2 else "+" if tile in JUNCTIONS else "other"


JUNCTIONS = physical.recipe("balance").junctions


@dataclass
class Group:
    """Piles that have shown as many tiles of each family, so that all of them have the same odds."""

    seen: list[str]
    slots: Slots
    following: Counter[str] = field(default_factory=Counter)


@pytest.mark.parametrize(
    ("variants", "draws"),
    [
        ("", 14),
        ("big-one", 12),
        ("twin-cities", 9),
        ("few", 14),
        ("many", 14),
        ("twin-cities big-one many", 9),
    ],
)
def test_s5_piles_shuffled_by_hand_follow_the_odds(variants: str, draws: int) -> None:
    what = physical.recipe(variants)
    the_stock = Seismic.from_json(physical.options(variants)).options.stock(2)
    rng = Random(f"by hand {variants}")
    groups: dict[tuple[int, ...], Group] = {}
    for _ in range(12_000):
        tiles = physical.shuffled(what, rng)
        assert len(tiles) == the_stock.pile
        seen = tiles[:draws]
        group = groups.setdefault(families(seen), Group(seen, Slots(len(tiles) - draws)))
        group.following[family(tiles[draws])] += 1
    check_groups(the_stock, groups.values())


@pytest.mark.parametrize(("variants", "pile"), [("balance", 36), ("balance few", 35), ("balance many", 37)])
def test_s19_piles_dealt_by_hand_follow_the_odds(variants: str, pile: int) -> None:
    """Two players have each drawn three tiles after the set-up: what is seat 0's next one?"""
    what = physical.recipe(variants, seats=2)
    the_stock = Seismic.from_json(physical.options(variants)).options.stock(2)
    rng = Random("dealt by hand")
    groups: dict[tuple[int, ...], Group] = {}
    for _ in range(12_000):
        row, (own, other) = physical.dealt(what, rng)
        assert (len(own), len(other)) == (pile, pile)
        seen = [*row, *own[:3], *other[:3]]
        had, others = (sum(tile in JUNCTIONS for tile in drawn) for drawn in (own[:3], other[:3]))
        group = groups.setdefault((*families(seen), had, others), Group(seen, Slots(pile - 3, 6 - had)))
        group.following[family(own[3])] += 1
    check_groups(the_stock, groups.values())


def families(tiles: Iterable[str]) -> tuple[int, ...]:
    found = Counter(map(family, tiles))
    return tuple(found[kind] for kind in ("03", "02", "01", "quake"))


def check_groups(what: Stock, groups: Iterable[Group]) -> None:
    """Chi-square over all groups that are large enough to say something."""
    statistic, degrees = 0.0, 0
    for group in groups:
        if group.following.total() >= 120:
            chances: Counter[str] = Counter()
            for tile, chance in computed(what, group.seen, group.slots).items():
                chances[family(tile)] += float(chance)  # type: ignore[assignment]
            more, freedom = chi_square(group.following, chances)
            statistic, degrees = statistic + more, degrees + freedom
    assert degrees >= 25, "too few piles to tell"
    assert believable(statistic, degrees)
