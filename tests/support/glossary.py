"""The glossary of each language, and where its sentences and rule pages use a word that it retires."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "quakeboard"
CLIENT = ROOT / "web" / "src"
GENERAL = ("all", "chance")
"""The tables of a glossary that hold everywhere; the others are games."""

# Said to nobody: comments, keys, choices, references and variables of sentences; code and addresses of pages.
UNSAID = {
    ".ftl": re.compile(r"^#.*$|^ *[a-z.][\w.-]* =|\{ [\w$-]+ (?:->)?\}?|^ *\*?\[\w[\w-]*\]", re.M),
    ".md": re.compile(r"`[^`]*`|\]\([^)]*\)"),
}


@dataclass(frozen=True)
class Term:
    """One thing, what it is called, and what it is no longer called."""

    name: str
    where: str
    words: tuple[str, ...]
    retired: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Text:
    """A file of sentences or a rule page; without a game it is for all of them."""

    path: Path
    game: str | None

    @cached_property
    def said(self) -> str:
        """What a reader sees of it, on the same lines."""
        text = self.path.read_text("utf-8").replace("\u00a0", " ")
        return UNSAID[self.path.suffix].sub(lambda found: re.sub(r"[^\n]", "\0", found[0]), text)


def glossary(code: str) -> list[Term]:
    """The terms of a language."""
    tables = tomllib.loads((SOURCE / "language" / "glossary" / f"{code}.toml").read_text("utf-8"))
    return [
        Term(name, where, *(tuple(term.get(part, ())) for part in ("words", "retired", "allowed")))
        for where, terms in tables.items()
        for name, term in terms.items()
    ]


def texts(code: str) -> Iterator[Text]:
    """All sentences of a language, of the client and of the terminal, and its rule pages."""
    pages = ROOT / "docs" / "rules" / ("" if code == "en" else code)
    games = {page.stem: page.stem.replace("-", "") for page in pages.glob("*.md")}
    folders: list[tuple[Path, str | None]] = [
        (SOURCE / "language" / "locales" / code, None),
        (CLIENT / "i18n" / "words" / code, None),
    ]
    for game, folder in games.items():
        yield Text(pages / f"{game}.md", game)
        folders.append((SOURCE / "games" / folder / "language" / "locales" / code, game))
        folders.append((CLIENT / "games" / folder / "words" / code, game))
    for place, owner in folders:
        for path in sorted(place.glob("*.ftl")):
            yield Text(path, owner)


def pattern(word: str) -> str:
    """A word or phrase as a regular expression: whole words, `*` for any letters, phrases across lines."""
    parts = [re.escape(part).replace(r"\*", r"[\w’']*") for part in word.split()]
    return r"(?<!\w)" + r"(?:\s|>)+".join(parts) + r"(?!\w)"


def retired_in(text: Text, terms: list[Term]) -> Iterator[tuple[Term, str]]:
    """The words that a text may not use, with their terms.

    General sentences may use the words of one game, but none that every game retires.
    """
    games = {term.where for term in terms} - set(GENERAL)
    for term in terms:
        for word in term.retired:
            by_every_game = games == {other.where for other in terms if word in other.retired}
            if term.where in (*GENERAL, text.game) or (text.game is None and by_every_game):
                yield term, word


def complaints(text: Text, terms: list[Term]) -> Iterator[str]:
    """A line for each retired word in a text: where it stands, and what to write instead."""
    said = text.said
    for term, word in retired_in(text, terms):
        allowed = [
            found.span() for phrase in term.allowed for found in re.finditer(pattern(phrase), said, re.I)
        ]
        for found in re.finditer(pattern(word), said, re.I):
            if not any(start <= found.start() < end for start, end in allowed):
                line = said.count("\n", 0, found.start()) + 1
                instead = " or ".join(f"“{better}”" for better in term.words)
                word_there = re.sub(r"[\s>]+", " ", found[0])
                yield f"{text.path}:{line}: “{word_there}” is retired: the word for {term.name} is {instead}"
