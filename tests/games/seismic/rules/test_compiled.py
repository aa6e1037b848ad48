"""Compiled or plain Python: the same seeds play the same games, to the letter.

Run as a program, this file prints what the games it plays come to; the test runs it as plain Python.
"""

from hashlib import sha256
from itertools import combinations

from compiled_and_plain import digest_in_plain_python, tell
from extent import size

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules.actions import decode
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.games.seismic.rules.position import Position

SIZES = ((9, 7), (15, 11), (25, 17), (61, 61))[: size(4, 2)]


def tables() -> list[Seismic]:
    """Every set of variants that can be played, on tables of several sizes, and more and fewer quakes."""
    found = [
        Seismic.from_json({"variants": variants, "quakes": quakes})
        for variants in ([], ["big-one"], ["balance"], ["twin-cities", "big-one"])
        for quakes in ("few", "many")
    ]
    for count in range(len(VARIANTS) + 1):
        for variants in combinations(VARIANTS, count):
            for columns, rows in SIZES:
                try:
                    game = Seismic.from_json({"variants": variants, "columns": columns, "rows": rows})
                except BadOptions:
                    continue
                found.append(game)
    return found


def played(position: Position, rng: Rng) -> str:
    """The actions of a whole game that is played at random, and how it ended."""
    texts = []
    while position.actor() != OVER:
        code = position.sample(rng)
        texts.append(str(decode(position.table, code, position.fragment_names())))
        position.step(code)
    return "\n".join([*texts, str(position.outcome())])


def digest() -> str:
    """What a few hundred games come to: each table, two to four seats; and as many playouts."""
    found = sha256()
    for number, game in enumerate(tables()):
        for seats in (2, 3, 4):
            rng = Rng(f"{number} {seats}")
            found.update(played(game.start(seats), rng).encode())
            if seats == 2 + number % 3:
                found.update(str(game.start(seats).playout(rng)).encode())
    return found.hexdigest()


def test_compiled_and_plain_play_the_same_games() -> None:
    assert digest_in_plain_python(__file__) == digest()


def test_a_digest_tells_games_apart() -> None:
    game = Seismic()
    assert played(game.start(2), Rng(1)) == played(game.start(2), Rng(1))
    assert played(game.start(2), Rng(1)) != played(game.start(2), Rng(2))


if __name__ == "__main__":
    tell(digest())
