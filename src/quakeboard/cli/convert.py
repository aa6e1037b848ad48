"""`quakeboard convert`: a record as Portable Piecepack Notation, and back."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import typer

from quakeboard.core.errors import Reason
from quakeboard.language import Language

FORMATS = (".quake.json", ".ppn")

NO_CONVERSION = Reason(
    "no-conversion",
    "records",
    "“{source}” cannot become “{target}”: a .quake.json file becomes a .ppn file, or the other way round.",
)
SAME_FILE = Reason("same-file", "records", "“{source}” and “{target}” are the same file.")


def convert(
    source: Annotated[
        Path, typer.Argument(metavar="IN", help="A record (.quake.json) or a PPN file (.ppn).")
    ],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write, of the other kind.")],
) -> None:
    """Write a game of San Andreas as Portable Piecepack Notation, or make a record of such a file."""
    from quakeboard.play.ppn import decode_ppn, write_ppn
    from quakeboard.play.record import BadRecord, read_file, save, write_file
    from quakeboard.play.replay import load

    if _is_same(source, target):
        raise BadRecord(SAME_FILE, source=source, target=target)
    match _format(source), _format(target):
        case (".quake.json", ".ppn"):
            write_file(target, write_ppn(load(source)).encode())
            typer.echo(Language.chosen().sentence("convert-shows-all", file=str(target)))
        case (".ppn", ".quake.json"):
            save(decode_ppn(read_file(source)), target)
        case _:
            raise BadRecord(NO_CONVERSION, source=source, target=target)


def _format(path: Path) -> str:
    """The suffix of a supported format, or an empty text."""
    return next((suffix for suffix in FORMATS if path.name.lower().endswith(suffix)), "")


def _is_same(one: Path, other: Path) -> bool:
    with contextlib.suppress(OSError):  # one of them does not exist yet
        return one.samefile(other)
    return one == other
