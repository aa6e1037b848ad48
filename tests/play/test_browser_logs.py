"""The transcripts with which the client's tests compare its derivation of chance."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "web" / "src" / "table" / "chance" / "recorded"
if not FOLDER.is_dir():
    pytest.skip("the client's sources are not there", allow_module_level=True)

maker = runpy.run_path(str(FOLDER / "make_logs.py"))
recorded: dict[str, Any] = json.loads((FOLDER / "logs.json").read_text("utf-8"))


def test_every_log_leads_to_what_was_recorded() -> None:
    assert [maker["follow"](log) for log in recorded["logs"]] == [log["follows"] for log in recorded["logs"]]
    assert len(recorded["logs"]) == 1000


def test_the_long_log_too() -> None:
    assert maker["long_follows"]() == recorded["long"]
    assert recorded["options"] == maker["OPTIONS"]


def test_texts_are_written_as_they_were() -> None:
    assert all(maker["encode"](text).decode() == written for text, written in recorded["texts"])
