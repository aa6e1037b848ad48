"""Figures as a language writes them: 1,234.5 and 62.1 % here, 1.234,5 and 62,1 % there."""

from __future__ import annotations

from babel import Locale
from fluent.runtime.types import fluent_number

from quakeboard.language.language import Language


class Figures:
    """Writes the figures of tables and plots."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._locale = Locale.parse(language.code)

    def share(self, value: float) -> str:
        """A share between 0 and 1, in percent."""
        return self._written(value, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)

    def percent(self, value: float) -> str:
        """A share that needs no decimals, as on an axis."""
        return self._written(value, style="percent", maximumFractionDigits=0)

    def number(self, value: float) -> str:
        return self._written(value, minimumFractionDigits=1, maximumFractionDigits=1)

    def whole(self, value: float) -> str:
        return self._written(round(value))

    def shares(self, low: float, high: float) -> str:
        """The range from one share to another."""
        return self._range(self.share(low), self.share(high))

    def numbers(self, low: float, high: float) -> str:
        return self._range(self.number(low), self.number(high))

    def wholes(self, low: float, high: float) -> str:
        return self._range(self.whole(low), self.whole(high))

    def _range(self, low: str, high: str) -> str:
        return self.language.sentence("figure-range", low=low, high=high)

    def _written(self, value: float, **style: object) -> str:
        return str(fluent_number(value, **style).format(self._locale))
