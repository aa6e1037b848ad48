"""The movetext of a PPN file, cut into numbered moves and their words; comments are passed over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from quakeboard.games.sanandreas.ppn.refusals import (
    BAD_COMMENT,
    LINE_BEGINS,
    NO_HEAD,
    UNREADABLE,
    BadPPN,
    refused,
)

BEGINNING = "---"
END = "..."
LONGEST_WORD = 80

_PARTS = re.compile(
    r"""
    (?P<gap> [\s;]+ )
    | (?P<comment> (?<! [^\s;] ) \{ [^{}]* \} (?! [^\s;] ) )
    | (?P<word> [^\s;{}]* \{ [^\s;{},]* (?: , [^\s;{},]* )+ \} [^\s;{}]* | [^\s;{}]+ )
    | (?P<brace> [{}] )
    """,
    re.VERBOSE,
)
_CHOICES = re.compile(r"(.*)\{(.*)\}(.*)")
"""A word that stands for several: `d{S3,M4}@a1` is `dS3@a1` and `dM4@a1`."""
_NUMBER = re.compile(r"[\w.]*\.")
_ONLY_DOTS = re.compile(r"\.+")
_PLUS_NUMBER = re.compile(r"\+[0-9]")
_INNER_MOVE = re.compile(r"(?=[*+])")
"""The places between moves that are written without a space: `a4-b5*c3`."""


@dataclass(frozen=True, slots=True)
class Word:
    """One move of one piece, as it is written."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class NumberedMove:
    """A number and the words up to the next one."""

    number: str
    """The number of the move; empty for words before the first number."""
    line: int
    words: list[Word] = field(default_factory=list)


def split_file(text: str) -> tuple[list[str], list[str]]:
    """The lines of the head and those of the movetext; raises `BadPPN` if no head ends."""
    lines = [line.rstrip("\r") for line in text.removeprefix("\ufeff").split("\n")]
    for number, line in enumerate(lines):
        if line.startswith(END):
            return lines[:number], lines[number + 1 :]
    raise BadPPN(NO_HEAD)


def read_moves(lines: Sequence[str], first_line: int) -> list[NumberedMove]:
    """The numbered moves in these lines; raises `BadPPN`."""
    for number, line in enumerate(lines, first_line):
        if line.startswith((BEGINNING, END)):
            raise refused(LINE_BEGINS, number)
    moves: list[NumberedMove] = []
    for word in _words("\n".join(lines), first_line):
        if _ONLY_DOTS.fullmatch(word.text):
            continue  # a pause within a move
        if _NUMBER.fullmatch(word.text):
            moves.append(NumberedMove(word.text, word.line))
            continue
        if not moves:
            moves.append(NumberedMove("", word.line))
        if len(word.text) > LONGEST_WORD or _PLUS_NUMBER.search(word.text):
            raise refused(UNREADABLE, word.line, move=word.text)
        moves[-1].words.extend(Word(part, word.line) for part in _parts(word.text))
    return moves


def _parts(text: str) -> Iterator[str]:
    """The moves that are written without a space between them."""
    found = _CHOICES.fullmatch(text)
    choices = [found[1] + choice + found[3] for choice in found[2].split(",")] if found else [text]
    for choice in choices:
        yield from filter(None, _INNER_MOVE.split(choice))


def _words(text: str, first_line: int) -> Iterator[Word]:
    """Everything between gaps and comments."""
    line = first_line
    for part in _PARTS.finditer(text):
        if part.lastgroup == "brace":
            raise refused(BAD_COMMENT, line)
        if part.lastgroup == "word":
            yield Word(part[0], line)
        line += part[0].count("\n")
