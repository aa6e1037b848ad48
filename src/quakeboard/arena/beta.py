"""Quantiles of the beta distribution, for exact intervals of shares."""

from __future__ import annotations

from math import exp, lgamma, log

HALVINGS = 60
MOST_TERMS = 10_000
TOLERANCE = 1e-14


def beta_quantile(probability: float, a: float, b: float) -> float:
    """The value that a variable of the beta distribution stays below with this probability."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if beta_distribution(middle, a, b) < probability:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def beta_distribution(x: float, a: float, b: float) -> float:
    """The probability that a variable of the beta distribution is below `x`."""
    if not 0.0 < x < 1.0:
        return float(x >= 1.0)
    if x > (a + 1) / (a + b + 2):  # there the fraction converges slowly
        return 1.0 - beta_distribution(1.0 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1.0 - x)) / a
    return front * _continued_fraction(x, a, b)


def _continued_fraction(x: float, a: float, b: float) -> float:
    """The fraction of the incomplete beta function, by the method of Lentz."""
    ratio, inverse = 1.0, 1.0 / (1.0 - (a + b) * x / (a + 1))
    found = inverse
    for m in range(1, MOST_TERMS):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            inverse = 1.0 / (1.0 + term * inverse)
            ratio = 1.0 + term / ratio
            found *= ratio * inverse
        if abs(ratio * inverse - 1.0) < TOLERANCE:
            break
    return found
