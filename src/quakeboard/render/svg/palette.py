"""Every colour of the pictures, light and dark, by the names of the design tokens.

Nothing else in Python holds a colour value. A colour may carry its opacity as a fourth pair of digits, as CSS
has it; SVG attributes do not, everywhere, so `paint` takes it apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

Theme = Literal["light", "dark"]
Palette = Mapping[str, str]

_LIGHT_AND_DARK: dict[str, tuple[str, str]] = {
    # paper and ink
    "desk": ("#E6DAC4", "#100F0D"),
    "paper": ("#F4ECDC", "#1A1916"),
    "sheet": ("#FCF8EE", "#24221E"),
    "ink": ("#221F1A", "#F3EBDB"),
    "ink-2": ("#5A5143", "#C0B6A3"),
    "ink-3": ("#706550", "#978D7B"),
    "rule": ("#D6C9B0", "#3A362E"),
    "hair": ("#B7A88C", "#59523F"),
    "edge": ("#8B7E66", "#857B68"),
    # printing plates: one meaning each
    "contour": ("#D2B68C", "#37332A"),
    "contour-index": ("#BE9760", "#4A4335"),
    "sign": ("#0A6A43", "#0E7449"),
    "sign-ink": ("#FFFFFF", "#FFFFFF"),
    "link": ("#0A6A43", "#6FD3A0"),
    "revision": ("#7A2A8C", "#DDA2EC"),
    "revision-wash": ("#7A2A8C22", "#DDA2EC26"),
    "legal-fill": ("#FFFDF66B", "#DDA2EC2E"),
    "fault": ("#221F1A", "#FBF4E6"),
    "fault-halo": ("#FFFDF6", "#0D0C0A"),
    "quake": ("#C22E1B", "#FF7D63"),
    "warn": ("#F7B81B", "#F7BE2C"),
    "warn-ink": ("#221F1A", "#221F1A"),
    "shield": ("#FFFFFF", "#FFFFFF"),
    "shield-ink": ("#1D1A16", "#1D1A16"),
    # Seismic: ground and road
    "ground": ("#CBD6A8", "#3C4834"),
    "ground-hi": ("#DAE0BC", "#46533C"),
    "ground-lo": ("#B8C690", "#333E2C"),
    "ground-edge": ("#93A46A", "#5E6D4E"),
    "asphalt": ("#36332E", "#11110F"),
    "road-edge": ("#FBF5E6", "#E6D9BC"),
    "lane": ("#F7BE2C", "#F7BE2C"),
    "gravel": ("#36332E80", "#E6D9BC73"),
    "parapet": ("#36332E", "#E6D9BC"),
    "urban": ("#E6CDBE", "#5A4238"),
    "urban-ink": ("#7A4B3B", "#E9C6B2"),
    "scar": ("#E3D3B6", "#2A241A"),
    # San Andreas: depth and height
    "sea-0": ("#D3E6EC", "#1D3F4E"),
    "sea-1": ("#B9D7E2", "#183645"),
    "sea-2": ("#9DC6D7", "#142E3C"),
    "sea-3": ("#7FB2C9", "#102632"),
    "sea-4": ("#609BB7", "#0C1E29"),
    "sea-ink": ("#0E3B52", "#8CC4DC"),
    "shore": ("#2E6F8E", "#7FBCD6"),
    "h0": ("#C6DCA8", "#415539"),
    "h1": ("#D4CB82", "#626A41"),
    "h2": ("#DBB368", "#857A45"),
    "h3": ("#CB9252", "#A6834C"),
    "h4": ("#AE7045", "#C29060"),
    "h5": ("#874D3B", "#DAA888"),
    "mainland": ("#E9E0CB", "#2B2822"),
    "mainland-ink": ("#7A6F5C", "#978D7B"),
    "rock-w": ("#9C7A58", "#4B3A2B"),
    "rock-s": ("#7F6046", "#3A2C21"),
    "strata": ("#5D4431", "#1E1712"),
    # crews: shape and colour together
    "crew-0": ("#E4481C", "#E4481C"),
    "crew-1": ("#FFD04A", "#FFD04A"),
    "crew-2": ("#4A90EE", "#4A90EE"),
    "crew-3": ("#8FE0D2", "#8FE0D2"),
    "crew-line": ("#1D1A16", "#0D0C0A"),
    "crew-halo": ("#FFFDF6", "#F6EEDD"),
    "shadow-c": ("#4A371A", "#000000"),
}

LIGHT: Palette = MappingProxyType({name: pair[0] for name, pair in _LIGHT_AND_DARK.items()})
DARK: Palette = MappingProxyType({name: pair[1] for name, pair in _LIGHT_AND_DARK.items()})


def palette(theme: Theme) -> Palette:
    """The tokens of a theme; a ValueError for any other word than `light` and `dark`."""
    if theme == "light":
        return LIGHT
    if theme == "dark":
        return DARK
    raise ValueError(f"there is no theme {theme!r}: light or dark")


def paint(colours: Palette, token: str) -> tuple[str, float]:
    """A token as a plain colour and its opacity."""
    value = colours[token]
    return value[:7], int(value[7:] or "FF", 16) / 255
