"""What a host can watch: figures, and nothing about anybody."""

from __future__ import annotations

import re
from collections.abc import Callable

from prometheus_client.parser import text_string_to_metric_families
from server_thread import ServerThread, flood, wait_for

from quakeboard.server.ws.endpoint import MAX_JUNK


def figures(server: ServerThread) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    answer = server.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def figure(server: ServerThread, name: str, **labels: str) -> float:
    return figures(server).get((name, frozenset(labels.items())), 0.0)


def test_requests_are_counted_by_what_became_of_them(server: ServerThread) -> None:
    before = {
        status: figure(server, "quakeboard_http_requests_total", status=status) for status in ("200", "404")
    }
    server.http.get("/api/games")
    server.http.get("/api/nothing")
    server.http.get("/api/tables/none")
    after = {
        status: figure(server, "quakeboard_http_requests_total", status=status) for status in ("200", "404")
    }
    assert after["404"] == before["404"] + 2
    assert after["200"] > before["200"]


def test_memory_and_descriptors_are_told(start_server: Callable[..., ServerThread]) -> None:
    server = start_server()
    before = figure(server, "process_open_fds")
    assert figure(server, "process_resident_memory_bytes") > 2**20
    with server.connect(server.open_table(), 0), server.connect(server.open_table(), 0):
        assert before < figure(server, "process_open_fds") < figure(server, "process_max_fds")


def test_tables_and_sockets_are_counted(start_server: Callable[..., ServerThread]) -> None:
    server = start_server()  # nobody else comes and goes there
    with server.connect(server.open_table(), 0) as mara:
        mara.ask("ping")
        assert figure(server, "quakeboard_tables_opened_total") == 1
        assert figure(server, "quakeboard_connections") == 1
        assert figure(server, "quakeboard_tables_loaded") == 1
    wait_for(lambda: figure(server, "quakeboard_connections") == 0)


def test_commands_are_counted_by_kind_and_answer(server: ServerThread) -> None:
    before = figure(server, "quakeboard_commands_total", kind="undo", answer="not-begun")
    with server.connect(server.open_table(), 0) as mara:
        mara.command("undo")
        mara.ask("ping")
    assert figure(server, "quakeboard_commands_total", kind="undo", answer="not-begun") == before + 1


def test_closed_connections_are_counted_by_reason(server: ServerThread) -> None:
    before = figure(server, "quakeboard_connections_dropped_total", reason="junk")
    with server.connect(server.open_table(), 0) as mara:
        flood(mara.socket, "junk", MAX_JUNK + 1)
        mara.close_code()
    assert figure(server, "quakeboard_connections_dropped_total", reason="junk") == before + 1


def test_figures_name_nobody(server: ServerThread) -> None:
    table = server.open_table(public=True, name="Wilhelmina")
    with server.connect(table, 0) as mara:
        mara.ask("say", text="xylophone")
        mara.command("act", action="lay the xylophone")
        server.http.get("/api/tables/xylophone")
        server.http.get("/xylophone?token=xylophone")
    text = server.http.get("/metrics").text
    for allow_private in (table["table"], *table["seats"].values(), "Wilhelmina", "xylophone", "127.0.0.1"):
        assert allow_private not in text
    labels = set(re.findall(r'(\w+)="', text))
    assert labels <= {"status", "kind", "answer", "reason", "le", "queue", "outcome"}


def test_labels_cannot_be_made_up(server: ServerThread) -> None:
    """Whoever could invent labels could fill the server's memory."""
    with server.connect(server.open_table(), 0) as mara:
        found = []
        for number in range(15):
            mara.send(f'{{"type":"kind{number}"}}')
            mara.command("act", action=f"action {number}")
            server.http.request(f"METHOD{number}", f"/path{number}")
            found.append(len(figures(server)))
        assert found[-1] <= found[0] + 4


def test_what_waits_for_its_share_is_measured(server: ServerThread) -> None:
    opened = server.open_table(1, bots=1, begin=True, options={"first": 1})
    with server.connect(opened, 0) as mara:
        while mara.question is None:
            mara.receive("update")
    text = server.http.get("/metrics").text
    for queue in ("workers", "analyses", "webhooks"):
        assert f'quakeboard_queue_waiting{{queue="{queue}"}} ' in text
        assert f'quakeboard_queue_running{{queue="{queue}"}} ' in text
    assert "quakeboard_webhooks_pending " in text
    assert re.search(r'quakeboard_queue_wait_seconds_count\{kind="(awaited|unattended)"\} [1-9]', text)
