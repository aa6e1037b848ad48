"""`quakeboard picture`: a position as an SVG picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from quakeboard.cli.given import RecordFile
from quakeboard.play.record import write_file
from quakeboard.play.replay import load, steps
from quakeboard.play.watchers import Scars
from quakeboard.render.seismic import picture as draw

Theme = Literal["light", "dark"]


def picture(
    file: RecordFile,
    out: Annotated[Path, typer.Option("-o", "--out", help="The SVG file to write.")],
    step: Annotated[
        int | None, typer.Option("--step", min=0, help="Which step; the last by default.")
    ] = None,
    theme: Annotated[Theme, typer.Option("--theme", help="light or dark.")] = "light",
    table: Annotated[bool, typer.Option("--table", help="Show the whole table.")] = False,
    panel: Annotated[bool, typer.Option("--panel", help="Add the face-up tiles and the players.")] = False,
    title: Annotated[str | None, typer.Option("--title", help="A caption.")] = None,
) -> None:
    """Draw a position of a game as a self-contained SVG."""
    record = load(file)
    wanted = len(record.actions) if step is None else step
    if wanted > len(record.actions):
        raise typer.BadParameter(f"the record ends at step {len(record.actions)}, there is no step {wanted}")
    scars = Scars()
    for found in steps(record):
        scars.watch(found.events)
        if found.number == wanted:
            break
    drawing = draw(
        found.position.view(None),
        theme=theme,
        scars=sorted(scars.cells),
        last=scars.last,
        crop="table" if table else None,
        panel=panel,
        names=record.names,
        title=title,
        seed=record.chance.commitment or "quakeboard",
    )
    write_file(out, drawing.encode())
