"""Verifies the chance of a game: derives every draw again, and tells who could have foreseen or chosen it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import CHANCE
from quakeboard.play.chance.chains import server_chain
from quakeboard.play.chance.rounds import Rounds
from quakeboard.play.chance.seed import Chance
from quakeboard.play.chance.transcript import AskItem, DealItem
from quakeboard.play.record import BadRecord, Record, Transcript
from quakeboard.play.replay import steps
from quakeboard.play.verified import Dealing, Verification, VerifiedDraw, dealing, participants
from quakeboard.play.verify_rounds import CHECKED_AS_WRONG, TranscriptReplay, verify_rounds

NO_SEED = Reason(
    "no-seed", "chance", "The record holds no seed yet: chance can be checked when the game is over."
)
NO_PROOF = Reason("no-proof", "chance", "The record holds nothing from which its chance could be checked.")
NO_COMMITMENT = Reason("no-commitment", "chance", "The record holds no seal to check the seed against.")
WRONG_SEED = Reason("wrong-seed", "chance", "The seed is not the one that was committed to.")
WRONG_DRAW = Reason(
    "wrong-draw", "chance", "Step {step} is not what the seed says: “{found}” instead of “{due}”."
)
WRONG_WORDS = Reason("wrong-words", "chance", "The words are not those that were sealed before the game.")
WRONG_SOURCE = Reason(
    "wrong-source", "chance", "What was taken over from another game is not what its proof says: {why}"
)
NO_SOURCE_PLACE = Reason(
    "no-source-place", "chance", "The record does not say where it leaves the game that it was branched from."
)
WRONG = (WRONG_SEED, WRONG_DRAW, WRONG_WORDS, WRONG_SOURCE, *CHECKED_AS_WRONG)
"""Reasons that show that something was changed; any other says that nothing can be checked."""


def verify(record: Record) -> int:
    """Derive every chance action again; return how many are the game's own and count.

    Raises `BadRecord`, or `BadChance` if the seed is malformed.
    """
    return len(verification(record).counting)


def verification(record: Record) -> Verification:
    """Derive every draw again, and tell who could have foreseen or chosen it.

    Raises `BadRecord`, or `BadChance` if a seed is malformed.
    """
    transcript = record.chance.together
    found = _of_seed(record) if transcript is None else _of_rounds(record, transcript)
    source = _of_source(record)
    return Verification(
        scheme=found.scheme,
        draws=found.draws,
        given=record.chance.taken_over,
        source=source,
        chains=found.chains,
        words=found.words,
        clear_words=found.clear_words,
        transcript=found.transcript,
        not_waited=found.not_waited,
    )


def _of_rounds(record: Record, transcript: Transcript) -> Verification:
    found = verify_rounds(record, transcript)
    return Verification(
        2, found.draws, chains=found.chains, transcript=found.transcript, not_waited=found.not_waited
    )


def _of_source(record: Record) -> Verification | None:
    """The verification of what was taken over; None if the record does not prove it."""
    before = _before_branch(record)
    if before is None:
        return None
    try:
        return verification(before)
    except QuakeboardError as error:
        if error.reason in WRONG:
            raise BadRecord(WRONG_SOURCE, why=error) from error
        return None


def _before_branch(record: Record) -> Record | None:
    """What was taken over, as a record with its proof; None if there is no proof of it."""
    source, transcript = record.chance.source, record.chance.transcript
    if source is msgspec.UNSET:
        return None
    if transcript is msgspec.UNSET:
        raise BadRecord(NO_SOURCE_PLACE)
    return replace(record, actions=record.actions[: transcript.taken], chance=source, outcome=None)


def with_sources(record: Record) -> Iterator[Record]:
    """A record, what it took over as a record of its own, and so on as far as there are proofs."""
    found: Record | None = record
    while found is not None:
        yield found
        found = _before_branch(found)


# ---------------------------------------------------------------------- from a seed


def _of_seed(record: Record) -> Verification:
    proof = record.chance
    if proof.seed is None and proof.commitment is None:
        raise BadRecord(NO_PROOF)
    if proof.seed is None:
        raise BadRecord(NO_SEED)
    if proof.commitment is None:
        raise BadRecord(NO_COMMITMENT)
    chance = Chance.from_hex(proof.seed, proof.nonces, proof.taken_over)
    if chance.commitment != proof.commitment:
        raise BadRecord(WRONG_SEED)
    found: list[VerifiedDraw] = []
    for number, one in enumerate(draws(record)):
        if number >= proof.taken_over:
            due = one.outcomes[chance.draw(one.weights)]
            if due != one.action:
                raise BadRecord(WRONG_DRAW, step=one.step, found=one.action, due=due)
            found.append(VerifiedDraw(due, Dealing("seed"), one.step))
    words = _sealed_words(record)
    clear = sum(bool(word) for word in proof.nonces) if words is None else 0
    return Verification(1, tuple(found), words=words, clear_words=clear)


def _sealed_words(record: Record) -> Dealing | None:
    """Whose words go with the seed; None if they were not sealed before. Raises `BadRecord`."""
    proof, transcript = record.chance, record.chance.transcript
    if transcript is msgspec.UNSET:
        return None
    asked: list[int] = []
    answers: list[tuple[int, str]] = []
    try:
        rounds = Rounds.at_first(b"", transcript.end)
        for item in transcript.items:
            rounds = rounds.after(item)
            match item:
                case AskItem(chains):
                    asked += chains
                case DealItem(said):
                    answers += said
    except QuakeboardError as error:
        raise BadRecord(WRONG_WORDS) from error
    assert proof.seed is not None, "it was checked"
    is_fixed = server_chain(bytes.fromhex(proof.seed), 0).end.hex() == transcript.end
    if not is_fixed or [word for _, word in answers] != proof.nonces:
        raise BadRecord(WRONG_WORDS)
    people = participants([chain.seats for chain in rounds.chains])
    answered = {chain for chain, _ in answers}
    missing = [people[chain] for chain in asked if chain not in answered]
    return dealing((people[chain] for chain in answered), missing)


# ---------------------------------------------------------------------- odds


@dataclass(frozen=True, slots=True)
class ChanceDraw:
    """A chance action of a game, with all that could have happened."""

    step: int | None
    """The step of the record; None if it was undone."""
    action: str
    outcomes: list[str]
    weights: list[int]
    """Integers in proportion to the odds of the outcomes."""


def draws(record: Record) -> Iterator[ChanceDraw]:
    """All chance actions that count with the odds that they had; raises `BadRecord`."""
    outcomes: list[str] = []
    weights: list[int] = []
    for step in steps(record):
        if step.actor == CHANCE:
            yield ChanceDraw(step.number, str(step.action), outcomes, weights)
        if step.position.actor() == CHANCE:
            outcomes, weights = step.position.texts(), step.position.kernel.weights()


def dealt_draws(record: Record, transcript: Transcript) -> Iterator[ChanceDraw]:
    """The draws of a transcript in their order with the odds that they had, undone ones too.

    They are not derived. Raises `BadRecord` if a link is wrong or the game cannot be followed.
    """
    replay = TranscriptReplay(record, transcript, derive=False)
    replay.follow()
    found = replay.steps()
    for place, draw in enumerate(replay.drawn):
        yield ChanceDraw(found.get(place), draw.action, draw.outcomes, draw.weights)
