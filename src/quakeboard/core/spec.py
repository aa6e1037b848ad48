"""The specification that a game registers: its facts, and where its parts are.

A part is named after the generic package that uses it and given as "module:attribute", relative to the game's
package. It is imported when it is asked for, so that listing the games loads none of them.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

PARTS = {
    "rules.game": "the class of the game, with `from_json(options, rules_version)`; raises `BadOptions`",
    "rules.choices": "the variants and options that a host can choose: `Choices`",
    "rules.older": "a module with what `core.older_rules.OlderRules` says, for games of older versions",
    "rules.length": "(game, seats) -> decisions, draws: the most that there can be, if the options decide it",
    "language.storyteller": "(language, names, you=None): tells events in sentences",
    "language.question": "(language, view, verbs) -> str: what the seat that is asked has to do",
    "language.words": "what the game says at a prompt: `language.words.Words`",
    "language.dangers": "a forecast in words: `language.forecast.DangerWords`",
    "bots.greedy": "(game) -> bot: takes the best next action and gives its reasons",
    "bots.evaluator": "(game) -> `bots.evaluator.Evaluator`: priors, values and rollouts for the search",
    "bots.search_settings": "how the search is tuned for the game: `bots.kernel.search.Settings`",
    "bots.belief": "(game, view, rng) -> position: deals what a view hides by what a bot believes",
    "analysis.depth": "how far ahead an analysis plays on: `analysis.rollouts.Depth`",
    "analysis.forecast": "(game, view, effort, seed) -> dangers: how likely each piece is to be lost",
    "analysis.calibration": "(records, every, effort) -> figures by kind: what forecasts said, what happened",
    "analysis.remark": "(game, view, hint, effort, seed) -> remark: what the forecast adds to a hint",
    "render.frame": "(view, names) -> str: the picture that an environment shows, as SVG",
    "render.board": "() -> `render.text.board.TextBoard`: draws the game at a terminal",
    "render.picture": "(record, steps, request) -> str: the last of the steps as `picture` draws it, as SVG",
    "render.picture_options": "what else a picture can be asked for: `render.picture_options.PictureOptions`",
    "render.text": "(position) -> str: the board in characters, and what else a spectator sees",
    "tensors.describe": "(game, seats) -> `tensors.arrays.Described`: the arrays of the game",
    "tensors.symmetries": "(game, seats) -> moves: the ways to see another game in a tensor",
    "tensors.chance_codes": "the codes of draws and rolls, as ranges: outcomes are numbered in their order",
    "tensors.private_planes": "(encoder) -> the planes of a tensor that only its seat may see",
    "research.reveal": "(position, code) -> str: step, and say which secrets everybody has seen in it",
    "research.own_secrets": "(position, seat) -> str: what only this seat knows, in one line",
    "research.exchange": "(game, position, dealt) -> exchange: how hidden things trade places in the past",
    "bench.playouts": "(position, rng) by the names of figures: other ways to play a random game, to time",
    "bench.steps": "(position) -> bool by the names of figures: whether the next step is to be timed",
    "bench.long_game": "the options of a game with thousands of actions",
    "records.ppn": "a module that reads and writes records as Portable Piecepack Notation",
}
"""Every part that generic code may ask for, with its interface; only the rules are required."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A word of the notation, and the names of what follows it."""

    name: str
    parts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """Something that a host can choose; a form for it is made from this."""

    name: str
    kind: str
    """`number`; `seat`; `flag`; `choice`, one of `choices`; `heights`, a number or nothing for each seat;
    `manifest`, a count for each piece."""
    default: bool | int | str | None = None
    least: int | None = None
    most: int | None = None
    step: int | None = None
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choices:
    """All that a host can choose of a game."""

    variants: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()


@dataclass(frozen=True)
class GameSpec:
    """One game as it is registered."""

    key: str
    package: str
    seats: range
    rules_version: int
    verbs: tuple[Verb, ...]
    parts: Mapping[str, str] = field(repr=False)
    order: int = 100  # the place in lists; games with the same number are sorted by their keys
    oldest_rules: int | None = None
    """The oldest version of the rules whose records can be read; None if only today's can."""
    most_choices: int | None = None
    """The most actions that a seat can choose from at once; required of games without tensors in research."""
    most_outcomes: int | None = None
    """The most outcomes of one draw or roll; required of games without numbers for them in research."""
    most_decisions: int | None = None
    """The most decisions in a game, if the rules limit them and no option does."""
    most_draws: int | None = None
    """The most draws and rolls in a game; None if there is one at the start and one after each decision."""
    quake_events: tuple[str, ...] = ()
    """The event with which a quake begins, then those that tell what it did; lists of tables tell of them."""
    most_text: int = 4096
    """The most bytes of a view as text, for observations of a game without tensors."""

    @property
    def rules_versions(self) -> range:
        """The versions of the rules that can be played."""
        return range(self.rules_version, self.rules_version + 1)

    @property
    def older_rules(self) -> range:
        """The versions of the rules that can only be read, by translation into today's."""
        return range(self.oldest_rules or self.rules_version, self.rules_version)

    def __post_init__(self) -> None:
        if unknown := sorted(self.parts.keys() - PARTS.keys()):
            raise ValueError(f"the game “{self.key}” brings parts that nobody asks for: {', '.join(unknown)}")
        if "rules.game" not in self.parts:
            raise ValueError(f"the game “{self.key}” brings no rules")

    @property
    def choices(self) -> Choices:
        """The variants and options that a host can choose."""
        found: Choices = self.part("rules.choices") if self.has("rules.choices") else Choices()
        return found

    def has(self, name: str) -> bool:
        """Whether the game brings this part."""
        return name in self.parts

    def part(self, name: str) -> Any:
        """The part of this name, imported now; raises `LookupError` if the game does not bring it."""
        if name not in self.parts:
            raise LookupError(f"the game “{self.key}” brings no part “{name}”")
        return _load(self.package, self.parts[name])


@cache  # updates of a table ask for parts at every move
def _load(package: str, place: str) -> Any:
    """What a "module:attribute" relative to a package names; the module itself without an attribute."""
    name, _, attribute = place.partition(":")
    module = importlib.import_module(name, package)
    return getattr(module, attribute) if attribute else module
