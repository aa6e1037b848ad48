"""Rounds of chance at a table: whom an entry asks, and what is drawn when they have answered.

Nothing here changes a table; the proposals are stored like any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from quakeboard.core.game import CHANCE
from quakeboard.play.chance.chains import LENGTH, server_chain
from quakeboard.play.chance.rounds import RoundDraws, Rounds, deal_values, read_link
from quakeboard.play.chance.seed import Chance
from quakeboard.play.chance.source import deal
from quakeboard.service import log_entries as entries
from quakeboard.service.caps import check_entries
from quakeboard.service.errors import IS_OVER, NO_CHAINS, TOO_MANY_CHAINS, Refused
from quakeboard.service.log_entries import Round
from quakeboard.service.table import Proposal, Table
from quakeboard.service.transcript import items_of

MAX_CHAINS = 16
"""Chains that may be published at one seat: one for each device, more in games of thousands of draws."""

Drawing = entries.Began | entries.Acted | entries.Flagged


def add_chain(table: Table, seat: int, end: str) -> Proposal | None:
    """The proposal for publishing a chain; None if it needs no entry. Raises `Refused` or `BadChance`."""
    rounds = table.rounds
    if rounds is None or (not table.together and table.state != "open"):
        raise Refused(NO_CHAINS)
    if table.over:
        raise Refused(IS_OVER)
    read_link(end)
    number = rounds.chain_at(end)
    if number is not None and seat in rounds.chains[number].seats:
        return None
    check_entries(table)
    if sum(seat in chain.seats for chain in rounds.chains) >= MAX_CHAINS:
        raise Refused(TOO_MANY_CHAINS, most=MAX_CHAINS)
    return Proposal(entries.ChainAdded(seat, end))


def askable(table: Table, connected: Sequence[int]) -> list[int]:
    """The connected chains that have a link left, one a seat, in order.

    Of several chains at a seat the one for most people is asked, then the newest.
    """
    chains = () if table.rounds is None else table.rounds.chains
    known = {number for number in connected if number < len(chains) and chains[number].asked < LENGTH}
    asked: list[int] = []
    seats: set[int] = set()
    for number in sorted(known, key=lambda number: (len(chains[number].seats), number), reverse=True):
        if seats.isdisjoint(chains[number].seats):
            asked.append(number)
            seats.update(chains[number].seats)
    return sorted(asked)


def completed(table: Table, proposal: Proposal, connected: Sequence[int]) -> Proposal:
    """A proposal with the round that its draws need, or with the draws if nobody can be asked."""
    fact, position = proposal.fact, proposal.position
    if table.rounds is None or position is None or position.actor() != CHANCE:
        return proposal
    if not isinstance(fact, Drawing):
        return proposal
    asked = askable(table, connected)
    if _waits_for_people(table, asked):
        return proposal
    if asked:
        return proposal._replace(fact=replace(fact, round=_question(table.rounds, table, asked)))
    if not table.together:
        return _drawn(table, proposal, fact, Chance(table.head.seed, (), table.drawn))
    fact = replace(fact, round=_question(table.rounds, table, []))
    rounds = table.rounds
    for item in items_of(table.game, fact, together=True):
        rounds = rounds.after(item)
    return _closed(table, rounds, Proposal(fact, position, proposal.steps), [])


def open_round(table: Table, connected: Sequence[int]) -> Proposal | None:
    """The proposal for the round that a table has waited with; None if it waits on or waits for none."""
    rounds = table.rounds
    if rounds is None or rounds.open is not None or not table.waits_for_chance:
        return None
    asked = askable(table, connected)
    if not asked or _waits_for_people(table, asked):
        return None
    return Proposal(entries.ChanceAsked(_question(rounds, table, asked)))


def close_round(table: Table, links: Mapping[int, str]) -> Proposal | None:
    """The proposal for the draws of the open round; None if no round is open."""
    rounds = table.rounds
    if rounds is None or rounds.open is None or not table.waits_for_chance:
        return None
    answers = [(number, links[number]) for number in rounds.open.chains if number in links]
    return _closed(table, rounds, Proposal(entries.Dealt(), table.position.copy()), answers)


def _waits_for_people(table: Table, asked: Sequence[int]) -> bool:
    """Whether the table waits for another participant, because one alone is connected."""
    dealing = table.head.set_up.dealing
    assert dealing is not None
    assert table.rounds is not None
    if not table.together or dealing.alone == "deal" or len(asked) > 1:
        return False
    here = {seat for number in asked for seat in table.rounds.chains[number].seats}
    return not here.issuperset(table.people)


def _question(rounds: Rounds, table: Table, asked: list[int]) -> Round:
    next_end = None
    if rounds.ends_server_chain:
        next_end = server_chain(table.head.seed, rounds.server_chains + 1).end.hex()
    return Round(asked, next_end)


def _closed(table: Table, rounds: Rounds, proposal: Proposal, answers: list[tuple[int, str]]) -> Proposal:
    """The proposal with the draws of the open round, whose question may stand in the same entry."""
    fact = proposal.fact
    assert isinstance(fact, Drawing | entries.Dealt)
    link = table.server_chain(rounds.server_chains).link(rounds.server.asked).hex()
    state = rounds.closing(answers, link)
    fact = replace(fact, round=replace(fact.round or Round(), answers=answers, link=link))
    if table.together:
        return _drawn(table, proposal, fact, RoundDraws((), state))
    words = [word for _, word in answers]
    return _drawn(table, proposal, fact, Chance(table.head.seed, words, table.drawn))


def _drawn(
    table: Table, proposal: Proposal, fact: Drawing | entries.Dealt, source: RoundDraws | Chance
) -> Proposal:
    assert proposal.position is not None
    position = proposal.position.copy()
    steps = deal_values(position, source) if isinstance(source, RoundDraws) else deal(position, source)
    fact = replace(fact, chance=[*fact.chance, *(str(step.action) for step in steps)])
    return Proposal(fact, position, (*proposal.steps, *steps))
