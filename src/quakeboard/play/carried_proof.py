"""The proof that a branch carries of what it took over, so that its past can be proved."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from quakeboard.play.chance.transcript import ActItem, AnyItem, items_up_to, undone_acts
from quakeboard.play.record import MOST_ITEMS, MOST_SOURCES, ChanceProof, Transcript

MOST_CARRIED = MOST_ITEMS // 5
"""Items of transcripts that a branch carries: the longest games have some thousands."""


def proof_up_to(proof: ChanceProof, actions: int, drawn: int) -> ChanceProof | None:
    """What a record's proof shows of its first actions, so many of which are draws; None if nothing."""
    while proof.taken_over > drawn or _taken(proof) > actions:
        if proof.source is UNSET:
            return None
        proof = proof.source
    transcript = proof.together
    if transcript is None:
        return None if proof.seed is None or proof.commitment is None else proof
    items = items_up_to(transcript.items, actions - transcript.taken)
    return None if items is None else replace(proof, transcript=shortened(transcript, items))


def shortened(transcript: Transcript, items: Sequence[AnyItem]) -> Transcript:
    """A transcript of its first items alone."""
    undone = undone_acts(items)
    assert all(isinstance(items[place], ActItem) for place in undone)
    return replace(transcript, items=[*items], undone=transcript.undone[: len(undone)])


def carried(proof: ChanceProof | None) -> ChanceProof | None:
    """As much of a proof as a branch carries; None if that is nothing."""
    if proof is None or proof.size > MOST_CARRIED:
        return None
    kept: ChanceProof | None = None
    for one in reversed(proof.sources[:MOST_SOURCES]):
        kept = replace(one, source=UNSET if kept is None else kept)
    return kept


def _taken(proof: ChanceProof) -> int:
    return 0 if proof.transcript is UNSET else proof.transcript.taken
