"""What one word of movetext means: a move of a piece on the table as it lies."""

from __future__ import annotations

import re

from quakeboard.games.sanandreas.ppn.pieces import RANKS, Spec, Spot, read_spec, read_spot, read_step
from quakeboard.games.sanandreas.ppn.refusals import NO_SUCH_PIECE, PUT_TILE, UNCLEAR, UNREADABLE, refused
from quakeboard.games.sanandreas.ppn.table import (
    BOTTOM,
    OVER,
    TOP,
    UNDER,
    Change,
    Move,
    Put,
    Remove,
    Table,
    TableMove,
    Turn,
)
from quakeboard.games.sanandreas.ppn.text import Word

_MOVE = re.compile(r"(?P<piece>.+?)(?<![(<,])(?P<how>[-_])(?P<where>[^%]+)(?:%(?P<other>.+))?")
"""A move, split at the first hyphen or underscore that is not the sign of a number."""


def parse_word(word: Word, table: Table) -> TableMove:
    """The move that a word means; raises `BadPPN`. What the rules say about it is not asked."""
    text = word.text
    if "@" in text:
        return _put(word)
    found = _MOVE.fullmatch(text)
    if found:
        return _move(word, table, found)
    if text[0] == "*":
        return Remove(_piece(word, text[1:], table))
    if text[0] == "+":
        return Turn(_piece(word, text[1:], table))
    if "~" in text:
        piece, _, letters = text.partition("~")
        return _change(word, _piece(word, piece, table), read_spec(letters))
    raise refused(UNREADABLE, word.line, move=text)


def _put(word: Word) -> Put:
    letters, _, where = word.text.partition("@")
    spec, spot = read_spec(letters), read_spot(where)
    if spec is not None and spec.kind == "t":
        raise refused(PUT_TILE, word.line, move=word.text)
    if spec is None or spot is None or not spec.kind or not spec.suit:
        raise refused(UNREADABLE, word.line, move=word.text)
    if not spec.rank and spec.kind != "p":
        raise refused(UNCLEAR, word.line, move=word.text)
    return Put(spec.name, spot, spec.rank if spec.kind == "d" else spec.side)


def _move(word: Word, table: Table, found: re.Match[str]) -> Move:
    piece = _piece(word, found["piece"], table)
    other = _piece(word, found["other"], table) if found["other"] else ""
    if found["how"] == "-":
        level = OVER if other else TOP
    else:
        level = UNDER if other else BOTTOM
    x, y = table.at[piece]
    step, spot = read_step(found["where"]), read_spot(found["where"])
    if step is not None:
        return Move(piece, step, (x + step[0], y + step[1]), level, other)
    if spot is None or piece == other:
        raise refused(UNREADABLE, word.line, move=word.text)
    return Move(piece, (spot[0] - x, spot[1] - y), spot, level, other)


def _change(word: Word, piece: str, spec: Spec | None) -> Change:
    """The change of a piece's rank: of a die, or of a coin that is swapped for another."""
    fits = spec is not None and spec.rank and spec.suit in ("", piece[1]) and piece[0] in "cd"
    if spec is None or not fits or (spec.kind not in ("", piece[0]) and spec.kind != "t"):
        raise refused(UNREADABLE, word.line, move=word.text)
    assert spec.rank in RANKS
    return Change(piece, spec.rank)


def _piece(word: Word, text: str, table: Table) -> str:
    """The piece on the table that is called this: `?cS3`, or by the place where it lies."""
    if text[:1] == "?":
        spec = read_spec(text[1:])
        if spec is None or not text[1:]:
            raise refused(UNREADABLE, word.line, move=word.text)
        found = table.described(spec)
        if len(found) > 1:
            raise refused(UNCLEAR, word.line, move=word.text)
    else:
        spot: Spot | None = read_spot(text)
        if spot is None:
            raise refused(UNREADABLE, word.line, move=word.text)
        found = table.lying_at(spot)[-1:]
    if not found:
        raise refused(NO_SUCH_PIECE, word.line, move=word.text)
    return found[0]
