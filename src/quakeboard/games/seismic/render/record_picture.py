"""Pictures of records of Seismic, as the command line asks for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from quakeboard.games.seismic.render.picture import picture
from quakeboard.games.seismic.render.scar_tracker import ScarTracker
from quakeboard.games.seismic.rules.actions import Lay
from quakeboard.games.seismic.rules.position import Position
from quakeboard.play.record import Record
from quakeboard.play.replay import ReplayedStep
from quakeboard.render.picture_options import PictureRequest


def record_picture(record: Record, steps: Iterable[ReplayedStep], wanted: PictureRequest) -> str:
    """The last of the steps as an SVG, with the scars of all quakes before."""
    scars = ScarTracker()
    for step in steps:
        scars.update(step.events)
    position = step.position
    assert isinstance(position, Position)
    rotations = Counter(action.at for action in position.legal() if isinstance(action, Lay))
    return picture(
        position.view(None),
        theme=wanted.theme,
        scars=sorted(scars.cells),
        last=scars.last,
        legal=rotations if wanted.legal else None,
        crop="table" if wanted.own.get("table") else None,
        panel=wanted.panel,
        names=record.names,
        title=wanted.title,
        seed=wanted.seed,
    )
