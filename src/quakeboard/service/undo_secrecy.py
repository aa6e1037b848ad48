"""Whether an undo would take back what has shown anybody a secret: then it is refused."""

from __future__ import annotations

from collections.abc import Generator
from weakref import WeakKeyDictionary

from quakeboard.play import match
from quakeboard.service.chunked_work import run
from quakeboard.service.table import Table

_last_found: WeakKeyDictionary[Table, tuple[int, int, bool]] = WeakKeyDictionary()
"""What was found out last about a table: after which entry, since which move, and the answer."""


def reveals_since(table: Table, move: int) -> bool:
    """Whether anybody knows or knew more of a secret after this move than before it."""
    return run(checking(table, move))


def checking(table: Table, move: int) -> Generator[None, None, bool]:
    """The work of `reveals_since`, which pauses after every action, and is done once after each entry."""
    seq, since, found = _last_found.get(table, (-1, -1, False))
    if (seq, since) != (table.seq, move):
        found = yield from _playing(table, move)
        _last_found[table] = table.seq, move, found
    return found


def _playing(table: Table, move: int) -> Generator[None, None, bool]:
    game = table.game
    if game.secrets is None:
        return False
    position = table.position_after(move)
    before = match.known_by_each(game, position)
    for done in table.moves[move:]:
        for text in (done.action, *done.chance):
            table.logged.repeat(position, text)
            yield
            if match.knows_more(before, match.known_by_each(game, position)):
                return True
    return False
