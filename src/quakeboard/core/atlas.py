"""The letters of a map's columns, as in a road atlas: A to Z, then AA, AB and so on."""

from __future__ import annotations

import re

_PLACE = re.compile(r"([A-Za-z]{1,2})([0-9]{1,3})", re.ASCII)


def letters(column: int) -> str:
    """The letters of a column, counted from 0.

    >>> letters(0), letters(25), letters(26), letters(52)
    ('A', 'Z', 'AA', 'BA')
    """
    if column < 0:
        raise ValueError("columns are counted from 0")
    before, last = divmod(column, 26)
    return (letters(before - 1) if before else "") + chr(ord("A") + last)


def column_and_row(name: str) -> tuple[int, int] | None:
    """The column, counted from 0, and the number of a place by its name; None for any other text.

    >>> column_and_row("M9"), column_and_row("aa10"), column_and_row("3,-1")
    ((12, 9), (26, 10), None)
    """
    found = _PLACE.fullmatch(name)
    if found is None:
        return None
    column = 0
    for letter in found[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(found[2])
