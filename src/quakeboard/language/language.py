"""A language: a sentence for every key."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from quakeboard.core.errors import QuakeboardError
from quakeboard.language import choice

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST_TEXT = 2000
"""Fluent refuses to insert more than 2500 characters; a longer text is cut."""


class Language:
    """All sentences of one language, or one part of them; raises `UnknownLanguage`."""

    def __init__(self, code: str, part: str | None = None) -> None:
        self.code = choice.named(code)
        self._bundle = _bundle(self.code, part)

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    @classmethod
    def chosen(cls, wish: str | None = None) -> Language:
        """The language that is asked for by name, or else the one that the environment asks for."""
        return cls(choice.preferred() if wish is None else wish)

    @staticmethod
    def available() -> tuple[str, ...]:
        """The codes of all languages."""
        return choice.available()

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def sentence(self, key: str, **params: object) -> str:
        """The sentence with this key, its gaps filled.

        Numbers choose plural forms; anything that is not a number is inserted as its text, whatever
        characters it has. An unknown key or a missing parameter is a mistake in the program: `LookupError`.
        """
        if not self.has(key):
            raise LookupError(f"No sentence has the key “{key}” in the language “{self.code}”")
        text, errors = self._format(key, {name: _value(value) for name, value in params.items()})
        if errors:
            raise LookupError(f"The sentence “{key}” of the language “{self.code}”: {errors}")
        return text

    def refusal(self, error: QuakeboardError) -> str:
        """Why something was refused; in English where this language has no sentence for it.

        A parameter that is itself a refusal is translated too.
        """
        key = f"refusal-{error.code}"
        if not self.has(key):
            return error.sentence
        text, errors = self._format(key, {name: self._said(value) for name, value in error.params.items()})
        return error.sentence if errors else text

    def _said(self, value: object) -> object:
        """What Fluent gets for a parameter of a refusal: numbers ungrouped, as `str.format` has them."""
        if isinstance(value, QuakeboardError):
            return self.refusal(value)
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9:
            from fluent.runtime.types import fluent_number  # noqa: PLC0415

            return fluent_number(value, useGrouping=False)
        return _value(str(value))

    def _format(self, key: str, params: dict[str, object]) -> tuple[str, list[Exception]]:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"the message “{key}” has attributes only"
        text, errors = self._bundle.format_pattern(pattern, params)
        return str(text), errors


@cache
def _bundle(code: str, part: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  (slow, and not always needed)

    # Isolating marks would keep right-to-left names apart, but terminals show them as stray characters.
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(choice.read(code, part)))
    return bundle


def _value(value: object) -> object:
    """What Fluent gets for a parameter."""
    if isinstance(value, (int, float)):
        return value
    text = str(value)
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"
