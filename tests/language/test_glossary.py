"""One thing, one word: what the glossary of a language retires is said nowhere, and what it names is said."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from glossary import GENERAL, Term, Text, complaints, glossary, texts

from quakeboard.language import available

every_language = pytest.mark.parametrize("code", available())

STUB = Term("stub", "seismic", ("Arm",), ("Stummel*", "kurze Straße"), ("Stummelfilm",))
TERMS = [
    Term("action", "all", ("Aktion",), ("Handlung",)),
    STUB,
    Term("tile", "seismic", ("Plättchen",), ("Kachel", "Platte")),
    Term("tile", "san-andreas", ("Platte",), ("Kachel", "Plättchen")),
]


@every_language
def test_no_retired_word_is_said(code: str) -> None:
    terms = glossary(code)
    assert [line for text in texts(code) for line in complaints(text, terms)] == []


@every_language
def test_every_word_is_said_where_it_is_used(code: str) -> None:
    said: dict[str, str] = defaultdict(str)
    for text in texts(code):
        words = re.sub(r"[\s>]+", " ", text.said).casefold()
        for where in {*GENERAL, text.game or "all"}:
            said[where] += words
    unsaid = [
        term for term in glossary(code) if not any(word.casefold() in said[term.where] for word in term.words)
    ]
    assert unsaid == []


@every_language
def test_every_language_has_the_same_terms(code: str) -> None:
    def terms(code: str) -> list[tuple[str, str]]:
        return [(term.where, term.name) for term in glossary(code)]

    assert terms(code) == terms("en")


@every_language
def test_every_file_of_sentences_is_read(code: str) -> None:
    names = {(text.path.name, text.game) for text in texts(code)}
    assert {("app.ftl", None), ("common.ftl", None)} < names
    for game in ("seismic", "san-andreas"):
        assert {("game.ftl", game), ("learn.ftl", game), ("terminal.ftl", game), (f"{game}.md", game)} < names


def found(folder: Path, name: str, said: str, game: str | None = "seismic") -> list[str]:
    """What is complained about a text, without its folder."""
    path = folder / name
    path.write_text(said, "utf-8")
    return [line.removeprefix(f"{folder}/") for line in complaints(Text(path, game), TERMS)]


def test_a_complaint_names_file_line_word_and_what_to_write(tmp_path: Path) -> None:
    said = "one = Ein Arm\ntwo =\n    { $n ->\n       *[other] Der Stummel hier\n    }\n"
    assert found(tmp_path, "a.ftl", said) == ["a.ftl:4: “Stummel” is retired: the word for stub is “Arm”"]


@pytest.mark.parametrize("said", ["stummel", "Die Stummeln.", "die Stummels, bitte", "„Stummel“"])
def test_a_word_is_found_in_any_case_and_with_any_ending(tmp_path: Path, said: str) -> None:
    assert len(found(tmp_path, "a.ftl", f"key = {said}\n")) == 1


@pytest.mark.parametrize(
    "said", ["Strummel", "ein Gestummel", "Verhandlung", "Handlungen", "ein Stummelfilm"]
)
def test_a_part_of_a_word_or_an_allowed_phrase_is_not(tmp_path: Path, said: str) -> None:
    assert found(tmp_path, "a.ftl", f"key = {said}\n") == []


@pytest.mark.parametrize(
    "line",
    ["# ein Stummel", "stummel = Arm", "    .stummel = Arm", "key = { $stummel }", "key = { stummel }"],
)
def test_comments_keys_and_variables_are_not_said(tmp_path: Path, line: str) -> None:
    assert found(tmp_path, "a.ftl", f"{line}\n") == []


def test_a_choice_is_not_said(tmp_path: Path) -> None:
    assert found(tmp_path, "a.ftl", "key = { $stummel ->\n    [stummel] Arm\n   *[other] Arm\n}\n") == []


def test_a_phrase_is_found_across_the_lines_of_a_page(tmp_path: Path) -> None:
    page = "Hier\n\n> **S1.** Eine kurze\n> Straße, `Stummel` und [Arm](Stummel.svg).\n"
    assert found(tmp_path, "a.md", page) == ["a.md:3: “kurze Straße” is retired: the word for stub is “Arm”"]


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("seismic", ["Handlung", "Kachel", "Platte"]),
        ("san-andreas", ["Handlung", "Kachel", "Plättchen"]),
        (None, ["Handlung", "Kachel", "Kachel"]),
    ],
)
def test_a_game_retires_words_for_itself_and_all_games_together_for_all(
    tmp_path: Path, game: str | None, words: list[str]
) -> None:
    lines = found(tmp_path, "a.ftl", "key = Handlung, Kachel, Platte, Plättchen\n", game)
    assert sorted(re.findall(r": “(\w+)” is retired", "\n".join(lines))) == words
