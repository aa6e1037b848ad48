"""The operators' part of a store: both kinds keep it alike."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import msgspec
import pytest
from postgres import TIMEOUT
from store_tables import OPENED, change, head, key, standing

from quakeboard.server.admin import backups
from quakeboard.server.admin.store import open_for_admin
from quakeboard.server.store.operators import Statement
from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.server.store.sqlite import statements
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.service import personal_data
from quakeboard.service.bots import BotService
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import Refused
from quakeboard.service.log_entries import Entry, Sat
from quakeboard.service.notice_store import NoticeTarget
from quakeboard.service.operator import Operator
from quakeboard.service.operator_notices import OperatorNotices, publisher
from quakeboard.service.operator_store import NOBODY, WATCHERS, Block, Erasure, HeldSeat
from quakeboard.service.store import Append, Store, StoredSnapshot
from quakeboard.service.table import Table
from quakeboard.service.table_service import TableService
from quakeboard.service.table_setup import SeatPlan, SetUp


async def open_table(store: Store, table: str = "t1") -> None:
    await store.create(head(table), standing(), [key("mara", 0, table), key("jun", 1, table)])
    await store.append(change(1, table, Sat(0, "Mara", 0), sitter=("session-of-mara", 0)))


async def test_a_seat_and_the_watchers_are_muted_until_they_are_not(store: Store) -> None:
    await open_table(store)
    assert await store.operators.mutes("t1") == []
    assert await store.operators.mute("t1", 1)
    assert not await store.operators.mute("t1", 1), "it is muted already"
    assert await store.operators.mute("t1", WATCHERS)
    assert await store.operators.mutes("t1") == [WATCHERS, 1]
    assert await store.operators.unmute("t1", 1)
    assert not await store.operators.unmute("t1", 1)
    assert await store.operators.mutes("t1") == [WATCHERS]
    await store.delete("t1")
    assert await store.operators.mutes("t1") == []


async def test_a_removed_line_keeps_its_number(store: Store) -> None:
    await open_table(store)
    for text in ("one", "two", "three"):
        await store.add_chat_line("t1", OPENED, 0, "Mara", text)
    assert await store.operators.clear_chat_line("t1", 2)
    assert not await store.operators.clear_chat_line("t1", 2), "it is gone already"
    assert not await store.operators.clear_chat_line("t1", 9)
    assert [(line.number, line.text) for line in await store.chat_lines("t1", 0, 10)] == [
        (1, "one"),
        (3, "three"),
    ]
    assert await store.operators.clear_chat_line("t1", 3)
    assert (await store.add_chat_line("t1", OPENED, 0, "Mara", "four")).number == 4


async def test_blocks_are_prolonged_and_forgotten(store: Store) -> None:
    await store.operators.add_block(Block("address", "203.0.113.0/24", 100), 10)
    await store.operators.add_block(Block("session", "ab", 300), 10)
    await store.operators.add_block(Block("address", "203.0.113.0/24", 200), 10)
    assert await store.operators.blocks() == [
        Block("address", "203.0.113.0/24", 200),
        Block("session", "ab", 300),
    ]
    await store.operators.add_block(Block("session", "cd", 400), 250)
    assert [block.value for block in await store.operators.blocks()] == ["ab", "cd"]
    assert await store.operators.remove_block("session", "ab")
    assert not await store.operators.remove_block("session", "ab")


async def test_the_audit_log_has_the_newest_first(store: Store) -> None:
    for number in range(5):
        await store.operators.add_audit(number, "ops", "end", f"t{number}", "")
    found = await store.operators.audit(2)
    assert [(entry.at, entry.operator, entry.target) for entry in found] == [
        (4, "ops", "t4"),
        (3, "ops", "t3"),
    ]


async def test_tokens_are_found_by_their_digest(store: Store) -> None:
    assert await store.operators.add_token("ada", b"\0" * 32, 7)
    assert not await store.operators.add_token("ada", b"\1" * 32, 8), "the name is taken"
    assert await store.operators.token_name(b"\0" * 32) == "ada"
    assert await store.operators.token_name(b"\1" * 32) is None
    assert [(token.name, token.added_at) for token in await store.operators.tokens()] == [("ada", 7)]
    assert await store.operators.remove_token("ada")
    assert not await store.operators.remove_token("ada")
    assert await store.operators.token_name(b"\0" * 32) is None


async def test_the_seats_of_a_session_and_of_its_rematches_are_found(store: Store) -> None:
    await open_table(store)
    await store.create(head("t2"), standing(), [key("mara", 1, "t2"), key("jun", 2, "t2")])
    assert await store.operators.seats_of("session-of-mara") == [HeldSeat("t1", 0)]
    assert await store.operators.seats_of("nobody") == []
    assert await store.operators.seats_with_same_keys(HeldSeat("t1", 0)) == [HeldSeat("t2", 1)]
    assert await store.operators.hosted_by("hana") == ["t1", "t2"]
    assert await store.exists("t2")
    assert not await store.exists("t3")


async def test_an_erasure_replaces_facts_lines_and_sessions(store: Store) -> None:
    await open_table(store)
    await store.set_webhook("t1", "https://example.org/mara")
    await store.add_chat_line("t1", OPENED, 0, "Mara", "a secret")
    await store.operators.erase(Erasure("t1", {1: Sat(0, "1", 0)}, [1], [0], host=True))
    stored = await store.load("t1")
    assert stored is not None
    assert [entry.fact for entry in stored.entries] == [Sat(0, "1", 0)]
    assert stored.head.host == NOBODY
    assert await store.operators.sitters("t1") == {}
    assert await store.chat_lines("t1", 0, 10) == []
    assert await store.webhook("t1") is None


async def test_a_job_is_done_by_one_of_several_that_claim_it(store: Store) -> None:
    claims = await asyncio.gather(*(store.operators.claim_job("expire", 1000, 500) for _ in range(5)))
    assert sum(claims) == 1
    assert not await store.operators.claim_job("expire", 1499, 500)
    assert await store.operators.claim_job("expire", 1500, 500)
    assert await store.operators.claim_job("other", 1500, 500)


async def test_a_server_on_a_file_receives_what_administration_publishes(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "games.db")
    await store.open()
    received = store.peer_messages()
    async with open_for_admin(str(tmp_path / "games.db")) as admin:
        for number in range(3):
            await admin.publish(f"message {number}")
    assert [await anext(received) for _ in range(3)] == ["message 0", "message 1", "message 2"]
    await store.close()


async def test_old_messages_of_administration_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statements, "KEPT_NOTICES", 3)
    store = SQLiteStore(tmp_path / "games.db")
    await store.open()
    async with open_for_admin(str(tmp_path / "games.db")) as admin:
        for number in range(10):
            await admin.publish(str(number))
    kept = await store.select(Statement("SELECT text FROM notices ORDER BY id", ()))
    assert [text for (text,) in kept] == ["7", "8", "9"]
    await store.close()


async def test_a_table_that_one_process_deletes_is_gone_in_the_other(processes: list[PostgresStore]) -> None:
    await open_table(processes[0])
    services = [
        TableService(name, store, cast(BotService, None)) for name, store in zip("ab", processes, strict=True)
    ]
    notices = OperatorNotices("b", processes[1], services[1].registry)
    for service in services:
        await service.open()
    services[1].background.start(notices.receive())
    live_table = await services[1].registry.get("t1")
    await Operator(processes[0], "tests", publisher(processes[0], "a")).delete("t1")
    async with asyncio.timeout(TIMEOUT):
        while not live_table.deleted:
            await asyncio.sleep(0.01)
    assert services[1].registry.live_tables == {}
    with pytest.raises(Refused) as refused:
        await services[1].registry.get("t1")
    assert refused.value.code == "no-table"
    operator = Operator(processes[0], "tests", publisher(processes[0], "a"))
    await operator.block_address("203.0.113.7", 3_600_000)
    async with asyncio.timeout(TIMEOUT):
        while not notices.blocks.any():
            await asyncio.sleep(0.01)
    for service in services:
        await service.close()


async def test_messages_of_before_its_start_are_not_received(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "games.db")
    await store.open()
    await store.close()
    async with open_for_admin(str(tmp_path / "games.db")) as admin:
        await admin.publish("old")
        again = SQLiteStore(tmp_path / "games.db")
        await again.open()
        received = again.peer_messages()
        await admin.publish("new")
    assert await anext(received) == "new"
    await again.close()


async def test_the_audit_log_goes_on_after_a_restored_backup(
    database: str, own_database: str, tmp_path: Path
) -> None:
    store = PostgresStore(database, "here", TIMEOUT)
    await store.open()
    for number in range(3):
        await store.operators.add_audit(number, "ops", "end", "t", "")
    await store.close()
    await backups.backup(database, tmp_path / "backup")
    for target in (own_database, str(tmp_path / "back.db")):
        await backups.restore(target, tmp_path / "backup")
        async with open_for_admin(target) as restored:
            await restored.operators.add_audit(3, "ops", "end", "t", "")
            assert [entry.id for entry in await restored.operators.audit(9)] == [4, 3, 2, 1]


async def test_an_erased_person_is_in_no_row_of_any_table(store: Store) -> None:
    await play_a_little(store)
    operator = Operator(store, "tests", publisher(store))
    await operator.remove_line("t1", 2)
    person = await personal_data.by_session(operator, "session-of-mara")
    assert person.seats == [HeldSeat("t1", 0), HeldSeat("t2", 1)]
    exported = msgspec.json.encode(await personal_data.export(operator, person)).decode()
    assert [word for word in PERSONAL if word not in exported and word != "removed"] == []
    before = await all_rows(store)
    assert [word for word in PERSONAL if word not in before and word != "removed"] == []
    await personal_data.erase(operator, person)
    after = await all_rows(store)
    assert [word for word in (*PERSONAL, HASH_OF_ADDRESS) if word in after] == []
    assert "Jun" in after
    assert "what Jun says" in after
    stored = await store.load("t1")
    assert stored is not None
    table = Table.from_log(stored.head, stored.entries, Uptime())
    assert [seat.name for seat in table.seats] == ["1", "Jun"]
    assert (table.state, len(table.moves)) == ("playing", 1)


HASH_OF_ADDRESS = "hash-of-an-address"
SEEN = 1_700_123_456_789
HOOK = "https://hooks.example/of-mara"
PERSONAL = (
    str(SEEN),
    *("Xanthippe", "Xantho", "what she says", "removed", "session-of-mara"),
    *("https://example.org/mara", HOOK),
)


async def play_a_little(store: Store) -> None:
    """A game of Xanthippe, who was called Xantho once, and Jun, and its rematch."""
    set_up = SetUp("seismic", [SeatPlan(), SeatPlan()], {})
    opener = {"host": "session-of-mara", "opener": HASH_OF_ADDRESS}
    table = Table(head("t1", set_up=set_up, **opener), Uptime())
    await store.create(table.head, table.standing(), [key("mara", 0), key("jun", 1)])
    await store.seat_taken("t1", 0, HASH_OF_ADDRESS)
    await store.note_seen([("t1", 0, SEEN), ("t1", 1, 7)])
    await store.add_snapshot("t1", StoredSnapshot(3, b"the seat of Xanthippe"))
    for fact in (Sat(0, "Xantho", 0), Sat(0, "Xanthippe", 0), Sat(1, "Jun", 1)):
        table.fold(Entry(table.seq + 1, OPENED, fact))
        sitter = ("session-of-mara", 0) if fact.seat == 0 else None
        await store.append(Append("t1", table.entries[-1], table.standing(), (), sitter))
    for propose in (lambda now: now.begin([]), lambda now: now.play(str(now.legal()[0]))):
        table, change = table.after(propose(table), OPENED)
        await store.append(Append("t1", change.entry, table.standing()))
    for seat, name, text in (
        (0, "Xanthippe", "what she says"),
        (0, "Xanthippe", "removed"),
        (1, "Jun", "what Jun says"),
    ):
        await store.add_chat_line("t1", OPENED, seat, name, text)
    await store.add_chat_line("t1", OPENED, None, "Xanthippe", "what she says as a watcher")
    await store.set_webhook("t1", "https://example.org/mara")
    target = NoticeTarget(id="x", kind="slack", address=HOOK, language="en", events=["turn"])
    await store.notices.add(key("mara", 0).digest, target)
    rematch = Table(head("t2", set_up=set_up), Uptime())
    await store.create(rematch.head, rematch.standing(), [key("mara", 1, "t2"), key("jun", 0, "t2")])
    rematch.fold(Entry(1, OPENED, Sat(1, "Xanthippe", 0)))
    await store.append(Append("t2", rematch.entries[-1], rematch.standing()))


async def all_rows(store: Store) -> str:
    """Everything that the store holds, as one text."""
    assert isinstance(store, SQLiteStore | PostgresStore)
    found = [await store.select(Statement(f"SELECT * FROM {table}", ())) for table in backups.TABLES]
    return str([[tuple(row) for row in rows] for rows in found])
