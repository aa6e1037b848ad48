"""A canvas of characters that grows with what is drawn on it; each character has the name of an ink."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

Row = list[tuple[str, str]]
"""Runs of characters with their ink, from left to right."""

_ASCII: dict[int, str | int] = {
    **str.maketrans("─│╱╲╭╮╰╯═╳‾⌂·•×‹›«»▲●■◆", "-|/\\..`'=X^@.ox<>**ABCD"),
    **str.maketrans("━┃░▴▾◂▸", "=#:^v<>"),
    **dict.fromkeys(map(ord, "╴╶╵╷┌┐└┘├┤┬┴┼"), "+"),
    **dict.fromkeys(map(ord, "╸╺╹╻╼╽╾╿┍┎┏┑┒┓┕┖┗┙┚┛┝┞┟┠┡┢┣┥┦┧┨┩┪┫┭┮┯┰┱┲┳┵┶┷┸┹┺┻┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋"), "#"),
    **dict(zip(map(ord, "→↗↑↖←↙↓↘"), ("e", "ne", "n", "nw", "w", "sw", "s", "se"), strict=True)),
    **dict(zip(map(ord, "⇒⇗⇑⇖⇐⇙⇓⇘"), ("E", "NE", "N", "NW", "W", "SW", "S", "SE"), strict=True)),
    ord("“"): '"',
    ord("”"): '"',
    ord("‘"): "'",
    ord("’"): "'",
    ord("–"): "-",
    ord("…"): "...",
    ord("±"): "+-",
    ord("≈"): "=",
    ord("\u00a0"): " ",
}
"""The replacement of each character on a terminal with ASCII only."""


def to_ascii(text: str) -> str:
    return text.translate(_ASCII)


@dataclass
class Canvas:
    """Characters by column and line; both may be negative."""

    signs: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)

    def put(self, x: int, y: int, sign: str, ink: str = "") -> None:
        self.signs[x, y] = sign, ink

    def write(self, x: int, y: int, text: str, ink: str = "") -> None:
        """Write text that begins at x; its spaces cover what is below."""
        for step, sign in enumerate(text):
            self.put(x + step, y, sign, ink)

    def centre(self, x: int, y: int, text: str, ink: str = "") -> None:
        """Write text centred at x."""
        self.write(x - len(text) // 2, y, text, ink)

    def cut(self, columns: range) -> None:
        """Remove what lies outside these columns."""
        self.signs = {(x, y): sign for (x, y), sign in self.signs.items() if x in columns}

    def free(self, x: int, y: int) -> bool:
        return (x, y) not in self.signs

    @property
    def columns(self) -> range:
        places = [x for x, _ in self.signs]
        return range(min(places, default=0), max(places, default=-1) + 1)

    @property
    def lines(self) -> range:
        places = [y for _, y in self.signs]
        return range(min(places, default=0), max(places, default=-1) + 1)

    def rows(self) -> Iterator[Row]:
        """The sheet line by line; no line ends in a space."""
        columns = self.columns
        for y in self.lines:
            yield self._row(y, columns)

    def _row(self, y: int, columns: range) -> Row:
        drawn = [x for x in columns if self.signs.get((x, y), (" ", ""))[0] != " "]
        row: Row = []
        for x in range(columns.start, max(drawn, default=columns.start - 1) + 1):
            sign, ink = self.signs.get((x, y), (" ", ""))
            if row and row[-1][1] == ink:
                row[-1] = row[-1][0] + sign, ink
            else:
                row.append((sign, ink))
        return row

    def text(self) -> str:
        """The whole canvas as text without inks."""
        return "\n".join("".join(run for run, _ in row) for row in self.rows())
