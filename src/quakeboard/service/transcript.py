"""What the entries of a table's log add to the transcript on which its chance depends (docs/adr/0021)."""

from __future__ import annotations

from collections.abc import Iterator

from quakeboard.core.game import AnyGame
from quakeboard.play.chance.rounds import Rounds
from quakeboard.play.chance.transcript import (
    ActItem,
    AnyItem,
    AskItem,
    BackItem,
    BeginItem,
    ChainItem,
    DealItem,
    KnownItem,
    first_hash,
    public_action,
)
from quakeboard.service import log_entries as entries
from quakeboard.service.log_entries import AnyFact
from quakeboard.service.store import Head


def first_rounds(head: Head) -> Rounds | None:
    """The rounds of a table without entries; None if nobody is asked for links there."""
    set_up = head.set_up
    if set_up.dealing is None:
        return None
    version, end, alone = set_up.rules_version, set_up.dealing.end, set_up.dealing.alone
    given = () if set_up.branch is None else set_up.branch.actions
    first = first_hash(head.table, set_up.game, version, set_up.options, len(set_up.seats), end, alone, given)
    return Rounds.at_first(first, end)


_ACTIONS = (entries.Acted, entries.Flagged)


def items_of(game: AnyGame, fact: AnyFact, *, together: bool) -> list[AnyItem]:
    """The items of one entry; at a table dealt by its host nothing is added after the opening draws."""
    if isinstance(fact, _ACTIONS):
        if not together or fact.action is None:
            return []
        known = [KnownItem(fact.chance[: fact.known])] if fact.known else []
        return [ActItem(fact.seat, public_action(game, fact.seat, fact.action)), *known, *_of_round(fact)]
    match fact:
        case entries.ChainAdded(seat, end):
            return [ChainItem(seat, end)]
        case entries.Began():
            return [BeginItem(), *_of_round(fact)]
        case entries.ChanceAsked() | entries.Dealt():
            return [*_of_round(fact)]
        case entries.Undone(actions=int(moves)) | entries.UndoAgreed(actions=int(moves)):
            return [BackItem(moves)] if together else []
    return []


def _of_round(
    fact: entries.Began | entries.Acted | entries.Flagged | entries.ChanceAsked | entries.Dealt,
) -> Iterator[AnyItem]:
    """The question and the draws of the round in an entry."""
    round_ = fact.round
    if round_ is None:
        return
    if round_.asked is not None:
        yield AskItem(round_.asked, round_.next_end)
    if round_.link is not None and not isinstance(fact, entries.ChanceAsked):
        yield DealItem(round_.answers, round_.link, fact.chance[fact.known :])
