"""Compiled or plain Python: the same numbers and the same tensors, to the last bit.

Run as a program, this file prints what those of a few games come to; the test runs it as plain Python.
"""

import os
import subprocess
import sys
from hashlib import sha256

import pytest

from quakeboard import kernel
from quakeboard.research.actions import action_space
from quakeboard.research.tensors import encoder
from quakeboard.rules.game import OVER
from quakeboard.rules.rng import Rng
from quakeboard.rules.sanandreas.game import SanAndreas
from quakeboard.rules.seismic.game import Seismic

TABLES = (
    (Seismic.from_json({"variants": ["aftershocks"], "columns": 11, "rows": 9}), 2),
    (Seismic.from_json({"variants": ["twin-cities", "road-crews-dilemma"], "columns": 15, "rows": 9}), 3),
    (SanAndreas(), 3),
)


def digest() -> str:
    found = sha256()
    for game, seats in TABLES:
        space, encode = action_space(game, seats), encoder(game, seats).encode
        rng = Rng(seats)
        position = game.start(seats)
        step = 0
        while position.actor() != OVER and step < 150:
            if step % 8 == 0:
                found.update(encode(position, step % seats).tobytes())
                found.update(str(space.legal(position)).encode())
                found.update(space.mask(position).tobytes())
            position.step(position.sample(rng))
            step += 1
    return found.hexdigest()


def test_compiled_and_plain_see_the_same() -> None:
    if not kernel.compiled():
        pytest.skip("the kernel is not compiled here")
    environment = os.environ | {"QUAKEBOARD_PLAIN": "1"}
    command = [sys.executable, __file__]
    said = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert said.stdout.split() == ["plain", digest()]


if __name__ == "__main__":
    print("compiled" if kernel.compiled() else "plain", digest())
