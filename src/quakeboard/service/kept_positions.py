"""The positions that a table keeps at intervals, so that going back replays little."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace

from quakeboard.core.game import AnyPosition

INTERVAL = 128  # actions between two kept positions: less than a millisecond of replaying
RECENT = 64  # positions that are kept while a log is played


@dataclass(frozen=True, slots=True)
class KeptPositions:
    """The positions after some of the moves that count; nothing before the first is taken back. Immutable.

    From every position that is not kept, the last kept one before it is less than `INTERVAL` actions away.
    """

    moves: tuple[int, ...]
    """How many moves were made before each position."""
    actions: tuple[int, ...]
    """How many actions were made before each position."""
    positions: tuple[AnyPosition, ...]

    @classmethod
    def beginning_at(cls, start: AnyPosition, moves: int = 0, actions: int = 0) -> KeptPositions:
        return cls((moves,), (actions,), (start,))

    def first_only(self) -> KeptPositions:
        return self.up_to(self.moves[0])

    def is_due(self, moves: int, actions: int) -> bool:
        """Whether the position after so many moves is to be kept: it is far from the last, or replaces it."""
        return moves == self.moves[-1] or actions - self.actions[-1] >= INTERVAL

    def with_position(self, moves: int, actions: int, position: AnyPosition) -> KeptPositions:
        """These and a due position, which is never changed from now on."""
        before = self.up_to(moves - 1) if moves == self.moves[-1] else self
        return KeptPositions(
            (*before.moves, moves), (*before.actions, actions), (*before.positions, position)
        )

    def up_to(self, moves: int) -> KeptPositions:
        """Those that are left when only so many moves count."""
        end = bisect_right(self.moves, moves)
        if end == len(self.moves):
            return self
        return replace(
            self, moves=self.moves[:end], actions=self.actions[:end], positions=self.positions[:end]
        )

    def last_before(self, moves: int) -> tuple[int, AnyPosition]:
        """The last kept position after at most so many moves, and its number of moves."""
        place = bisect_right(self.moves, moves) - 1
        return self.moves[place], self.positions[place]


class RecentPositions:
    """The positions after each of the last moves while a log is played: most undos go back a little."""

    def __init__(self) -> None:
        self._positions: dict[int, AnyPosition] = {}

    def add(self, moves: int, position: AnyPosition) -> None:
        """Keep a copy of the position after so many moves."""
        self._positions[moves] = position.copy()
        self._positions.pop(moves - RECENT, None)

    def go_back(self, moves: int) -> AnyPosition | None:
        """A copy of the position after so many moves if it is kept; what came later is dropped."""
        for later in [number for number in self._positions if number > moves]:
            del self._positions[later]
        found = self._positions.get(moves)
        return None if found is None else found.copy()
