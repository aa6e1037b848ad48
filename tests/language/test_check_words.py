"""The check of chance in a browser says it in the same words as `quakeboard verify`."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from quakeboard.language import available
from quakeboard.language.choice import read
from quakeboard.play.verified import KEYS

FOLDER = Path(__file__).parents[2] / "web" / "src" / "i18n" / "words"
if not FOLDER.is_dir():
    pytest.skip("the client's sources are not there", allow_module_level=True)


def messages(text: str) -> dict[str, str]:
    body = FluentParser(with_spans=False).parse(text).body
    found = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    for entry in found.values():
        entry.comment = None
    return {key: FluentSerializer().serialize_entry(entry) for key, entry in found.items()}


@pytest.mark.parametrize("code", available())
def test_the_sentences_are_the_same(code: str) -> None:
    client, own = messages((FOLDER / code / "check.ftl").read_text("utf-8")), messages(read(code))
    assert set(KEYS.values()) <= set(client)
    assert client == {key: own[key] for key in client}
    assert {key for key in own if key.startswith("chance-")} - set(client) == {"chance-given"}
