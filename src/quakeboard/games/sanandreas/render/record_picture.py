"""Pictures of records of San Andreas, as the command line asks for them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.games.sanandreas.render.picture import picture
from quakeboard.games.sanandreas.rules.actions import Found, Mark
from quakeboard.games.sanandreas.rules.board import holds
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.games.sanandreas.rules.refusals import NO_SUCH_SEAT
from quakeboard.play.record import Record
from quakeboard.play.replay import ReplayedStep
from quakeboard.render.picture_options import PictureRequest

NOT_A_SECTION = Reason(
    "picture-not-a-section",
    "pictures",
    "“{given}” is no section: write row=12 or column=7, a line that tiles can reach.",
)


def record_picture(record: Record, steps: Iterable[ReplayedStep], wanted: PictureRequest) -> str:
    """The last of the steps as an SVG; without a seat, as a spectator may know it (ruling A14)."""
    section, seat = wanted.text("section"), wanted.number("seat")
    row, column = _section_line(section)
    if seat is not None and seat >= len(record.seats):
        raise BadOptions(NO_SUCH_SEAT, seat=seat)
    *_, step = steps
    position = step.position
    assert isinstance(position, Position)
    actions = position.legal() if wanted.legal else []
    kind = "section" if section else "relief" if wanted.text("view") == "relief" else "plan"
    return picture(
        position.view(seat),
        view_kind=kind,
        theme=wanted.theme,
        legal={action.at for action in actions if isinstance(action, Found)},
        marks={action.at for action in actions if isinstance(action, Mark)},
        row=row,
        column=column,
        title=wanted.title,
        panel=wanted.panel,
        names=record.names,
        seed=wanted.seed,
    )


def _section_line(section: str | None) -> tuple[int | None, int | None]:
    """The row or the column of a section; None for both without a section."""
    if section is None:
        return None, None
    match = re.fullmatch(r"(row|column)=(-?[0-9]{1,2})", section)
    name, line = match.groups() if match else ("", "")
    if name == "row" and holds((1, int(line))):
        return int(line), None
    if name == "column" and holds((int(line), 1)):
        return None, int(line)
    raise BadOptions(NOT_A_SECTION, given=section[:40])
