"""What records of tables prove of their chance, and what branches and loaded games carry on of it."""

from __future__ import annotations

from typing import Any

import pytest
from dealt import deal_together
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quakeboard.play.record import ChanceProof, Record, decode, encode
from quakeboard.play.replay import check
from quakeboard.play.verify import verification
from quakeboard.service.chunked_work import run
from quakeboard.service.import_and_branch import branch
from quakeboard.service.store import Append
from quakeboard.service.table import Table
from quakeboard.service.table_setup import SeatPlan, SetUp
from quakeboard.service.verification import draws, verify

from .application import FakeTimeService, plan
from .random_logs import dealing_of, head_of, random_table

PLAIN = deal_together("loaded", undos=0.2, misses=0.2)


def over(table: Table) -> Record:
    """Its record as if the game were over."""
    return table.record(proof=run(table.proving(table.entries, over=True)))


@settings(deadline=None, max_examples=60)
@given(
    st.sampled_from(["seismic", "san-andreas"]),
    st.sampled_from([dealing_of("together"), dealing_of("together", "wait"), dealing_of("host")]),
    st.integers(0, 120),
    st.integers(0, 10**6),
)
def test_whatever_happens_at_a_table_its_record_is_verified(
    game: str, how: Any, entries: int, seed: int
) -> None:
    table = random_table(plan(game, 3, dealing=how), entries, seed)
    record = over(table)
    check(record)
    assert decode(encode(record)) == record
    found = verification(record)
    assert (len(found.counting), found.scheme) == (table.drawn, 2 if table.together else 1)
    if table.rounds is not None and table.together:
        assert found.transcript == table.rounds.transcript.hex()
        assert [use.end for use in found.chains] == [chain.end for chain in table.rounds.chains]
    assert len(draws(record).draws) == len(found.draws)


def test_no_seed_is_told_while_a_game_goes_on() -> None:
    for kind in ("together", "host"):
        table = random_table(plan("seismic", 3, dealing=dealing_of(kind)), 20, 1)  # type: ignore[arg-type]
        assert not table.over
        text = encode(table.record()).decode()
        assert table.head.seed.hex() not in text
        assert table.record().chance.seed is None
    assert table.head.seed.hex() in encode(over(table)).decode()


def test_where_chance_is_dealt_together_the_seed_is_never_told() -> None:
    table = random_table(plan("seismic", 3, dealing=dealing_of("together")), 60, 3)
    assert table.head.seed.hex() not in encode(over(table)).decode()


# ---------------------------------------------------------------------- loaded games and branches


async def loaded(service: FakeTimeService, record: Record) -> Table:
    opened = await service.opening.import_record("hana", record)
    return (await service.registry.get(opened.table)).table


async def test_a_loaded_game_keeps_its_proof(service: FakeTimeService) -> None:
    table = await loaded(service, PLAIN)
    assert encode(table.record()) == encode(PLAIN)
    assert table.commitment == PLAIN.chance.commitment


async def branched(service: FakeTimeService, source: Table, seq: int) -> Table:
    """A new table that goes on after an entry of another one."""
    taken = await branch(service.registry.loader, source, seq, len(source.seats))
    old = source.head.set_up
    seats = [SeatPlan() for _ in source.seats]
    opened = await service.opening.create(
        "hana", SetUp(old.game, seats, old.options, branch=taken, dealing=dealing_of("together"))
    )
    return (await service.registry.get(opened.table)).table


async def test_a_branch_of_a_loaded_game_proves_its_past(service: FakeTimeService) -> None:
    source = await loaded(service, PLAIN)
    for seq in range(len(source.seats) + 1, source.seq, 3):
        table = await branched(service, source, seq)
        record = decode(encode(table.record()))
        found = verification(record)
        assert found.given == table.given > 0
        assert (found.unproved, verify(record, None).result) == (0, "verified")
        assert verify(record, None).said[0].key == "chance-taken-over"


async def test_a_branch_of_a_game_without_proof_says_so(service: FakeTimeService) -> None:
    source = await loaded(service, replace(PLAIN, chance=ChanceProof()))
    table = await branched(service, source, 8)
    found = verify(table.record(), None)
    assert (found.result, found.unproved) == ("partly", table.given)
    assert [one.key for one in found.said] == ["chance-not-proved"]


@pytest.mark.parametrize("kind", ["together", "host"])
async def test_a_branch_of_a_table_proves_its_past_even_if_that_was_undone_later(
    service: FakeTimeService, kind: Any
) -> None:
    set_up = plan("seismic", 3, dealing=dealing_of(kind))
    played = random_table(set_up, 90, 1)
    assert played.undos > 0
    played.state = "abandoned"
    await service.store.create(played.head, played.standing(), [])
    for entry in played.entries:
        await service.store.append(Append(played.id, entry, played.standing()))
    for seq in range(8, played.seq, 7):
        taken = await branch(service.registry.loader, played, seq, 3)
        table = Table(head_of(replace(set_up, branch=taken)), played.clocks.uptime)
        found = verification(over(table))
        assert (found.given, found.unproved) == (table.given, 0)
        assert found.source is None or found.source.scheme == (2 if kind == "together" else 1)
