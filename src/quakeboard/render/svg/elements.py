"""SVG as text: elements, numbers as short as they may be, and words that cannot break the document."""

from __future__ import annotations

import re

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# These would turn the direction of all that follows, outside the name they came in.
_DIRECTION = re.compile("[\u202a-\u202e\u2066-\u2069]")
_SPACE = re.compile(r"\s+")
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})

MARK = "\x01"
"""Stands before an id until the document is put together; no text that was cleaned can hold it."""


def number(value: float, places: int = 2) -> str:
    """A number in as few characters as it takes: `1.5`, `.25`, `-3`, never `-0`."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(*values: float, places: int = 2) -> str:
    """Several numbers, with a space only where one is needed."""
    text = ""
    for value in values:
        word = number(value, places)
        text += word if not text or word.startswith("-") else " " + word
    return text


def clean(text: str) -> str:
    """The words on one line, without anything that XML forbids or that would turn the text around."""
    return _SPACE.sub(" ", _DIRECTION.sub("", _NOT_IN_XML.sub("", text))).strip()


def escape(text: str) -> str:
    return text.translate(_ENTITIES)


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def element(name: str, *content: str, **attributes: str | float | None) -> str:
    """An element: `stroke_width` becomes `stroke-width`, an attribute that is None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if not content:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{''.join(content)}</{name}>"


def group(*content: str, **attributes: str | float | None) -> str:
    """A group, or nothing at all if there is nothing in it."""
    return element("g", *content, **attributes) if any(content) else ""


def path(d: str, **attributes: str | float | None) -> str:
    return element("path", d=d, **attributes) if d else ""


def move(x: float, y: float) -> str:
    """A translation, for a `transform`."""
    return f"translate({number(x)} {number(y)})"
