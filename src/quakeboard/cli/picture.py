"""`quakeboard picture`: a position as a picture, SVG or PNG."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from quakeboard.cli.console.arguments import NOT_TOGETHER, RecordFile, WhichStep, steps_up_to
from quakeboard.core.errors import BadOptions, Reason

if TYPE_CHECKING:
    from quakeboard.play.record import Record

NOT_THIS_GAMES = Reason(
    "picture-not-this-games", "pictures", "“{option}” does not belong to a picture of this game."
)
NOT_A_SECTION = Reason(
    "picture-not-a-section",
    "pictures",
    "“{given}” is no section: write row=12 or column=7, a line that tiles can reach.",
)
NOT_A_PICTURE = Reason(
    "not-a-picture", "pictures", "A picture is a file that ends in .svg or .png, not “{file}”."
)

Theme = Literal["light", "dark"]
ViewKind = Literal["plan", "relief"]


@dataclass(frozen=True, slots=True)
class PictureOptions:
    """The options of a picture; None and False where one was not given."""

    theme: Theme
    panel: bool
    legal: bool
    title: str | None
    table: bool
    view: ViewKind | None
    section: str | None
    seat: int | None

    def check_not_given(self, *options: str) -> None:
        """Raise `BadOptions` if one of these options, which belong to the other game, was given."""
        for option in options:
            given = getattr(self, option)
            if given is not None and given is not False:
                raise BadOptions(NOT_THIS_GAMES, option=f"--{option}")

    def check_compatible(self) -> None:
        """Raise `BadOptions` for options that exclude each other."""
        section = "--section" if self.section is not None else ""
        relief = "--view relief" if self.view == "relief" else ""
        for option, other in (
            (section, "--view" if self.view else ""),
            (section, "--legal" if self.legal else ""),
            (section or relief, "--panel" if self.panel else ""),
        ):
            if option and other:
                raise BadOptions(NOT_TOGETHER, option=option, other=other)


def picture(
    file: RecordFile,
    out: Annotated[Path, typer.Option("-o", "--out", help="The file to write: .svg or .png.")],
    step: WhichStep = None,
    theme: Annotated[Theme, typer.Option("--theme", help="light or dark.")] = "light",
    panel: Annotated[bool, typer.Option("--panel", help="Add the players, and the face-up tiles.")] = False,
    legal: Annotated[bool, typer.Option("--legal", help="Show where the seat to act may play.")] = False,
    title: Annotated[str | None, typer.Option("--title", help="A caption.")] = None,
    table: Annotated[bool, typer.Option("--table", help="Seismic: show the whole table.")] = False,
    view: Annotated[
        ViewKind | None, typer.Option("--view", help="San Andreas: plan, the default, or relief.")
    ] = None,
    section: Annotated[
        str | None,
        typer.Option("--section", metavar="LINE", help="San Andreas: cut along row=12 or column=7."),
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="San Andreas: with the secrets of this seat, from 0.")
    ] = None,
) -> None:
    """Draw a position of a game: as a self-contained SVG, or as a PNG with the extra `pictures`."""
    from quakeboard.games.sanandreas.spec import KEY as SAN_ANDREAS
    from quakeboard.play.record import write_file
    from quakeboard.play.replay import load

    encode = _encoder(out)
    record = load(file)
    options = PictureOptions(theme, panel, legal, title, table, view, section, seat)
    draw = _san_andreas if record.game == SAN_ANDREAS else _seismic
    write_file(out, encode(draw(record, step, options)))


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


def _seed(record: Record) -> str:
    """The seed of the landscape, the same for the same game."""
    return record.chance.commitment or "quakeboard"


def _seismic(record: Record, step: int | None, options: PictureOptions) -> str:
    from quakeboard.games.seismic.render.picture import picture as draw_seismic
    from quakeboard.games.seismic.render.scar_tracker import ScarTracker
    from quakeboard.games.seismic.rules.actions import Lay

    options.check_not_given("view", "section", "seat")
    scars = ScarTracker()
    for found in steps_up_to(record, step):
        scars.update(found.events)
    position = found.position
    rotations = Counter(action.at for action in position.legal() if isinstance(action, Lay))
    seen: Any = position.view(None)
    return draw_seismic(
        seen,
        theme=options.theme,
        scars=sorted(scars.cells),
        last=scars.last,
        legal=rotations if options.legal else None,
        crop="table" if options.table else None,
        panel=options.panel,
        names=record.names,
        title=options.title,
        seed=_seed(record),
    )


def _san_andreas(record: Record, step: int | None, options: PictureOptions) -> str:
    from quakeboard.games.sanandreas.render.picture import picture as draw_san_andreas
    from quakeboard.games.sanandreas.rules.actions import Found, Mark
    from quakeboard.games.sanandreas.rules.refusals import NO_SUCH_SEAT

    options.check_not_given("table")
    options.check_compatible()
    row, column = _section_line(options.section)
    if options.seat is not None and options.seat >= len(record.seats):
        raise BadOptions(NO_SUCH_SEAT, seat=options.seat)
    *_, found = steps_up_to(record, step)
    actions = found.position.legal() if options.legal else []
    seen: Any = found.position.view(options.seat)  # ruling A14: without a seat, what a spectator may know
    return draw_san_andreas(
        seen,
        view_kind="section" if options.section else options.view or "plan",
        theme=options.theme,
        legal={action.at for action in actions if isinstance(action, Found)},
        marks={action.at for action in actions if isinstance(action, Mark)},
        row=row,
        column=column,
        title=options.title,
        panel=options.panel,
        names=record.names,
        seed=_seed(record),
    )


def _section_line(section: str | None) -> tuple[int | None, int | None]:
    """The row or the column of a section; None for both without a section."""
    from quakeboard.games.sanandreas.rules.board import holds

    if section is None:
        return None, None
    match = re.fullmatch(r"(row|column)=(-?[0-9]{1,2})", section)
    name, line = match.groups() if match else ("", "")
    if name == "row" and holds((1, int(line))):
        return int(line), None
    if name == "column" and holds((int(line), 1)):
        return None, int(line)
    raise BadOptions(NOT_A_SECTION, given=section[:40])
