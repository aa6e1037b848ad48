"""The draw pile as hands make it: tiles mixed, boxed, shuffled and dealt (rulings S5, S14, S17, S18, S19).

`Recipe` says what is put where. `deals` makes every pile there can be, for recipes of a few tiles; `shuffled`
makes one at random; `odds` weighs every content of the box by how likely it makes the tiles seen so far. In
Balance a quake that comes up in the set-up is shuffled back. A game is named by its variants and, unless as
many go to the box as is printed, by `few` or `many`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import comb, perm, prod
from random import Random
from typing import Any

from quakeboard.games.seismic.rules.view import SeismicView

from .naive import BOX, QUAKES

Tiles = Counter[str]


@dataclass(frozen=True)
class Recipe:
    mixed: Tiles
    """Mixed unseen..."""
    box: int
    """... of which so many go to the box."""
    rest: Tiles
    """What the others are shuffled into."""
    waiting: Tiles = field(default_factory=Counter)
    """The Big One: tiles that are shuffled with `below` others and put at the bottom."""
    below: int = 0
    junctions: Tiles = field(default_factory=Counter)
    """Balance: dealt evenly onto the piles."""
    seats: int = 0
    """Balance: how many piles there are."""

    @property
    def singles(self) -> list[str]:
        """What is mixed with the quakes."""
        return [tile for tile in self.mixed if tile not in QUAKES]

    @property
    def everything(self) -> Tiles:
        return self.mixed + self.rest + self.waiting + self.junctions


BOXED = {
    "few": {1: 9, 2: 18, "big-one": 8, "both": 16},
    "printed": {1: 6, 2: 12, "big-one": 5, "both": 10},
    "many": {1: 3, 2: 6, "big-one": 2, "both": 4},
}
"""How many of the mixed tiles go to the box: with one box, two, with The Big One, with it and two boxes."""
BOXED_IN_BALANCE = {
    "few": {2: 7, 3: 8, 4: 9},
    "printed": {2: 5, 3: 5, 4: 5},
    "many": {2: 3, 3: 2, 4: 1},
}
"""The same in Balance, by the number of seats: a tile a player more or fewer, so that the deal stays even."""


def density(variants: str) -> str:
    return next((word for word in ("few", "many") if word in variants.split()), "printed")


def options(variants: str) -> dict[str, Any]:
    """The options of the game that is named so."""
    chosen = [word for word in variants.split() if word not in BOXED]
    return {"variants": chosen, "quakes": density(variants)}


def boxed(variants: str, seats: int) -> int:
    if "balance" in variants:
        return BOXED_IN_BALANCE[density(variants)][seats]
    big, twin = "big-one" in variants, "twin-cities" in variants
    return BOXED[density(variants)]["both" if big and twin else "big-one" if big else 1 + twin]


def recipe(variants: str, seats: int = 2) -> Recipe:
    """What the rulings say."""
    boxes = 2 if "twin-cities" in variants else 1
    everything = Counter({tile: boxes * count for tile, count in BOX.items()})
    big = "big-one" in variants
    singles = Counter({"03": 2 * boxes, "02": 2 * boxes, "01": (1 if big else 2) * boxes})
    quakes = Counter(dict.fromkeys(QUAKES[:-1] if big else QUAKES, boxes))
    waiting = Counter({"Q6": boxes} if big else {})
    junctions = Counter({tile: 1 for tile in BOX if tile.startswith("+") and tile != "+1:0"})
    if "balance" not in variants:
        junctions.clear()
    rest = everything - singles - quakes - waiting - junctions
    return Recipe(singles + quakes, boxed(variants, seats), rest, waiting, 5 * boxes * big, junctions, seats)


# ------------------------------------------------------------------ what the box may hold


@cache
def boxes(variants: str, seats: int) -> list[tuple[int, Tiles]]:
    """Every content of the box, and in how many ways it comes about."""
    what = recipe(variants, seats)
    found: list[tuple[int, Tiles]] = [(1, Counter())]
    for kind, count in what.mixed.items():
        found = [
            (ways * comb(count, inside), held + Counter({kind: inside}))
            for ways, held in found
            for inside in range(min(count, what.box - held.total()) + 1)
        ]
    return [(ways, held) for ways, held in found if held.total() == what.box]


def weighed_boxes(
    variants: str, seen: Tiles, set_up_draws: int, seats: int = 2
) -> Iterator[tuple[Fraction | int, Tiles]]:
    """Every content of the box with its weight, given how many tiles of each kind have been turned up.

    A shuffled pile shows a given row of tiles as often as its tiles of each kind can be put there. Balance
    draws the tiles of the set-up from those only that are no quakes.
    """
    what = recipe(variants, seats)
    all_in = {kind: what.rest[kind] + what.mixed[kind] for kind in what.mixed}
    calm = sum(count for kind, count in (what.rest + what.mixed).items() if kind not in QUAKES)
    for ways, held in boxes(variants, seats):
        weight: Fraction | int = ways * prod(perm(all_in[kind] - held[kind], seen[kind]) for kind in all_in)
        if what.junctions:
            weight /= Fraction(perm(calm - sum(held[kind] for kind in what.singles), set_up_draws))
        if weight:
            yield weight, held


def odds(variants: str, view: SeismicView) -> dict[str, Fraction]:
    """How likely each tile is to be turned up next, by weighing every content of the box."""
    what = recipe(variants, view.seats)
    special: dict[str, Fraction] = {}
    if what.waiting and view.pile <= what.below + what.waiting["Q6"]:
        special["Q6"] = Fraction(view.unseen["Q6"], view.pile)
    if view.piles:
        dealt_left = sum(view.unseen[tile] for tile in what.junctions)
        for tile in what.junctions:
            share = Fraction(view.junctions[view.turn], view.piles[view.turn])
            special[tile] = share * Fraction(view.unseen[tile], max(dealt_left, 1))
    plain = 1 - sum(special.values())
    seen = {tile: what.everything[tile] - view.unseen[tile] for tile in BOX}
    shuffled_in = what.rest + what.mixed
    calm_only = bool(what.junctions) and view.phase == "set-up"
    kinds = [tile for tile in shuffled_in if not (calm_only and tile in QUAKES)]
    chances: dict[str, Fraction] = dict.fromkeys(BOX, Fraction(0))
    total: Fraction | int = 0
    sums: dict[int, Counter[str]] = {}  # by the size of the pile, which only Balance's set-up leaves open
    weighed: Counter[int] = Counter()
    for weight, held in weighed_boxes(variants, Counter(seen), view.under_way.set_up_draws, view.seats):
        size = sum(shuffled_in[kind] - seen[kind] for kind in kinds) - sum(
            held[kind] for kind in held if kind in kinds
        )
        total += weight
        weighed[size] += weight  # type: ignore[assignment]
        boxed = sums.setdefault(size, Counter())
        for kind, count in held.items():
            boxed[kind] += weight * count  # type: ignore[assignment]
    for size, boxed in sums.items():
        for kind in kinds:
            left = (shuffled_in[kind] - seen[kind]) * weighed[size] - boxed[kind]
            chances[kind] += plain * Fraction(left) / size / total
    return {
        tile: chances[tile] + special.get(tile, 0) for tile in BOX if chances[tile] + special.get(tile, 0)
    }


# ------------------------------------------------------------------ piles, one by one


def labelled(tiles: Tiles) -> list[str]:
    return list(tiles.elements())


def deals(what: Recipe) -> Iterator[tuple[str, ...]]:
    """Every pile there can be, from the top, each as likely as any other; for a few tiles without Balance.

    All tiles are different here, also two of a kind: every way to fill the box, every order, every choice of
    what goes to the bottom.
    """
    mixed, waiting = labelled(what.mixed), labelled(what.waiting)
    for order in combinations(range(len(mixed)), what.box):
        kept = [tile for i, tile in enumerate(mixed) if i not in order]
        for pile in permutations(kept + labelled(what.rest)):
            if not waiting:
                yield pile
                continue
            top, bottom = pile[: len(pile) - what.below], pile[len(pile) - what.below :]
            for place in range(what.below + 1):
                yield (*top, *bottom[:place], *waiting, *bottom[place:])


def balanced_deals(what: Recipe) -> Iterator[tuple[Fraction, tuple[str, ...], list[tuple[str, ...]]]]:
    """Every deal of Balance: its weight, the two tiles turned up, and each seat's pile from the top.

    For recipes with one junction a seat. The two are any two that are no quakes; what is left is shuffled and
    dealt, and each junction is put at every place of its pile.
    """
    mixed = labelled(what.mixed)
    for order in combinations(range(len(mixed)), what.box):
        kept = [tile for i, tile in enumerate(mixed) if i not in order] + labelled(what.rest)
        pairs = list(permutations([i for i, tile in enumerate(kept) if tile not in QUAKES], 2))
        for pair in pairs:
            for left in permutations([tile for i, tile in enumerate(kept) if i not in pair]):
                own = [left[seat :: what.seats] for seat in range(what.seats)]
                for junctions in permutations(labelled(what.junctions)):
                    for places in product(*(range(len(tiles) + 1) for tiles in own)):
                        piles = [
                            (*tiles[:place], junction, *tiles[place:])
                            for tiles, junction, place in zip(own, junctions, places, strict=True)
                        ]
                        yield Fraction(1, len(pairs)), (kept[pair[0]], kept[pair[1]]), piles


def shuffled(what: Recipe, rng: Random) -> list[str]:
    """One pile from the top, made as hands make it; without Balance."""
    mix = labelled(what.mixed)
    rng.shuffle(mix)
    pile = mix[what.box :] + labelled(what.rest)
    rng.shuffle(pile)
    if not what.waiting:
        return pile
    bottom = [pile.pop() for _ in range(what.below)] + labelled(what.waiting)
    rng.shuffle(bottom)
    return pile + bottom


def dealt(what: Recipe, rng: Random) -> tuple[list[str], list[list[str]]]:
    """One deal of Balance: the two tiles turned up, and each seat's pile from the top."""
    mix = labelled(what.mixed)
    rng.shuffle(mix)
    pile = mix[what.box :] + labelled(what.rest)
    rng.shuffle(pile)
    calm = [i for i, tile in enumerate(pile) if tile not in QUAKES][:2]
    row = [pile[i] for i in calm]
    left = [tile for i, tile in enumerate(pile) if i not in calm]
    rng.shuffle(left)
    junctions = labelled(what.junctions)
    rng.shuffle(junctions)
    own = [left[seat :: what.seats] + junctions[seat :: what.seats] for seat in range(what.seats)]
    for tiles in own:
        rng.shuffle(tiles)
    return row, own
