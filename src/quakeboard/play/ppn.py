"""Records as Portable Piecepack Notation, by the games that can be written in it."""

from __future__ import annotations

from typing import Protocol

from quakeboard.core.registry import specs_with_part
from quakeboard.play.record import Record


class Notation(Protocol):
    """What a game's part `records.ppn` can do."""

    def write_ppn(self, record: Record) -> str: ...

    def decode_ppn(self, content: bytes) -> Record: ...


def write_ppn(record: Record) -> str:
    """A game as a PPN file; raises `BadRecord` if it cannot be written so."""
    return _notation(record.game).write_ppn(record)


def decode_ppn(content: bytes) -> Record:
    """The record of the game in a PPN file; raises `BadRecord` for any other content."""
    return _notation().decode_ppn(content)


def _notation(key: str | None = None) -> Notation:
    """The notation of this game, or of the first that has one, which refuses the others."""
    found = specs_with_part("records.ppn")
    spec = next((spec for spec in found if spec.key == key), found[0])
    notation: Notation = spec.part("records.ppn")
    return notation
