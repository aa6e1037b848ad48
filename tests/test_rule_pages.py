"""The rule pages say the same in every language, and the app's diagrams are the positions of the program."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

from quakeboard.core.manifest import read_manifest
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.pieces import RECONSTRUCTION

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
GAMES = ("seismic", "san-andreas")
CLIENT_GAMES = ROOT / "web" / "src" / "games"
TRANSLATIONS = [(game, code) for game in GAMES for code in ("de", "es", "fr")]
translated = pytest.mark.parametrize(("game", "code"), TRANSLATIONS)


def diagrams_file(game: str) -> Path:
    return Path(game.replace("-", "")) / "rules" / "diagrams.json"


def parts(page: Path) -> list[str]:
    """What a blank line parts: headings, paragraphs, boxes, lists, tables, pictures."""
    return page.read_text("utf-8").strip().split("\n\n")


def pairs(game: str, code: str) -> list[tuple[str, str]]:
    """Every part in English beside its translation; the translation's note that it is one stands alone."""
    english, other = parts(RULES / f"{game}.md"), parts(RULES / code / f"{game}.md")
    return list(zip(english, [other[0], *other[2:]], strict=True))


def kind(part: str) -> str:
    found = re.match(r"#+ |> |\||!\[|- |1\. ", part)
    return found.group() if found else "text"


def numbers(part: str) -> list[str]:
    """All figures but those of file names, however a language groups thousands."""
    text = re.sub(r"\]\(.*?\)", "]", part)
    return sorted(re.findall(r"\d+", re.sub(r"(?<=\d)[.,\u00a0](?=\d{3}\b)", "", text)))


def boxed(part: str) -> list[str]:
    """The rulings that a box is about: where a link to one of them leads."""
    title = re.match(r"> \*\*(.*?)\*\*", part, re.S)
    return re.findall(r"\b[SA]\d+\b", title.group(1)) if title else []


@translated
def test_a_translation_says_that_the_english_page_decides(game: str, code: str) -> None:
    note = parts(RULES / code / f"{game}.md")[1]
    assert f"](../{game}.md)" in note
    assert "\n" not in note


@translated
def test_a_translation_is_built_like_the_english_page(game: str, code: str) -> None:
    for english, other in pairs(game, code):
        assert kind(other) == kind(english), other
        assert len(re.findall(r"^(?:- |\d\. |\|)", other, re.M)) == len(
            re.findall(r"^(?:- |\d\. |\|)", english, re.M)
        ), other


@translated
def test_a_translation_has_the_rulings_of_the_english_page_where_they_stand(game: str, code: str) -> None:
    for english, other in pairs(game, code):
        assert boxed(other) == boxed(english), other
        assert sorted(re.findall(r"\b[SA]\d+\b", other)) == sorted(re.findall(r"\b[SA]\d+\b", english)), other


@translated
def test_a_translation_has_the_same_numbers_code_and_pictures(game: str, code: str) -> None:
    for english, other in pairs(game, code):
        assert numbers(other) == numbers(english), other
        assert re.findall(r"`.+?`", other) == re.findall(r"`.+?`", english), other
        shown = re.findall(r"\]\((\S+\.svg)\)", other)
        assert shown == [f"../{picture}" for picture in re.findall(r"\]\((\S+\.svg)\)", english)]


@pytest.mark.parametrize(("game", "letter", "count"), [("seismic", "S", 19), ("san-andreas", "A", 15)])
def test_every_ruling_is_on_its_page(game: str, letter: str, count: int) -> None:
    named = set(re.findall(r"\b[SA]\d+\b", (RULES / f"{game}.md").read_text("utf-8")))
    assert named == {f"{letter}{n}" for n in range(1, count + 1)}


@pytest.mark.parametrize("page", [RULES / folder / "seismic.md" for folder in ("", "de", "es", "fr")])
def test_s2_the_list_of_tiles_on_the_page_can_be_played(page: Path) -> None:
    shown = re.search(r"^```toml\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)
    assert shown
    counts = read_manifest(shown.group(1))
    tiles = Seismic.from_json({"manifest": counts}).options.tiles
    assert {tile: tiles[tile] for tile in counts} == counts
    assert any(RECONSTRUCTION[tile] != count for tile, count in counts.items())


@pytest.mark.parametrize("game", GAMES)
def test_french_keeps_its_marks_with_the_words_before_them(game: str) -> None:
    assert re.findall(r".{9} [:;?!»]|« .{9}", (RULES / "fr" / f"{game}.md").read_text("utf-8")) == []


def test_the_diagrams_are_the_positions_that_the_program_finds_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs")
    runpy.run_path(str(ROOT / "docs" / "make_diagrams.py"))["main"](tmp_path)
    for game in GAMES:
        kept = (CLIENT_GAMES / diagrams_file(game)).read_bytes()
        assert kept == (tmp_path / diagrams_file(game)).read_bytes(), game


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_a_page_has_its_diagram(game: str) -> None:
    diagrams = json.loads((CLIENT_GAMES / diagrams_file(game)).read_text("utf-8"))
    shown = re.findall(r"pictures/(\S+)\.svg\)", (RULES / f"{game}.md").read_text("utf-8"))
    assert sorted(diagrams) == sorted(shown)
