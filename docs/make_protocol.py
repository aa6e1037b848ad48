"""Writes docs/protocol.md and docs/openapi.json anew (`make docs`) from the types that the server speaks.

What a field means stands once, in its docstring beside the type; this reads it there.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable
from importlib import import_module
from inspect import getsource
from pathlib import Path
from string import Template
from typing import Any, NamedTuple, get_args

import quakeboard
from quakeboard.analysis import findings
from quakeboard.games.sanandreas.rules.events import SanAndreasEvent
from quakeboard.games.seismic.rules.events import SeismicEvent
from quakeboard.server.http import openapi
from quakeboard.service import log_entries as entries
from quakeboard.service import messages

DOCS = Path(__file__).parent
SOURCE = Path(quakeboard.__file__).parent
KILOBYTES = (
    "MAX_FRAME_BYTES",
    "MAX_HEADER_BYTES",
    "MAX_BODY_BYTES",
    "MAX_RECORD_BYTES",
    "MAX_QUEUED_BYTES",
    "MIN_BODY_BYTES",
    "MIN_WRITTEN_BYTES",
)
NAMES = {
    "str": "text",
    "int": "whole number",
    "Count": "whole number from 0",
    "MessageId": "whole number",
    "float": "number",
    "bool": "true or false",
    "Any": "anything",
    "Fields": "object",
    "Cell": "cell `[q, r]`",
    "Space": "space `[x, y]`",
    "Link": "`[edge, edge]`",
    "Raw": "[update](#update)",
}


class Field(NamedTuple):
    """One field of a type, as its source has it."""

    name: str
    type: ast.expr
    default: str | None
    says: str


# ---------------------------------------------------------------------- reading


def fields(kind: type) -> list[Field]:
    """The fields that a class has itself, in order, with the docstrings below them."""
    (body,) = [node.body for node in ast.parse(getsource(kind)).body if isinstance(node, ast.ClassDef)]
    found = []
    for index, node in enumerate(body):
        if not isinstance(node, ast.AnnAssign) or "ClassVar" in ast.unparse(node.annotation):
            continue
        below = body[index + 1] if index + 1 < len(body) else None
        default = None if node.value is None else ast.unparse(node.value)
        found.append(Field(ast.unparse(node.target), node.annotation, default, _text(below)))
    return found


def _text(node: ast.stmt | None) -> str:
    """The docstring that this statement is, on one line."""
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return re.sub(r"\bNone\b", "null", " ".join(node.value.value.split()))
    return ""


def says(kind: type) -> str:
    """What a class says about itself."""
    written = kind.__dict__.get("__doc__") or ""
    return "" if written.startswith(f"{kind.__name__}(") else " ".join(written.split())


def reasons(*parts: str) -> list[tuple[str, str]]:
    """Code and sentence of everything that these files can refuse."""
    found = {}
    for part in parts:
        for file in sorted(SOURCE.glob(part)):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id == "Reason"
                ):
                    words = [word.value for word in node.args if isinstance(word, ast.Constant)]
                    if len(words) == 3 and words[1] not in ("stores", "server"):
                        found[str(words[0])] = str(words[2])
    return sorted(found.items())


# ---------------------------------------------------------------------- writing


def type_text(node: ast.expr) -> str:
    """A type in words."""
    match node:
        case ast.BinOp(left=left, right=right):
            return f"{type_text(left)} or {type_text(right)}"
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=value):
            return f"`{json.dumps(value)}`"
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return NAMES.get(name) or f"[{name}](#{name.lower()})"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=words)):
            return ", ".join(type_text(word) for word in words)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=word):
            return type_text(word)
        case ast.Subscript(value=ast.Name(id="dict")):
            return "object"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            same = [part for part in parts if not isinstance(part, ast.Constant) or part.value is not ...]
            count = "" if len(same) < len(parts) else f" of {len(same)}"
            return f"list{count}: {type_text(same[0])}"
        case ast.Subscript(value=ast.Name(id="list"), slice=part):
            return f"list: {type_text(part)}"
    raise ValueError(ast.unparse(node))


def field_list(found: Iterable[Field], indent: str = "") -> str:
    """A line a field: its name, what it holds, what that means."""
    lines = []
    for name, kind, default, meaning in found:
        usually = "" if default is None else f", by default {_default(default)}"
        lines.append(f"{indent}- `{name}`: {type_text(kind)}{usually}. {meaning}".rstrip())
    return "\n".join(lines)


def _default(source: str) -> str:
    words = {"None": "null", "False": "false", "True": "true", "[]": "empty", "{}": "empty"}
    return words.get(source) or f"`{json.dumps(ast.literal_eval(source))}`"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def section(title: str, kind: type, *, level: int = 3) -> str:
    """A heading, what the class says, and its fields."""
    parts = [f"{'#' * level} {title}", says(kind), field_list(fields(kind))]
    return "\n\n".join(part for part in parts if part)


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def tagged(kinds: Iterable[type], level: int = 3) -> str:
    return "\n\n".join(section(f"`{tag(kind)}`", kind, level=level) for kind in kinds)


def parts_of(module: str, *kinds: str, level: int) -> str:
    found = import_module(f"quakeboard.{module}")
    return "\n\n".join(section(kind, getattr(found, kind), level=level) for kind in kinds)


def view(module: str, name: str, *parts: str) -> str:
    kind = getattr(import_module(f"quakeboard.{module}"), name)
    own = field_list(field for field in fields(kind) if field.name != "seat")
    return f"{own}\n\n{parts_of(module, *parts, level=4)}"


def named_list(kinds: Iterable[tuple[str, type]], without: Iterable[str] = ()) -> str:
    """A line for everything that can happen, and one for each of its fields."""
    lines = []
    for name, kind in kinds:
        lines.append(f"- **`{name}`** {says(kind)}".rstrip())
        own = [field for field in fields(kind) if field.name not in without]
        lines += [field_list(own, "  ")] if own else []
    return "\n".join(lines)


def events(union: Any) -> str:
    return named_list((kind.key, kind) for kind in get_args(union))


def refusal_rows(found: Iterable[tuple[str, str]]) -> str:
    return "\n".join(
        ["| code | sentence |", "|---|---|", *(f"| `{code}` | {_cell(text)} |" for code, text in found)]
    )


def ways() -> str:
    lines = ["| | | |", "|---|---|---|"]
    lines += [f"| {way.method.upper()} | `{way.path}` | {way.summary} |" for way in openapi.OPERATIONS]
    return "\n".join(lines)


def constant(name: str) -> Any:
    """What the one module of the service or the server that has this name says it is."""
    files = [*SOURCE.glob("service/*.py"), *SOURCE.glob("server/**/*.py")]
    having = [
        file for file in files if re.search(rf"^(\w+, )*{name}\b[^()\n]* =", file.read_text("utf-8"), re.M)
    ]
    (module,) = [".".join(file.with_suffix("").relative_to(SOURCE.parent).parts) for file in having]
    return getattr(import_module(module), name)


def written(value: Any, kilobytes: bool = False) -> str:
    """A limit, as the page has it."""
    match value:
        case dict() if all(isinstance(key, str) for key in value):
            return json.dumps(value)
        case dict():  # messages and what they count for
            return ", ".join(f"`{tag(kind)}` as {cost:g}" for kind, cost in value.items())
        case tuple():  # seconds before each attempt; the first is made at once
            *most, last = (f"{pause:g}" for pause in value[1:])
            return f"{', '.join(most)} and {last}"
    return f"{value // 1024 if kilobytes else value:g}"


def protocol() -> str:
    """The whole page."""
    asks, commands = get_args(messages.AnyClientMessage), get_args(messages.AnyCommand)
    seismic, coast = "games.seismic.rules", "games.sanandreas.rules"
    texts = {
        "ASKS": tagged(kind for kind in asks if kind not in commands),
        "COMMANDS": tagged(commands, level=4),
        "TELLS": tagged(get_args(messages.AnyServerMessage)),
        "PARTS": parts_of(
            "service.messages",
            *(
                "TableInfo",
                "SeatInfo",
                "ClockInfo",
                "UndoInfo",
                "PauseInfo",
                "AwayInfo",
                "ReminderInfo",
                "SeriesInfo",
                "StepInfo",
                "Question",
                "BranchInfo",
                "DealingInfo",
                "TranscriptPart",
            ),
            *("DangerInfo", "OddsInfo"),
            level=4,
        ),
        "FACTS": named_list(
            ((tag(kind), kind) for kind in get_args(entries.AnyFact)),
            without=("action", "chance", "known", "round"),
        ),
        "SEISMIC_VIEW": view(f"{seismic}.view", "SeismicView", "LaidTile", "Crew", "Unfinished"),
        # Of two headings of the same name the second has this address.
        "SANANDREAS_VIEW": view(
            f"{coast}.view", "SanAndreasView", "LaidTile", "Underside", "City", "Epicentre"
        ).replace("(#laidtile)", "(#laidtile-1)"),
        "SEISMIC_EVENTS": events(SeismicEvent)
        + "\n\n"
        + parts_of(f"{seismic}.scoring", "Section", "End", level=4),
        "SANANDREAS_EVENTS": events(SanAndreasEvent)
        + "\n\n"
        + parts_of(f"{coast}.scoring", "CityScore", "CoastLine", level=4),
        "TABLE_REFUSALS": refusal_rows(reasons("service/*.py", "server/**/*.py")),
        "OTHER_REFUSALS": refusal_rows(
            reasons("core/errors.py", "core/registry.py", "bots/*.py", "language/*.py")
        ),
        "RECORD_REFUSALS": refusal_rows(
            (code, text)
            for code, text in reasons(
                "play/record.py", "play/verify.py", "play/chance/*.py", "games/sanandreas/ppn/*.py"
            )
            if not code.startswith("file-")  # there are no files here
        ),
        "SEISMIC_REFUSALS": refusal_rows(reasons("games/seismic/rules/*.py")),
        "SANANDREAS_REFUSALS": refusal_rows(reasons("games/sanandreas/rules/*.py")),
        "WAYS": ways(),
        "ANALYSIS": tagged(get_args(findings.Finding), level=4),
        "BETTER": section("BetterAction", findings.BetterAction, level=4),
    }
    template = Template((DOCS / "protocol.in.md").read_text("utf-8"))
    for name in set(template.get_identifiers()) - set(texts):
        texts[name] = written(constant(name), kilobytes=name in KILOBYTES)
    return template.substitute(texts)


def main(out: Path = DOCS) -> None:
    (out / "protocol.md").write_text(protocol(), "utf-8")
    document = json.dumps(openapi.document(), indent=1, ensure_ascii=False)
    (out / "openapi.json").write_text(document + "\n", "utf-8")
    print("protocol.md and openapi.json are written")


if __name__ == "__main__":
    main()
