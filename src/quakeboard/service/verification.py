"""The chance of a finished game, derived again from its seed."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from msgspec.structs import replace

from quakeboard.language import Language
from quakeboard.play import verify as proof
from quakeboard.play.chance.seed import BadChance
from quakeboard.play.record import BadRecord, Record
from quakeboard.service.api_types import DrawLine, Draws, Odds, Verified


def verify(record: Record, language: Language | None) -> Verified:
    """Whether every draw of a game follows from its seed; why not is a sentence in this language."""
    found = Verified(
        verified=True,
        given=record.chance.taken_over,
        commitment=record.chance.commitment or "",
        seed=record.chance.seed or "",
    )
    try:
        return replace(found, draws=proof.verify(record))
    except (BadRecord, BadChance) as error:
        why = error.sentence if language is None else language.refusal(error)
        return replace(found, verified=False, code=error.code, why=why)


def draws(record: Record) -> Draws:
    """The draws of a game with their odds, for clients that verify them."""
    found: dict[tuple[tuple[str, ...], tuple[int, ...]], int] = {}
    lines = []
    for one in proof.draws(record):
        # Dice have the same odds each time: those are sent once.
        place = found.setdefault((tuple(one.outcomes), tuple(one.weights)), len(found))
        lines.append(DrawLine(step=one.step, action=one.action, odds=place))
    return Draws(nonces=list(record.chance.nonces), odds=[_odds(*odds) for odds in found], draws=lines)


def _odds(outcomes: Sequence[str], weights: Sequence[int]) -> Odds:
    divisor = gcd(*weights)
    shares = [weight // divisor for weight in weights]
    return Odds(actions=list(outcomes), shares=shares if len(set(shares)) > 1 else [])
