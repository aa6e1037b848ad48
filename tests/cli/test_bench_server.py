"""What `bench server` does with its measurements, and the bare parts that it measures beside the server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from typing import cast

import pytest

from quakeboard.cli.benchmarks import server
from quakeboard.cli.benchmarks.load import capacity, measure
from quakeboard.cli.benchmarks.load.bare_clients import PlainClients
from quakeboard.cli.benchmarks.load.capacity import CapacitySearch
from quakeboard.cli.benchmarks.load.processes import Server, bare_server
from quakeboard.cli.benchmarks.load.rates import Rate, compare
from quakeboard.cli.benchmarks.load.websocket import connect

needs_limits = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on descriptors")


def test_a_comparison_shows_all_runs_and_the_ratio_of_their_medians() -> None:
    rates = {"server": [Rate(100, 200), Rate(300, 400)], "bare_parts": [Rate(400, 500), Rate(400, 700)]}
    assert compare(rates) == {
        "moves_per_second": {"server": [100, 300], "bare_parts": [400, 400], "ratio": 0.5},
        "moves_per_cpu_second": {"server": [200, 400], "bare_parts": [500, 700], "ratio": 0.5},
    }


def test_a_third_server_has_a_ratio_of_its_own() -> None:
    rates = {"server": [Rate(100, 200)], "bare_parts": [Rate(400, 400)], "others": [Rate(200, 800)]}
    per_second, per_cpu_second = compare(rates).values()
    assert per_second == {
        "server": [100],
        "bare_parts": [400],
        "others": [200],
        "ratio": 0.25,
        "ratio_to_others": 0.5,
    }
    assert isinstance(per_cpu_second, dict)
    assert per_cpu_second["ratio_to_others"] == 0.25


@pytest.mark.skipif(sys.platform != "linux", reason="servers are measured on Linux only")
def test_plain_clients_move_and_are_acknowledged(tmp_path: Path) -> None:
    async def play(port: int) -> int:
        clients = PlainClients("127.0.0.1", port)
        await clients.connect(2)
        moves = await clients.play_at_full_speed(0.01)
        await clients.close()
        return moves

    database = tmp_path / "bare.sqlite3"
    with bare_server(database) as running:
        moves = asyncio.run(play(running.port))
    with sqlite3.connect(database) as found:
        assert [*found.execute("SELECT place, max(seq) > 0 FROM moves GROUP BY place")] == [
            ("plain-0", 1),
            ("plain-1", 1),
        ]
        assert found.execute("SELECT count(*) FROM moves").fetchone() == (moves,)


@needs_limits
@pytest.mark.parametrize("limit", [7, 249, 250, 700, 3999, 4000, 9000])
def test_the_search_finds_how_many_tables_are_held(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    async def holds(search: CapacitySearch, tables: int) -> bool:
        tried.append(tables)
        return tables <= limit

    monkeypatch.setattr(CapacitySearch, "holds", holds)
    monkeypatch.setattr("resource.getrlimit", lambda _: (100_000, 100_000))
    found = asyncio.run(CapacitySearch(Server(0, 0), most=4000, seconds=1).find())
    assert found <= limit
    assert found >= min(limit, 4000) / (1 + capacity.STEP) - 1
    assert max(tried) <= 4000
    assert len(tried) < 24


@needs_limits
def test_the_search_connects_no_more_than_there_are_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda _: (2000, 4000))
    assert CapacitySearch(Server(0, 0), most=4000, seconds=1).most < 500


@pytest.mark.skipif(sys.platform != "linux", reason="servers are measured on Linux only")
def test_the_bare_parts_store_a_move_and_send_it_to_all_sockets_of_its_table(tmp_path: Path) -> None:
    database = tmp_path / "bare.sqlite3"

    async def move(port: int) -> None:
        received: dict[str, asyncio.Queue[bytes]] = {}
        sockets = {}
        for name in ("mover", "other", "elsewhere"):
            received[name] = asyncio.Queue()
            table = "/b" if name == "elsewhere" else "/a"
            sockets[name] = await connect("127.0.0.1", port, table, received[name].put_nowait)
        for name in ("mover", "elsewhere"):
            sockets[name].send(b'{"type":"act","seq":1}')
            assert json.loads(await received[name].get()) == {"type": "done", "seq": 1}
        for queue in received.values():
            assert (await queue.get()).startswith(b'{"type":"update","seq":1')
            assert queue.empty()
        for socket in sockets.values():
            socket.close()

    with bare_server(database) as running:
        asyncio.run(move(running.port))
        assert running.memory() > 0
        assert running.cpu_seconds() > 0
    with sqlite3.connect(database) as found:
        assert [*found.execute("SELECT place, seq FROM moves ORDER BY place")] == [("a", 1), ("b", 1)]


def test_without_a_postgres_the_command_says_what_it_leaves_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measure, "measure", lambda *_: {"tables": 1200, "moves_per_second": {"ratio": 0.5}})
    server.measure_server()
    captured = capsys.readouterr()
    assert "1,200" in captured.out
    assert "PostgreSQL" in captured.err
    server.measure_server(database="postgresql://somewhere", as_json=True)
    captured = capsys.readouterr()
    assert cast("dict[str, object]", json.loads(captured.out))["tables"] == 1200
    assert captured.err == ""
