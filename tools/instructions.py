"""Count the processor's instructions of the kernels' main work: `python tools/instructions.py [game ...]`.

Times depend on the machine and on what else runs there; instructions do not. Each case is done for two
lengths, the longer beginning with the same games as the shorter; the difference, divided, is what one more
costs. It needs valgrind. A case takes about half a minute.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from quakeboard.bots.decision import Budget
from quakeboard.bots.kernel.search import Search
from quakeboard.bots.search_bots import Settings
from quakeboard.cli.benchmarks.kernel import play_by_steps, usual_seats
from quakeboard.core.game import CHANCE, AnyPosition
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game, specs

MARK = "getppid"
"""A function that nothing else calls: callgrind writes what it has counted whenever it is called."""

Case = Callable[[AnyPosition, int], object]


def playouts(start: AnyPosition, games: int) -> None:
    """Random games inside the kernel."""
    rng = Rng("instructions")
    for _ in range(games):
        start.kernel.copy().playout(rng)


def listed(start: AnyPosition, games: int) -> None:
    """The same, choosing from a list of all legal actions."""
    rng = Rng("instructions")
    for _ in range(games):
        start.kernel.copy().playout_listed(rng)  # type: ignore[attr-defined]


def stepped(start: AnyPosition, games: int) -> None:
    """Random games by `sample` and `step`, from Python."""
    rng = Rng("instructions")
    for _ in range(games):
        play_by_steps(start.kernel.copy(), rng)


def copies(start: AnyPosition, count: int) -> None:
    for _ in range(count):
        start.kernel.copy()


def searches(start: AnyPosition, nodes: int) -> None:
    """One search with this many simulations after some turns."""
    game, rng = make_game(start_key(start), {}), Rng("instructions")
    kernel = start.kernel.copy()
    while kernel.turn_number < 12 or kernel.actor() == CHANCE:
        kernel.step(kernel.sample(rng))
    spec = game.spec
    settings = spec.part("bots.search_settings") if spec.has("bots.search_settings") else Settings()
    Search(spec.part("bots.evaluator")(game), settings).best([kernel], Budget(nodes=nodes), 1)


def start_key(start: AnyPosition) -> str:
    return next(key for key in specs() if f".{key.replace('-', '')}." in type(start).__module__)


CASES: dict[str, tuple[Case, int]] = {
    "playouts": (playouts, 100),
    "listed": (listed, 50),
    "stepped": (stepped, 30),
    "copy": (copies, 3000),
    "search": (searches, 128),
}


def work(game: str) -> None:
    """Do every case twice, the second time three times as long, with a mark before and after each."""
    spec = specs()[game]
    start = make_game(game, {}).start(usual_seats(spec))
    for case, _ in CASES.values():
        case(start, 40)
    os.getppid()
    for case, length in CASES.values():
        case(start, length)
        os.getppid()
        case(start, 3 * length)
        os.getppid()


def count(game: str) -> dict[str, int]:
    """The instructions that one more of each case takes."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "valgrind",
            "--tool=callgrind",
            f"--dump-before={MARK}",
            f"--callgrind-out-file={folder}/out",
            sys.executable,
            __file__,
            "--work",
            game,
        ]
        environment = os.environ | {"PYTHONHASHSEED": "0"}
        subprocess.run(command, env=environment, check=True, capture_output=True)
        parts = sorted(Path(folder).glob("out.*"), key=lambda file: int(file.suffix[1:]))
        totals = [_total(file) for file in parts[1:]]
    found = {}
    for (name, (_, length)), at in zip(CASES.items(), range(0, 2 * len(CASES), 2), strict=True):
        found[name] = (totals[at + 1] - totals[at]) // (2 * length)
    return found


def _total(file: Path) -> int:
    matched = re.search(r"^(?:totals|summary): (\d+)", file.read_text("utf-8"), re.M)
    assert matched is not None
    return int(matched[1])


def main() -> None:
    if sys.argv[1:2] == ["--work"]:
        work(sys.argv[2])
        return
    for game in sys.argv[1:] or specs():
        for name, instructions in count(game).items():
            print(f"{game:<12}{name:<12}{instructions:>12,}", flush=True)


if __name__ == "__main__":
    main()
