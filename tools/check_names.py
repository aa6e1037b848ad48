"""Refuse identifiers and file names that use a retired word; `make lint` runs this.

A retired word was a private name for something that the field has a word for. The list says which one to use.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]

RETIRED = {
    "caretaker": "supervisor",
    "company": "presence",
    "courses": "import, branch",
    "daring": "exploration",
    "desk": "live table",
    "door": "protocol",
    "doors": "protocol",
    "ear": "listener",
    "entrant": "bot spec",
    "entrants": "bot specs",
    "guest": "client, plugin",
    "guests": "clients, plugins",
    "house": "application state",
    "knowledge": "evaluator",
    "manner": "game UI",
    "manners": "game UIs",
    "plainest": "uct",
    "porch": "middleware",
    "postman": "writer",
    "sloth": "slow reader",
    "telling": "projection",
    "tellings": "projections",
    "thinker": "bot process",
    "thinkers": "bot pool",
    "thoughts": "hints",
    "upkeep": "admin",
    "whisper": "publish",
    "whispers": "messages",
}

DECLARED = re.compile(r"\b(?:const|let|var|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)")
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def python_names(text: str) -> Iterator[tuple[int, str]]:
    """Every name that a Python file defines, with its line."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                yield node.lineno, name
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield node.lineno, name
            case ast.alias(asname=str(name)):
                yield node.lineno, name


def client_names(text: str) -> Iterator[tuple[int, str]]:
    """Every name that a TypeScript or Svelte file declares, with its line."""
    for number, line in enumerate(text.splitlines(), 1):
        for name in DECLARED.findall(line):
            yield number, name


def retired(name: str) -> list[str]:
    """The retired words in a name, whether it is written with underscores or capitals."""
    return [word for word in (part.lower() for part in WORD.findall(name)) if word in RETIRED]


def complaints(path: Path) -> Iterator[str]:
    """What is wrong with the names of one file, its own included."""
    names = {".py": python_names, ".ts": client_names, ".svelte": client_names}
    if path.suffix not in names:
        return
    found = [(0, path.stem), *names[path.suffix](path.read_text("utf-8"))]
    for line, name in found:
        for word in retired(name):
            yield f"{path.relative_to(ROOT)}:{line}: “{name}”: say {RETIRED[word]}, not {word}"


def main() -> int:
    """Check every file that git knows; return 1 if a retired word is used."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    paths = [ROOT / name for name in listed.stdout.splitlines()]
    found = [line for path in paths if path.exists() for line in complaints(path)]
    print(*found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
