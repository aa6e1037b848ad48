from collections.abc import Sequence
from fractions import Fraction

FINEST: int
LARGEST: int
CASES: dict[tuple[tuple[int, ...], int], tuple[int, int, int, int]]
MOST_CASES: int
TOO_FINE: str

class Settler:
    unit: int
    a: int
    b: int
    c: int
    d: int
    def __init__(self) -> None: ...
    def begin(self) -> None: ...
    def refine(self, d: int) -> bool: ...
    def rest(self) -> bool: ...

def resting_plane(heights: Sequence[Fraction]) -> tuple[Fraction, Fraction, Fraction]: ...
