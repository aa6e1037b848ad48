"""What one device does in dealing chance: it follows the transcript, and answers what it is asked."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any, NamedTuple

import msgspec

from quakeboard.core.errors import Reason
from quakeboard.play.chance.chains import HashChain
from quakeboard.play.chance.rounds import Rounds
from quakeboard.play.chance.seed import BadChance
from quakeboard.play.chance.transcript import AnyItem, AskItem, DealItem

FORKED = Reason("forked", "chance", "The transcript is not the one in which link {number} was revealed.")


class Answer(NamedTuple):
    """A link, and the number of the round that it answers."""

    round: int
    link: str


class Participant:
    """A device with a chain of its own. It reveals a link for one transcript only."""

    def __init__(self, chain: HashChain | None = None) -> None:
        self._chain = chain or HashChain.fresh()
        self.revealed: dict[int, bytes] = {}
        """The transcript for which each link was revealed."""
        self.rounds: Rounds | None = None
        self.left_out = 0
        """Rounds that were dealt without the link that it had revealed."""
        self.not_asked = 0
        """Rounds in which neither it nor another chain of its seats was asked."""

    @property
    def end(self) -> str:
        """What it publishes."""
        return self._chain.end.hex()

    def begin(self, first: str, server_end: str) -> None:
        """Follow a transcript from its beginning."""
        self.rounds = Rounds.at_first(bytes.fromhex(first), server_end)

    def follow(self, items: Iterable[Any]) -> None:
        """Take more items, as they are sent; raises `BadChance` if they do not fit."""
        assert self.rounds is not None, "a transcript has begun"
        for sent in items:
            item = msgspec.convert(sent, AnyItem)
            before, self.rounds = self.rounds, self.rounds.after(item)
            self._note(before, item)

    def strangers(self, seats: Set[int]) -> list[int]:
        """The numbers of other chains at its seats: other devices, or somebody who passes for them."""
        chains = () if self.rounds is None else self.rounds.chains
        return [
            number
            for number, chain in enumerate(chains)
            if chain.end != self.end and not seats.isdisjoint(chain.seats)
        ]

    def _note(self, before: Rounds, item: AnyItem) -> None:
        """Note whether a round was dealt without it."""
        number = before.chain_at(self.end)
        if number is None:
            return
        own = before.chains[number]
        if isinstance(item, AskItem):
            seats = {seat for chain in item.chains for seat in before.chains[chain].seats}
            self.not_asked += seats.isdisjoint(own.seats)
        elif isinstance(item, DealItem) and own.asked in self.revealed and before.open is not None:
            answered = any(chain == number for chain, _ in item.answers)
            if number in before.open.chains and not answered:
                self.left_out += 1

    def answer(self) -> Answer | None:
        """The answer to the open round, if it is asked; raises `BadChance` if the table was rolled back."""
        rounds = self.rounds
        number = None if rounds is None else rounds.chain_at(self.end)
        if rounds is None or number is None or rounds.open is None or number not in rounds.open.chains:
            return None
        link = rounds.chains[number].asked
        if self.revealed.setdefault(link, rounds.open.transcript) != rounds.open.transcript:
            raise BadChance(FORKED, number=link)
        return Answer(rounds.open.number, self._chain.link(link).hex())
