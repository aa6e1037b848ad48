"""What is known of the draw pile: which tiles went in, and how likely each is to be turned up next.

Some of the mixed tiles lie unseen in the box (ruling S5), and a straight that is turned up does not say
whether it was one of the mixed ones. So what the box holds is a question of probability, with an exact
answer: if k of the N tiles of a kind have been turned up, of which m took part in the mix, then the weight
of "b of them are in the box" is C(m, b) · C(N − k, b) / C(N, b), and the unseen quakes fill the rest of the
box in C(unseen quakes, rest) ways. Nothing but the numbers of tiles seen matters, never their order.

`Stock` holds these weights as whole numbers, for `weights` here and for the kernel's own sampling.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from math import comb, gcd, lcm, perm
from typing import NamedTuple

from quakeboard.games.seismic.rules.pieces import FIRST_INTERSECTION, FIRST_QUAKE, SINGLES, TILES

LARGEST_QUAKE = len(TILES) - 1
LARGEST_TOTAL = 2**62
"""Sums of weights stay below this, so that the compiled kernel never overflows."""


@dataclass(frozen=True, eq=False)
class Stock:
    """Everything that is put into one game, and what of it is set aside unseen."""

    counts: tuple[int, ...]
    """How many of each kind take part, the box included."""
    mixed: tuple[int, int, int]
    """How many straights, loose and tight curves are mixed with the quakes."""
    box: int
    """How many of the mixed tiles go to the box unseen."""
    packet: int = 0
    """The Big One: how many slots at the bottom of the pile hide the 6.0 (two of them in Twin Cities)."""
    balance: bool = False
    """Balance: intersections but the +1 are dealt evenly, and no quake is turned up in the set-up."""
    widths: tuple[int, int, int] = field(init=False)
    """One more than `mixed`: how many values the box's share of a single can have."""
    single_weights: array[int] = field(init=False, repr=False)
    """For (single * 64 + unseen) * 8 + b: the weight of b of them being in the box."""
    quake_weights: array[int] = field(init=False, repr=False)
    """For (set-up draws * 16 + unseen quakes) * 16 + singles in the box: the weight of that many quakes."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "widths", tuple(mixed + 1 for mixed in self.mixed))
        object.__setattr__(self, "single_weights", self._single_weights())
        object.__setattr__(self, "quake_weights", self._quake_weights())

    @property
    def pile(self) -> int:
        """How many tiles the pile (or all piles together) holds before anything is turned up."""
        return sum(self.counts) - self.box

    @property
    def junctions(self) -> range:
        """The kinds that Balance deals evenly: all intersections but the +1."""
        return range(FIRST_INTERSECTION + 1, FIRST_QUAKE) if self.balance else range(0)

    @property
    def mixed_quakes(self) -> range:
        """The kinds of quakes that take part in the mix: The Big One keeps the 6.0 out (ruling S14)."""
        return range(FIRST_QUAKE, LARGEST_QUAKE if self.packet else LARGEST_QUAKE + 1)

    @property
    def quakes(self) -> int:
        return sum(self.counts[tile] for tile in self.mixed_quakes)

    def overflows(self) -> bool:
        """Whether the weights could be too large for the kernel."""
        largest = max(self.quake_weights)
        for single in range(3):
            rows = (self.single_weights[i : i + 8] for i in range(single * 512, single * 512 + 512, 8))
            largest *= max(sum(row) for row in rows)
        return largest >= LARGEST_TOTAL

    def _single_weights(self) -> array[int]:
        weights = array("q", bytes(8 * 3 * 64 * 8))
        for single, mixed in enumerate(self.mixed):
            count = self.counts[SINGLES[single]]
            for unseen in range(count + 1):
                row = [
                    comb(mixed, b) * perm(unseen, b) * perm(count - b, mixed - b) for b in range(mixed + 1)
                ]
                divisor = gcd(*row)
                for b, weight in enumerate(row):
                    weights[(single * 64 + unseen) * 8 + b] = weight // divisor
        return weights

    def _quake_weights(self) -> array[int]:
        weights = array("q", bytes(8 * 3 * 16 * 16))
        singles = range(sum(self.mixed) + 1)
        for draws in range(3):
            chances = [
                self._chance_of_no_quake(draws, self.quakes - (self.box - inside)) for inside in singles
            ]
            scale = lcm(*(chance.denominator for chance in chances))
            for unseen in range(self.quakes + 1):
                for inside in singles:
                    if 0 <= self.box - inside <= unseen:
                        weight = comb(unseen, self.box - inside) * int(chances[inside] * scale)
                        weights[(draws * 16 + unseen) * 16 + inside] = weight
        return weights

    def _chance_of_no_quake(self, draws: int, quakes: int) -> Fraction:
        """Balance passes over quakes in the set-up (ruling S19), which says a little about their number."""
        if not self.balance or quakes < 0:
            return Fraction(1)
        tiles = self.pile - sum(self.counts[tile] for tile in self.junctions) - quakes
        return Fraction(1, perm(tiles, draws))

    def boxes(
        self, unseen: tuple[int, int, int], quakes: int, set_up_draws: int
    ) -> Iterator[tuple[int, tuple[int, int, int]]]:
        """What the box may hold of each single, with its weight, given the numbers of unseen ones."""
        rows = [(single * 64 + unseen[single]) * 8 for single in range(3)]
        for a in range(self.widths[0]):
            for b in range(self.widths[1]):
                for c in range(self.widths[2]):
                    weight = (
                        self.single_weights[rows[0] + a]
                        * self.single_weights[rows[1] + b]
                        * self.single_weights[rows[2] + c]
                        * self.quake_weights[(set_up_draws * 16 + quakes) * 16 + a + b + c]
                    )
                    if weight:
                        yield weight, (a, b, c)


class Slots(NamedTuple):
    """The pile that is drawn from: how many tiles it holds, and what is known of them."""

    tiles: int
    junctions: int = 0
    """Balance: how many of them are dealt intersections."""
    without_quakes: bool = False
    """Balance's set-up: quakes are passed over."""


def weights(
    stock: Stock, unseen: Sequence[int], boxed: int, slots: Slots, set_up_draws: int
) -> tuple[tuple[int, int], ...]:
    """How likely each kind is to be turned up next: integers in proportion, impossible kinds left out."""
    return _weights(stock, tuple(unseen), boxed, slots, set_up_draws)


@lru_cache(maxsize=16)  # what may be turned up is listed, and then weighed
def _weights(
    stock: Stock, unseen: tuple[int, ...], boxed: int, slots: Slots, set_up_draws: int
) -> tuple[tuple[int, int], ...]:
    at_bottom = bool(stock.packet) and slots.tiles <= stock.packet
    if not slots.junctions and not at_bottom:
        found, _ = _plain_shares(stock, unseen, boxed, slots.without_quakes, set_up_draws)
    else:
        found = _mixed_shares(stock, unseen, boxed, slots, set_up_draws, unseen[-1] if at_bottom else 0)
    return tuple([item for item in enumerate(found) if item[1]])


def possible(stock: Stock, unseen: Sequence[int], boxed: int, slots: Slots, set_up_draws: int) -> list[int]:
    """The kinds that may be turned up next."""
    return [tile for tile, _ in weights(stock, unseen, boxed, slots, set_up_draws)]


def _mixed_shares(
    stock: Stock, unseen: Sequence[int], boxed: int, slots: Slots, set_up_draws: int, largest: int
) -> list[int]:
    """The weights of all kinds where some slots hold dealt intersections, or one of `largest` quakes of 6.0,
    in lowest terms."""
    others = slots.tiles - slots.junctions - largest
    plain: Sequence[int] = ()
    total = 1
    if others:
        plain, total = _plain_shares(stock, unseen, boxed, slots.without_quakes, set_up_draws)
    left = sum(unseen[tile] for tile in stock.junctions) or 1
    shares = [others * share * left for share in plain]
    shares += [0] * (len(TILES) - len(shares))
    if slots.junctions:
        for tile in stock.junctions:
            shares[tile] = slots.junctions * unseen[tile] * total
    if largest:
        shares[LARGEST_QUAKE] = largest * left * total
    divisor = gcd(*shares)
    return [share // divisor for share in shares]


def _plain_shares(
    stock: Stock, unseen: Sequence[int], boxed: int, without_quakes: bool, set_up_draws: int
) -> tuple[list[int], int]:
    """Integer weights in proportion to the odds of each kind, and their total.

    This is about the tiles that are neither dealt intersections nor the 6.0 of The Big One: in every case of
    what the box may hold, each of them that is not in the box is equally likely.
    """
    of_plain = unseen[: stock.junctions.start or FIRST_QUAKE]
    of_quakes = unseen[FIRST_QUAKE : stock.mixed_quakes.stop]
    plain, quakes = sum(of_plain), sum(of_quakes)
    singles = (unseen[SINGLES[0]], unseen[SINGLES[1]], unseen[SINGLES[2]])
    # With its quakes the pile holds as many tiles whatever the box holds: then `plain` need not be known.
    box_weights = _box_weights(stock, singles, quakes, boxed, set_up_draws, plain if without_quakes else None)
    # Every unseen quake is as likely as any other to be in the pile: so all shares are taken `quakes` times.
    times = max(quakes, 1)
    certain = times * box_weights.certain
    shares = [certain * count for count in of_plain]
    for single, tile in enumerate(SINGLES):
        shares[tile] -= times * box_weights.boxed[single]
    shares += [0] * (FIRST_QUAKE - len(shares))
    shares += [box_weights.quakes * count for count in of_quakes]
    tiles = 1 if without_quakes else plain + quakes - boxed
    return shares, times * box_weights.total * tiles


class _BoxWeights(NamedTuple):
    """Sums over all that the box may hold, each case weighted by its likelihood."""

    certain: int
    """The weight of a tile that is surely in the pile."""
    boxed: tuple[int, int, int]
    """The weight to take from each single for those that may be in the box."""
    quakes: int
    """The weight of all quakes that may be in the pile."""
    total: int
    """The sum of the weights for one tile of the pile."""


@lru_cache(maxsize=2**12)
def _box_weights(
    stock: Stock,
    unseen: tuple[int, int, int],
    quakes: int,
    boxed: int,
    set_up_draws: int,
    plain: int | None,
) -> _BoxWeights:
    """The cases of what the box holds, given the numbers of unseen singles and quakes.

    `plain` is given where quakes are passed over: then the box also decides how many tiles may be drawn.
    """
    cases = []
    for weight, singles in stock.boxes(unseen, quakes, set_up_draws) if boxed else [(1, (0, 0, 0))]:
        in_pile = quakes - (boxed - sum(singles))
        tiles = 1 if plain is None else plain - sum(singles)
        cases.append((weight, singles, in_pile if plain is None else 0, tiles))
    scale = lcm(*(tiles for *_, tiles in cases))
    certain, total, quakes_share = 0, 0, 0
    boxed_singles = [0, 0, 0]
    for weight, singles, in_pile, tiles in cases:
        scaled = weight * (scale // tiles)
        total += weight * scale
        certain += scaled
        quakes_share += scaled * in_pile
        for single, count in enumerate(singles):
            boxed_singles[single] += scaled * count
    return _BoxWeights(certain, (boxed_singles[0], boxed_singles[1], boxed_singles[2]), quakes_share, total)
