"""Why the greedy bot prefers an action: one key for the chief reason, with what fills its sentence.

The sentences stand with all others of the house. `coin` is a coin's value, `spaces` how many lie between the
city and the coast, `points` a whole number, `seat` the number of a seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from quakeboard.bots.protocol import Hint
from quakeboard.games.sanandreas.rules.actions import Found, Mark, SanAndreasAction, Shift, Swap
from quakeboard.games.sanandreas.rules.pieces import NULL

ONLY_CHOICE = "hint-only-choice"
LEAST_HARM = "hint-least-harm"
FOUNDS_OUT_OF_REACH = "hint-founds-out-of-reach"
"""The city with this `coin` stands so many `spaces` inland, and no epicentre reaches it."""
FOUNDS_IN_REACH = "hint-founds-in-reach"
"""The same, but an epicentre may destroy it or move its coast."""
FOUNDS_IN_VAIN = "hint-founds-in-vain"
"""The city scores nothing there as things stand."""
FOUNDS_NULL = "hint-founds-null"
FOUNDS_LAST = "hint-founds-last"
"""It is the last `coin` in hand, so that the next quake ends the game."""
SETS_OFF = "hint-sets-off-quake"
"""The fourth pawn; in this quake the seat should score more than each of the others."""
SETS_OFF_ANYWAY = "hint-sets-off-anyway"
"""The fourth pawn, although it should not."""
HITS = "hint-hits-rival"
"""The epicentre threatens the cities of `seat` most."""
SOONER = "hint-sooner"
"""The next quake, in which the seat should score most, comes nearer."""
ORDER_SAVES = "hint-order-saves"
ORDER_HURTS = "hint-order-hurts"
ORDER_ALIKE = "hint-order-alike"
TAKES_BACK = "hint-takes-back"
"""This `coin` scores so many `points` at once."""
KEEPS_NULL = "hint-keeps-null"

FELT = 0.25
"""A change of fewer points is not worth a word."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action and what it is worth, with what may be said for it."""

    action: SanAndreasAction
    value: float
    seat: int
    """Whose action it is."""
    spaces: int = 0
    """A founding: the spaces between the city and the coast,"""
    in_reach: bool = False
    """whether an epicentre may destroy it or move its coast,"""
    last: bool = False
    """and whether the hand is then empty."""
    scored: tuple[float, ...] = ()
    """An epicentre or a die: what each seat may then expect to score in the quake,"""
    changes: tuple[float, ...] = ()
    """and how much more that is than before, or than with the die that is worst for it."""
    sets_off: bool = False
    """Whether it is the fourth pawn."""
    points: int = 0
    """A swap: what the coin scores at once."""

    def with_action(self, action: SanAndreasAction, cost: float) -> Judged:
        """The same for another action, which is worth less by this much."""
        return replace(self, action=action, value=self.value - cost)

    @property
    def leads(self) -> bool:
        """Whether the seat may expect to score more than each of the others."""
        return all(
            self.scored[self.seat] > other for seat, other in enumerate(self.scored) if seat != self.seat
        )


def hint(judged: Judged) -> Hint:
    """The action with its chief reason."""
    match judged.action:
        case Found(_, int(coin)):
            return _founding(judged, coin)
        case Mark():
            return _marking(judged)
        case Shift():
            return Hint(judged.action, _ordering(judged))
        case Swap(coin):
            return Hint(judged.action, TAKES_BACK, {"coin": coin, "points": judged.points})
    return Hint(judged.action, KEEPS_NULL)


def _founding(judged: Judged, coin: int) -> Hint:
    if judged.last:
        return Hint(judged.action, FOUNDS_LAST, {"coin": coin})
    if coin == NULL:
        return Hint(judged.action, FOUNDS_NULL)
    if judged.spaces >= coin:
        return Hint(judged.action, FOUNDS_IN_VAIN, {"coin": coin})
    key = FOUNDS_IN_REACH if judged.in_reach else FOUNDS_OUT_OF_REACH
    return Hint(judged.action, key, {"coin": coin, "spaces": judged.spaces})


def _marking(judged: Judged) -> Hint:
    if judged.sets_off:
        return Hint(judged.action, SETS_OFF if judged.leads else SETS_OFF_ANYWAY)
    hit = min(range(len(judged.changes)), key=lambda seat: judged.changes[seat])
    if hit != judged.seat and judged.changes[hit] < -FELT:
        return Hint(judged.action, HITS, {"seat": hit})
    return Hint(judged.action, SOONER if judged.leads else LEAST_HARM)


def _ordering(judged: Judged) -> str:
    if judged.changes[judged.seat] > FELT:
        return ORDER_SAVES
    return ORDER_HURTS if min(judged.changes) < -FELT else ORDER_ALIKE
