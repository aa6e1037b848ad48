"""Kernels share nothing that changes: what a thread does with one never disturbs another.

Run as a program, this file lets a second thread use other kernels after every few lines of Python that the
first executes, so that the order is the same every time. Compiled, a kernel is not interrupted: so the test
runs the file as plain Python.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from types import FrameType

from compiled_and_plain import in_plain_python

from quakeboard.core.game import CHANCE, OVER, Kernel
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game

MOMENTS = 5
"""The number of moments of a game in which kernels are used by two threads."""

EVERY = 17
"""After how many lines of Python the second thread has its turn."""

STARTS = (
    ("seismic", {}),
    ("seismic", {"variants": ["aftershocks", "road-crews-dilemma", "twin-cities"]}),
    ("san-andreas", {}),
)

Use = Callable[[Kernel], object]


def use(kernel: Kernel) -> object:
    """What each of a kernel's ways to be used tells."""
    legal = kernel.codes()
    code = kernel.sample(Rng("use"))
    after = kernel.copy()
    after.step(code)
    weights = kernel.weights() if kernel.actor() == CHANCE else None
    return legal, code, weights, kernel.is_legal(code), after.codes(), after.scores()


def moments(key: str, options: dict[str, object]) -> list[Kernel]:
    """Kernels of one game, at moments spread over it."""
    kernel, rng, found = make_game(key, options).start(3).kernel, Rng(key), []  # type: ignore[arg-type]
    while kernel.actor() != OVER:
        found.append(kernel.copy())
        kernel.step(kernel.sample(rng))
    return found[:: max(1, len(found) // MOMENTS)]


def interrupted(kernel: Kernel, other: Kernel, thread: Executor) -> tuple[object, int]:
    """What a kernel tells if another thread uses another one after every few lines; and how many
    lines."""
    lines = 0

    def trace(frame: FrameType, _: str, __: object) -> Callable[..., object] | None:
        nonlocal lines
        if Path(frame.f_code.co_filename).parent.name != "kernel":
            return None
        lines += 1
        if lines % EVERY == 0:
            thread.submit(use, other).result()
        return trace

    sys.settrace(trace)
    try:
        return use(kernel), lines
    finally:
        sys.settrace(None)


def disturbed() -> tuple[int, int]:
    """How often kernels told something else than when they are used alone; and after how many lines."""
    wrong = lines = 0
    with ThreadPoolExecutor(1) as thread:
        for key, options in STARTS:
            kernels = moments(key, dict(options))
            for kernel, other in zip(kernels, [*kernels[1:], kernels[0]], strict=True):
                alone = use(kernel)
                told, more = interrupted(kernel, other, thread)
                wrong += told != alone
                lines += more
    return wrong, lines


def test_plain_kernels_do_not_disturb_each_other() -> None:
    wrong, lines = map(int, in_plain_python(__file__))
    assert lines > 1000
    assert wrong == 0


if __name__ == "__main__":
    print(*disturbed())
