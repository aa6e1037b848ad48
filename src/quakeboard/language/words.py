"""What a game says at a prompt; what it leaves out is said in notation and as plain fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cached_property
from typing import Any

from quakeboard.core.choices import Choice
from quakeboard.core.errors import QuakeboardError
from quakeboard.core.game import AnyGame
from quakeboard.core.registry import spec_of
from quakeboard.language import lists
from quakeboard.language.people import People


@dataclass(frozen=True)
class Situation:
    """What words are about: a view of a game, and the people with the one who reads."""

    game: AnyGame
    view: Any
    people: People

    @cached_property
    def position(self) -> Any:
        """A position that is rebuilt from the view, so that nothing said of it reveals a secret."""
        return self.game.restore(self.view)

    def say(self, key: str, **params: object) -> str:
        return self.people.language.sentence(key, **params)

    def refusal(self, error: QuakeboardError) -> str:
        """Why something is refused, with the ruling."""
        sentence = self.people.language.refusal(error)
        return self.say("play-ruling", sentence=sentence, ruling=error.ruling)

    def with_commas(self, items: Sequence[str]) -> str:
        return lists.with_commas(self.people.language, items)

    def with_and(self, items: Sequence[str]) -> str:
        return lists.with_and(self.people.language, items)


def in_notation(situation: Situation, choice: Choice) -> str:
    """A choice in the words of the notation."""
    return choice.word if choice.part or choice.action is None else choice.action


def as_notation(situation: Situation, text: str) -> str:
    """What has no other words: the notation itself."""
    return text


def no_news(situation: Situation, choice: Choice) -> list[str]:
    return []


def nothing(situation: Situation) -> str:
    return ""


def as_fields(situation: Situation) -> list[str]:
    """The fields of a view, a line each."""
    view = situation.view
    if not is_dataclass(view):
        return [str(view)]
    return [f"{field.name}: {getattr(view, field.name)}" for field in fields(view)]


Describe = Callable[[Situation], list[str]]
Command = Callable[[Situation, str], list[str]]
"""What a command says; the text is the rest of its line."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one game."""

    choice: Callable[[Situation, Choice], str] = in_notation
    """A choice in words, without its label."""
    action: Callable[[Situation, str], str] = as_notation
    """An action in words, or what is fixed of it so far, with `…` for a part that is open."""
    place_name: Callable[[Situation, str], str] = as_notation
    """The name of a place that the notation writes like this."""
    place_word: Callable[[Situation, str], str] = as_notation
    """A typed word in notation, if it names a place; otherwise as it is."""
    news: Callable[[Situation, Choice], list[str]] = no_news
    """What a choice would bring about, if that is hard to see."""
    tells_previews: bool = False
    """Whether `news` tells what the previews of the game hold, so that they need not be told besides."""
    questions: Mapping[str, str] = field(default_factory=dict)
    """By the name of a part: the key of the question that asks for it."""
    players: Callable[[Situation], str] = nothing
    """A line about all seats, below a drawn board."""
    board: Describe = as_fields
    scores: Describe = as_fields
    commands: Mapping[str, Command] = field(default_factory=dict)
    """Further commands by name."""
    help: tuple[str, ...] = ()
    """Keys of the lines of `help` about the actions and commands of this game."""
    legend: tuple[str, ...] = ()
    """Keys of the lines that explain the signs of a drawn board."""
    rules: tuple[str, ...] = ()
    """Keys of the rules in short, the aim of the game first; a topic is what follows `-rules-`."""
    synonyms: Mapping[str, str] = field(default_factory=dict)
    """Other words for topics of the rules."""

    @property
    def topics(self) -> list[str]:
        """The names of the topics."""
        return [key.partition("-rules-")[2] for key in self.rules]

    def find_rule(self, text: str) -> str | None:
        """The key of a topic by its name, the beginning of its name or a synonym, in any case."""
        wanted = "-".join(text.lower().replace("'", "").replace("’", "").split())
        named = dict(zip(self.topics, self.rules, strict=True))
        begun = next((name for name in named if wanted and name.startswith(wanted)), "")
        return named.get(wanted) or named.get(begun) or named.get(self.synonyms.get(wanted, ""))


def words_of(key: str) -> Words:
    """The words of the game with this key."""
    spec = spec_of(key)
    words: Words = spec.part("language.words") if spec.has("language.words") else Words()
    return words
