"""Bots that other packages bring play among bots, and never sit down with people."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from quakeboard.bots import plugins as guests
from quakeboard.bots import registry
from quakeboard.bots.match import play_out
from quakeboard.bots.protocol import UnknownBot
from quakeboard.bots.random_bot import RandomBot
from quakeboard.bots.spec import Entrant
from quakeboard.core.extras import NotInstalled
from quakeboard.core.registry import make_game

SEISMIC = make_game("seismic", {})

PAGE = (Path(__file__).parents[2] / "docs" / "guide" / "bring-a-bot.md").read_text("utf-8")


def block(name: str) -> str:
    """What the page shows of a file."""
    (found,) = re.findall(rf"```\w+\n# {re.escape(name)}\n(.*?)```", PAGE, re.S)
    return str(found)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package of the page, installed; it also has a bot that would be taken for one of the house."""
    (tmp_path / "hasty.py").write_text(block("hasty.py"), "utf-8")
    project = tomllib.loads(block("pyproject.toml"))["project"]
    points = project["entry-points"][guests.GROUP] | {"random": "hasty:Hasty"}
    info = tmp_path / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1\n")
    lines = "\n".join(f"{name} = {what}" for name, what in points.items())
    (info / "entry_points.txt").write_text(f"[{guests.GROUP}]\n{lines}\n")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("package")
def test_a_guest_plays_with_a_budget_like_any_bot() -> None:
    game = make_game("seismic", {"columns": 7, "rows": 7})
    record = play_out(game, [Entrant.read("hasty:20"), Entrant.read("random")], "1")
    assert [seat.bot for seat in record.seats] == ["hasty:20", "random"]
    assert record.outcome is not None
    assert record.outcome.winners == [0]


@pytest.mark.usefixtures("package")
def test_a_guest_may_decline() -> None:
    with pytest.raises(UnknownBot):
        Entrant.read("hasty").make(make_game("san-andreas", {}))


@pytest.mark.usefixtures("package")
def test_a_guest_does_not_take_the_place_of_a_bot_of_the_house() -> None:
    assert isinstance(Entrant.read("random").make(SEISMIC), RandomBot)
    assert guests.names().count("random") == 0


@pytest.mark.usefixtures("package")
def test_at_a_table_with_people_there_are_no_guests() -> None:
    assert "hasty" in guests.names()
    assert "hasty" not in registry.names()
    with pytest.raises(UnknownBot):
        registry.make("hasty", SEISMIC)


@pytest.mark.usefixtures("package")
def test_who_asks_for_nobody_is_told_of_guests_too() -> None:
    with pytest.raises(UnknownBot) as refused:
        Entrant.read("nobody").make(SEISMIC)
    named = str(refused.value.params["bots"]).split(", ")
    assert named == [*registry.names(), *guests.names()]


def test_without_what_a_guest_needs_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(NotInstalled) as refused:
        Entrant.read("openspiel-mcts:1s").make(SEISMIC)
    assert refused.value.params == {"package": "pyspiel", "extra": "research"}


def test_nobody_imports_a_guest_that_was_not_asked_for() -> None:
    program = """
import sys
from quakeboard.bots.spec import Entrant
from quakeboard.cli.app import app
from quakeboard.core.registry import make_game
Entrant.read("uct:4").make(make_game("seismic", {}))
print(sorted({"numpy", "pyspiel", "quakeboard.research"} & set(sys.modules)))
"""
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert told.stdout == "[]\n"
