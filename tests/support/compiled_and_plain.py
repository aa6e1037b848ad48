"""The kernel compiled and as plain Python: a test file tells its digest both ways.

Such a file ends with `if __name__ == "__main__": tell(digest())`, and its test compares that with
`digest_in_plain_python(__file__)`.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quakeboard.core import kernels


def tell(digest: str) -> None:
    """Print how the kernel was loaded, and what came of it."""
    print("compiled" if kernels.compiled() else "plain", digest)


def digest_in_plain_python(file: str) -> str:
    """What the file tells when another process runs it in plain Python; skips where nothing is compiled."""
    if not kernels.compiled():
        pytest.skip("the kernel is not compiled here")
    how, digest = in_plain_python(file)
    assert how == "plain"
    return digest


def in_plain_python(file: str) -> list[str]:
    """The words that the file prints when another process runs it in plain Python."""
    folders = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    environment = os.environ | {"QUAKEBOARD_PLAIN": "1", "PYTHONPATH": folders}
    said = subprocess.run([sys.executable, file], env=environment, check=True, capture_output=True, text=True)
    return said.stdout.split()
