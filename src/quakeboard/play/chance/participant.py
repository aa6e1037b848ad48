"""What one device does in dealing chance: it follows the transcript, and answers what it is asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from quakeboard.core.errors import Reason
from quakeboard.play.chance.chains import HashChain
from quakeboard.play.chance.rounds import Rounds
from quakeboard.play.chance.seed import BadChance
from quakeboard.play.chance.transcript import AnyItem

FORKED = Reason("forked", "chance", "The transcript is not the one in which link {number} was revealed.")


class Answer(NamedTuple):
    """A link, and the number of the round that it answers."""

    round: int
    link: str


class Participant:
    """A device with a chain of its own. It reveals a link for one transcript only."""

    def __init__(self, chain: HashChain | None = None) -> None:
        self._chain = chain or HashChain.fresh()
        self._revealed: dict[int, bytes] = {}
        """The transcript for which each link was revealed."""
        self.rounds: Rounds | None = None

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
        for item in items:
            self.rounds = self.rounds.after(msgspec.convert(item, AnyItem))

    def answer(self) -> Answer | None:
        """The answer to the open round, if it is asked; raises `BadChance` if the table was rolled back."""
        rounds = self.rounds
        number = None if rounds is None else rounds.chain_at(self.end)
        if rounds is None or number is None or rounds.open is None or number not in rounds.open.chains:
            return None
        link = rounds.chains[number].asked
        if self._revealed.setdefault(link, rounds.open.transcript) != rounds.open.transcript:
            raise BadChance(FORKED, number=link)
        return Answer(rounds.open.number, self._chain.link(link).hex())
