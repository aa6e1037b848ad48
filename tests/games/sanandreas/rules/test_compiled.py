"""Compiled or plain Python: the same seeds play the same games, to the letter.

Run as a program, this file prints what the games it plays come to; the test runs it as plain Python.
"""

from hashlib import sha256

from compiled_and_plain import digest_in_plain_python, tell

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.actions import decode
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.position import Position

OPTIONS = SanAndreas.from_json({"lakes": True, "lost": "closed"})


def played(position: Position, rng: Rng) -> str:
    """The actions of a whole game that is played at random, and the ground that it leaves."""
    texts = []
    while position.actor() != OVER:
        code = position.sample(rng)
        texts.append(str(decode(code)))
        position.step(code)
    return "\n".join([*texts, str(position.outcome()), str(position.state())])


def digest() -> str:
    """What a hundred games come to, and as many playouts."""
    found = sha256()
    for number in range(100):
        rng = Rng(number)
        found.update(played(SanAndreas().start(3 + number % 2), rng).encode())
        found.update(str(SanAndreas().start(3 + number % 2).playout(rng)).encode())
        found.update(played(OPTIONS.start(3 + number % 2), rng).encode())
    return found.hexdigest()


def test_compiled_and_plain_play_the_same_games() -> None:
    assert digest_in_plain_python(__file__) == digest()


if __name__ == "__main__":
    tell(digest())
