"""Bots that other packages bring play among bots, and never sit down with people."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from quakeboard.arena.extras import NotInstalled
from quakeboard.bots import guests, registry
from quakeboard.bots.bot import UnknownBot
from quakeboard.bots.entrant import Entrant
from quakeboard.bots.random_bot import RandomBot
from quakeboard.play.games import make_game

SEISMIC = make_game("seismic", {})

VISITOR = """
class Visitor:
    def __init__(self, game):
        self.game = game

    def choose(self, view, legal, budget, rng):
        return legal[budget.nodes]
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that brings a visitor, and one that would be taken for a bot of the house."""
    (tmp_path / "visitors.py").write_text(VISITOR)
    info = tmp_path / "visitors-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: visitors\nVersion: 1\n")
    names = "\n".join(f"{name} = visitors:Visitor" for name in ("visitor", "random"))
    (info / "entry_points.txt").write_text(f"[{guests.GROUP}]\n{names}\n")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("package")
def test_a_guest_plays_with_a_budget_like_any_bot() -> None:
    entrant = Entrant.read("visitor:2")
    assert entrant.make(SEISMIC).choose(None, "abc", entrant.budget, Random(1)) == "c"


@pytest.mark.usefixtures("package")
def test_a_guest_does_not_take_the_place_of_a_bot_of_the_house() -> None:
    assert isinstance(Entrant.read("random").make(SEISMIC), RandomBot)
    assert guests.names().count("random") == 0


@pytest.mark.usefixtures("package")
def test_at_a_table_with_people_there_are_no_guests() -> None:
    assert "visitor" in guests.names()
    assert "visitor" not in registry.names()
    with pytest.raises(UnknownBot):
        registry.make("visitor", SEISMIC)


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
from quakeboard.bots.entrant import Entrant
from quakeboard.cli import app
from quakeboard.play.games import make_game
Entrant.read("uct:4").make(make_game("seismic", {}))
print(sorted({"numpy", "pyspiel", "quakeboard.research"} & set(sys.modules)))
"""
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert told.stdout == "[]\n"
