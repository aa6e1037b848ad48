"""Tremor in numbers: the codes of all moves so far, from which everything else follows."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng

HEIGHTS = (1, 2, 3)
LEAVE, STAY, SHAKE = 3, 4, 5
"""The codes after those of the heights; `SHAKE` and the next two are the strengths 0, 1 and 2."""
ODDS = (3, 2, 1)
"""The weights of the strengths."""


class Kernel:
    """One moment of a game."""

    def __init__(self, seats: int, rounds: int, done: Sequence[int] = ()) -> None:
        self.seats = seats
        self.rounds = rounds
        self.done = list(done)

    @property
    def place(self) -> tuple[int, int]:
        """The number of rounds that are over, and of moves since."""
        return divmod(len(self.done), 2 * self.seats + 1)

    @property
    def turn_number(self) -> int:
        return len(self.done) - self.place[0] + (self.actor() >= 0)

    def actor(self) -> int:
        over, moves = self.place
        if over == self.rounds:
            return OVER
        return CHANCE if moves == 2 * self.seats else len(self.done) % self.seats

    def codes(self) -> list[int]:
        over, moves = self.place
        if over == self.rounds:
            return []
        if moves >= self.seats:
            return [LEAVE, STAY] if moves < 2 * self.seats else [SHAKE, SHAKE + 1, SHAKE + 2]
        built = [self.height(self.actor(), number) for number in range(over)]
        return [height - 1 for height in HEIGHTS if height not in built]

    def weights(self) -> list[int]:
        return list(ODDS)

    def is_legal(self, code: int) -> bool:
        return code in self.codes()

    def step(self, code: int) -> None:
        if not self.is_legal(code):
            raise ValueError(f"{code} is not legal here")
        self.done.append(code)

    def sample(self, rng: Rng) -> int:
        codes = self.codes()
        if self.actor() == CHANCE:
            codes = [code for code, weight in zip(codes, ODDS, strict=True) for _ in range(weight)]
        return codes[int(rng.below(len(codes)))]

    def playout(self, rng: Rng) -> tuple[int, ...]:
        while self.actor() != OVER:
            self.step(self.sample(rng))
        return self.scores()

    def scores(self) -> tuple[int, ...]:
        rounds = [self.points(number) for number in range(self.place[0])]
        return tuple(sum(points[seat] for points in rounds) for seat in range(self.seats))

    def points(self, number: int) -> list[int]:
        """What each seat scored in a round."""
        seats = range(self.seats)
        strength = self._code(number, 2 * self.seats) - SHAKE
        staying = [self.height(seat, number) for seat in seats if self.stays(seat, number)]
        best = max((height for height in staying if height + strength <= HEIGHTS[-1]), default=0)
        return [2 * (self.height(s, number) == best) if self.stays(s, number) else 1 for s in seats]

    def height(self, seat: int, number: int) -> int:
        """The height of the tower that a seat built in a round."""
        return self._code(number, (seat - number) % self.seats) + 1

    def stays(self, seat: int, number: int) -> bool:
        return self._code(number, self.seats + (seat - number) % self.seats) == STAY

    def _code(self, number: int, move: int) -> int:
        return self.done[number * (2 * self.seats + 1) + move]

    def copy(self) -> Kernel:
        return Kernel(self.seats, self.rounds, self.done)

    def snapshot(self) -> bytes:
        return bytes(self.done)

    def load(self, snapshot: bytes) -> None:
        read = Kernel(self.seats, self.rounds)
        for code in snapshot:
            if not read.is_legal(code):
                raise ValueError(f"a snapshot in which {code} is not legal")
            read.step(code)
        self.done = read.done
