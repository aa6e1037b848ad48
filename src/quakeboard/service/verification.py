"""The chance of a finished game, derived again, and what that shows, in words."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from msgspec.structs import replace

from quakeboard.core.errors import QuakeboardError
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.play import verify as proof
from quakeboard.play.chance.seed import BadChance
from quakeboard.play.record import BadRecord, Record
from quakeboard.play.verified import Statement, Verification, VerifiedDraw
from quakeboard.service.api_types import DrawLine, DrawList, Draws, Odds, Said, Verified


def verify(record: Record, language: Language | None) -> Verified:
    """What can be said of the chance of a game, in sentences of this language."""
    found = Verified(
        result="verified",
        scheme=2 if record.chance.together is not None else 1,
        given=record.chance.taken_over,
        commitment=record.chance.commitment or "",
        seed=record.chance.seed or "",
    )
    try:
        verification = proof.verification(record)
    except (BadRecord, BadChance) as error:
        why = error.sentence if language is None else language.refusal(error)
        return replace(found, result=failure(error), code=error.code, why=why)
    people = People(language or Language("en"), record.names)
    return replace(
        found,
        result="partly" if verification.unproved else "verified",
        draws=len(verification.counting),
        unproved=verification.unproved,
        transcript=verification.transcript,
        said=[_said(people, one) for one in verification.statements()],
    )


def failure(error: QuakeboardError) -> str:
    """Whether an error shows that something is wrong, or only that nothing can be checked."""
    return "wrong" if error.reason in proof.WRONG else "unchecked"


def sentence(people: People, statement: Statement) -> str:
    """A statement in words."""
    who = people.who(*statement.seats) if statement.seats else {}
    return people.language.sentence(statement.key, **statement.numbers, **who)


def sentence_of_draw(people: People, draw: VerifiedDraw) -> str:
    """One draw, and who could have foreseen or chosen it."""
    of_one = Verification(scheme=2, draws=(_counting(draw),))
    why = " ".join(sentence(people, one) for one in of_one.statements() if one.key != "chance-whose-chains")
    if draw.step is None:
        return people.language.sentence("verify-draw-undone", action=draw.action, why=why)
    return people.language.sentence("verify-draw", step=draw.step, action=draw.action, why=why)


def _counting(draw: VerifiedDraw) -> VerifiedDraw:
    return VerifiedDraw(draw.action, draw.dealing, draw.step or 0, draw.round)


def _said(people: People, statement: Statement) -> Said:
    return Said(
        key=statement.key,
        numbers=statement.numbers,
        seats=list(statement.seats),
        sentence=sentence(people, statement),
    )


def draws(record: Record) -> Draws:
    """The draws of a game and of those it was branched from, for clients that verify them."""
    own, *sources = (_draw_list(one) for one in proof.with_sources(record))
    return Draws(nonces=own.nonces, odds=own.odds, draws=own.draws, sources=sources)


def _draw_list(record: Record) -> DrawList:
    found: dict[tuple[tuple[str, ...], tuple[int, ...]], int] = {}
    lines = []
    transcript = record.chance.together
    for one in proof.draws(record) if transcript is None else proof.dealt_draws(record, transcript):
        # Dice have the same odds each time: those are sent once.
        place = found.setdefault((tuple(one.outcomes), tuple(one.weights)), len(found))
        lines.append(DrawLine(step=one.step, action=one.action, odds=place))
    return DrawList(nonces=list(record.chance.nonces), odds=[_odds(*odds) for odds in found], draws=lines)


def _odds(outcomes: Sequence[str], weights: Sequence[int]) -> Odds:
    divisor = gcd(*weights)
    shares = [weight // divisor for weight in weights]
    return Odds(actions=list(outcomes), shares=shares if len(set(shares)) > 1 else [])
