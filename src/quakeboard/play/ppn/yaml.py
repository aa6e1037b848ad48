"""The little YAML that stands at the head of a PPN file.

Written are one `Key: value` a line, the values as JSON, which every reader of YAML reads too, or as plain
words. Read are these, values in single quotes, plain lists (`[a, b]`, or a line each behind a dash) and one
level of `key: value` lines that stand in from the margin; nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from quakeboard.play.ppn.refusals import BAD_HEAD, KEY_TWICE, refused

BEGINNING = "---"
END = "..."

_KEY = re.compile(r"[A-Za-z_][\w .-]*")
_REMARK = re.compile(r"(?:^|\s)#.*")
# What JSON leaves as it is and YAML, or a reader of lines, would stumble over.
_UNPRINTABLE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_PLAIN = re.compile(r"[A-Za-z][A-Za-z ]*[A-Za-z]", re.ASCII)
_NOT_TEXT = frozenset(("true", "false", "yes", "no", "on", "off", "null"))


class Entry(NamedTuple):
    """A value and the line in which it stands."""

    value: Any
    line: int


def yaml_line(key: str, value: Any, *, plain: bool = False) -> str:
    """One line of a head; plain values are words that need no quotes."""
    if plain:
        assert _PLAIN.fullmatch(value), value
        assert value.lower() not in _NOT_TEXT, value
        return f"{key}: {value}"
    text = msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    return f"{key}: {_UNPRINTABLE.sub(_escape, text)}"


def _escape(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


def read_yaml(lines: Sequence[str]) -> dict[str, Entry]:
    """The entries in these lines, which are counted from 1; raises `BadPPN`."""
    entries: dict[str, Entry] = {}
    number = 0
    while number < len(lines):
        number += 1
        text = lines[number - 1]
        if _is_bare(text) or (not entries and text.startswith(BEGINNING)):
            continue
        found = _split_entry(text)
        if found is None:
            raise refused(BAD_HEAD, number, text=text)
        key, value = found
        if key in entries:
            raise refused(KEY_TWICE, number, key=key)
        if _is_bare(value):
            inner = _lines_below(lines, number)
            entries[key] = Entry(_read_block(inner, number), number)
            number += len(inner)
        else:
            entries[key] = Entry(_read_value(value, number), number)
    return entries


def _split_entry(text: str) -> tuple[str, str] | None:
    """The key and the value in a line."""
    key, colon, value = text.partition(":")
    fits = colon and _KEY.fullmatch(key.rstrip()) and value[:1] in ("", " ", "\t")
    return (key.rstrip(), value.strip()) if fits else None


def _split_item(text: str) -> str | None:
    """What stands behind a dash."""
    dash, _, value = text.strip().partition(" ")
    return value.strip() if dash == "-" else None


def _is_bare(text: str) -> bool:
    """Whether there is nothing but perhaps a remark."""
    return not _REMARK.sub("", text).strip()


def _lines_below(lines: Sequence[str], number: int) -> list[str]:
    """The lines after this one that belong to it."""
    last = number
    while last < len(lines) and (_is_bare(lines[last]) or lines[last][0] in " \t-"):
        last += 1
    return list(lines[number:last])


def _read_block(lines: Sequence[str], above: int) -> Any:
    """The list or the mapping in these lines; None if there are none."""
    items: list[Any] = []
    entries: dict[str, Any] = {}
    for number, text in enumerate(lines, above + 1):
        if _is_bare(text):
            continue
        item, entry = _split_item(text), _split_entry(text.strip())
        if item is not None and not entries:
            items.append(_read_value(item, number))
        elif item is None and entry is not None and not items:
            entries[entry[0]] = _read_value(entry[1], number)
        else:
            raise refused(BAD_HEAD, number, text=text)
    return items or entries or None


def _read_value(text: str, line: int) -> Any:
    """A value as JSON, in single quotes, as a list of words, or as it stands."""
    if text[:1] not in ("'", '"', "[", "{"):
        text = _REMARK.sub("", text).strip()
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        pass
    if text in ("", "~"):
        return None
    if text[0] == "'" and text[-1] == "'" and len(text) > 1:
        return text[1:-1].replace("''", "'")
    if text[0] == "[" and text[-1] == "]" and "[" not in text[1:]:
        return [_read_value(item.strip(), line) for item in text[1:-1].split(",")]
    if text[0] in "'\"[]{}&*!|>%@`":
        raise refused(BAD_HEAD, line, text=text)
    return text
