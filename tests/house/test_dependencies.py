"""What is installed is pinned, verified, explained, and comes from wherever the user's pip gets it."""

import json
import re
import tomllib
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
