"""Draws the pictures of the documentation anew (`make docs`), all from one recorded game by the command line.

The game is `docs/games/seismic.quake.json`, played by greedy bots. The pictures that mark legal cells or a
section are drawn from the same positions with the renderer itself.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from quakeboard.play.replay import load, steps
from quakeboard.play.watchers import Scars
from quakeboard.render import manifest_picture, picture
from quakeboard.rules.hexgrid import neighbour, opposite
from quakeboard.rules.seismic.actions import Lay
from quakeboard.rules.seismic.events import CrewSent, SideHit
from quakeboard.rules.seismic.pieces import MANIFEST
from quakeboard.rules.seismic.view import SeismicView

DOCS = Path(__file__).parent
GAME = DOCS / "games" / "seismic.quake.json"
PICTURES = DOCS / "pictures"
SEED = "seismic"


def draw_steps(out: Path) -> None:
    """The pictures that `quakeboard picture` draws by itself."""
    quake = largest_quake()
    last = len(load(GAME).actions)
    for name, step in (
        ("seismic-late", last),
        ("seismic-quake-before", quake - 1),
        ("seismic-quake-after", quake),
    ):
        command = [sys.executable, "-c", "from quakeboard.cli import main; main()", "picture", str(GAME)]
        subprocess.run([*command, "--step", str(step), "-o", str(out / f"{name}.svg")], check=True)


def largest_quake() -> int:
    """The step at which a quake destroys most."""
    found = [
        (event.destroyed, step.number)
        for step in steps(load(GAME))
        for event in step.events
        if isinstance(event, SideHit)
    ]
    return max(found)[1]


def draw_legal_cells(out: Path) -> None:
    """An early position with the cells where the first face-up tile fits."""
    for step in steps(load(GAME)):
        if step.number > 60 and step.position.phase_name() == "lay":
            view = step.position.view(None)
            cells: dict[tuple[int, int], int] = {}
            for action in step.position.legal():
                if isinstance(action, Lay) and action.tile == view.face_up[0]:
                    cells[action.at] = cells.get(action.at, 0) + 1
            save(out / "seismic-legal.svg", picture(view, legal=cells, panel=True, names=names(), seed=SEED))
            return


def draw_section(out: Path) -> None:
    """The section that brought most, lit from end to end at the end of the game."""
    scars = Scars()
    claims = []
    for step in steps(load(GAME)):
        scars.watch(step.events)
        claims += [event for event in step.events if isinstance(event, CrewSent)]
        position = step.position
    view = position.view(None)
    paths = [walk(view, claim.at, claim.fragment) for claim in claims]
    save(
        out / "seismic-section.svg",
        picture(view, highlight=max(paths, key=len), scars=sorted(scars.cells), seed=SEED),
    )


def walk(view: SeismicView, at: tuple[int, int], fragment: str) -> list[tuple[tuple[int, int], str]]:
    """Every fragment of a section, as far as its tiles still lie."""
    tiles = {tile.at: tile for tile in view.board}
    if at not in tiles:
        return []
    found = {(at, fragment)}
    todo = [(at, int(edge)) for edge in fragment]
    while todo:
        cell, edge = todo.pop()
        there = neighbour(cell, edge)
        if there not in tiles:
            continue
        entry = opposite(edge)
        links = {a: b for link in tiles[there].links for a, b in (link, link[::-1])}
        name = "".join(map(str, sorted({entry, links.get(entry, entry)})))
        if (there, name) not in found:
            found.add((there, name))
            todo += [(there, links[entry])] if entry in links else []
    return sorted(found)


def names() -> list[str]:
    return load(GAME).names


def save(path: Path, drawing: str) -> None:
    path.write_text(drawing, "utf-8")


def main(out: Path = PICTURES) -> None:
    out.mkdir(exist_ok=True)
    draw_steps(out)
    draw_legal_cells(out)
    draw_section(out)
    save(out / "seismic-tiles.svg", manifest_picture(MANIFEST))
    print(f"{len(list(out.glob('*.svg')))} pictures are in {out.name}")


if __name__ == "__main__":
    main()
