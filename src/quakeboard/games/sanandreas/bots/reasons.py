"""Why the greedy bot prefers an action: the key of a sentence for the chief reason, with its parameters.

The sentences are in the .ftl files. `coin` is a coin's value, `spaces` how many lie between the
city and the coast, `points` a whole number, `seat` the number of a seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from quakeboard.bots.protocol import Hint
from quakeboard.games.sanandreas.rules.actions import Found, Mark, SanAndreasAction, Shift, Swap
from quakeboard.games.sanandreas.rules.pieces import NULL

ONLY_CHOICE = "hint-only-choice"
LEAST_HARM = "hint-least-harm"
FOUNDS_OUT_OF_REACH = "hint-founds-out-of-reach"
"""The city with this `coin` stands `spaces` spaces inland, and no epicentre reaches it."""
FOUNDS_IN_REACH = "hint-founds-in-reach"
"""The city with this `coin` stands `spaces` spaces inland, and an epicentre may reach it."""
FOUNDS_IN_VAIN = "hint-founds-in-vain"
"""The city scores nothing there as things stand."""
FOUNDS_NULL = "hint-founds-null"
FOUNDS_LAST = "hint-founds-last"
"""The city is founded with the last `coin` in hand, so that the next quake ends the game."""
SETS_OFF = "hint-sets-off-quake"
"""The fourth pawn; in this quake the seat should score more than each of the others."""
SETS_OFF_ANYWAY = "hint-sets-off-anyway"
"""The fourth pawn, although the seat should not score more than each of the others."""
HITS = "hint-hits-rival"
"""The epicentre threatens the cities of `seat` most."""
SOONER = "hint-sooner"
"""The next quake, in which the seat should score most, comes nearer."""
ORDER_SAVES = "hint-order-saves"
ORDER_HURTS = "hint-order-hurts"
ORDER_ALIKE = "hint-order-alike"
TAKES_BACK = "hint-takes-back"
"""This `coin` scores `points` at once."""
KEEPS_NULL = "hint-keeps-null"

NOTICEABLE = 0.25
"""A smaller change of points is not given as a reason."""


SanAndreasHint: TypeAlias = Hint[SanAndreasAction]


@dataclass(frozen=True, slots=True)
class ActionValue:
    """An action and what it is worth, with the facts that its reason is made of."""

    action: SanAndreasAction
    value: float
    seat: int
    """The seat that acts."""
    spaces: int = 0
    """For a founding: the spaces between the city and the coast."""
    in_reach: bool = False
    """For a founding: whether an epicentre may destroy the city or move its coast."""
    last: bool = False
    """For a founding: whether the hand is then empty."""
    scored: tuple[float, ...] = ()
    """For an epicentre or a die: what each seat may then expect to score in the quake."""
    changes: tuple[float, ...] = ()
    """For an epicentre or a die: how much more each seat may expect than before, or than with the worst
    die."""
    sets_off: bool = False
    """For an epicentre: whether it is the fourth pawn."""
    points: int = 0
    """For a swap: what the coin scores at once."""

    def with_action(self, action: SanAndreasAction, cost: float) -> ActionValue:
        """The value of a similar action, which is worth less by this much."""
        return replace(self, action=action, value=self.value - cost)

    @property
    def leads(self) -> bool:
        """Whether the seat may expect to score more than each of the others."""
        return all(
            self.scored[self.seat] > other for seat, other in enumerate(self.scored) if seat != self.seat
        )


def hint(valued: ActionValue) -> SanAndreasHint:
    """The action with its chief reason."""
    match valued.action:
        case Found(_, int(coin)):
            return _founding_reason(valued, coin)
        case Mark():
            return _marking_reason(valued)
        case Shift():
            return Hint(valued.action, _order_reason(valued))
        case Swap(int(coin)):
            return Hint(valued.action, TAKES_BACK, {"coin": coin, "points": valued.points})
    return Hint(valued.action, KEEPS_NULL)


def _founding_reason(valued: ActionValue, coin: int) -> SanAndreasHint:
    if valued.last:
        return Hint(valued.action, FOUNDS_LAST, {"coin": coin})
    if coin == NULL:
        return Hint(valued.action, FOUNDS_NULL)
    if valued.spaces >= coin:
        return Hint(valued.action, FOUNDS_IN_VAIN, {"coin": coin})
    key = FOUNDS_IN_REACH if valued.in_reach else FOUNDS_OUT_OF_REACH
    return Hint(valued.action, key, {"coin": coin, "spaces": valued.spaces})


def _marking_reason(valued: ActionValue) -> SanAndreasHint:
    if valued.sets_off:
        return Hint(valued.action, SETS_OFF if valued.leads else SETS_OFF_ANYWAY)
    hit = min(range(len(valued.changes)), key=lambda seat: valued.changes[seat])
    if hit != valued.seat and valued.changes[hit] < -NOTICEABLE:
        return Hint(valued.action, HITS, {"seat": hit})
    return Hint(valued.action, SOONER if valued.leads else LEAST_HARM)


def _order_reason(valued: ActionValue) -> str:
    if valued.changes[valued.seat] > NOTICEABLE:
        return ORDER_SAVES
    return ORDER_HURTS if min(valued.changes) < -NOTICEABLE else ORDER_ALIKE
