"""Plays the lessons of the browser's Learn pages by the rules (`make docs`) and writes what is shown there.

`docs/games/learn.toml` says what is played. For each of ten steps the browser gets the learner's view, what
is legal, what fulfils the task, and what happens then, all as a table would tell it. Views are kept as
differences: that of a step to the step before it, that of an outcome to its own step.
"""

from __future__ import annotations

import gzip
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import msgspec

from quakeboard.core.game import CHANCE
from quakeboard.core.hexgrid import EDGE_NAMES
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.rules.events import CityDestroyed, CityScored
from quakeboard.games.sanandreas.rules.scoring import city_score, coast_lines
from quakeboard.games.seismic.render.scar_tracker import ScarTracker
from quakeboard.games.seismic.rules.events import SectionClosed, SectionScored, SideHit, TileDestroyed
from quakeboard.play.replay import load, steps
from quakeboard.service.projection import diff_views, full_view

DOCS = Path(__file__).parent
SCRIPT = DOCS / "games" / "learn.toml"
GAMES = DOCS.parent / "web" / "src" / "games"
NAMES = ("", "Jun", "Ilkka", "Priya")
"""The learner has no name here: the browser knows it."""


@dataclass
class Moment:
    """A game at some moment, with the scars that its quakes have left."""

    game: Any
    position: Any
    scars: ScarTracker
    names: list[str]

    def copy(self) -> Moment:
        return replace(
            self, position=self.position.copy(), scars=ScarTracker(set(self.scars.cells), self.scars.last)
        )

    def play(self, text: str) -> tuple[list[dict[str, Any]], list[Any]]:
        """Do these actions; what was done as a table tells it, and all events."""
        told: list[dict[str, Any]] = []
        happened: list[Any] = []
        for action in filter(None, (part.strip() for part in text.split(";"))):
            actor = self.position.actor()
            events = self.position.apply(self.game.read(action))
            self.scars.update(events)
            told.append({"actor": "chance" if actor < 0 else actor, "action": action, "events": events})
            happened += events
        return told, happened

    def after(self, text: str) -> Moment:
        moment = self.copy()
        moment.play(text)
        return moment

    def legal(self) -> list[str]:
        return self.position.texts() if self.position.actor() >= 0 else []


def new_table(key: str, players: int) -> Moment:
    game = make_game(key, {"first": 0})
    return Moment(game, game.start(players), ScarTracker(), list(NAMES[:players]))


def recorded(name: str, after: int, seat: int) -> Moment:
    """A moment of a recorded game; the learner takes over a seat."""
    record = load(DOCS / "games" / f"{name}.quake.json")
    scars = ScarTracker()
    for step in steps(record):
        scars.update(list(step.events))
        if step.number == after:
            names = [name if other != seat else "" for other, name in enumerate(record.names)]
            return Moment(record.make_game(), step.position.copy(), scars, names)
    raise ValueError(f"{name} has no step {after}")


# What fulfils a task, where the script does not list it


def goals(step: dict[str, Any], moment: Moment) -> list[str]:
    if "goal" in step:
        return list(step["goal"])
    if "goal_with" not in step:
        return []
    word, _, about = step["goal_with"].partition(" ")
    return [action for action in moment.legal() if GOALS[word](moment, action, about)]


def closes(moment: Moment, action: str, about: str) -> bool:
    """It completes a section that the learner will score."""
    events = moment.copy().play(action)[1]
    return any(isinstance(event, SectionClosed) and 0 in event.section.holders for event in events)


def on_the_coast(moment: Moment, action: str, coin: str) -> bool:
    """It founds a city of this coin right on the coast."""
    verb, at, what = action.split()
    lines = coast_lines(moment.position, space(at))
    return verb == "found" and what == coin and any(not line.between for line in lines)


def marks(moment: Moment, action: str, tile: str) -> bool:
    """It marks an epicentre on this tile."""
    return action.startswith("mark ") and on_tile(moment, action, tile)


def founds(moment: Moment, action: str, tile: str) -> bool:
    """It founds a city on this tile."""
    return action.startswith("found ") and on_tile(moment, action, tile)


def on_tile(moment: Moment, action: str, tile: str) -> bool:
    laid = next(laid for laid in moment.position.view(None).tiles if laid.id == int(tile))
    return space(action.split()[1]) in laid.showing


def space(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


GOALS: dict[str, Callable[[Moment, str, str], bool]] = {
    "closing": closes,
    "coast": on_the_coast,
    "mark": marks,
    "found": founds,
}


# The right answers


def worth_if_closed(step: dict[str, Any], moment: Moment) -> str:
    """What the section brings that this lay would close."""
    events = moment.copy().play(step["closing"])[1]
    return str(next(event.section.points for event in events if isinstance(event, SectionClosed)))


def longest_side(step: dict[str, Any], moment: Moment) -> str:
    counts = moment.position.view(None).sides[0]
    (longest,) = [side for side, count in enumerate(counts) if count == max(counts)]
    return EDGE_NAMES[longest]


def worth_of_open_roads(step: dict[str, Any], moment: Moment) -> str:
    """What crews on open roads bring in the count."""
    events = moment.copy().play(step["then"])[1]
    found = [event.section for event in events if isinstance(event, SectionScored)]
    worth = {section.points for section in found if not section.complete and step["seat"] in section.holders}
    return {frozenset({0}): "nothing"}[frozenset(worth)]


def points_of_city(step: dict[str, Any], moment: Moment) -> str:
    """What the measured city would bring now."""
    position = moment.position
    for city, coin in zip(position.full_view().cities, position.city_coins(), strict=True):
        if list(city.at) == step["measure"]:
            return str(city_score(position, city.seat, *position.city_place(coin), city.coin).points)
    raise ValueError("there is no city to measure")


def city_that_stands(step: dict[str, Any], moment: Moment) -> str:
    """The one city of the answers that is left after the quake."""
    stand = {city.at for city in moment.after(step["then"]).position.view(None).cities}
    (left,) = [answer for answer in step["answers"] if space(answer) in stand]
    return str(left)


ANSWERS: dict[str, Callable[[dict[str, Any], Moment], str]] = {
    "closing": worth_if_closed,
    "longest": longest_side,
    "open": worth_of_open_roads,
    "points": points_of_city,
    "stands": city_that_stands,
}


# What the browser gets


def facts(moment: Moment, events: Iterable[Any], seat: int) -> dict[str, Any]:
    """The figures that the sentences of a step may name."""
    found: dict[str, Any] = {"score": moment.position.scores()[seat]}
    for event in events:
        match event:
            case SectionClosed(section=section):
                found["points"] = section.points
            case SideHit():
                found |= {"magnitude": event.magnitude, "destroyed": event.destroyed}
            case TileDestroyed(crew=crew) if crew is not None:
                found["home"] = found.get("home", 0) + 1
            case CityDestroyed():
                found["lost"] = found.get("lost", 0) + 1
            case CityScored(score=score) if score.seat == seat:
                found["points"] = found.get("points", 0) + score.points
    return found


def outcome(step: dict[str, Any], before: Moment, action: str, seat: int) -> dict[str, Any]:
    """What happens when the learner does this, or has answered, or watches."""
    after = before.copy()
    told, events = after.play(f"{action}; {step.get('then', '')}")
    changes, patches = diff_views(before.position.view(seat), after.position.view(step.get("eyes", seat)))
    return {
        "steps": [seen(before.game, one, seat) for one in told],
        "changes": changes,
        "patches": patches,
        "scars": sorted(after.scars.cells),
        "facts": facts(after, events, seat),
    }


def seen(game: Any, told: dict[str, Any], seat: int) -> dict[str, Any]:
    """A step as this seat may know it, in the shape of the wire."""
    actor = CHANCE if told["actor"] == "chance" else told["actor"]
    action, events = game.read(told["action"]), told["events"]
    if game.secrets is not None:
        action, events = game.secrets.seen_by(seat, actor, action, events)
    return {"actor": told["actor"], "action": str(action), "events": plain(events)}


def plain(events: Iterable[Any]) -> list[dict[str, Any]]:
    """Events in the shape of the wire."""
    return [{"event": e.key, **{f.name: getattr(e, f.name) for f in fields(e)}} for e in events]


def lesson(key: str) -> dict[str, Any]:
    """All steps of a game's lesson, and the view with which it begins."""
    found: list[dict[str, Any]] = []
    moment: Moment | None = None
    first = before = None
    for step in tomllib.loads(SCRIPT.read_text("utf-8"))[key]:
        seat = step.get("seat", 0)
        moment = begin(key, step, moment)
        view = moment.position.view(seat)
        first, before = first or view, before or view
        changes, patches = diff_views(before, view)
        wanted = goals(step, moment)
        found.append(
            {
                "name": step["name"],
                "seat": seat,
                "names": moment.names,
                "changes": changes,
                "patches": patches,
                "scars": sorted(moment.scars.cells),
                "legal": moment.legal() if wanted else [],
                "previews": previews(moment, seat) if wanted else {},
                "goal": wanted,
                "outcomes": [outcome(step, moment, action, seat) for action in wanted or [""]],
                **{word: step[word] for word in ("answers", "eyes", "line", "measure") if word in step},
            }
        )
        if "right" in step:
            found[-1]["right"] = ANSWERS[step["right"]](step, moment)
        before = view
        moment = moment.after(f"{wanted[0] if wanted else ''}; {step.get('then', '')}")
    return {"game": key, "view": full_view(first), "keyed": first.keyed, "steps": found}


def previews(moment: Moment, seat: int) -> dict[str, list[dict[str, Any]]]:
    """What each die would do that may come next."""
    found = moment.game.previews(moment.position, seat)
    return {action: plain(events) for action, events in found.items()}


def begin(key: str, step: dict[str, Any], moment: Moment | None) -> Moment:
    """Where a step begins: at a new table, within a recorded game, or where the one before it ended."""
    if "record" in step:
        moment = recorded(step["record"], step["after"], step["seat"])
    elif "players" in step:
        moment = new_table(key, step["players"])
    assert moment is not None
    return moment.after(step.get("actions", ""))


def main(out: Path = GAMES) -> None:
    for key in ("seismic", "san-andreas"):
        text = msgspec.json.encode(lesson(key))
        target = out / key.replace("-", "") / "lesson.json"
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(text + b"\n")
        print(f"{key}: {len(text) // 1024} KB, {len(gzip.compress(text)) // 1024} KB packed")


if __name__ == "__main__":
    main()
