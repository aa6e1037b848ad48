"""The rewards of a finished game for learners, by rank or by margin, which sum to 0.

- `rank`: the share of the other seats that a seat is ahead of, less the share that is ahead of it: 1 for a
  sole winner, -1 for a sole loser, 0 if all are tied. A seat that wins a tie by the rules is ahead in it
  (ruling S13).
- `margin`: the score of a seat less the mean of the other scores, in points.

This file is Cython in pure-Python mode: compiled with the kernel,
or run as plain Python, the same rewards either way.
"""

from __future__ import annotations

from array import array

import cython

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import Outcome

RANK = "rank"
MARGIN = "margin"
REWARDS = (RANK, MARGIN)

_WORST = {RANK: -1.0, MARGIN: -100.0}

UNKNOWN_REWARDS = Reason(
    "unknown-rewards", "rewards", "There are no rewards “{rewards}”. There are: {known}."
)


class BadRewards(QuakeboardError):
    """No rewards have this name."""


def check_rewards(name: str) -> None:
    """Raise `BadRewards` for a name that is not in `REWARDS`."""
    if name not in REWARDS:
        raise BadRewards(UNKNOWN_REWARDS, rewards=str(name)[:40], known=", ".join(REWARDS))


def worst_reward(name: str) -> float:
    """The reward for an illegal action that ends a game, as low as the worst defeat."""
    return _WORST[name]


def rewards_of(outcome: Outcome, name: str) -> list[float]:
    """Each seat's reward for this outcome."""
    out = array("f", bytes(4 * len(outcome.scores)))
    won = sum([1 << seat for seat in outcome.winners])
    reward(array("i", outcome.scores), 0, len(outcome.scores), won, name == RANK, memoryview(out))
    return list(out)


@cython.ccall
@cython.exceptval(check=False)
def reward(
    scores: cython.int[::1],
    at: cython.Py_ssize_t,
    seats: cython.Py_ssize_t,
    won: cython.Py_ssize_t,
    by_rank: cython.bint,
    out: cython.float[::1],
) -> cython.void:
    """Write the rewards for the scores from `at` on; `won` has a bit for each winner."""
    seat: cython.Py_ssize_t
    other: cython.Py_ssize_t
    ahead: cython.Py_ssize_t
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            if not by_rank:
                ahead += scores[at + seat] - scores[at + other]
            elif scores[at + seat] != scores[at + other]:
                ahead += 1 if scores[at + seat] > scores[at + other] else -1
            else:
                ahead += ((won >> seat) & 1) - ((won >> other) & 1)
        out[at + seat] = cython.cast(cython.float, ahead) / (seats - 1)
