"""What a host does with a store beside the servers that use it, and backups from any kind to any."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from store_tables import OPENED, change, head, key, standing

from quakeboard.core.errors import QuakeboardError
from quakeboard.play.record import BadRecord, Record, encode
from quakeboard.play.replay import load
from quakeboard.play.verify import verify
from quakeboard.server.admin import backups
from quakeboard.server.admin import tables as admin_tables
from quakeboard.server.admin.store import open_for_admin
from quakeboard.server.store.factory import open_store
from quakeboard.server.store.migrations import migrate_sqlite
from quakeboard.service.clocks import Uptime
from quakeboard.service.log_entries import Abandoned, Began, Entry, Sat
from quakeboard.service.operator import Operator
from quakeboard.service.operator_notices import publisher
from quakeboard.service.store import Append, Store
from quakeboard.service.table import Table
from quakeboard.service.table_setup import SeatPlan, SetUp

GAMES = Path(__file__).parents[3] / "docs" / "games"
RECORDS = sorted(GAMES.glob("*.quake.json"))
SEED = bytes(range(32))


@pytest.fixture
def stores(tmp_path: Path, postgres: Any, runner: asyncio.Runner) -> Iterator[Callable[[str], str]]:
    """Makes an empty store of a kind that a server has open; its address."""
    opened: list[Store] = []

    def make(kind: str) -> str:
        url = postgres.new("SCHEMA") if kind == "postgres" else str(tmp_path / f"{len(opened)}.db")
        opened.append(open_store(url))
        runner.run(opened[-1].open())
        return url

    yield make
    for store in opened:
        runner.run(store.close())


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, stores: Callable[[str], str]) -> str:
    """A store that a server is using."""
    return stores(request.param)


def operator_of(store: Store) -> Operator:
    return Operator(store, "tests", publisher(store))


async def play_a_little(store: Store) -> str:
    """A table of San Andreas at which somebody has founded a city."""
    set_up = SetUp("san-andreas", [SeatPlan(), SeatPlan(), SeatPlan()], {"first": 0})
    table = Table(head("live", set_up=set_up, seed=SEED), Uptime())
    await store.create(table.head, table.standing(), [])
    for number, name in enumerate(("Mara", "Jun", "Ilkka")):
        table.fold(Entry(number + 1, OPENED, Sat(number, name, number)))
    table.fold(Entry(4, OPENED, table.begin([]).fact))
    table.fold(Entry(5, OPENED, table.play(str(table.legal()[0])).fact))
    for entry in table.entries:
        assert await store.append(Append(table.id, entry, table.standing()))
    return table.id


# ---------------------------------------------------------------------- records in and out


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name)
async def test_a_record_that_goes_in_comes_out_again(url: str, file: Path) -> None:
    record = load(file)
    async with open_for_admin(url) as store:
        table = await admin_tables.import_record(store, record)
        out = await admin_tables.export_table(store, table)
    assert encode(out) == encode(record)
    assert verify(out) > 0


async def test_an_imported_table_is_over_and_open_to_all_who_know_it(url: str) -> None:
    async with open_for_admin(url) as store:
        name = await admin_tables.import_record(store, load(RECORDS[0]))
        stored = await store.load(name)
        (listed,) = [listed async for listed in admin_tables.all_tables(store)]
        assert await store.keys_of(name) == []
    assert stored is not None
    table = Table.from_log(stored.head, stored.entries, Uptime())
    assert (table.state, listed.standing.state, listed.standing.due) == ("over", "over", None)
    assert listed.set_up.public
    assert table.commitment == load(RECORDS[0]).chance.commitment


def broken(how: Callable[[Record], None]) -> Record:
    record = load(RECORDS[0])
    how(record)
    return record


def cut(record: Record) -> None:
    record.actions, record.outcome = record.actions[:40], None


def forget_the_seed(record: Record) -> None:
    record.chance.seed = None


def change_the_seed(record: Record) -> None:
    record.chance.seed = "00" * 32


def act_twice(record: Record) -> None:
    record.actions.insert(20, record.actions[19])


def win(record: Record) -> None:
    assert record.outcome is not None
    record.outcome.winners = [2]


@pytest.mark.parametrize(
    ("how", "code"),
    [
        (cut, "not-over"),
        (forget_the_seed, "no-seed"),
        (change_the_seed, "wrong-seed"),
        (act_twice, "bad-step"),
        (win, "wrong-outcome"),
    ],
)
async def test_what_is_no_finished_and_proved_game_is_not_imported(
    url: str, how: Callable[[Record], None], code: str
) -> None:
    async with open_for_admin(url) as store:
        with pytest.raises(QuakeboardError) as refused:
            await admin_tables.import_record(store, broken(how))
        assert refused.value.code == code
        assert [listed async for listed in admin_tables.all_tables(store)] == []


async def test_an_unfinished_game_is_exported_on_request_and_without_its_seed(url: str) -> None:
    async with open_for_admin(url) as store:
        name = await play_a_little(store)
        with pytest.raises(QuakeboardError) as refused:
            await admin_tables.export_table(store, name)
        assert refused.value.code == "not-over"
        record = await admin_tables.export_table(store, name, unfinished=True)
        with pytest.raises(QuakeboardError) as none:
            await admin_tables.export_table(store, "nowhere")
    assert none.value.code == "no-table"
    assert record.chance.commitment
    assert record.actions
    assert SEED.hex() not in encode(record).decode()


async def test_an_abandoned_game_keeps_its_seed_too(url: str) -> None:
    async with open_for_admin(url) as store:
        name = await play_a_little(store)
        stored = await store.load(name)
        assert stored is not None
        table = Table.from_log(stored.head, stored.entries, Uptime())
        table.fold(Entry(6, OPENED, Abandoned(0)))
        assert await store.append(Append(name, table.entries[-1], table.standing()))
        record = await admin_tables.export_table(store, name, unfinished=True)
    assert record.chance.seed is None


# ---------------------------------------------------------------------- expiry


async def fill(store: Store) -> None:
    """A table in each state: changed now, and at the beginning of 2020."""
    now = await store.now()
    for state in admin_tables.STATES:
        for age, when in (("old", 1_577_836_800_000), ("new", now)):
            await store.create(head(f"{state}-{age}", opened_at=when), standing(state=state), [])


async def left(store: Store) -> set[str]:
    return {listed.table async for listed in admin_tables.all_tables(store)}


async def test_old_tables_in_the_given_states_are_removed(url: str) -> None:
    async with open_for_admin(url) as store:
        await fill(store)
        before = await left(store)
        age, states = admin_tables.read_age("30d"), admin_tables.read_states("over, abandoned")
        gone = [listed.table async for listed in admin_tables.expire(operator_of(store), age, states)]
        assert set(gone) == {"over-old", "abandoned-old"}
        assert await left(store) == before - set(gone)


async def test_a_dry_run_removes_nothing(url: str) -> None:
    async with open_for_admin(url) as store:
        await fill(store)
        before = await left(store)
        states = admin_tables.read_states("open,playing")
        found = {
            x.table
            async for x in admin_tables.expire(
                operator_of(store), admin_tables.read_age("1w"), states, dry_run=True
            )
        }
        assert found == {"open-old", "playing-old"}
        assert await left(store) == before


@pytest.mark.parametrize(("text", "hours"), [("0h", 0), ("36h", 36), ("30d", 720), (" 2w ", 336)])
def test_an_age_is_read(text: str, hours: int) -> None:
    assert admin_tables.read_age(text) == hours * 3_600_000


@pytest.mark.parametrize("text", ["", "30", "d", "-3d", "3m", "1.5d", "30d30d", "٣d"])
def test_what_is_no_age_is_refused(text: str) -> None:
    with pytest.raises(QuakeboardError) as refused:
        admin_tables.read_age(text)
    assert refused.value.code == "bad-age"


def test_what_is_no_state_is_refused() -> None:
    with pytest.raises(QuakeboardError) as refused:
        admin_tables.read_states("over,gone")
    assert refused.value.params["given"] == "gone"


# ---------------------------------------------------------------------- backups


async def fill_everything(store: Store) -> None:
    """Something in every table of the database."""
    await store.create(head("t1"), standing(), [key("a token", 0), key("another", None)])
    await store.create(head("t2", before="t1"), standing(), [key("a token", 1, "t2")])
    for seq in range(1, 4):
        assert await store.append(change(seq, sitter=("mara", 0)))
    await store.append(change(1, "t2", Began(["nonce"], ["first 0"]), due=OPENED))
    await store.add_chat_line("t1", OPENED, 0, "Mara", "“Hello”, \N{WAVING HAND SIGN}")
    await store.set_webhook("t1", "https://example.org/turn")
    await store.setting("session-secret", "a secret")
    await store.register_process("here", OPENED, 1000)
    await store.register_process("here", OPENED + 10_000, 1000)
    await store.claim_due("here", OPENED + 10_000, 1000, 10)


async def everything(url: str) -> list[Any]:
    """All that a store returns about its tables."""
    async with open_for_admin(url) as store:
        found: list[Any] = [await store.outages(), await store.setting("session-secret", "none")]
        found.append([listed async for listed in admin_tables.all_tables(store)])
        for listed in found[-1]:
            found += [await store.load(listed.table), await store.keys_of(listed.table)]
            found += [await store.chat_lines(listed.table, 0, 100), await store.webhook(listed.table)]
        found.append(await store.tables_of("mara", 10))
        return found


@pytest.mark.parametrize("there", ["sqlite", "postgres"])
async def test_a_backup_can_be_restored_to_any_kind_of_store(
    url: str, there: str, tmp_path: Path, postgres: Any
) -> None:
    async with open_for_admin(url) as store:
        await fill_everything(store)
    before = await everything(url)
    out = tmp_path / "backup.db"
    assert await backups.backup(url, out) == 2
    assert out.stat().st_mode & 0o777 == 0o600
    new = str(tmp_path / "new.db") if there == "sqlite" else await asyncio.to_thread(postgres.new, "SCHEMA")
    assert await backups.restore(new, out) == 2
    assert await everything(new) == before
    # A server that starts there finds that nobody was alive since the last beat, and stops the clocks for it.
    store = open_store(new)
    await store.open()
    try:
        *_, outage = await store.register_process("there", OPENED + 60_000, 1000)
        assert (outage.began, outage.ended) == (OPENED + 10_000, OPENED + 60_000)
    finally:
        await store.close()


async def test_a_backup_can_be_served_as_it_is(url: str, tmp_path: Path) -> None:
    async with open_for_admin(url) as store:
        await fill_everything(store)
    await backups.backup(url, tmp_path / "backup.db")
    assert sorted(path.name for path in tmp_path.glob("*backup*")) == ["backup.db"]
    store = open_store(str(tmp_path / "backup.db"))
    await store.open()
    try:
        assert (await store.key("t1", key("a token", 0).digest)) == key("a token", 0)
        assert await store.append(change(4))
    finally:
        await store.close()


def test_nothing_that_a_store_has_is_forgotten_in_a_backup(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "new.db", isolation_level=None)
    migrate_sqlite(connection)
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    connection.close()
    assert found - set(backups.TABLES) == {"schema_version", "checks", "notices", "sqlite_sequence"}


async def test_a_backup_takes_nobodys_place(url: str, tmp_path: Path) -> None:
    out = tmp_path / "kept"
    out.write_text("something else")
    with pytest.raises(QuakeboardError) as refused:
        await backups.backup(url, out)
    assert refused.value.code == "file-exists"
    assert out.read_text() == "something else"


async def test_a_backup_that_cannot_be_written_leaves_nothing_behind(url: str, tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as refused:
        await backups.backup(url, tmp_path / "nowhere" / "backup.db")
    assert refused.value.code == "file-unwritable"
    assert list(tmp_path.glob(".backup*")) == []


@pytest.mark.parametrize("there", ["sqlite", "postgres"])
async def test_a_store_with_tables_is_not_written_over(
    there: str, tmp_path: Path, stores: Callable[[str], str], postgres: Any
) -> None:
    new = str(tmp_path / "full.db") if there == "sqlite" else await asyncio.to_thread(postgres.new, "SCHEMA")
    store = open_store(new)
    await store.open()
    await store.create(head("kept"), standing(), [])
    await store.close()
    await backups.backup(new, tmp_path / "backup.db")
    with pytest.raises(QuakeboardError) as refused:
        await backups.restore(new, tmp_path / "backup.db")
    assert refused.value.code == "store-not-empty"
    async with open_for_admin(new) as found:
        assert await left(found) == {"kept"}


async def test_a_file_in_use_is_not_restored_to(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "in-use.db"))
    await store.open()
    await backups.backup(str(tmp_path / "in-use.db"), tmp_path / "backup.db")
    with pytest.raises(QuakeboardError) as refused:
        await backups.restore(str(tmp_path / "in-use.db"), tmp_path / "backup.db")
    assert refused.value.code == "store-in-use"
    await store.close()


async def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Mara, " * 1000)
    for name, code in (("letter", "store-refuses"), ("nothing", "no-store")):
        with pytest.raises(QuakeboardError) as refused:
            await backups.restore(str(tmp_path / "new.db"), tmp_path / name)
        assert refused.value.code == code
    assert not (tmp_path / "new.db").exists()


async def test_a_store_that_was_never_served_is_left_as_it_is(tmp_path: Path, postgres: Any) -> None:
    old = tmp_path / "old.db"
    connection = sqlite3.connect(old, isolation_level=None)
    migrate_sqlite(connection, upto=1)
    connection.close()
    empty = await asyncio.to_thread(postgres.new, "SCHEMA")
    for url, found in ((str(old), 1), (empty, 0)):
        for _ in range(2):  # looking has not brought it up to date
            with pytest.raises(QuakeboardError) as refused:
                async with open_for_admin(url):
                    pass
            assert (refused.value.code, refused.value.params["found"]) == ("store-not-ready", found)
    with pytest.raises(QuakeboardError) as none:
        async with open_for_admin(str(tmp_path / "none.db")):
            pass
    assert none.value.code == "no-store"
    assert not (tmp_path / "none.db").exists()
