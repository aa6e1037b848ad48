"""Bots that other packages bring play among bots, and never at tables with people."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from quakeboard.bots import plugins, registry
from quakeboard.bots.match import play_match
from quakeboard.bots.protocol import UnknownBot
from quakeboard.bots.random_bot import RandomBot
from quakeboard.bots.spec import BotSpec
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
    """The package of the page, installed; it also has a bot that would be taken for a built-in one."""
    (tmp_path / "hasty.py").write_text(block("hasty.py"), "utf-8")
    project = tomllib.loads(block("pyproject.toml"))["project"]
    points = project["entry-points"][plugins.GROUP] | {"random": "hasty:Hasty"}
    info = tmp_path / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1\n")
    lines = "\n".join(f"{name} = {what}" for name, what in points.items())
    (info / "entry_points.txt").write_text(f"[{plugins.GROUP}]\n{lines}\n")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("package")
def test_a_plugin_plays_with_a_budget_like_any_bot() -> None:
    game = make_game("seismic", {"columns": 7, "rows": 7})
    record = play_match(game, [BotSpec.read("hasty:20"), BotSpec.read("random")], "1")
    assert [seat.bot for seat in record.seats] == ["hasty:20", "random"]
    assert record.outcome is not None
    assert record.outcome.winners == [0]


@pytest.mark.usefixtures("package")
def test_a_plugin_may_decline_a_game() -> None:
    with pytest.raises(UnknownBot):
        BotSpec.read("hasty").make(make_game("san-andreas", {}))


@pytest.mark.usefixtures("package")
def test_a_plugin_does_not_replace_a_built_in_bot() -> None:
    assert isinstance(BotSpec.read("random").make(SEISMIC), RandomBot)
    assert plugins.names().count("random") == 0


@pytest.mark.usefixtures("package")
def test_at_a_table_with_people_there_are_no_plugins() -> None:
    assert "hasty" in plugins.names()
    assert "hasty" not in registry.names()
    with pytest.raises(UnknownBot):
        registry.make("hasty", SEISMIC)


@pytest.mark.usefixtures("package")
def test_an_unknown_name_is_refused_with_a_list_that_has_plugins_too() -> None:
    with pytest.raises(UnknownBot) as refused:
        BotSpec.read("nobody").make(SEISMIC)
    named = str(refused.value.params["bots"]).split(", ")
    assert named == [*registry.names(), *plugins.names()]


def test_a_missing_package_of_a_plugin_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(NotInstalled) as refused:
        BotSpec.read("openspiel-mcts:1s").make(SEISMIC)
    assert refused.value.params == {"package": "pyspiel", "extra": "research"}


def test_a_plugin_is_not_imported_before_it_is_asked_for() -> None:
    program = """
import sys
from quakeboard.bots.spec import BotSpec
from quakeboard.cli.app import app
from quakeboard.core.registry import make_game
BotSpec.read("uct:4").make(make_game("seismic", {}))
print(sorted({"numpy", "pyspiel", "quakeboard.research"} & set(sys.modules)))
"""
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert told.stdout == "[]\n"
