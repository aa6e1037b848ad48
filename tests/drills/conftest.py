"""Real stores for real servers, and a place for what the drills measure."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from extent import TIMED
from postgres import Postgres

from .timing import standstill

collect_ignore = [] if TIMED else ["test_09_flood_timed.py"]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    found: str = request.getfixturevalue("shared_database")
    return found


@pytest.fixture
def shared_database(postgres: Postgres) -> str:
    """An empty store for several processes."""
    return postgres.new("DATABASE")


@pytest.fixture(autouse=True)
def _new_test() -> None:
    """What happened to the machine before is no excuse."""
    standstill.seconds = 0.0


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Takes what a drill measured: `figures(1, store="sqlite", rounds=50)`. `make drill` prints it."""

    def note(drill: int, **found: Any) -> None:
        if standstill.seconds:
            found["machine_stood_still_s"] = round(standstill.seconds, 1)
        line = json.dumps({"drill": drill, "test": request.node.name, **found})
        print(line)
        if "QUAKEBOARD_FIGURES" in os.environ:
            with Path(os.environ["QUAKEBOARD_FIGURES"]).open("a") as file:
                file.write(line + "\n")

    return note
