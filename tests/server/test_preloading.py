"""The first requests of a server load nothing: a thread has done it before."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import sys
import quakeboard.server.app
from quakeboard.bots import registry
from quakeboard.core.registry import specs
from quakeboard.server.http import catalogue, openapi
from quakeboard.server.preloading import preload
from quakeboard.service.table_setup import SeatPlan, SetUp, check_setup

preload("/quake")
before = set(sys.modules)
catalogue.games()
made = openapi.document.cache_info().misses
openapi.document("/quake")
assert openapi.document.cache_info().misses == made == 1
for key, spec in specs().items():
    for bot in registry.names():
        check_setup(SetUp(key, [SeatPlan(bot), *([SeatPlan()] * (spec.seats[0] - 1))]))
print(sorted(set(sys.modules) - before))
"""


def test_opening_tables_loads_no_module_after_the_start() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
