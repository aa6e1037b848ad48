"""The protocol is what the server speaks, and what the guides show works against a real server."""

from __future__ import annotations

import doctest
import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import ask, serving
from websockets.sync.client import connect

from quakeboard.analysis.forecast import Effort
from quakeboard.cli.terminal.terminal_game import HINT_BOT
from quakeboard.service.tasks import HINT_LEVEL

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def examples(page: str) -> dict[str, str]:
    """The programs of a page, by the name in their first line."""
    blocks = re.findall(r"```python\n# (\w+\.py)\n(.*?)```", (DOCS / page).read_text("utf-8"), re.S)
    return dict(blocks)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server process; where it listens."""
    with serving(tmp_path_factory.mktemp("db") / "tables.db") as base:
        yield base


def test_the_example_of_a_forecast_runs() -> None:
    found = doctest.testfile(str(DOCS / "guide" / "forecast.md"), module_relative=False, verbose=False)
    assert found.attempted >= 5
    assert found.failed == 0


def test_the_guide_to_forecasts_gives_the_figures_of_the_program() -> None:
    page = (DOCS / "guide" / "forecast.md").read_text("utf-8")
    assert f"gone through in {Effort().nodes} positions" in page
    for level, where in ((HINT_LEVEL, "on a server"), (HINT_BOT, "in the text game")):
        assert f"`{level}` {where}" in page


def start(source: str, folder: Path, server: str, *arguments: str) -> subprocess.Popen[str]:
    (folder / "bot.py").write_text(source, "utf-8")
    return subprocess.Popen(
        [sys.executable, folder / "bot.py", *arguments],
        env={**os.environ, "QUAKEBOARD": server},
        stdout=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> str:
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    return out


def test_the_first_bot_plays_a_game_to_its_end(server: str, tmp_path: Path) -> None:
    source = examples("guide/write-a-bot.md")["first_bot.py"]
    assert len([line for line in source.splitlines() if line.strip()]) <= 25
    # The table is by invitation, so the test needs its secret too.
    out = finish(start(source + "\nprint(opened['watch'])", tmp_path, server)).split()
    address, token = out[-2:]
    record = ask(server, address.split(server)[1], token=token)
    assert record["outcome"]["scores"]
    assert [seat["name"] for seat in record["seats"]] == ["First bot", "greedy"]


@pytest.mark.parametrize("root_path", ["", "/quake"])
def test_two_bots_that_fold_their_views_meet_at_a_table(root_path: str, tmp_path: Path) -> None:
    source = examples("guide/write-a-bot.md")["neighbour_bot.py"]
    with serving(tmp_path / "tables.db", "--root-path", root_path) as server:
        opened = ask(server, f"{root_path}/api/tables", {"game": "seismic", "seats": [{}, {}]})
        links = opened["links"]
        assert links["0"].startswith(f"http://{server}{root_path}/t/")
        bots = [start(source, tmp_path, server, links[seat]) for seat in ("0", "1")]
        told = {finish(bot) for bot in bots}
        record = ask(server, f"{root_path}/api/tables/{opened['table']}/record", token=opened["watch"])
    assert told == {f"scores {record['outcome']['scores']}\n"}


@pytest.mark.parametrize("game", ["seismic", "san-andreas"])
@pytest.mark.parametrize("page", ["protocol.md", "guide/write-a-bot.md"])
def test_a_folded_view_is_what_the_server_shows(game: str, page: str, server: str) -> None:
    """A whole game is folded, an update at a time, with the code that the page shows."""
    text = (DOCS / page).read_text("utf-8")
    shown: dict[str, Any] = {}
    exec(re.search(r"^def fold.*?\n(?=\n\n|```)", text, re.M | re.S)[0], shown)  # type: ignore[index]
    wish = {"game": game, "seats": [{}, *[{"bot": "random"}] * 2], "seat": 0, "name": "Mara", "begin": True}
    opened = ask(server, "/api/tables", wish)
    with connect(f"ws://{server}/api/tables/{opened['table']}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": opened["seats"]["0"]}))
        told = json.loads(socket.recv())
        view, keyed = told["view"], told["keyed"]
        while told["type"] != "update" or told["info"]["state"] != "over":
            if "question" in told:
                action = told["question"]["legal"][-1]
                socket.send(json.dumps({"type": "act", "seq": told["seq"] + 1, "action": action}))
            told = json.loads(socket.recv())
            if told["type"] == "update":
                shown["fold"](view, told, keyed)
    with connect(f"ws://{server}/api/tables/{opened['table']}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": opened["seats"]["0"]}))
        assert in_order(view, keyed) == in_order(json.loads(socket.recv())["view"], keyed)


def in_order(view: Any, keyed: dict[str, str]) -> Any:
    """The view with its keyed lists sorted: folding keeps no order."""
    return {
        name: sorted(value, key=lambda thing: thing[keyed[name]]) if name in keyed else value
        for name, value in view.items()
    }


# ---------------------------------------------------------------------- pages


def test_the_protocol_is_what_the_server_speaks_today(tmp_path: Path) -> None:
    runpy.run_path(str(DOCS / "make_protocol.py"))["main"](tmp_path)
    for name in ("protocol.md", "openapi.json"):
        assert (tmp_path / name).read_bytes() == (DOCS / name).read_bytes(), f"{name}: run make docs"


def test_the_server_serves_the_same_description(server: str) -> None:
    assert ask(server, "/api/openapi.json") == json.loads((DOCS / "openapi.json").read_text("utf-8"))


@pytest.mark.parametrize("page", ["protocol.md", "guide/write-a-bot.md", "guide/host.md"])
def test_every_link_within_a_page_leads_to_a_heading(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    anchors: list[str] = []
    for title in re.findall(r"^#+ (.*)$", re.sub(r"```.*?```", "", text, flags=re.S), re.M):
        anchor = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        anchors.append(anchor if anchor not in anchors else f"{anchor}-1")
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) - set(anchors) == set()
    assert len(anchors) == len(set(anchors))
