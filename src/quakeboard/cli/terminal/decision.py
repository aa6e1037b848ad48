"""One decision of one seat: its choices, and why something else is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from quakeboard.core.choices import Choices
from quakeboard.core.errors import BadNotation, IllegalAction
from quakeboard.core.game import Action, AnyGame, AnyPosition

LONGEST_LINE = 300
_DASHES = str.maketrans("−–—，；;", "---,,,")
_PAIR = re.compile(r"\(?\s*([+-]?[0-9]{1,3})\s*,\s*([+-]?[0-9]{1,3})\s*\)?", re.ASCII)


def tidy(line: str) -> str:
    """A typed line with single spaces, printable characters only, and pairs written like `3,-1`."""
    text = " ".join(line[:LONGEST_LINE].split()).translate(_DASHES)
    text = "".join(filter(str.isprintable, text))
    return " ".join(_PAIR.sub(lambda pair: f" {int(pair[1])},{int(pair[2])} ", text).split())


class PersonDecision:
    """What the seat that is asked may do.

    Refusals come from a position that is rebuilt from the seat's own view, so that none reveals a secret.
    """

    def __init__(self, game: AnyGame, position: AnyPosition) -> None:
        self.game = game
        self.seat = position.actor()
        self.view = position.view(self.seat)
        self.legal = position.legal()
        self.choices = Choices(position.texts(), game.spec.verbs)
        self._known = game.restore(self.view)

    @property
    def action(self) -> Action | None:
        """The action that was chosen, or None as long as several are left."""
        text = self.choices.action
        return None if text is None else next(action for action in self.legal if str(action) == text)

    def refusal(self, text: str) -> tuple[str, IllegalAction] | None:
        """An action that has these words, and why the rules refuse it; None if they say nothing of it."""
        for candidate in self._candidates(text.split()):
            try:
                self._known.copy().apply(self.game.read(candidate))
            except BadNotation:
                continue
            except IllegalAction as error:
                return candidate, error
        return None

    def _candidates(self, typed: list[str]) -> Iterator[str]:
        """The words as they are, then put into the legal action that is most like them."""
        for words in (typed, [*typed[:1], *map(str.upper, typed[1:])]):
            yield " ".join(words)
        wanted = [word.casefold() for word in typed]

        def likeness(text: str) -> tuple[bool, int]:
            words = text.casefold().split()
            return words[0] in wanted, sum(word in wanted for word in words)

        closest = max((*self.choices.left, *self.choices.actions), key=likeness)
        words = closest.split()
        own = {word.casefold() for word in words}
        strange = [word for word in typed if word.casefold() not in own]
        free = [number for number, word in enumerate(words) if word.casefold() not in wanted]
        for places in permutations(free, len(strange)):
            for replaced in (strange, list(map(str.upper, strange))):
                put = dict(zip(places, replaced, strict=True))
                yield " ".join(put.get(number, word) for number, word in enumerate(words))
