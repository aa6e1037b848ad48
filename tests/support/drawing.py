"""Drawings read back."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

SVG = "{http://www.w3.org/2000/svg}"


class Drawing:
    """An SVG, parsed; parsing fails if it is not well-formed."""

    def __init__(self, svg: str) -> None:
        self.svg = svg
        self.root = ET.fromstring(svg)

    def layer(self, name: str) -> list[ET.Element]:
        """The elements of a layer of the map; none if the layer is empty."""
        found = self.root.find(f".//*[@data-layer='{name}']")
        return [] if found is None else list(found)

    def layers(self) -> list[str]:
        return [name for element in self.root.iter() if (name := element.get("data-layer"))]

    def texts(self) -> list[str]:
        return [element.text or "" for element in self.root.iter(f"{SVG}text")]

    def text(self, words: str) -> ET.Element:
        found = [element for element in self.root.iter(f"{SVG}text") if element.text == words]
        assert len(found) == 1, words
        return found[0]

    def uses(self, name: str) -> list[ET.Element]:
        """Where a defined part is shown."""
        return [use for use in self.root.iter(f"{SVG}use") if use.get("href", "").partition("-")[2] == name]

    def colours(self) -> set[str]:
        style = {"fill", "stroke", "flood-color", "stop-color", "color"}
        values = (e.get(key, "") for e in self.root.iter() for key in style)
        return {value for value in values if value and value != "none" and not value.startswith("url(")}


def numbers_in(path: str) -> list[float]:
    return [float(word) for word in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path)]


def placed(element: ET.Element) -> tuple[float, float]:
    """The translation at the start of an element's transform."""
    found = re.match(r"translate\(([^)]*)\)", element.get("transform", ""))
    assert found, element.attrib
    x, y = numbers_in(found[1])
    return x, y


@pytest.fixture(scope="session")
def read() -> Callable[[str], Drawing]:
    return Drawing


@pytest.fixture(scope="session", name="placed")
def placed_fixture() -> Callable[[ET.Element], tuple[float, float]]:
    return placed


@pytest.fixture(scope="session", name="numbers_in")
def numbers_in_fixture() -> Callable[[str], list[float]]:
    return numbers_in
