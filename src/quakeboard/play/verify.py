"""Verifies that the chance actions of a finished game follow from the seed that was committed to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quakeboard.core.errors import Reason
from quakeboard.core.game import CHANCE
from quakeboard.play.chance.seed import Chance
from quakeboard.play.record import BadRecord, Record
from quakeboard.play.replay import steps

NO_SEED = Reason(
    "no-seed", "chance", "The record holds no seed yet: chance can be checked when the game is over."
)
NO_COMMITMENT = Reason("no-commitment", "chance", "The record holds no commitment to check the seed against.")
WRONG_SEED = Reason("wrong-seed", "chance", "The seed is not the one that was committed to.")
WRONG_DRAW = Reason(
    "wrong-draw", "chance", "Step {step} is not what the seed says: “{found}” instead of “{due}”."
)


def verify(record: Record) -> int:
    """Derive every chance action again that was not taken over from another game; return how many there were.

    Raises `BadRecord`, or `BadChance` if the seed is malformed.
    """
    proof = record.chance
    if proof.seed is None:
        raise BadRecord(NO_SEED)
    if proof.commitment is None:
        raise BadRecord(NO_COMMITMENT)
    chance = Chance.from_hex(proof.seed, proof.nonces, proof.taken_over)
    if chance.commitment != proof.commitment:
        raise BadRecord(WRONG_SEED)
    for number, one in enumerate(draws(record)):
        if number >= proof.taken_over:
            due = one.outcomes[chance.draw(one.weights)]
            if due != one.action:
                raise BadRecord(WRONG_DRAW, step=one.step, found=one.action, due=due)
    return chance.drawn - proof.taken_over


@dataclass(frozen=True, slots=True)
class ChanceDraw:
    """A chance action of a game, with all that could have happened."""

    step: int
    action: str
    outcomes: list[str]
    weights: list[int]
    """Integers in proportion to the odds of the outcomes."""


def draws(record: Record) -> Iterator[ChanceDraw]:
    """All chance actions of a game with the odds that they had; raises `BadRecord`."""
    outcomes: list[str] = []
    weights: list[int] = []
    for step in steps(record):
        if step.actor == CHANCE:
            yield ChanceDraw(step.number, str(step.action), outcomes, weights)
        if step.position.actor() == CHANCE:
            outcomes, weights = step.position.texts(), step.position.kernel.weights()
