"""Arguments that several commands share: games with options, record files, steps."""

from __future__ import annotations

import errno
import os
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quakeboard.cli.console import completion
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.game import JSON, AnyGame
from quakeboard.core.registry import default_game, specs

if TYPE_CHECKING:
    from quakeboard.play.record import Record
    from quakeboard.play.replay import ReplayedStep

NOT_A_PAIR = Reason("not-a-pair", "options", "“{given}” is no option: write it as name=value.")
NOT_A_NUMBER = Reason("not-a-number", "options", "The option “{name}” takes a number, not “{value}”.")
BAD_MANIFEST = Reason("bad-manifest", "S2", "“{file}” is not a tile manifest: {why}.")

OPTION_TWICE = Reason("option-twice", "options", "The option “{name}” is given twice.")
NOT_TOGETHER = Reason("not-together", "command line", "“{option}” and “{other}” do not go together.")
NOT_WITHOUT = Reason("not-without", "command line", "“{option}” needs “{other}”.")

NO_SUCH_STEP = Reason(
    "no-such-step", "records", "The record ends at step {last}, so there is no step {step}."
)

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.quake.json).")]
WhichStep = Annotated[int | None, typer.Option("--step", min=0, help="Which step; the last by default.")]
DEFAULT_GAME = default_game()
"""The game if none is named."""

GameKey = Annotated[
    str,
    typer.Option("--game", help=f"The game: {' or '.join(specs())}.", autocompletion=completion.games),
]
Variants = Annotated[
    list[str] | None,
    typer.Option(
        "--variant", help="A variant; may be given several times.", autocompletion=completion.variants
    ),
]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="first=0; for Seismic columns=25, rows=17, heights=180,175,, quakes=many, manifest=FILE.toml; "
        "for San Andreas lakes=true, lost=closed; repeatable.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
InLanguage = Annotated[
    str | None,
    typer.Option("--language", help="en, de, es or fr.", autocompletion=completion.languages),
]


def steps_up_to(record: Record, step: int | None) -> Iterator[ReplayedStep]:
    """All steps up to this one, by default the last; raises `BadOptions` if there is none."""
    from quakeboard.play.replay import steps

    last = len(record.actions)
    if step is not None and step > last:
        raise BadOptions(NO_SUCH_STEP, last=last, step=step)
    for found in steps(record):
        yield found
        if found.number == step:
            return


def check_writable(file: Path) -> None:
    """Raise `BadRecord` for a file that cannot be written, before the work for it is done."""
    from quakeboard.play.record import UNWRITABLE, BadRecord

    for problem, code in (
        (not file.parent.exists(), errno.ENOENT),
        (not file.parent.is_dir(), errno.ENOTDIR),
        (file.is_dir(), errno.EISDIR),
        (not os.access(file if file.exists() else file.parent, os.W_OK), errno.EACCES),
    ):
        if problem:
            raise BadRecord(UNWRITABLE, file=file, why=os.strerror(code).lower())


def parse_game(key: str, variants: Sequence[str] | None, pairs: Sequence[str] | None) -> AnyGame:
    """The game with the variants and options of the arguments; raises `BadOptions`."""
    from quakeboard.core.registry import make_game, spec_of

    spec = spec_of(key)
    declared = spec.part("rules.choices").options if spec.has("rules.choices") else ()
    kinds = {option.name: option.kind for option in declared}
    options: dict[str, JSON] = {"variants": list(variants)} if variants else {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOptions(NOT_A_PAIR, given=pair[:60])
        if name in options:
            raise BadOptions(OPTION_TWICE, name=name)
        options[name] = _value(kinds.get(name, name), name, value)
    return make_game(key, options)


def _value(kind: str, name: str, value: str) -> JSON:
    if kind == "manifest":
        return _manifest(Path(value))
    if kind == "choice":
        return value
    if kind == "flag":
        return _FLAGS.get(value.lower(), value)
    if kind == "heights":
        return [float(read_number(name, part)) if part.strip() else None for part in value.split(",")]
    if kind == "variants":
        return [part for part in value.split(",") if part]
    number = read_number(name, value)
    return int(number) if number == int(number) else number


_FLAGS = {"true": True, "false": False}


def read_number(name: str, value: str) -> float:
    """The value of an option as a number; raises `BadOptions`."""
    try:
        number = float(value)
    except ValueError:
        number = float("inf")
    if not abs(number) <= 1e6:  # neither too large nor “nan”
        raise BadOptions(NOT_A_NUMBER, name=name, value=value[:40])
    return number


def _manifest(path: Path) -> dict[str, int]:
    from quakeboard.core.manifest import read_manifest
    from quakeboard.play.record import read_file

    try:
        return read_manifest(read_file(path).decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, AttributeError, ValueError, TypeError) as error:
        raise BadOptions(BAD_MANIFEST, file=path, why=str(error).rstrip(".")) from None
