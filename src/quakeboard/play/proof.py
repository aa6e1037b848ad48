"""Checking that the chance of a finished game was what its seed says, and that nobody changed the seed."""

from __future__ import annotations

from hashlib import sha256

from quakeboard.play.chance import Chance, draw
from quakeboard.play.record import BadRecord, Record
from quakeboard.play.replay import steps
from quakeboard.rules.game import CHANCE, Reason

NO_SEED = Reason(
    "no-seed", "chance", "The record holds no seed yet: chance can be checked when the game is over."
)
NO_COMMITMENT = Reason("no-commitment", "chance", "The record holds no commitment to check the seed against.")
WRONG_SEED = Reason("wrong-seed", "chance", "The seed is not the one that was committed to.")
WRONG_DRAW = Reason(
    "wrong-draw", "chance", "Step {step} is not what the seed says: “{found}” instead of “{due}”."
)


def verify(record: Record) -> int:
    """Derive every chance action again; return how many there were, or raise `BadRecord`."""
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
    odds = None
    for step in steps(record):
        if step.actor == CHANCE and odds is not None:
            due = draw(seed, proof.nonces, drawn, odds)
            if due != step.action:
                raise BadRecord(WRONG_DRAW, step=step.number, found=step.action, due=due)
            drawn += 1
        odds = step.position.odds() if step.position.actor() == CHANCE else None
    return drawn
