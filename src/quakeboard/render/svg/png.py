"""A drawing as a PNG file, made of its SVG by resvg, which comes with an extra: `pictures` or `research`."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files


def png(svg: str) -> bytes:
    """The drawing in its own size, with its own typefaces, whatever is installed on this machine."""
    import resvg_py  # noqa: PLC0415

    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=_typefaces(), font_family="Overpass"
    )
    return bytes(drawn)


@cache
def _typefaces() -> list[str]:
    """The files of the typefaces: those in a picture are for browsers, and resvg cannot read them."""
    folder = files("quakeboard.render.svg").joinpath("fonts")
    with as_file(folder) as place:
        return sorted(str(file) for file in place.glob("*.ttf"))
