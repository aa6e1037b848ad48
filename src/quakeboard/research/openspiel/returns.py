"""The returns of a finished game, which sum to 0.

- `win`: the share of the win, scaled so that an even share is 0 and a sole win is 1.
- `rank`: the share of the other seats that a seat is ahead of, less the share that is ahead of it.

With two seats both are 1, 0 or -1.
"""

from __future__ import annotations

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import Outcome

WIN = "win"
RANK = "rank"

UNKNOWN_RETURNS = Reason(
    "unknown-returns", "research", "There are no returns “{returns}”. There are: {known}."
)


class BadReturns(QuakeboardError):
    """No returns have this name."""


def check_returns(name: str) -> None:
    """Raise `BadReturns` for an unknown name."""
    if name not in (WIN, RANK):
        raise BadReturns(UNKNOWN_RETURNS, returns=name[:40], known=f"{WIN}, {RANK}")


def compute_returns(name: str, outcome: Outcome) -> list[float]:
    """The returns of a game with this outcome."""
    return _by_rank(outcome) if name == RANK else _by_share(outcome)


def least_return(name: str, seats: int) -> float:
    """The smallest possible return."""
    return -1.0 if name == RANK else -1.0 / (seats - 1)


def _by_share(outcome: Outcome) -> list[float]:
    seats, winners = len(outcome.scores), outcome.winners
    won, lost = (seats / len(winners) - 1.0) / (seats - 1), -1.0 / (seats - 1)
    return [won if seat in winners else lost for seat in range(seats)]


def _by_rank(outcome: Outcome) -> list[float]:
    """A seat that wins a tie by the rules is ahead in it (ruling S13)."""
    places = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    others = len(places) - 1
    return [(sum(place > p for p in places) - sum(place < p for p in places)) / others for place in places]
