"""The records with which the client's tests compare its check of chance."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quakeboard.play.record import Record

FOLDER = Path(__file__).parents[2] / "web" / "src" / "screens" / "verify" / "recorded"
if not FOLDER.is_dir():
    pytest.skip("the client's sources are not there", allow_module_level=True)

maker = runpy.run_path(str(FOLDER / "make_games.py"))
recorded: list[dict[str, Any]] = json.loads((FOLDER / "games.json").read_text("utf-8"))


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("one", recorded, ids=lambda one: one["name"])
def test_every_record_says_what_was_recorded(one: dict[str, Any]) -> None:
    record = msgspec.convert(one["record"], Record)
    assert plain(maker["follows"](record)) == one["follows"]
    assert plain(maker["draws"](record)) == one["draws"]


def test_everything_that_can_be_said_is_among_them() -> None:
    said = {key for one in recorded for key, _, _ in one["follows"].get("says", [])}
    assert {key.removeprefix("chance-") for key in said} == {
        *("people", "one", "host", "seed", "known", "undone", "missing", "not-waited", "one-browser"),
        *("whose-chains", "words-sealed", "words-clear", "no-words", "words-missing"),
        *("not-proved", "taken-over"),
    }
