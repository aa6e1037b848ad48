"""Legal actions as a tree of choices: first a verb, then each of its parts, in the words of the notation.

A level at which all actions agree is skipped, and verbs that offer few choices together share one level.

    >>> lays = ["lay 03 1,0 r1", "lay 03 0,1 r2", "lay 02 1,0 r2"]
    >>> choices = Choices(lays, [Verb("lay", ("tile", "cell", "rotation"))])
    >>> [(choice.label, choice.part, choice.word) for choice in choices.offered]
    [('1', 'tile', '03'), ('2', 'tile', '02')]
    >>> choices.pick("1"), choices.left
    (True, ('lay 03 1,0 r1', 'lay 03 0,1 r2'))
    >>> choices.narrow("0,1"), choices.left
    (True, ('lay 03 0,1 r2',))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count

from quakeboard.core.spec import Verb

MOST_TOGETHER = 12
"""The largest number of choices that several verbs put into one list."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to go on at a level of the tree."""

    label: str
    """The number that picks it."""
    part: str
    """The name of the part that is chosen; empty for a verb."""
    word: str
    actions: tuple[str, ...]
    """The legal actions that are left with it."""

    @property
    def words(self) -> list[str]:
        """The words of the first action that is left with it."""
        return self.actions[0].split()

    @property
    def action(self) -> str | None:
        """The action that it means, unless several are left."""
        return self.actions[0] if len(self.actions) == 1 else None


class Choices:
    """The choices of one decision, and which actions are left of it."""

    def __init__(self, actions: Iterable[str], verbs: Iterable[Verb]) -> None:
        self.actions = tuple(actions)
        self._parts = {verb.name: verb.parts for verb in verbs}
        self._leave(self.actions)

    @property
    def narrowed(self) -> bool:
        """Whether something was chosen."""
        return self.left != self.actions

    @property
    def action(self) -> str | None:
        """The action that is left, unless there are several."""
        return self.left[0] if len(self.left) == 1 else None

    @property
    def chosen(self) -> str:
        """The words that all actions have which are left, with `…` for what is open in between."""
        columns = zip(*map(str.split, self.left), strict=False)
        words = [words[0] if len(set(words)) == 1 else "…" for words in columns]
        return " ".join(words).rstrip(" …")

    def clear(self) -> None:
        """Drop what was chosen."""
        self._leave(self.actions)

    def pick(self, label: str) -> bool:
        """Take the choice with this label; False if there is none."""
        found = next((choice for choice in self.offered if choice.label == label), None)
        if found is not None:
            self._leave(found.actions)
        return found is not None

    def narrow(self, text: str) -> bool:
        """Leave the actions that have all these words, in any order; False, and no change, if none has.

        A text that begins with a verb may begin anew. A word may be cut short if it is more than digits.
        """
        typed = text.casefold().split()
        begins_anew = bool(typed) and any(action.split()[0].casefold() == typed[0] for action in self.actions)
        for actions in (self.left, self.actions) if begins_anew else (self.left,):
            for fits in (str.__eq__, _begins):
                found = tuple(action for action in actions if typed and _has_all(action, typed, fits))
                if found:
                    self._leave(found)
                    return True
        return False

    def _leave(self, actions: tuple[str, ...]) -> None:
        self.left = actions
        level = self._level(actions)
        labels = _labels([word for _, word, _ in level])
        self.offered = tuple(Choice(label, *entry) for label, entry in zip(labels, level, strict=True))
        """The choices at this level, in canonical order."""

    def _level(self, actions: Sequence[str]) -> list[tuple[str, str, tuple[str, ...]]]:
        by_verb = _grouped(actions, 0)
        together = [entry for group in by_verb.values() for entry in self._below_verb(group)]
        if len(by_verb) == 1 or len(together) <= MOST_TOGETHER:
            return together
        return [("", verb, group) for verb, group in by_verb.items()]

    def _below_verb(self, actions: tuple[str, ...]) -> list[tuple[str, str, tuple[str, ...]]]:
        """The choices of the first part in which actions with the same verb differ."""
        verb, *words = actions[0].split()
        names = self._parts.get(verb, ())
        length = max(len(action.split()) for action in actions)
        if len(actions) > 1:
            number = next(number for number in range(1, length) if len(_grouped(actions, number)) > 1)
        elif len(words) == 1:
            number = 1
        else:
            return [("", verb, actions)]
        part = names[number - 1] if number <= len(names) else ""
        return [(part, word, group) for word, group in _grouped(actions, number).items()]


def _grouped(actions: Iterable[str], number: int) -> dict[str, tuple[str, ...]]:
    """The actions by one of their words, which is empty where there is none."""
    groups: dict[str, list[str]] = {}
    for action in actions:
        words = action.split()
        groups.setdefault(words[number] if number < len(words) else "", []).append(action)
    return {word: tuple(group) for word, group in groups.items()}


def _labels(words: Sequence[str]) -> list[str]:
    """A number for each word; one that is a single digit is its own, so that both mean the same."""
    own = [word for word in words if len(word) == 1 and word in "0123456789"]
    if len(set(own)) < len(own):
        own = []
    free = count(int(max(own, default="0")) + 1)
    return [word if word in own else str(next(free)) for word in words]


def _has_all(action: str, typed: Sequence[str], fits: Callable[[str, str], bool]) -> bool:
    """Whether each typed word fits a word of its own in the action."""
    words = action.casefold().split()
    for wanted in typed:
        found = next((word for word in words if fits(word, wanted)), None)
        if found is None:
            return False
        words.remove(found)
    return True


def _begins(word: str, wanted: str) -> bool:
    return word == wanted or (len(wanted) > 1 and not wanted.isdecimal() and word.startswith(wanted))
