"""What a host can watch: figures, and nothing about anybody."""

from __future__ import annotations

import re
from collections.abc import Callable

from hosted import Hosted, flood, wait_for
from prometheus_client.parser import text_string_to_metric_families

from quakeboard.server.ws.endpoint import MAX_JUNK


def figures(hosted: Hosted) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    answer = hosted.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def figure(hosted: Hosted, name: str, **labels: str) -> float:
    return figures(hosted).get((name, frozenset(labels.items())), 0.0)


def test_requests_are_counted_by_what_became_of_them(hosted: Hosted) -> None:
    before = {
        status: figure(hosted, "quakeboard_http_requests_total", status=status) for status in ("200", "404")
    }
    hosted.http.get("/api/games")
    hosted.http.get("/api/nothing")
    hosted.http.get("/api/tables/none")
    after = {
        status: figure(hosted, "quakeboard_http_requests_total", status=status) for status in ("200", "404")
    }
    assert after["404"] == before["404"] + 2
    assert after["200"] > before["200"]


def test_tables_and_sockets_are_counted(host: Callable[..., Hosted]) -> None:
    server = host()  # nobody else comes and goes there
    with server.visit(server.open_table(), 0) as mara:
        mara.ask("ping")
        assert figure(server, "quakeboard_tables_opened_total") == 1
        assert figure(server, "quakeboard_connections") == 1
        assert figure(server, "quakeboard_tables_loaded") == 1
    wait_for(lambda: figure(server, "quakeboard_connections") == 0)


def test_commands_are_counted_by_kind_and_answer(hosted: Hosted) -> None:
    before = figure(hosted, "quakeboard_commands_total", kind="undo", answer="not-begun")
    with hosted.visit(hosted.open_table(), 0) as mara:
        mara.command("undo")
        mara.ask("ping")
    assert figure(hosted, "quakeboard_commands_total", kind="undo", answer="not-begun") == before + 1


def test_sockets_that_are_let_go_are_counted_by_reason(hosted: Hosted) -> None:
    before = figure(hosted, "quakeboard_connections_dropped_total", reason="junk")
    with hosted.visit(hosted.open_table(), 0) as mara:
        flood(mara.socket, "junk", MAX_JUNK + 1)
        mara.closed_with()
    assert figure(hosted, "quakeboard_connections_dropped_total", reason="junk") == before + 1


def test_figures_name_nobody(hosted: Hosted) -> None:
    table = hosted.open_table(public=True, name="Wilhelmina")
    with hosted.visit(table, 0) as mara:
        mara.ask("say", text="xylophone")
        mara.command("act", action="lay the xylophone")
        hosted.http.get("/api/tables/xylophone")
        hosted.http.get("/xylophone?token=xylophone")
    text = hosted.http.get("/metrics").text
    for allow_private in (table["table"], *table["seats"].values(), "Wilhelmina", "xylophone", "127.0.0.1"):
        assert allow_private not in text
    labels = set(re.findall(r'(\w+)="', text))
    assert labels <= {"status", "kind", "answer", "reason", "le"}


def test_labels_cannot_be_made_up(hosted: Hosted) -> None:
    """Whoever could invent labels could fill the server's memory."""
    with hosted.visit(hosted.open_table(), 0) as mara:
        before = len(figures(hosted))
        for number in range(15):
            mara.say(f'{{"type":"kind{number}"}}')
            mara.command("act", action=f"action {number}")
            hosted.http.request(f"METHOD{number}", f"/path{number}")
        assert len(figures(hosted)) <= before + 4
