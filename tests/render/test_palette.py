"""The colours are those of the design, and stand in one place."""

import re
from pathlib import Path

import pytest

import quakeboard
from quakeboard.render.svg.palette import DARK, LIGHT, paint, palette


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one[:7]), luminance(other[:7])))
    return (bright + 0.05) / (dark + 0.05)


# The contrasts of the design, light and dark. A wrong digit in a colour shows up here.
MEASURED = [
    ("ink", "sheet", 15.5, 13.4),
    ("ink-2", "sheet", 7.4, 7.9),
    ("ink-2", "paper", 6.6, 8.8),
    ("ink-3", "sheet", 5.4, 4.9),
    ("sign-ink", "sign", 6.7, 5.8),
    ("link", "sheet", 6.3, 8.7),
    ("revision", "sheet", 7.8, 7.9),
    ("revision", "ground", 5.4, 4.8),
    ("quake", "sheet", 5.4, 6.3),
    ("quake", "paper", 4.8, 7.0),
    ("quake", "ground", 3.7, 3.9),
    ("warn-ink", "warn", 9.3, 9.7),
    ("lane", "asphalt", 7.4, 11.1),
    ("sea-ink", "sea-0", 9.2, 5.9),
    ("shore", "sea-0", 4.3, 5.4),
    ("shore", "h0", 3.8, 3.9),
]


@pytest.mark.parametrize(("ink", "ground", "light", "dark"), MEASURED)
def test_contrast_is_as_measured(ink: str, ground: str, light: float, dark: float) -> None:
    assert contrast(LIGHT[ink], LIGHT[ground]) == pytest.approx(light, abs=0.06)
    assert contrast(DARK[ink], DARK[ground]) == pytest.approx(dark, abs=0.06)


def test_roads_stand_out_in_both_themes() -> None:
    """In the light the asphalt carries a road, in the dark its edge does."""
    assert contrast(LIGHT["asphalt"], LIGHT["ground"]) == pytest.approx(8.2, abs=0.06)
    assert contrast(DARK["road-edge"], DARK["ground"]) == pytest.approx(6.9, abs=0.06)
    assert contrast(DARK["road-edge"], DARK["asphalt"]) == pytest.approx(13.5, abs=0.06)


def test_a_translucent_token_comes_apart() -> None:
    assert paint(LIGHT, "gravel") == ("#36332E", 128 / 255)
    assert paint(LIGHT, "ground") == ("#CBD6A8", 1)


def test_there_are_two_themes() -> None:
    assert palette("light") is LIGHT
    assert palette("dark") is DARK
    with pytest.raises(ValueError, match="sepia"):
        palette("sepia")  # type: ignore[arg-type]


def test_no_other_module_holds_a_colour() -> None:
    package = Path(quakeboard.__file__).parent
    colour = re.compile(r"#[0-9A-Fa-f]{3,8}\b|\brgba?\(|[\"'](?:white|black|red|green|yellow)[\"']")
    files = [*package.glob("render/**/*.py"), *package.glob("games/*/render/**/*.py")]
    guilty = [file.name for file in files if colour.search(file.read_text("utf-8"))]
    assert guilty == ["palette.py"]
