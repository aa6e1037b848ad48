"""Draws the pictures of the documentation anew (`make docs`), all from games that were played by the rules.

`docs/games` holds a recorded game of each kind and, for San Andreas, short lessons in the same notation. What
`quakeboard picture` can draw by itself is drawn by it; what marks cells, a section or a ruler is drawn from
the same positions with the renderer.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from quakeboard.core.hexgrid import neighbour, opposite
from quakeboard.core.squaregrid import square
from quakeboard.games.sanandreas.render.picture import Ruler
from quakeboard.games.sanandreas.render.picture import picture as survey
from quakeboard.games.sanandreas.rules.actions import Found, Mark
from quakeboard.games.sanandreas.rules.events import CityScored, CoinSwapped, TilesSank
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.seismic.render.picture import picture
from quakeboard.games.seismic.render.scar_tracker import ScarTracker
from quakeboard.games.seismic.render.tile_sheet import manifest_picture
from quakeboard.games.seismic.rules.actions import Lay
from quakeboard.games.seismic.rules.events import CrewSent, SideHit
from quakeboard.games.seismic.rules.pieces import MANIFEST
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.play.replay import load, steps

DOCS = Path(__file__).parent
GAME = DOCS / "games" / "seismic.quake.json"
COAST = DOCS / "games" / "san-andreas.quake.json"
LESSONS = DOCS / "games" / "san-andreas-lessons.toml"
PICTURES = DOCS / "pictures"
SEED = "seismic"
ISLAND = (-1, 7, 8, 17)
INLAND = ("on the coast", "one space inland", "two spaces inland", "three spaces inland")


def draw_steps(out: Path) -> None:
    """The pictures that `quakeboard picture` draws by itself."""
    quake = largest_quake()
    late = ("--step", str(most_cities()))
    for name, game, options in (
        ("seismic-late", GAME, ()),
        ("seismic-quake-before", GAME, ("--step", str(quake - 1))),
        ("seismic-quake-after", GAME, ("--step", str(quake))),
        ("san-andreas-late", COAST, (*late, "--panel")),
        ("san-andreas-section", COAST, (*late, "--section", "row=6")),
    ):
        command = [sys.executable, "-c", "from quakeboard.cli import main; main()", "picture", str(game)]
        subprocess.run([*command, *options, "-o", str(out / f"{name}.svg")], check=True)


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
    position = at_step(GAME, early())
    view = position.view(None)
    cells: dict[tuple[int, int], int] = {}
    for action in position.legal():
        if isinstance(action, Lay) and action.tile == view.face_up[0]:
            cells[action.at] = cells.get(action.at, 0) + 1
    save(out / "seismic-legal.svg", picture(view, legal=cells, panel=True, names=names(), seed=SEED))


def early() -> int:
    """The first step after 60 others at which a tile is to be laid."""
    return next(
        step.number for step in steps(load(GAME)) if step.number > 60 and step.position.phase_name() == "lay"
    )


def draw_section(out: Path) -> None:
    """The section that brought most, lit from end to end at the end of the game."""
    position, path, scars = longest_section()
    save(out / "seismic-section.svg", picture(position.view(None), highlight=path, scars=scars, seed=SEED))


def longest_section() -> tuple[Any, list[tuple[tuple[int, int], str]], list[tuple[int, int]]]:
    """The end of the game, every fragment of its longest claimed section, and where scars are."""
    scars = ScarTracker()
    claims = []
    for step in steps(load(GAME)):
        scars.update(step.events)
        claims += [event for event in step.events if isinstance(event, CrewSent)]
        position = step.position
    view = position.view(None)
    paths = [walk(view, claim.at, claim.fragment) for claim in claims]
    return position, max(paths, key=len), sorted(scars.cells)


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


def most_cities() -> int:
    """The step of the San Andreas game at which most cities stand, and then most tiles lean."""
    found = []
    for step in steps(load(COAST)):
        view = step.position.view(None)
        leaning = sum(any(tile.underside.lean) for tile in view.tiles)
        if view.phase == "turn":
            found.append((len(view.cities), leaning, step.number))
    return max(found)[-1]


def draw_lessons(out: Path) -> None:
    """Short games, each played by the rules up to what it shows."""
    for lesson in tomllib.loads(LESSONS.read_text("utf-8")).values():
        actions = [text.strip() for text in lesson["actions"].split(";")]
        for name, how in lesson["pictures"].items():
            save(out / f"san-andreas-{name}.svg", lesson_picture(actions, **how))


def lesson_picture(
    actions: list[str],
    *,
    after: int | None = None,
    seat: int | None = None,
    legal: bool = False,
    marks: bool = False,
    rulers: bool = False,
    **how: Any,
) -> str:
    position, events = play_lesson(actions[:after])
    for word, wanted, kind in (("legal", legal, Found), ("marks", marks, Mark)):
        if wanted:
            how[word] = {action.at for action in position.legal() if isinstance(action, kind)}
    if rulers:
        how["rulers"] = [ruler(event.score) for event in events if isinstance(event, CityScored)]
    return survey(position.view(seat), seed="lessons", **how)


def play_lesson(actions: list[str]) -> tuple[Any, list[Any]]:
    """The position after these actions, and what the last of them did."""
    game = SanAndreas.from_json({"first": 0})
    position = game.start(3)
    events: list[Any] = []
    for text in filter(None, actions):
        events = position.apply(game.read(text))
    return position, events


def draw_island(out: Path) -> None:
    """The largest group of tiles that sinks, before its quake ends and after."""
    before, after, events = island()
    spaces = sunk_spaces(before, events)
    save(out / "san-andreas-island-before.svg", coast(before, highlight=spaces, crop=ISLAND))
    save(out / "san-andreas-island-after.svg", coast(after, crop=ISLAND))


def island() -> tuple[Any, Any, list[Any]]:
    """The positions before and after the step at which most tiles sink, and what happens then."""
    before: Any = None
    found = []
    for step in steps(load(COAST)):
        found += [
            (len(e.tiles), before, step.position.copy(), step.events)
            for e in step.events
            if isinstance(e, TilesSank)
        ]
        before = step.position.copy()
    _, before, after, events = max(found, key=lambda one: one[0])
    return before, after, events


def sunk_spaces(before: Any, events: list[Any]) -> list[tuple[int, int]]:
    """The spaces of the tiles that will have sunk."""
    lost = {tile for event in events if isinstance(event, TilesSank) for tile in event.tiles}
    tiles = [tile for tile in before.view(None).tiles if tile.id in lost]
    return [space for tile in tiles for space in square(tile.at, 2)]


def draw_relief(out: Path) -> None:
    """The block diagram of the moment with most cities."""
    position = at_step(COAST, most_cities())
    save(out / "san-andreas-relief.svg", coast(position, view_kind="relief", crop=(-2, 0, 11, 17)))


def at_step(game: Path, number: int) -> Any:
    return next(step.position for step in steps(load(game)) if step.number == number)


def draw_swap(out: Path) -> None:
    """A null city before and after it takes back a destroyed coin."""
    before, after, events, (x, y) = swap()
    crop = (x - 8, y - 5, x + 3, y + 1)
    scores = [event.score for event in events if isinstance(event, CityScored)]
    rulers = [ruler(score) for score in scores if score.at == (x, y)]
    save(out / "san-andreas-swap-before.svg", coast(before, highlight=[(x, y)], crop=crop))
    save(out / "san-andreas-swap-after.svg", coast(after, rulers=rulers, crop=crop))


def swap() -> tuple[Any, Any, list[Any], tuple[int, int]]:
    """The positions before and after the first swap, what happens then, and where the city is."""
    before: Any = None
    for step in steps(load(COAST)):
        swapped = [event.at for event in step.events if isinstance(event, CoinSwapped)]
        if swapped:
            return before, step.position, step.events, swapped[0]
        before = step.position.copy()
    raise LookupError("nobody swaps a coin in this game")


def coast(position: Any, **how: Any) -> str:
    return survey(
        position.view(None), seed=load(COAST).chance.commitment or "", names=load(COAST).names, **how
    )


def ruler(score: Any) -> Ruler:
    label = f"{score.coin}, {INLAND[score.coast.between]}: {score.points}"
    return Ruler(score.at, score.coast.coast, label)


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
    draw_lessons(out)
    draw_island(out)
    draw_relief(out)
    draw_swap(out)
    print(f"{len(list(out.glob('*.svg')))} pictures are in {out.name}")


if __name__ == "__main__":
    main()
