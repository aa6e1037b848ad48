"""Stores the positions of the rule pages' pictures for the app, which draws them alive (`make docs`).

Each picture has a diagram of the same name: the view that the board draws and, where the picture shows more,
what is legal, what is lit, where it is cut, and what led there. Positions are found as for the pictures.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from make_pictures import (
    COAST,
    GAME,
    ISLAND,
    LESSONS,
    at_step,
    early,
    island,
    largest_quake,
    longest_section,
    most_cities,
    play_lesson,
    sunk_spaces,
    swap,
)

from quakeboard.games.sanandreas.rules.actions import Found, Mark
from quakeboard.games.seismic.render.scar_tracker import ScarTracker
from quakeboard.games.seismic.rules.actions import Lay
from quakeboard.games.seismic.rules.pieces import MANIFEST
from quakeboard.games.seismic.rules.scoring import Section, claimed_sections
from quakeboard.play.replay import load, steps
from quakeboard.service.projection import full_view

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
LESSON_NAMES = ["Mara", "Ilkka", "Priya"]
Diagram = dict[str, Any]


def seismic() -> dict[str, Diagram]:
    """The diagrams of Seismic's page."""
    quake = largest_quake()
    first = at_step(GAME, early())
    end, path, _ = longest_section()
    lays = [action for action in first.legal() if isinstance(action, Lay)]
    return {
        "seismic-late": _road_map(end, len(load(GAME).actions)),
        "seismic-tiles": {"kind": "tiles", "tiles": _tiles()},
        "seismic-legal": {**_road_map(first, early()), "seat": first.actor(), "legal": _texts(lays)},
        "seismic-section": {**_road_map(end, len(load(GAME).actions)), "lit": _section_on(path, end)},
        "seismic-quake-before": _road_map(at_step(GAME, quake - 1), quake - 1),
        "seismic-quake-after": {**_road_map(at_step(GAME, quake), quake), "events": _events_of(quake)},
    }


def _section_on(path: list[tuple[tuple[int, int], str]], position: Any) -> Section:
    return next(one for one in claimed_sections(position) if (one.at, one.fragment) in path)


def _tiles() -> dict[str, int]:
    return {tile: count for tile, count in MANIFEST.items() if count}


def _road_map(position: Any, step: int) -> Diagram:
    return {
        "kind": "board",
        "view": full_view(position.view(None)),
        "names": load(GAME).names,
        "scars": _scars(step),
        "sections": claimed_sections(position),
    }


def _scars(until: int) -> list[tuple[int, int]]:
    scars = ScarTracker()
    for step in steps(load(GAME)):
        if step.number <= until:
            scars.update(step.events)
    return sorted(scars.cells)


def _events_of(number: int) -> list[Diagram]:
    return next(_told(step.events) for step in steps(load(GAME)) if step.number == number)


def san_andreas() -> dict[str, Diagram]:
    """The diagrams of San Andreas's page."""
    late = at_step(COAST, most_cities())
    return {
        "san-andreas-late": _coast(late),
        **_lessons(),
        "san-andreas-section": {**_coast(late), "kind": "section", "line": {"along": "row", "at": 6}},
        **_island(),
        **_swap(),
    }


def _coast(position: Any) -> Diagram:
    return {"kind": "plan", "view": full_view(position.view(None)), "names": load(COAST).names}


def _lessons() -> dict[str, Diagram]:
    found = {}
    for lesson in tomllib.loads(LESSONS.read_text("utf-8")).values():
        actions = [text.strip() for text in lesson["actions"].split(";")]
        for name, how in lesson["pictures"].items():
            found[f"san-andreas-{name}"] = _lesson(actions, how)
    return found


def _lesson(actions: list[str], how: dict[str, Any]) -> Diagram:
    position, events = play_lesson(actions[: how.get("after")])
    told = {"view": full_view(position.view(how.get("seat"))), "names": LESSON_NAMES}
    diagram: Diagram = {"kind": how["view_kind"], **told, "seat": how.get("seat")}
    for word, kind in (("legal", Found), ("marks", Mark)):
        if how.get(word):
            diagram["legal"] = _texts([action for action in position.legal() if isinstance(action, kind)])
    if how["view_kind"] != "section":
        diagram["crop"] = how["crop"]
    if "column" in how:
        diagram["line"] = {"along": "column", "at": how["column"]}
    for word in ("rulers", "numbers"):
        if how.get(word):
            diagram[word] = True
    if how["view_kind"] == "plan" and "roll" in actions[-1] and "after" not in how:
        diagram["events"] = _told(events)
    return diagram


def _island() -> dict[str, Diagram]:
    before, after, events = island()
    marked = sunk_spaces(before, events)
    return {
        "san-andreas-island-before": {**_coast(before), "crop": ISLAND, "marked": marked},
        "san-andreas-island-after": {**_coast(after), "crop": ISLAND, "events": _told(events)},
    }


def _swap() -> dict[str, Diagram]:
    before, after, events, (x, y) = swap()
    crop = (x - 8, y - 5, x + 3, y + 1)
    return {
        "san-andreas-swap-before": {**_coast(before), "crop": crop, "marked": [(x, y)]},
        "san-andreas-swap-after": {**_coast(after), "crop": crop, "rulers": True, "events": _told(events)},
    }


def _texts(actions: Sequence[Any]) -> list[str]:
    return [str(action) for action in actions]


def _told(events: Sequence[Any]) -> list[Diagram]:
    """Events as the server sends them."""
    return [{"event": event.key, **msgspec.to_builtins(event)} for event in events]


def main(out: Path = GAMES) -> None:
    for game, diagrams in (("seismic", seismic()), ("san-andreas", san_andreas())):
        lines = [
            f'"{name}": {json.dumps(msgspec.to_builtins(one), separators=(",", ":"))}'
            for name, one in diagrams.items()
        ]
        target = out / game.replace("-", "") / "rules" / "diagrams.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(f"the diagrams are in {out.name}")


if __name__ == "__main__":
    main()
