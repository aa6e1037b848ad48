"""The generator of random play: the same numbers everywhere, each equally likely."""

from collections import Counter
from math import sqrt

import pytest

from quakeboard.core.kernel.rng import Rng

PINNED = [475389748, 412129311, 982345335, 860069189, 849612603, 1883908297]
PINNED_DICE = [0, 4, 5, 2, 4, 4, 4, 1, 3, 0, 1, 1, 1, 1, 1, 1, 3, 2, 4, 1]
PINNED_LARGE = [1996950885004939316, 1261323364066877192, 3958589630140433744]
PINNED_BETWEEN = [830014516039050810, 1914638098717771417, 2593918617463141950]


def test_a_seed_gives_the_same_numbers_compiled_or_not() -> None:
    rng = Rng("quakeboard")
    assert [rng.below(2**31 - 1) for _ in range(6)] == PINNED
    assert [rng.below(6) for _ in range(20)] == PINNED_DICE
    assert [rng.below(2**62) for _ in range(3)] == PINNED_LARGE
    assert [rng.below(3 * 2**60) for _ in range(3)] == PINNED_BETWEEN


def test_a_number_and_its_text_are_one_seed_others_differ() -> None:
    first = [Rng(seed).below(2**62) for seed in (7, "7", 8, "seven", -7, 2**200)]
    assert first[0] == first[1]
    assert len(set(first)) == 5


@pytest.mark.parametrize(
    "n", [1, 2, 3, 6, 7, 100, 1000, 2**16 + 1, 2**31 - 1, 2**31, 2**31 + 1, 2**32, 2**62]
)
def test_numbers_stay_below_their_bound(n: int) -> None:
    rng = Rng(n)
    assert all(0 <= rng.below(n) < n for _ in range(500))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 100])
def test_every_number_is_equally_likely(n: int) -> None:
    rng = Rng(f"even {n}")
    draws = 200 * n
    found = Counter(rng.below(n) for _ in range(draws))
    statistic = sum((found[k] - 200) ** 2 / 200 for k in range(n))
    assert statistic < (n - 1) + 4 * sqrt(2 * (n - 1))


@pytest.mark.parametrize("n", [3 * 2**29, 3 * 2**30, 2**31, 3 * 2**60, 2**62 - 1, 2**62])
def test_large_bounds_favour_no_part_of_their_range(n: int) -> None:
    """A bound just short of a power of two is where a careless remainder would show: sixths are even here."""
    rng = Rng(f"large {n}")
    found = Counter(rng.below(n) * 6 // n for _ in range(3000))
    statistic = sum((found[k] - 500) ** 2 / 500 for k in range(6))
    assert statistic < 5 + 4 * sqrt(10)


def test_a_bound_that_does_not_divide_the_words_favours_no_remainder() -> None:
    """Without a second try three words in eight would leave 0, three would leave 1, and only two 2."""
    rng = Rng("thirds")
    found = Counter(rng.below(3 * 2**29) % 3 for _ in range(3000))
    assert sum((found[k] - 1000) ** 2 / 1000 for k in range(3)) < 2 + 4 * sqrt(4)


@pytest.mark.parametrize("n", [2**31, 2**40, 2**62])
def test_every_bit_of_a_large_number_is_even(n: int) -> None:
    rng = Rng(f"bits {n}")
    numbers = [rng.below(n) for _ in range(2000)]
    for bit in range(n.bit_length() - 1):
        ones = sum(number >> bit & 1 for number in numbers)
        assert abs(ones - 1000) < 5 * sqrt(500)


def test_one_draw_does_not_foretell_the_next() -> None:
    rng = Rng("pairs")
    pairs = Counter((rng.below(6), rng.below(6)) for _ in range(7200))
    statistic = sum((pairs[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6))
    assert statistic < 35 + 4 * sqrt(70)


def test_two_generators_do_not_disturb_each_other() -> None:
    alone, one, other = Rng(1), Rng(1), Rng(2)
    expected = [alone.below(1000) for _ in range(5)]
    found = []
    for _ in range(5):
        found.append(one.below(1000))
        other.below(1000)
    assert found == expected
