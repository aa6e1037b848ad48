"""Finished games analysed over HTTP: streamed, shared, kept, stopped and refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import endless_analysis
import httpx
import pytest
from played import play_random, play_short
from server_thread import ServerThread, frozen_clock, wait_for

from quakeboard.play.record import Record
from quakeboard.server.limits import RateLimiter
from quakeboard.service import analyses

from .test_records import COAST, ROADS, get, loaded
from .test_routes import GERMAN, refused

COINS = play_random("analysed", seats=3, game="san-andreas")
SHORT = play_short()
HOURS = 3600.0
"""As many seconds as an analysis wants, however slow the machine is."""


@pytest.fixture
def fast_server(start_server: Callable[..., ServerThread]) -> ServerThread:
    """A server that looks at each step for a moment only, and at all of them."""
    server = start_server(analysis_seconds=HOURS)
    server.state.analyses.level = "gentle:1"
    return server


@pytest.fixture
def endless_server(start_server: Callable[..., ServerThread]) -> ServerThread:
    """A server that never comes to the end of an analysis."""
    server = start_server(analysis_seconds=HOURS)
    server.state.analyses.task = endless_analysis.analyse
    return server


@contextmanager
def reading(server: ServerThread, opened: dict[str, Any]) -> Iterator[Iterator[str]]:
    """The lines of an analysis that is being read; whoever leaves has gone away."""
    token = {"authorization": f"Bearer {opened['watch']}"}
    path = f"/api/tables/{opened['table']}/analysis"
    with server.browser(**token) as browser, browser.stream("GET", path) as answer:
        assert answer.status_code == 200, answer.read()
        yield answer.iter_lines()


# ---------------------------------------------------------------------- what is told


@pytest.mark.parametrize("record", [COINS, SHORT], ids=lambda record: record.game)
def test_every_action_is_sent_and_then_the_summary(fast_server: ServerThread, record: Record) -> None:
    answer = get(fast_server, loaded(fast_server, record), "/analysis")
    assert answer.headers["content-type"] == "application/x-ndjson"
    assert answer.headers["x-accel-buffering"] == "no"
    *steps, summary = [json.loads(line) for line in answer.text.splitlines()]
    assert [(step["type"], step["step"]) for step in steps] == [
        ("step", number) for number in range(1, len(record.actions) + 1)
    ]
    assert [step["action"] for step in steps] == record.actions
    assert record.outcome is not None
    assert [seat for seat, share in enumerate(steps[-1]["win"]) if share] == record.outcome.winners
    for step in steps:
        assert sum(step["win"]) == pytest.approx(1.0, abs=0.001)
        by_chance = step["actor"] == "chance"
        assert (step["luck"] is not None, step["loss"] is None) == (by_chance, by_chance)
    assert set(summary) == {"type", "luck", "error", "lost", "decisions"}
    losses = {step["step"]: step["loss"] for step in steps}
    assert [losses[number] for number in summary["decisions"]] == sorted(
        (losses[number] for number in summary["decisions"]), reverse=True
    )


def test_a_second_reader_gets_at_once_what_the_first_waited_for(fast_server: ServerThread) -> None:
    opened = loaded(fast_server, COINS)
    first = get(fast_server, opened, "/analysis").content
    wait_for(lambda: not fast_server.state.analyses.running)
    fast_server.state.analyses.slots.size = 0  # nothing more is analysed
    assert get(fast_server, opened, "/analysis").content == first


def test_lines_come_as_they_are_found_to_all_who_read(endless_server: ServerThread) -> None:
    opened = loaded(endless_server, ROADS)
    with reading(endless_server, opened) as lines:
        early = [next(lines), next(lines)]
        assert endless_server.state.analyses.running == 1
        with reading(endless_server, opened) as others:
            assert [next(others), next(others)] == early
            assert endless_server.state.analyses.running == 1
        third = json.loads(next(lines))  # it goes on for those who stay
        assert (third["step"], third["action"]) == (3, ROADS.actions[2])


# ---------------------------------------------------------------------- what ends it


def test_it_is_stopped_when_its_time_is_up(
    endless_server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though its process does not end; what was found until then has been sent."""
    monkeypatch.setattr(analyses, "GRACE_SECONDS", 0.0)
    endless_server.state.analyses.seconds = 0.1
    answer = get(endless_server, loaded(endless_server, SHORT), "/analysis")
    assert answer.status_code == 200
    wait_for(lambda: not endless_server.state.analyses.running)


def test_it_is_stopped_when_everybody_has_gone(endless_server: ServerThread) -> None:
    opened = loaded(endless_server, ROADS)
    for _ in range(2):  # and begins anew for those who come back
        with reading(endless_server, opened) as lines:
            assert json.loads(next(lines))["step"] == 1
        wait_for(lambda: not endless_server.state.analyses.running)


def test_a_server_that_stops_does_not_wait_for_it(endless_server: ServerThread) -> None:
    with reading(endless_server, loaded(endless_server, ROADS)) as lines:
        next(lines)
        endless_server.stop()
        assert endless_server.state.analyses.running == 0
        with pytest.raises(httpx.RemoteProtocolError):  # its end never came
            list(lines)


# ---------------------------------------------------------------------- what is refused


def test_only_so_many_are_analysed_at_once_and_the_next_one_waits(endless_server: ServerThread) -> None:
    one, other = loaded(endless_server, ROADS), loaded(endless_server, COAST)
    analyses = endless_server.state.analyses
    with reading(endless_server, one) as first:
        next(first)
        with reading(endless_server, other):
            wait_for(lambda: analyses.waiting)
            assert analyses.running == 1
        wait_for(lambda: not analyses.waiting)  # it has given up its place
        with reading(endless_server, other) as second:
            first.close()  # type: ignore[attr-defined]
            assert endless_server.state.analyses.running == 1
            assert json.loads(next(second))["action"] == COAST.actions[0]


def test_whoever_waits_for_many_is_refused(
    endless_server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MAX_WAITING_PER_OWNER", 0)
    result = refused(
        get(endless_server, loaded(endless_server, ROADS), "/analysis", **GERMAN), 429, "own-analyses-wait"
    )
    assert result["sentence"].startswith("Du wartest schon auf 0 Analysen.")


def test_a_server_without_analysis_processes_says_so(start_server: Callable[..., ServerThread]) -> None:
    server = start_server(analysis_processes=0)
    refused(get(server, loaded(server, COINS), "/analysis"), 403, "no-analysis")


def test_a_game_that_goes_on_is_not_analysed(server: ServerThread) -> None:
    """What is better for a seat would tell the others what it holds."""
    opened = server.open_table(1, bots=2, game="san-andreas", begin=True, public=True)
    refused(server.http.get(f"/api/tables/{opened['table']}/analysis"), 409, "not-over")


def test_a_table_by_invitation_is_analysed_for_token_holders(server: ServerThread) -> None:
    opened = loaded(server, COINS)
    refused(server.http.get(f"/api/tables/{opened['table']}/analysis"), 403, "invitation-only")
    refused(server.http.get("/api/tables/none/analysis"), 404, "no-table")


def test_it_counts_for_many_requests(fast_server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = loaded(fast_server, SHORT)
    monkeypatch.setattr("quakeboard.server.http.analysis.address", lambda scope: "192.0.2.7")
    monkeypatch.setattr(fast_server.state, "request_limiter", RateLimiter(1, 40, frozen_clock))
    assert get(fast_server, opened, "/analysis").status_code == 200
    refused(get(fast_server, opened, "/analysis"), 429, "too-many-requests")
