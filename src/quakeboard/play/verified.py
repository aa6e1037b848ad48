"""What a verification found: for each draw who could have foreseen or chosen it (docs/trust.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

Participant = tuple[int, ...]
"""The seats of one participant: more than one for people at one browser."""

Kind = Literal["people", "one", "host", "known", "seed"]
"""Who could have foreseen or chosen a draw. `people`: nobody but the host and two or more participants, all
of them together; `one`: the host and one participant together; `host`: the host alone; `known`: everybody
knew its value from before an undo; `seed`: the host alone could foresee it, and not change it."""

KEYS: dict[Kind, str] = {
    "people": "chance-people",
    "one": "chance-one",
    "host": "chance-host",
    "seed": "chance-seed",
    "known": "chance-known",
}
"""The sentences about draws of each kind, in the order in which they are said."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """How a round was dealt: who answered, and who was asked and is missing."""

    kind: Kind
    answered: tuple[Participant, ...] = ()
    """The participants whose links it takes, each once."""
    missing: tuple[Participant, ...] = ()
    """The participant of each chain that was asked and whose link it does not take."""

    @property
    def choices(self) -> int:
        """Among how many draws a host could choose that had the missing links, by leaving out some."""
        return 1 << len(self.missing)


@dataclass(frozen=True, slots=True)
class VerifiedDraw:
    """A draw that was derived again."""

    action: str
    dealing: Dealing
    step: int | None
    """The step of the record; None if the draw was undone."""
    round: int | None = None
    """The number of its round, from 0; None if it takes no new one."""


@dataclass(frozen=True, slots=True)
class ChainUse:
    """A chain, and how often it took part."""

    end: str
    seats: Participant
    asked: int
    answered: int


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that a verification says: the key of a sentence, its numbers, and the seats that it names."""

    key: str
    numbers: dict[str, int] = field(default_factory=dict)
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Verification:
    """The draws of a game, all of which are what they have to be, and what is not proved."""

    scheme: Literal[1, 2]
    draws: tuple[VerifiedDraw, ...]
    """Its own draws in the order in which they were dealt, undone ones too."""
    given: int = 0
    """How many draws it took over from another game."""
    source: Verification | None = None
    """What proves those; None if nothing does."""
    chains: tuple[ChainUse, ...] = ()
    words: Dealing | None = None
    """Scheme 1: whose words go with the seed, each sealed before any was revealed."""
    clear_words: int = 0
    """Scheme 1: how many words were added without having been sealed before."""
    transcript: str = ""
    """Scheme 2: the hash of the whole transcript, by which two people can compare what they were told."""
    not_waited: int = 0
    """Rounds in which fewer than two participants were asked although the table was to wait."""

    @property
    def counting(self) -> list[VerifiedDraw]:
        """Its own draws that were not undone."""
        return [draw for draw in self.draws if draw.step is not None]

    @property
    def unproved(self) -> int:
        """How many draws were taken over and are not proved here."""
        return self.given if self.source is None else self.source.unproved

    def statements(self) -> list[Statement]:
        """All that it says, in order."""
        return [*self._of_draws(), *self._of_people(), *self._of_other_games()]

    def _of_draws(self) -> Iterator[Statement]:
        found = Counter((draw.dealing.kind, draw.dealing.answered) for draw in self.counting)
        for kind, key in KEYS.items():
            for (one, answered), draws in sorted(found.items()):
                if one == kind:
                    yield Statement(key, {"draws": draws}, _seats(answered))
        undone = len(self.draws) - len(self.counting)
        if undone:
            yield Statement("chance-undone", {"draws": undone})

    def _of_people(self) -> Iterator[Statement]:
        rounds = {draw.round: draw.dealing for draw in self.draws if draw.round is not None}
        missing = Counter(dealing.missing for dealing in rounds.values() if dealing.missing)
        for who, times in sorted(missing.items()):
            numbers = {"rounds": times, "missing": len(who), "choices": 1 << len(who)}
            yield Statement("chance-missing", numbers, _seats(who))
        if self.not_waited:
            yield Statement("chance-not-waited", {"rounds": self.not_waited})
        for seats in sorted({use.seats for use in self.chains if len(use.seats) > 1}):
            yield Statement("chance-one-browser", {}, seats)
        if self.scheme == 1:
            yield from self._of_words()
        elif any(draw.dealing.answered for draw in self.draws):
            yield Statement("chance-whose-chains")

    def _of_words(self) -> Iterator[Statement]:
        if self.words is not None and self.words.answered:
            yield Statement("chance-words-sealed", {}, _seats(self.words.answered))
        elif self.clear_words:
            yield Statement("chance-words-clear", {"words": self.clear_words})
        elif self.draws:
            yield Statement("chance-no-words")
        if self.words is not None and self.words.missing:
            numbers = {"missing": len(self.words.missing), "choices": self.words.choices}
            yield Statement("chance-words-missing", numbers, _seats(self.words.missing))

    def _of_other_games(self) -> Iterator[Statement]:
        if self.given and self.source is None:
            yield Statement("chance-not-proved", {"draws": self.given})
        elif self.source is not None:
            yield Statement("chance-taken-over", {"draws": self.given})
            yield from self.source.statements()


def participants(chains: Sequence[Iterable[int]]) -> list[Participant]:
    """The participant of each chain, given its seats: chains that share a seat are of one participant."""
    groups: list[set[int]] = []
    for seats in chains:
        joined = set(seats)
        for group in [group for group in groups if not group.isdisjoint(joined)]:
            joined |= group
            groups.remove(group)
        groups.append(joined)
    return [
        next(tuple(sorted(group)) for group in groups if not group.isdisjoint(seats))
        for seats in map(set, chains)
    ]


def dealing(answered: Iterable[Participant], missing: Iterable[Participant]) -> Dealing:
    """How a round was dealt in which these answered and these did not."""
    people = tuple(sorted(set(answered)))
    kinds: list[Kind] = ["host", "one", "people"]
    return Dealing(kinds[min(len(people), 2)], people, tuple(sorted(missing)))


def _seats(people: Iterable[Participant]) -> tuple[int, ...]:
    return tuple(sorted({seat for seats in people for seat in seats}))
