"""Writes web/src/wire.ts, the types of all that goes over the wire, from the message types.

`make docs` runs it. Names are the classes' own; what both games have bears the game's name in front.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

from make_protocol import Field, fields, says, tag

from quakeboard.analysis import findings
from quakeboard.games.sanandreas.rules.events import SanAndreasEvent
from quakeboard.games.seismic.rules.events import SeismicEvent
from quakeboard.server.http import schemas as shapes
from quakeboard.service import log_entries as entries
from quakeboard.service import messages
from quakeboard.service import table_setup as set_up

HERE = Path(__file__).parent
WIRE = HERE.parent / "web" / "src"
HEAD = """// Made by docs/make_wire_types.py (make docs) from the message types of the server: change those.

export type Cell = [q: number, r: number];
export type Space = [x: number, y: number];
export type Link = [edge: number, edge: number];
"""
NAMES = {
    "str": "string",
    "int": "number",
    "Count": "number",
    "MessageId": "number",
    "float": "number",
    "bool": "boolean",
    "Any": "any",
    "Fields": "Record<string, any>",
    "Patch": "Record<string, any[]>",
    "Raw": "Update",
    "Refusal": "Refused",
}
VIEWS = {
    "Seismic": ("games.seismic.rules.view", ("Crew", "LaidTile", "Unfinished", "SeismicView")),
    "SanAndreas": (
        "games.sanandreas.rules.view",
        ("Underside", "LaidTile", "City", "Epicentre", "SanAndreasView"),
    ),
}
PARTS = {
    "Seismic": ("games.seismic.rules.scoring", ("End", "Section")),
    "SanAndreas": ("games.sanandreas.rules.scoring", ("CoastLine", "CityScore")),
}
HTTP = (
    "BranchFrom",
    "OpenTable",
    "Opened",
    "SitDown",
    "Seated",
    "SeatLine",
    "TableLine",
    "OwnKeys",
    "PublicTables",
    "PublicView",
    "QuakeLine",
    "Tables",
    "Said",
    "Verified",
    "Odds",
    "DrawLine",
    "DrawList",
    "Draws",
    "SetTarget",
    "ChangeTarget",
    "TargetLine",
    "Notices",
    "Tested",
)
CATALOGUE = ("OptionInfo", "GameInfo", "Games", "Failure")


def type_text(node: ast.expr, names: Mapping[str, str]) -> str:
    """A Python type in TypeScript."""
    match node:
        case ast.BinOp(left=left, right=right):
            return f"{type_text(left, names)} | {type_text(right, names)}"
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=value):
            return f'"{value}"'
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return names.get(name) or NAMES.get(name) or name
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=words)):
            return " | ".join(type_text(word, names) for word in words)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=word):
            return type_text(word, names)
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{type_text(key, names)}, {type_text(value, names)}>"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return _tuple(parts, names)
        case ast.Subscript(value=ast.Name(id="list"), slice=part):
            return _list(part, names)
    raise ValueError(ast.unparse(node))


def _tuple(parts: list[ast.expr], names: Mapping[str, str]) -> str:
    if isinstance(parts[-1], ast.Constant) and parts[-1].value is ...:
        return _list(parts[0], names)
    return f"[{', '.join(type_text(part, names) for part in parts)}]"


def _list(part: ast.expr, names: Mapping[str, str]) -> str:
    inner = type_text(part, names)
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _doc(text: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {text} */"] if text else []


def interface(
    kind: type,
    name: str,
    names: Mapping[str, str] = {},
    *,
    first: Iterable[str] = (),
    without: Iterable[str] = (),
) -> str:
    """A class as an interface; what has a default may be missing."""
    lines = [*_doc(says(kind)), f"export interface {name} {{", *(f"  {line}" for line in first)]
    for field in fields(kind):
        if field.name not in without:
            lines += [*_doc(field.says, "  "), f"  {_line(field, names)}"]
    return "\n".join([*lines, "}"])


def _line(field: Field, names: Mapping[str, str]) -> str:
    mark = "" if field.default is None else "?"
    return f"{field.name}{mark}: {type_text(field.type, names)};"


def union(name: str, kinds: Iterable[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {kind}" for kind in kinds)]) + ";"


# ---------------------------------------------------------------------- the parts of the file


def asks() -> list[str]:
    """What a client says; an `id` comes back in the answer."""
    commands = get_args(messages.AnyCommand)
    written = []
    for kind in get_args(messages.AnyClientMessage):
        first = [f'type: "{tag(kind)}";', "id?: number;", *(["seq: number;"] if kind in commands else [])]
        written.append(interface(kind, f"Ask{kind.__name__}", first=first))
    written.append(union("Command", (f"Ask{kind.__name__}" for kind in commands)))
    written.append(union("Ask", (f"Ask{kind.__name__}" for kind in get_args(messages.AnyClientMessage))))
    return written


def tells() -> list[str]:
    parts = (
        "SeatInfo",
        "ClockInfo",
        "UndoInfo",
        "PauseInfo",
        "AwayInfo",
        "ReminderInfo",
        "SeriesInfo",
        "TableInfo",
        "StepInfo",
        "Question",
        "BranchInfo",
        "DealingInfo",
        "TranscriptPart",
    )
    parts += ("OddsInfo", "DangerInfo")
    # What the messages leave open is known here: these are the facts, events and views of this file.
    closer = {"fact": "Fact", "view": "View", "events": "GameEvent[]", "clock": "Clock"}
    written = [interface(getattr(messages, part), part) for part in parts]
    kinds = get_args(messages.AnyServerMessage)
    names = [NAMES.get(kind.__name__, kind.__name__) for kind in kinds]
    for kind, name in zip(kinds, names, strict=True):
        written.append(interface(kind, name, first=[f'type: "{tag(kind)}";']))
    text = "\n\n".join([*written, union("Tell", names)])
    for field, better in closer.items():
        for loose in ("Record<string, any>[]", "Record<string, any> | null", "Record<string, any>"):
            text = text.replace(f"  {field}: {loose};", f"  {field}: {better};")
            text = text.replace(f"  {field}?: {loose};", f"  {field}?: {better} | null;")
    return [text.replace("Record<string, Record<string, any>[]>", "Record<string, GameEvent[]>")]


def facts() -> list[str]:
    kinds = get_args(entries.AnyFact)
    written = [
        interface(kind, f"Fact{kind.__name__}", first=[f'kind: "{tag(kind)}";'], without=("action", "chance"))
        for kind in kinds
    ]
    shared = interface(entries.Round, "Round")
    return [shared, *written, union("Fact", (f"Fact{kind.__name__}" for kind in kinds))]


def game(title: str, events: Any) -> list[str]:
    """The view, the parts and the events of one game."""
    where, kinds = VIEWS[title]
    parts, scored = PARTS[title]
    names = {kind: kind if kind.startswith(title) else f"{title}{kind}" for kind in (*kinds, *scored)}
    written = [
        interface(getattr(import_module(f"quakeboard.{file}"), kind), names[kind], names, without=("seat",))
        if kind.endswith("View")
        else interface(getattr(import_module(f"quakeboard.{file}"), kind), names[kind], names)
        for file, found in ((where, kinds), (parts, scored))
        for kind in found
    ]
    told = get_args(events)
    for kind in told:
        first = [f'event: "{kind.key}";']
        written.append(interface(kind, f"{title}{kind.__name__}", names, first=first))
    return [*written, union(f"{title}Event", (f"{title}{kind.__name__}" for kind in told))]


def http() -> list[str]:
    shared = [interface(kind, kind.__name__) for kind in (set_up.SeatPlan, set_up.Clock, set_up.Away)]
    return [*shared, *(interface(getattr(shapes, name), name) for name in (*HTTP, *CATALOGUE)), *analysis()]


def analysis() -> list[str]:
    """The lines of an analysis."""
    kinds = get_args(findings.Finding)
    lines = [interface(kind, kind.__name__, first=[f'type: "{tag(kind)}";']) for kind in kinds]
    return [
        interface(findings.BetterAction, "BetterAction"),
        *lines,
        union("Finding", (kind.__name__ for kind in kinds)),
    ]


def wire() -> str:
    """The whole file."""
    parts = [
        *("// --- from a client", *asks()),
        *("// --- from the server", *tells()),
        *("// --- facts", *facts()),
        *("// --- Seismic", *game("Seismic", SeismicEvent)),
        *("// --- San Andreas", *game("SanAndreas", SanAndreasEvent)),
        "export type View = SeismicView | SanAndreasView;",
        "export type GameEvent = SeismicEvent | SanAndreasEvent;",
        *("// --- over HTTP", *http()),
    ]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def main(out: Path = WIRE) -> None:
    (out / "wire.ts").write_text(wire(), "utf-8")
    print("wire.ts is written")


if __name__ == "__main__":
    main()
