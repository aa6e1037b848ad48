"""San Andreas: how likely each city is to be destroyed by the next quake, from the epicentres on the board.

The next quake counts as if no other epicentre were marked before it: whose dice are rolled then is known, and
no player's choice is guessed. Every roll of these dice is gone through, in every order in which they may be
resolved, tiles that sink afterwards included (rulings A11, A12). `average` takes every order of a roll as
equally likely; `worst` asks for each roll whether any order destroys the city. While dice are being resolved
it is about those that are left. Coins play no part, so that nothing here can reveal a hidden one.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import factorial

from quakeboard.analysis.forecast.odds import Danger, Effort, Odds, Tally
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.kernel.kernel import Kernel
from quakeboard.games.sanandreas.rules.pieces import FACES, PAWNS
from quakeboard.games.sanandreas.rules.view import SanAndreasView

AVERAGE, WORST = "average", "worst"
"""The kinds of odds: over all orders of the dice; with the order that is worst for the city."""

Roll = tuple[tuple[int, int], ...]
"""The dice that are not null, each a pawn and its face."""


def forecast(game: SanAndreas, view: SanAndreasView, effort: Effort, seed: int) -> list[Danger]:
    """The danger of every city, in the order of founding."""
    rolls, share = ([], 0.0) if view.ended else _rolls(view)
    quake = Quake(game.restore(view).kernel)
    found = quake.dangers(rolls, share, effort, Rng(seed))
    return [
        Danger(f"{city.at[0]},{city.at[1]}", city.seat, {AVERAGE: average, WORST: worst})
        for city, (average, worst) in zip(view.cities, found, strict=True)
    ]


def _rolls(view: SanAndreasView) -> tuple[list[Roll], float]:
    """The equally likely rolls of the epicentres' dice that shift a tile, and how likely any of them is."""
    if view.dice is not None:
        dice = dict(zip(PAWNS, view.dice, strict=True))
        return [tuple((PAWNS.index(pawn), dice[pawn]) for pawn in view.to_resolve)], 1.0
    pawns = sorted(PAWNS.index(epicentre.pawn) for epicentre in view.epicentres)
    rolls = [
        tuple((pawn, face) for pawn, face in zip(pawns, faces, strict=True) if face)
        for faces in product(FACES, repeat=len(pawns))
    ]
    each = len(FACES) ** (len(PAWNS) - len(pawns))
    share = (len(rolls) - 1) * each / (len(FACES) ** len(PAWNS) - 1)  # four nulls are rolled again (A11)
    return rolls[1:], share


class Quake:
    """Tries rolls of the dice from one moment."""

    def __init__(self, kernel: Kernel) -> None:
        self.cities = kernel.pieces.city_coins()
        """The cities by their coins, which are dealt if they are hidden: a city is known by where it stands
        in this list."""
        self._after: dict[Roll, list[PartialQuake]] = {(): [PartialQuake(kernel, 1)]}

    def dangers(self, rolls: list[Roll], share: float, effort: Effort, rng: Rng) -> list[tuple[Odds, Odds]]:
        """For each city how likely it is destroyed, with an average order and with the worst: exact if all
        rolls could be tried. `share` is how likely it is to be one of them."""
        average, worst = Tally(), Tally()
        if self.cities:
            for number in effort.deadline().samples(min(len(rolls), effort.samples)):
                other = number + rng.below(len(rolls) - number)
                rolls[number], rolls[other] = rolls[other], rolls[number]
                lost = self._lost(rolls[number])
                average.add(lost)
                worst.add(dict.fromkeys(lost, 1.0))
        whole = average.samples == len(rolls)
        return [
            (_share(average, number, share, whole=whole), _share(worst, number, share, whole=whole))
            for number in range(len(self.cities))
        ]

    def _lost(self, roll: Roll) -> dict[int, float]:
        """The cities that this roll may destroy, each with the share of the orders that do."""
        orders = factorial(len(roll))
        lost: dict[int, float] = {}
        for state in self._resolved(roll):
            end = state.kernel.copy()
            end.sink()
            left = end.pieces.city_coins()
            for number, city in enumerate(self.cities):
                if city not in left:
                    lost[number] = lost.get(number, 0.0) + state.orders / orders
        return lost

    def _resolved(self, roll: Roll) -> list[PartialQuake]:
        """The different moments to which resolving these dice leads, over all orders."""
        known = self._after.get(roll)
        if known is not None:
            return known
        found: dict[bytes, PartialQuake] = {}
        for last, (pawn, face) in enumerate(roll):
            for before in self._resolved(roll[:last] + roll[last + 1 :]):
                kernel = before.kernel.copy()
                kernel.resolve(pawn, face)
                state = found.setdefault(kernel.landscape(), PartialQuake(kernel, 0))
                state.orders += before.orders
        found_states = list(found.values())
        if len(roll) < len(PAWNS):  # nothing comes after four
            self._after[roll] = found_states
        return found_states


@dataclass(slots=True)
class PartialQuake:
    """A moment in the midst of a quake, and how many orders of the dice lead to it."""

    kernel: Kernel
    orders: int


def _share(tally: Tally, city: int, share: float, *, whole: bool) -> Odds:
    """How likely a city is to be lost, from the rolls that were tried."""
    if whole:
        return Odds(share * tally.mean(city))
    odds = tally.odds(city)
    return Odds(share * odds.p, share * odds.error)
