"""An SVG document while it is drawn: its colours, reusable parts, and the characters it shows."""

from __future__ import annotations

import re
from hashlib import sha256

from quakeboard.render.svg import lettering
from quakeboard.render.svg.elements import MARK, clean, element, escape, number
from quakeboard.render.svg.lettering import BOLD, MONO_BOLD, SANS, Font
from quakeboard.render.svg.palette import Theme, paint, palette

_TAG = re.compile(r"<\w+")


class Canvas:
    """Collects what a document needs besides its drawing. One canvas makes one document."""

    def __init__(self, theme: Theme) -> None:
        self.colours = palette(theme)
        self._definitions: dict[str, str] = {}
        self._shown: dict[Font, set[str]] = {}

    def __getitem__(self, token: str) -> str:
        """The colour of a token that has no opacity of its own."""
        colour, opacity = paint(self.colours, token)
        assert opacity == 1, f"{token} is translucent: paint it with translucent()"
        return colour

    def translucent(self, token: str, attribute: str = "fill") -> dict[str, str | float | None]:
        """The attributes that paint with a translucent token."""
        colour, opacity = paint(self.colours, token)
        return {attribute: colour, f"{attribute}_opacity": opacity}

    def define(self, name: str, markup: str) -> str:
        """Define a reusable part, unless the name is defined already; return its address."""
        self._definitions.setdefault(name, _TAG.sub(rf'\g<0> id="{MARK}{name}"', markup, count=1))
        return f"#{MARK}{name}"

    def has(self, name: str) -> bool:
        return name in self._definitions

    def use(self, name: str, transform: str | None = None, **attributes: str | float | None) -> str:
        """Show a defined part."""
        assert name in self._definitions, name
        return element("use", href=f"#{MARK}{name}", transform=transform, **attributes)

    def url(self, name: str) -> str:
        """A defined clip path or filter, as attributes name it."""
        return f"url(#{MARK}{name})"

    def text(
        self,
        words: str,
        x: float,
        y: float,
        *,
        size: float,
        font: Font = BOLD,
        colour: str = "ink",
        anchor: str | None = "middle",
        **attributes: str | float | None,
    ) -> str:
        """Words on one line, cleaned and escaped; `y` is their base line."""
        words = clean(words)
        if not words:
            return ""
        self._shown.setdefault(font, set()).update(words)
        return element(
            "text",
            escape(words),
            x=number(x) if x else None,
            y=number(y) if y else None,
            font_family=None if font.family is SANS else font.family,
            font_weight=None if font.weight == 400 else str(font.weight),
            font_size=size,
            text_anchor=None if anchor == "start" else anchor,
            fill=self[colour],
            **attributes,
        )

    def eyebrow(self, words: str, x: float, *, end: bool = False) -> str:
        """The small heading of a panel's column, which begins or ends at `x`."""
        anchor = "end" if end else "start"
        return self.text(
            words.upper(), x, 25, size=11, font=MONO_BOLD, colour="ink-2", anchor=anchor, letter_spacing=".99"
        )

    def document(self, width: float, height: float, body: str, *, title: str, desc: str) -> str:
        """The finished SVG. Its ids carry its own digest, so that pictures can share a page."""
        fonts = lettering.font_faces(self._shown)
        title, desc = clean(title), clean(desc)
        labels = f"{MARK}title {MARK}desc" if desc else f"{MARK}title"
        document = element(
            "svg",
            element("title", escape(title), id=f"{MARK}title"),
            element("desc", escape(desc), id=f"{MARK}desc") if desc else "",
            element("style", fonts) if fonts else "",
            element("defs", *self._definitions.values()) if self._definitions else "",
            body,
            xmlns="http://www.w3.org/2000/svg",
            width=width,
            height=height,
            viewBox=f"0 0 {number(width)} {number(height)}",
            role="img",
            aria_labelledby=labels,
            font_family=SANS,
        )
        digest = sha256(document.encode()).hexdigest()[:8]
        return document.replace(MARK, f"q{digest}-") + "\n"
