"""The entries at the head of a PPN file: YAML, of which a head needs little.

PyYAML takes the text apart. What a value means is decided here, and more plainly than YAML does: a word
without quotes is text, whatever it looks like (`no`, `2024-05-01`), unless it is a whole number, `true`,
`false`, `null` or `~`. An entry that is never read may hold anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import yaml

from quakeboard.games.sanandreas.ppn.refusals import (
    BAD_HEAD,
    BAD_VALUE,
    HEAD_TOO_LONG,
    KEY_TWICE,
    BadPPN,
    refused,
)

LONGEST_HEAD = 2**14
"""The longest head, in characters, so that parsing it never takes long."""

# Characters that JSON does not escape, but that YAML forbids or that break lines.
_UNPRINTABLE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_NUMBER = re.compile("-?[0-9]{1,18}")
_WORDS = {"": None, "~": None, "null": None, "true": True, "false": False}


def entry_line(key: str, value: Any) -> str:
    """One line of a head. The value is written as JSON, which every reader of YAML reads too."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    return f"{key}: {_UNPRINTABLE.sub(_escape, text)}"


def _escape(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


class Entries:
    """The entries in the first lines of a file; raises `BadPPN` if they are no YAML mapping."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._text = "\n".join(lines)
        if len(self._text) > LONGEST_HEAD:
            raise BadPPN(HEAD_TOO_LONG, most=LONGEST_HEAD)
        self._nodes: dict[str, tuple[yaml.Node, yaml.Node]] = {}
        for key, value in self._pairs():
            if not isinstance(key, yaml.ScalarNode):
                continue  # a key that is no word, such as a list, is never asked for
            if key.value in self:
                raise refused(KEY_TWICE, self._line(key), key=key.value)
            self._nodes[key.value] = key, value

    def __contains__(self, key: str) -> bool:
        return key in self._nodes

    def line(self, key: str) -> int:
        """The line in which the key stands; the first one if it is not there."""
        return self._line(self._nodes[key][0]) if key in self else 1

    def get(self, key: str, kind: Any, default: Any = None) -> Any:
        """The value of a key, or the default if there is none; raises `BadPPN` if it is of another kind."""
        if key not in self:
            return default
        try:
            value = self._value(self._nodes[key][1], set())
            return default if value is None else msgspec.convert(value, kind)
        except (msgspec.ValidationError, UnicodeDecodeError):
            raise self.bad_value(key) from None

    def bad_value(self, key: str) -> BadPPN:
        """The refusal of the value that this key has."""
        return refused(BAD_VALUE, self.line(key), key=key)

    # ------------------------------------------------------------------ YAML

    def _pairs(self) -> Iterator[tuple[yaml.Node, yaml.Node]]:
        root = self._compose()
        if isinstance(root, yaml.MappingNode):
            yield from root.value
        elif root is not None and root.value:
            raise self._unreadable(root.start_mark.index)

    def _compose(self) -> yaml.Node | None:
        loader = None
        try:
            loader = yaml.BaseLoader(self._text)
            return loader.get_single_node()
        except yaml.reader.ReaderError as error:
            raise self._unreadable(error.position) from None
        except yaml.MarkedYAMLError as error:
            raise self._unreadable(self._place(error)) from None
        except (ValueError, OverflowError, RecursionError):
            # Escapes or versions with numbers that are too large, or lists nested too deeply.
            raise self._unreadable(loader.index if loader else 0) from None

    def _place(self, error: yaml.MarkedYAMLError) -> int:
        """Where the error is: where a word begins, or a list that has no end, or where it was noticed."""
        found = error.problem_mark.index if error.problem_mark else 0
        if error.context_mark is None:
            return found
        is_word, has_no_end = isinstance(error, yaml.scanner.ScannerError), not self._text[found:].strip()
        return error.context_mark.index if is_word or has_no_end else found

    def _unreadable(self, place: int) -> BadPPN:
        line = self._text.count("\n", 0, place) + 1
        return refused(BAD_HEAD, line, text=self._text.split("\n")[line - 1])

    def _line(self, node: yaml.Node) -> int:
        return self._text.count("\n", 0, node.start_mark.index) + 1

    def _value(self, node: yaml.Node, seen: set[int]) -> Any:
        """What a node means. One that is met twice is an alias, which might have no end."""
        if id(node) in seen:
            raise self._unreadable(node.start_mark.index)
        seen.add(id(node))
        if isinstance(node, yaml.SequenceNode):
            return [self._value(item, seen) for item in node.value]
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, seen)
        assert isinstance(node, yaml.ScalarNode)
        return _text(node.value) if node.style else _word(node.value)

    def _mapping(self, node: yaml.MappingNode, seen: set[int]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise self._unreadable(key.start_mark.index)
            if key.value in found:
                raise refused(KEY_TWICE, self._line(key), key=key.value)
            found[_text(key.value)] = self._value(value, seen)
        return found


def _word(text: str) -> Any:
    """What stands without quotes."""
    if _NUMBER.fullmatch(text):
        return int(text)
    return _WORDS[text] if text in _WORDS else _text(text)


def _text(text: str) -> str:
    """The text, with pairs of surrogates, as some write JSON, made whole; raises `UnicodeDecodeError`."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16")
