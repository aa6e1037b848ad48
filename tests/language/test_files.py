"""The four files: the same keys, the same parameters, nothing broken, nothing that nobody says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import quakeboard
from quakeboard.cli.app import COMMANDS
from quakeboard.core.errors import Reason
from quakeboard.games.seismic.language.questions import ASKING
from quakeboard.games.seismic.rules.events import SeismicEvent
from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.games.seismic.rules.pieces import TILES
from quakeboard.language import available
from quakeboard.language.choice import read

SOURCE = Path(quakeboard.__file__).parent
# For clients that let people choose.
OFFERED = {"language-name"}
# What one types, what stands on a drawn board or in a file: the same in every language.
TYPED_OR_DRAWN = re.compile(r"\bsave!|«3»|▲\?|\b(GameType: San Andreas|FirstPlayer: Suns|Clé: valeur)")


class Gatherer(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def gathered(message: ast.Message) -> Gatherer:
    found = Gatherer()
    found.visit(message)
    return found


@cache
def entries(code: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(read(code)).body


@cache
def messages(code: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(code) if isinstance(entry, ast.Message)}


def parameters(code: str, key: str) -> set[str]:
    """The parameters of a message, with those of the messages that it is made of."""
    found = gathered(messages(code)[key])
    return found.variables.union(*(parameters(code, other) for other in found.messages))


@pytest.mark.parametrize("code", available())
def test_a_file_holds_nothing_but_messages_and_comments(code: str) -> None:
    allowed = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
    assert [entry for entry in entries(code) if not isinstance(entry, allowed)] == []


@pytest.mark.parametrize("code", available())
def test_no_key_stands_twice(code: str) -> None:
    keys = [entry.id.name for entry in entries(code) if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("code", available())
def test_all_files_have_the_same_keys_in_the_same_order(code: str) -> None:
    assert list(messages(code)) == list(messages("en"))


@pytest.mark.parametrize("code", available())
def test_a_message_has_the_same_parameters_in_every_language(code: str) -> None:
    in_english = {key: parameters("en", key) for key in messages("en")}
    assert {key: parameters(code, key) for key in messages(code)} == in_english


@pytest.mark.parametrize("code", available())
def test_the_groups_are_the_same_in_every_language(code: str) -> None:
    def groups(code: str) -> list[str | None]:
        return [entry.content for entry in entries(code) if isinstance(entry, ast.GroupComment)]

    assert groups(code) == groups("en")


def keys_made_up_by_the_code(reasons: list[Reason]) -> set[str]:
    events = {event.key for event in get_args(SeismicEvent)}
    refusals = {f"refusal-{reason.code}" for reason in reasons}
    highways = [tile.name for tile in TILES if tile.kind == "highway"]
    tiles = {f"seismic-{form}-{name}" for form in ("tile", "short") for name in highways}
    puts = {
        f"play-sa-do-{verb}{at}{piece}"
        for verb in ("found", "mark")
        for at in ("", "-at")
        for piece in ("", "-with")
    }
    variants = {f"seismic-variant-{variant}" for variant in VARIANTS}
    waiting = {f"seismic-wait-{phase}" for phase in ASKING}
    overview = {f"help-{name}" for name in COMMANDS}
    return events | refusals | tiles | puts | variants | waiting | overview


def keys_in_the_code() -> set[str]:
    text = "".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    return set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)*)"', text))


def keys_in_messages() -> set[str]:
    return {key for code in available() for m in messages(code).values() for key in gathered(m).messages}


def test_every_key_that_the_code_makes_up_has_a_message(reasons: list[Reason]) -> None:
    assert keys_made_up_by_the_code(reasons) - set(messages("en")) == set()


def test_every_message_is_said_somewhere(all_reasons: list[Reason]) -> None:
    said = keys_made_up_by_the_code(all_reasons) | keys_in_the_code() | keys_in_messages() | OFFERED
    assert set(messages("en")) - said == set()


def prose(code: str) -> str:
    """What a language says in its own way, without comments."""
    lines = [line for line in read(code).splitlines() if not line.startswith("#")]
    return TYPED_OR_DRAWN.sub("", "\n".join(lines))


@pytest.mark.parametrize("code", available())
def test_there_are_no_exclamation_marks(code: str) -> None:
    assert "!" not in prose(code)


def test_french_puts_no_break_spaces_where_they_belong() -> None:
    # A colon or semicolon that ends a French word or clause, but not those of a time or a selector.
    assert re.findall(r"[^\u00a0\s][;?»]|(?<!\u00a0):(?= )|«(?!\u00a0)", prose("fr")) == []


@pytest.mark.parametrize(("code", "marks"), [("en", "“”"), ("de", "„“"), ("es", "«»"), ("fr", "«»")])
def test_quotation_marks_come_in_pairs_of_the_language(code: str, marks: str) -> None:
    signs = re.findall(r"[“”„«»\"]", prose(code))
    assert signs == list(marks) * (len(signs) // 2)
