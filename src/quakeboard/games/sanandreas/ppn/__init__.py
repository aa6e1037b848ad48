"""Portable Piecepack Notation (PPN) for San Andreas: records written as moves of pieces, and read back.

A PPN file shows everything, also the coins that players keep secret until they are scored: see docs/ppn.md.
"""

from __future__ import annotations

from quakeboard.core.game import Outcome
from quakeboard.games.sanandreas.ppn.decisions import seats_by_coins
from quakeboard.games.sanandreas.ppn.head import Head, first_seat, read_head, write_head
from quakeboard.games.sanandreas.ppn.read import MoveReader
from quakeboard.games.sanandreas.ppn.refusals import NOT_TEXT, ONLY_SAN_ANDREAS, WRONG_SCORES, BadPPN, refused
from quakeboard.games.sanandreas.ppn.text import read_moves, split_file
from quakeboard.games.sanandreas.ppn.write import write_moves
from quakeboard.games.sanandreas.spec import KEY
from quakeboard.play.record import FORMAT, VERSION, Record, outcome_to_record

__all__ = ["BadPPN", "decode_ppn", "read_ppn", "write_ppn"]


def write_ppn(record: Record) -> str:
    """The record as PPN; raises `BadPPN` for another game, `BadRecord` if it does not replay."""
    if record.game != KEY:
        raise BadPPN(ONLY_SAN_ANDREAS, game=record.game[:40])
    moves = list(write_moves(record))
    return "\n".join([*write_head(record, first_seat(record)), *moves]) + "\n"


def decode_ppn(content: bytes) -> Record:
    """The record in the bytes of a PPN file; raises `BadPPN`."""
    try:
        return read_ppn(content.decode())
    except UnicodeDecodeError:
        raise BadPPN(NOT_TEXT) from None


def read_ppn(text: str) -> Record:
    """The record of the game in a PPN text, replayed to its end; raises `BadPPN` with line and reason."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadPPN(NOT_TEXT) from None
    head_lines, move_lines = split_file(text)
    head = read_head(head_lines)
    moves = read_moves(move_lines, len(head_lines) + 2)
    seats = head.seat_all(seats_by_coins(moves))
    reading = MoveReader(head.make_game(len(seats)).start(len(seats)), moves, head.first)
    reading.read()
    outcome = reading.position.outcome()
    _check_scores(head, outcome)
    return Record(
        format=FORMAT,
        version=VERSION,
        game=KEY,
        rules_version=head.rules_version,
        options=head.options,
        seats=seats,
        chance=head.chance,
        actions=reading.actions,
        outcome=None if outcome is None else outcome_to_record(outcome),
    )


def _check_scores(head: Head, outcome: Outcome | None) -> None:
    """Refuse a head that claims another result than its moves have."""
    found = [] if outcome is None else list(outcome.scores)
    if head.scores not in (None, found):
        raise refused(WRONG_SCORES, head.scores_line, claimed=str(head.scores), found=found)
