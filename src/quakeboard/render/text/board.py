"""A game's board in characters, as a terminal asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from quakeboard.core.choices import Choice
from quakeboard.render.text.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Window:
    """How a board is to be drawn."""

    width: int = 80
    large: bool = True
    cut: bool = False
    """Whether what does not fit is left out."""
    offset: int = 0
    """Columns by which a window onto a wider board is moved to the east."""
    ascii_only: bool = False


class TextBoard(Protocol):
    """Draws one game; it may keep what positions do not hold, such as the tile laid last."""

    @property
    def places(self) -> frozenset[str]:
        """The parts of actions whose choices are labelled on the board."""

    @property
    def cards(self) -> frozenset[str]:
        """The parts of actions whose choices `draw_choices` shows completely."""

    def update(self, events: Sequence[Any]) -> None:
        """Follow the events of one more action."""

    def draw(self, view: Any, choices: Sequence[Choice], window: Window) -> Canvas:
        """The board with the labels of choices."""

    def draw_choices(self, view: Any, choices: Sequence[Choice], window: Window) -> Canvas | None:
        """Pictures of the choices beside the board, if there are any."""
