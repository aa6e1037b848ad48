"""The page on OpenSpiel is true: its examples run, its commands play, its tables are those of the program."""

from __future__ import annotations

import doctest
import re
from inspect import signature
from pathlib import Path

import pytest

from quakeboard.bots.spec import BotSpec
from quakeboard.cli.arena import arena
from quakeboard.core.registry import make_game, spec_of
from quakeboard.research.openspiel import bots
from quakeboard.research.openspiel.parameters import specification

FILE = Path(__file__).parents[3] / "docs" / "research" / "openspiel.md"
PAGE = FILE.read_text("utf-8")
COMMANDS = re.findall(r"^quakeboard (arena .*)$", PAGE, re.M)


def test_the_examples_run() -> None:
    found = doctest.testfile(str(FILE), module_relative=False, verbose=False)
    assert found.attempted >= 20
    assert found.failed == 0


@pytest.mark.parametrize("command", COMMANDS, ids=["seismic", "san-andreas"])
def test_the_bots_of_the_commands_can_play(command: str) -> None:
    words = command.split()
    options = dict(zip(words[1::2], words[2::2], strict=True))
    assert options.keys() <= {f"--{name}" for name in signature(arena).parameters}
    game = make_game(options.get("--game", "seismic"), {})
    assert game.start(int(options.get("--seats", 2)))
    for bot in options["--bots"].split(","):
        assert BotSpec.read(bot).make(game)


def test_all_parameters_are_documented() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (both|Seismic|San Andreas) \|([^|]*)\|", PAGE, re.M)
    for key, name, place in (("seismic", "Seismic", 0), ("san-andreas", "San Andreas", -1)):
        told = {
            parameter: default.split(",")[place].strip()
            for parameter, of, default in rows
            if of in ("both", name)
        }
        assert told == {parameter: str(default) for parameter, default in specification(spec_of(key)).items()}


def test_the_documented_settings_are_those_of_the_searches() -> None:
    assert f"`KernelRollouts`, {bots.ROLLOUTS} games each" in PAGE
    assert f"c = {bots.EXPLORATION:g}" in PAGE
