"""The lowest centre of ruling A6 by a linear programme that knows nothing of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from scipy.optimize import linprog

from .naive import POINTS


def lowest_centre(bound: Sequence[Fraction]) -> float:
    """How low the middle of a plane can lie that is nowhere below these nine bounds."""
    solved: Any = linprog(
        c=[0, 0, 1],
        A_ub=[[-u, -v, -1] for u, v in POINTS],
        b_ub=[-float(h) for h in bound],
        bounds=[(None, None)] * 3,
    )
    assert solved.status == 0
    return float(solved.fun)
