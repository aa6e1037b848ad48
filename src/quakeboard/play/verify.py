"""Verifies that the chance actions of a finished game follow from the seed that was committed to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from typing import Any

from quakeboard.core.errors import Reason
from quakeboard.core.game import CHANCE
from quakeboard.play.chance import Chance, draw
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
    chance = Chance.from_hex(proof.seed, proof.nonces)
    if chance.commitment != proof.commitment:
        raise BadRecord(WRONG_SEED)
    seed = bytes.fromhex(proof.seed)
    assert sha256(seed).hexdigest() == proof.commitment
    drawn = 0
    for drawn, one in enumerate(draws(record), start=1):
        if drawn > proof.taken_over:
            due = draw(seed, proof.nonces, drawn - 1, one.odds)
            if due != one.action:
                raise BadRecord(WRONG_DRAW, step=one.step, found=one.action, due=due)
    return drawn - proof.taken_over


@dataclass(frozen=True, slots=True)
class ChanceDraw:
    """A chance action of a game, with the odds of all that could have happened."""

    step: int
    action: Any
    odds: Sequence[tuple[Any, Fraction]]


def draws(record: Record) -> Iterator[ChanceDraw]:
    """All chance actions of a game with the odds that they had; raises `BadRecord`."""
    odds: Sequence[tuple[Any, Fraction]] | None = None
    for step in steps(record):
        if step.actor == CHANCE and odds is not None:
            yield ChanceDraw(step.number, step.action, odds)
        odds = step.position.odds() if step.position.actor() == CHANCE else None
