"""What a position of any game that keeps turns and a journal leaves to its kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from quakeboard.core.game import Kernel

if TYPE_CHECKING:
    from quakeboard.core.kernel.rng import Rng


class JournalKernel(Kernel, Protocol):
    """A kernel that knows whose turn it is, and notes what happens if it is given a list."""

    journal: list[tuple[int, ...]] | None

    @property
    def turn(self) -> int: ...


K = TypeVar("K", bound=JournalKernel)


class KernelPosition(Generic[K]):
    """A position, as far as it says and does what its kernel does."""

    __slots__ = ("kernel",)

    def __init__(self, kernel: K) -> None:
        self.kernel = kernel

    def journal_of(self, what: Callable[[], None]) -> list[tuple[int, ...]]:
        """Let something be done to the kernel, and return what it notes."""
        journal: list[tuple[int, ...]] = []
        self.kernel.journal = journal
        try:
            what()
        finally:
            self.kernel.journal = None
        return journal

    @property
    def seats(self) -> int:
        return self.kernel.seats

    @property
    def turn(self) -> int:
        """The seat whose turn it is, or -1."""
        return self.kernel.turn

    @property
    def turn_number(self) -> int:
        return self.kernel.turn_number

    def actor(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""
        return self.kernel.actor()

    def scores(self) -> tuple[int, ...]:
        """The scores if the game ended now."""
        return self.kernel.scores()

    def codes(self) -> list[int]:
        return self.kernel.codes()

    def weights(self) -> list[int]:
        return self.kernel.weights()

    def is_legal(self, code: int) -> bool:
        return self.kernel.is_legal(code)

    def step(self, code: int) -> None:
        self.kernel.step(code)

    def sample(self, rng: Rng) -> int:
        return self.kernel.sample(rng)

    def playout(self, rng: Rng) -> tuple[int, ...]:
        return self.kernel.playout(rng)
