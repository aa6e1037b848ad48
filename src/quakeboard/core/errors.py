"""The base exceptions, each with a stable code for programs and a sentence for people::

QuakeboardError
├── IllegalAction     the rules do not allow this action here
├── BadNotation       the text is not an action
├── BadOptions        a table cannot be set up like this
└── (other packages)  what concerns records, tables, bots, files
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a stable code, the ruling or rule heading, an English sentence.

    The sentence is a `str.format` template. Other languages find theirs by the code.
    """

    code: str
    ruling: str
    sentence: str


class QuakeboardError(Exception):
    """Something was refused. `reason` says what and why, `params` fill the sentence."""

    def __init__(self, reason: Reason, **params: object) -> None:
        self.reason = reason
        self.params = params
        super().__init__(self.sentence)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let an error be pickled, so that it can travel from one process to another."""
        return _rebuild, (type(self), self.reason, self.params)

    @property
    def code(self) -> str:
        return self.reason.code

    @property
    def ruling(self) -> str:
        return self.reason.ruling

    @property
    def sentence(self) -> str:
        return self.reason.sentence.format(**self.params)

    def to_json(self) -> dict[str, Any]:
        """The error as clients get it."""
        params = {name: v if isinstance(v, int) else str(v) for name, v in self.params.items()}
        return {"code": self.code, "ruling": self.ruling, "sentence": self.sentence, "params": params}


def _rebuild(kind: type[QuakeboardError], reason: Reason, params: dict[str, object]) -> QuakeboardError:
    return kind(reason, **params)


class IllegalAction(QuakeboardError):
    """The rules do not allow this action in this position. Nothing was changed."""


class BadNotation(QuakeboardError):
    """The text is not an action of this game."""


class BadOptions(QuakeboardError):
    """A table cannot be set up like this."""


NOT_AN_ACTION = Reason("not-an-action", "notation", "“{text}” is not an action of this game.")
GAME_OVER = Reason("game-over", "end of the game", "The game is over; nothing can be done any more.")
