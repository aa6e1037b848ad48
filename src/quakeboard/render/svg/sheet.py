"""How a map lies on its sheet: which part of the land it shows, how large, and the margins around it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

DEFAULT_SCALE = 38.5
"""The default scale, in pixels to a unit."""
MAX_SCALE = 48.0
"""The largest scale, however much room there is."""
MIN_SCALE = 14.0
"""The smallest scale of a picture without a size, which grows instead."""
MAX_WIDTH = 1240.0
"""The largest width of a picture without a size, which shrinks instead."""

Size = int | tuple[int, int] | None
"""A width, a width and a height, or None for the default."""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the land, in units."""

    west: float
    north: float
    east: float
    south: float

    @property
    def width(self) -> float:
        return self.east - self.west

    @property
    def height(self) -> float:
        return self.south - self.north

    def grown(self, margin: float) -> Window:
        return Window(self.west - margin, self.north - margin, self.east + margin, self.south + margin)

    def around(self, other: Window) -> Window:
        """The smallest window that holds both."""
        return Window(
            min(self.west, other.west),
            min(self.north, other.north),
            max(self.east, other.east),
            max(self.south, other.south),
        )

    def at_least(self, width: float, height: float) -> Window:
        """The window, grown on both sides alike to at least this width and height."""
        dx, dy = max(0.0, width - self.width) / 2, max(0.0, height - self.height) / 2
        return Window(self.west - dx, self.north - dy, self.east + dx, self.south + dy)

    def contains(self, other: Window) -> bool:
        return (
            self.west <= other.west
            and self.north <= other.north
            and self.east >= other.east
            and self.south >= other.south
        )


@dataclass(frozen=True, slots=True)
class Margins:
    left: float
    top: float
    right: float
    bottom: float


FRAMED = Margins(42, 32, 20, 22)
THUMBNAIL = Margins(9, 9, 9, 9)
BARE = Margins(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A window at a scale, within margins; below the map `foot` pixels are left for what else there is."""

    window: Window
    scale: float
    margins: Margins
    foot: float

    @property
    def map_width(self) -> float:
        return self.window.width * self.scale

    @property
    def map_height(self) -> float:
        return self.window.height * self.scale

    @property
    def width(self) -> float:
        return self.margins.left + self.map_width + self.margins.right

    @property
    def height(self) -> float:
        return self.margins.top + self.map_height + self.margins.bottom + self.foot

    @property
    def origin(self) -> tuple[float, float]:
        """The place of the land's point (0, 0) in the picture."""
        return (
            self.margins.left - self.window.west * self.scale,
            self.margins.top - self.window.north * self.scale,
        )


def picture_width(size: Size, window: Window, margins: Margins) -> float:
    """How wide the picture will be."""
    if isinstance(size, int):
        return size
    if size is not None:
        return size[0]
    return margins.left + window.width * _default_scale(window) + margins.right


def lay_out(window: Window, size: Size, margins: Margins, foot: float) -> Sheet:
    """A sheet of the size asked for that shows at least the window, as large as it goes."""
    if size is None:
        scale = _default_scale(window)
        width, height = window.width * scale, window.height * scale
    else:
        total_width, total_height = (size, None) if isinstance(size, int) else size
        width = max(24.0, total_width - margins.left - margins.right)
        scale = min(MAX_SCALE, width / window.width)
        if total_height is None:
            height = window.height * scale
        else:
            height = max(24.0, total_height - margins.top - margins.bottom - foot)
            scale = min(scale, height / window.height)
    shown = window.at_least(ceil(width - 0.01) / scale, ceil(height - 0.01) / scale)
    return Sheet(shown, scale, margins, foot)


def _default_scale(window: Window) -> float:
    return max(MIN_SCALE, min(DEFAULT_SCALE, MAX_WIDTH / window.width))
