"""Compiled or plain Python: the same numbers and the same tensors, to the last bit.

Run as a program, this file prints what those of a few games come to; the test runs it as plain Python.
"""

from hashlib import sha256

from compiled_and_plain import digest_in_plain_python, tell

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.tensors.actions import action_space
from quakeboard.tensors.encoder import encoder

TABLES = (
    (Seismic.from_json({"variants": ["aftershocks"], "columns": 11, "rows": 9}), 2),
    (Seismic.from_json({"variants": ["twin-cities", "road-crews-dilemma"], "columns": 15, "rows": 9}), 3),
    (SanAndreas(), 3),
    (SanAndreas.from_json({"lakes": True, "lost": "closed"}), 4),
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
                found.update(encode(position.kernel, step % seats).tobytes())
                found.update(str(space.legal(position.kernel)).encode())
                found.update(space.mask(position.kernel).tobytes())
            position.step(position.sample(rng))
            step += 1
    return found.hexdigest()


def test_compiled_and_plain_see_the_same() -> None:
    assert digest_in_plain_python(__file__) == digest()


if __name__ == "__main__":
    tell(digest())
