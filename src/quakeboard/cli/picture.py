"""`quakeboard picture`: a position as a picture, SVG or PNG.

The options of a game are declared by it (`render.picture_options`), and options of this command are made of
them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Literal

import typer

from quakeboard.cli.console.arguments import NOT_TOGETHER, RecordFile, WhichStep, steps_up_to
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.registry import spec_of, specs_with_part
from quakeboard.render.picture_options import Given, PictureOption, PictureOptions, PictureRequest
from quakeboard.render.svg.palette import Theme

NOT_THIS_GAMES = Reason(
    "picture-not-this-games", "pictures", "“{option}” does not belong to a picture of this game."
)
NO_PICTURES = Reason("no-pictures", "pictures", "There are no pictures of the game “{game}”.")
NOT_A_PICTURE = Reason(
    "not-a-picture", "pictures", "A picture is a file that ends in .svg or .png, not “{file}”."
)

LANDSCAPE = "quakeboard"
"""The seed of the landscape where a record has no commitment."""


def _add_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of all games, instead of its keywords."""
    *common, _ = (parameter for parameter in signature(command, eval_str=True).parameters.values())
    declared: Iterator[PictureOptions] = (
        spec.part("render.picture_options") for spec in specs_with_part("render.picture_options")
    )
    own = {option.name: _parameter(option) for options in declared for option in options.own}
    vars(command)["__signature__"] = signature(command).replace(parameters=[*common, *own.values()])
    return command


def _parameter(option: PictureOption) -> Parameter:
    """The parameter of a command that becomes an option of its command line."""
    flag = f"--{option.name}"
    if option.kind == "flag":
        return Parameter(
            option.name,
            Parameter.KEYWORD_ONLY,
            default=typer.Option(False, flag, help=option.help),
            annotation=bool,
        )
    number = option.kind == "number"
    default = typer.Option(None, flag, help=option.help, metavar=option.metavar, min=0 if number else None)
    kind = int if number else Literal.__getitem__(option.choices) if option.choices else str
    return Parameter(option.name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)


@_add_options
def picture(
    file: RecordFile,
    out: Annotated[Path, typer.Option("-o", "--out", help="The file to write: .svg or .png.")],
    step: WhichStep = None,
    theme: Annotated[Theme, typer.Option("--theme", help="light or dark.")] = "light",
    panel: Annotated[bool, typer.Option("--panel", help="Add the players, and the face-up tiles.")] = False,
    legal: Annotated[bool, typer.Option("--legal", help="Show where the seat to act may play.")] = False,
    title: Annotated[str | None, typer.Option("--title", help="A caption.")] = None,
    **own: Given,
) -> None:
    """Draw a position of a game: as a self-contained SVG, or as a PNG with the extra `pictures`."""
    from quakeboard.play.record import write_file
    from quakeboard.play.replay import load

    encode = _encoder(out)
    record = load(file)
    spec = spec_of(record.game)
    if not spec.has("render.picture"):
        raise BadOptions(NO_PICTURES, game=spec.key)
    seed = record.chance.commitment or LANDSCAPE
    wanted = PictureRequest(theme, panel, legal, title, seed, own)
    declared = spec.has("render.picture_options")
    _check(wanted, spec.part("render.picture_options") if declared else PictureOptions())
    draw = spec.part("render.picture")
    write_file(out, encode(draw(record, steps_up_to(record, step), wanted)))


def _check(wanted: PictureRequest, options: PictureOptions) -> None:
    """Raise `BadOptions` for options of other games, or that exclude each other."""
    known = {option.name for option in options.own}
    given = {name: value for name, value in wanted.own.items() if value is not None and value is not False}
    for name in given.keys() - known:
        raise BadOptions(NOT_THIS_GAMES, option=f"--{name}")
    words = {*given, *(f"{name} {value}" for name, value in given.items())}
    words |= {name for name, common in (("legal", wanted.legal), ("panel", wanted.panel)) if common}
    for option, other in options.exclusive:
        if option in words and other in words:
            raise BadOptions(NOT_TOGETHER, option=f"--{option}", other=f"--{other}")


def _encoder(out: Path) -> Callable[[str], bytes]:
    """Converts an SVG to the bytes of the file, by its suffix; raises `BadOptions` for other suffixes."""
    from quakeboard.core.extras import import_extra
    from quakeboard.render.svg.png import png

    match out.suffix.lower():
        case ".svg":
            return str.encode
        case ".png":
            import_extra("resvg_py", "pictures")
            return png
    raise BadOptions(NOT_A_PICTURE, file=out.name[:60])
