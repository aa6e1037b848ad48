"""The page on environments is true: its examples run, and its tables are those of the program."""

from __future__ import annotations

import doctest
import re
from inspect import signature
from pathlib import Path

from quakeboard.games.sanandreas.render.frame import SIZE as SAN_ANDREAS_SIZE
from quakeboard.games.sanandreas.rules.options import Options as SanAndreasOptions
from quakeboard.games.seismic.render.frame import SIZE as SEISMIC_SIZE
from quakeboard.games.seismic.rules.options import Options as SeismicOptions
from quakeboard.research.envs.gymnasium.seat import DEFAULT_BOT
from quakeboard.research.envs.pettingzoo import sanandreas_v1, seismic_v1
from quakeboard.research.envs.pettingzoo.table import TableEnv
from quakeboard.tensors.kernel.rewards import RANK, REWARDS, worst_reward
from quakeboard.tensors.vector import VectorPlayouts

FILE = Path(__file__).parents[3] / "docs" / "research" / "environments.md"
PAGE = FILE.read_text("utf-8")


def test_the_examples_run() -> None:
    found = doctest.testfile(str(FILE), module_relative=False, verbose=False)
    assert found.attempted >= 30
    assert found.failed == 0


def test_the_options_are_documented() -> None:
    own = re.search(r"^\| the game's own \| \| (.*) of Seismic; (.*) of San Andreas \|$", PAGE, re.M)
    assert own
    names = [re.findall(r"`(\w+)`", part) for part in own.groups()]
    assert names == [
        list(SeismicOptions.__dataclass_fields__),
        list(SanAndreasOptions.__dataclass_fields__),
    ]
    usual = (module.raw_env().max_num_agents for module in (seismic_v1, sanandreas_v1))
    assert "| `seats` | {} in Seismic, {} in San Andreas |".format(*usual) in PAGE
    assert set(signature(TableEnv).parameters) == {"key", "seats", "rewards", "render_mode", "options"}
    assert f"| `rewards` | `{RANK}` |" in PAGE
    assert "a reward of {:g} (`rank`) or {:g} (`margin`)".format(*map(worst_reward, REWARDS)) in PAGE
    assert SEISMIC_SIZE[0] == SAN_ANDREAS_SIZE[0] == 720
    assert f"(`{DEFAULT_BOT}` unless given)" in PAGE


def test_the_arrays_are_documented() -> None:
    table = PAGE[PAGE.index("| array |") :]
    assert re.findall(r"^\| `(\w+)` \|", table, re.M) == list(VectorPlayouts.__annotations__)
