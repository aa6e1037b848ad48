"""What is installed is pinned, verified, explained, and comes from wherever the user's pip gets it."""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
CLIENT = json.loads((ROOT / "web" / "package.json").read_text())
CLIENT_DEPENDENCIES = CLIENT["dependencies"] | CLIENT["devDependencies"]
REQUIREMENT_FILES = ["build.txt", "runtime.txt", "dev.txt", "node.txt", "wheels.txt"]


def requirements(name: str) -> list[str]:
    """The requirements of a file, each with its continuation lines."""
    return (ROOT / "requirements" / name).read_text().replace("\\\n", " ").splitlines()


def bare_name(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match, requirement
    return match[0]


def declared() -> list[str]:
    """Every package that pyproject.toml asks for, by name."""
    groups = [
        PROJECT["build-system"]["requires"],
        PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"].values(),
    ]
    return sorted({bare_name(requirement) for group in groups for requirement in group})


@pytest.mark.parametrize("name", REQUIREMENT_FILES)
def test_every_requirement_is_pinned_and_hashed(name: str) -> None:
    for requirement in requirements(name):
        assert re.match(r"[a-z0-9-]+==\S+ ", requirement), requirement
        assert "--hash=sha256:" in requirement, requirement


@pytest.mark.parametrize("name", REQUIREMENT_FILES)
def test_no_requirement_names_a_host_or_a_place(name: str) -> None:
    for requirement in requirements(name):
        assert not re.search(r"://|#| @ |--(?!hash=)", requirement), requirement


@pytest.mark.parametrize("dependency", declared())
def test_every_dependency_is_pinned_for_development(dependency: str) -> None:
    pinned = {bare_name(requirement) for requirement in requirements("dev.txt")}
    assert dependency.replace(".", "-") in pinned, "run make lock"


@pytest.mark.parametrize("dependency", declared())
def test_every_dependency_is_explained_to_contributors(dependency: str) -> None:
    assert f"`{dependency}`" in (ROOT / "CONTRIBUTING.md").read_text()


@pytest.mark.parametrize("dependency", sorted(CLIENT_DEPENDENCIES))
def test_every_dependency_of_the_client_is_pinned_and_explained(dependency: str) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", CLIENT_DEPENDENCIES[dependency])
    assert f"`{dependency}`" in (ROOT / "CONTRIBUTING.md").read_text()


def test_the_lock_of_the_client_is_hashed_and_names_no_place() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package or package.get("inBundle"), name


# ---------------------------------------------------------------------- what the code imports

PACKAGE = ROOT / "src" / "quakeboard"
EXTRA_OF = {
    "analysis": "plots",
    "arena": "arena",
    "render": "pictures",
    "research": "research",
    "tensors": "research",
}
"""Code in these folders may also import what the extra brings; all other code makes do without."""
LAZY = ("import_extra", "import_module")


def imports(file: Path) -> Iterator[tuple[str, str]]:
    """Packages that a file imports at any time, and the extra that may bring them ("": none)."""
    extra = EXTRA_OF.get(file.relative_to(PACKAGE).parts[0], "")
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, extra) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module, extra
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in LAZY:
            texts = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
            named = node.args[1].value if node.args[1:] and isinstance(node.args[1], ast.Constant) else extra
            yield from ((str(text), str(named)) for text in texts if text)


def third_party() -> list[tuple[str, str, str]]:
    """Every package from elsewhere that is imported, where, and which extra may bring it."""
    found = {
        (name.split(".")[0], file.relative_to(PACKAGE).as_posix(), extra)
        for file in PACKAGE.rglob("*.py")
        for name, extra in imports(file)
    }
    return sorted(row for row in found if row[0] not in sys.stdlib_module_names | {"quakeboard"})


def distributions(requirements: list[str]) -> set[str]:
    return {re.sub(r"[-_.]+", "-", bare_name(requirement)).lower() for requirement in requirements}


BASE = distributions(PROJECT["project"]["dependencies"])
EXTRAS = {name: distributions(group) for name, group in PROJECT["project"]["optional-dependencies"].items()}


BROUGHT_BY = {package: distributions(names) for package, names in packages_distributions().items()}


@pytest.mark.parametrize(("package", "file", "extra"), third_party())
def test_what_is_imported_is_declared(package: str, file: str, extra: str) -> None:
    known = BASE | EXTRAS.get(extra, set())
    where = f"the extra “{extra}”" if extra else "the dependencies"
    assert BROUGHT_BY.get(package, {package}) & known, (
        f"{file} imports {package}, and {where} of pyproject.toml lack it"
    )


def test_what_is_declared_is_imported() -> None:
    used = {name for package, _, _ in third_party() for name in BROUGHT_BY.get(package, ())}
    assert BASE.union(*(EXTRAS[name] for name in EXTRA_OF.values())) - used == set()
