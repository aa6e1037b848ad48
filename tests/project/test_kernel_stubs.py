"""The stubs of compiled modules: what mypy is told of a kernel is what there is."""

import ast
import importlib
import re
from pathlib import Path

import pytest

from quakeboard.core import kernels

STUBBED = [name for name in kernels.MODULES if kernels.source(name).with_suffix(".pyi").exists()]


def told(name: str) -> dict[str, set[str]]:
    """The classes of a module's stub, each with its public names."""
    tree = ast.parse(kernels.source(name).with_suffix(".pyi").read_text("utf-8"))
    return {
        node.name: {
            member.name if isinstance(member, ast.FunctionDef) else member.target.id  # type: ignore[union-attr]
            for member in node.body
            if isinstance(member, ast.FunctionDef | ast.AnnAssign)
        }
        - {"__init__"}
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def found(name: str) -> dict[str, set[str]]:
    """The classes of a module, each with its public names."""
    module = importlib.import_module(name)
    return {
        thing.__name__: {attribute for attribute in vars(thing) if not attribute.startswith("_")}
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == name
    }


def test_the_kernels_of_the_rules_have_stubs() -> None:
    modules = [name for name in kernels.MODULES if ".rules.kernel." in name]
    assert [name for name in modules if not name.endswith(".constants")] == STUBBED


@pytest.mark.parametrize("name", STUBBED)
def test_a_stub_has_the_public_names_of_its_module(name: str) -> None:
    if not kernels.compiled():
        pytest.skip("only compiled classes list their fields")
    assert told(name) == found(name)


@pytest.mark.parametrize("game", ["sanandreas", "seismic"])
def test_constants_are_the_same_compiled_and_plain(game: str) -> None:
    """What the compiler is told in constants.pxd is what plain Python finds in the rules."""
    file = kernels.source(f"quakeboard.games.{game}.rules.kernel.constants")
    text = file.with_suffix(".pxd").read_text("utf-8")
    declared = dict(re.findall(r"^    ([A-Z_]+) = (-?\d+)$", text, re.M))
    assert {name: int(number) for name, number in declared.items()} == plain_constants(file)


def plain_constants(file: Path) -> dict[str, int]:
    """The numbers that the file names when it is run as plain Python."""
    names: dict[str, object] = {}
    exec(compile(file.read_text("utf-8"), file, "exec"), names)
    return {name: value for name, value in names.items() if name.isupper() and isinstance(value, int)}
