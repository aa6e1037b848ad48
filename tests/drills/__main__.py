"""Run the drills, timed, and print what they measured: `python -m tests.drills [--json] [NUMBER …]`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
WAYS = ("store", "trouble", "what")
"""Figures that say which of several ways a drill was run."""


def main() -> int:
    words = sys.argv[1:]
    as_json = "--json" in words
    numbers = [int(word) for word in words if word.isdigit()]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "figures"
        file.touch()
        code = run(numbers, file, quiet=as_json)
        found = [json.loads(line) for line in file.read_text().splitlines()]
    print(json.dumps(found, indent=1) if as_json else table(found))
    return code


def run(numbers: list[int], figures: Path, *, quiet: bool) -> int:
    """Run these drills, or all of them."""
    files = [path for path in sorted(HERE.glob("test_*.py")) if not numbers or number_of(path) in numbers]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "--color=no", *map(str, files)]
    setting = {"QUAKEBOARD_TESTS": "timed", "QUAKEBOARD_FIGURES": str(figures)}
    out = sys.stderr if quiet else None
    return subprocess.run(command, env={**os.environ, **setting}, stdout=out, check=False).returncode


def number_of(file: Path) -> int:
    return int(file.stem.split("_")[1])


def table(found: list[dict[str, Any]]) -> str:
    """A line a drill, and its figures."""
    lines = []
    for line in sorted(found, key=lambda line: int(line["drill"])):
        way = next((str(line[name]) for name in WAYS if name in line), "")
        rest = [
            f"{name.replace('_', ' ')} {value}"
            for name, value in line.items()
            if name not in ("drill", "test") and str(value) != way
        ]
        lines.append(f"{line['drill']:>2}  {way:<38}  {', '.join(rest)}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
