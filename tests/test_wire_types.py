"""The browser client speaks the server's types: its file is made from them."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def test_the_types_of_the_wire_are_what_the_server_has_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(DOCS)
    runpy.run_path(str(DOCS / "make_wire_types.py"))["main"](tmp_path)
    kept = (ROOT / "web" / "src" / "wire.ts").read_text("utf-8")
    assert kept == (tmp_path / "wire.ts").read_text("utf-8")
