"""Who takes part in dealing chance at a live table, and what they have answered in the open round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from quakeboard.play.chance.rounds import OpenRound, Rounds
from quakeboard.service.log_entries import AnyFact, Dealt

MAX_WAIT_MS = 3_000  # for the answers of a round
MIN_WAIT_MS = 500


class Participants:
    """What this process knows of the participants of one table; nothing of it is stored."""

    def __init__(self) -> None:
        self.silent: set[int] = set()
        """Chains that missed a round and have given no sign of life in this process since."""
        self.misses: Counter[int] = Counter()
        self.sessions: set[tuple[int, str]] = set()
        """Chains and the sessions that took part with them: people at one screen come one after another."""
        self._number = -1
        """The number of the round that `links` are for."""
        self._seen_at = 0
        """When that round was first seen here."""
        self.links: dict[int, str] = {}

    def deadline(self, open_round: OpenRound, now: int) -> int:
        """When the round ends: as soon as all have answered, and who often misses one is waited for less."""
        if open_round.number != self._number:
            self._number, self._seen_at, self.links = open_round.number, now, {}
        missing = (chain for chain in open_round.chains if chain not in self.links)
        waits = (max(MIN_WAIT_MS, MAX_WAIT_MS >> self.misses[chain]) for chain in missing)
        return self._seen_at + max(waits, default=0)

    def note_answer(self, rounds: Rounds, chain: int, link: str, now: int) -> None:
        """Keep the answer to the open round, which is checked."""
        rounds.check_answer(chain, link)
        assert rounds.open is not None, "the answer was checked"
        self.deadline(rounds.open, now)
        self.links[chain] = link

    def links_for(self, open_round: OpenRound | None) -> dict[int, str]:
        """The answers to this round."""
        return self.links if open_round is not None and open_round.number == self._number else {}

    def entry_added(self, before: Rounds | None, fact: AnyFact) -> None:
        """Note who missed the round that an entry ends."""
        if before is None or before.open is None or not isinstance(fact, Dealt) or fact.round is None:
            return
        missed = set(before.open.chains) - {chain for chain, _ in fact.round.answers}
        self.silent |= missed
        self.misses.update(missed)

    def lively(self, chains: Iterable[int | None]) -> tuple[int, ...]:
        """Those of these chains that can be asked, sorted."""
        return tuple(sorted({chain for chain in chains if chain is not None} - self.silent))
