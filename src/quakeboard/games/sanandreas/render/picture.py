"""Pictures of San Andreas positions: plan, relief and section, each one self-contained SVG from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.labels import ENGLISH, Words
from quakeboard.games.sanandreas.render.page import Crop
from quakeboard.games.sanandreas.render.plan.plan import plan
from quakeboard.games.sanandreas.render.plan.ruler import Ruler
from quakeboard.games.sanandreas.render.relief.relief import relief
from quakeboard.games.sanandreas.render.section.section import section
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.render.svg.palette import Theme
from quakeboard.render.svg.sheet import Size

__all__ = ["ENGLISH", "Crop", "Ruler", "ViewKind", "Words", "picture", "plan", "relief", "section"]

ViewKind = Literal["plan", "relief", "section"]


def picture(
    view: SanAndreasView,
    *,
    view_kind: ViewKind = "plan",
    theme: Theme = "light",
    legal: Iterable[Space] | None = None,
    marks: Iterable[Space] | None = None,
    highlight: Iterable[Space] | None = None,
    rulers: Iterable[Ruler] = (),
    numbers: bool = False,
    row: int | None = None,
    column: int | None = None,
    title: str | None = None,
    desc: str | None = None,
    frame: bool = True,
    panel: bool = False,
    names: Sequence[str] = (),
    words: Words = ENGLISH,
    size: Size = None,
    seed: str = "quakeboard",
    crop: Crop | None = None,
) -> str:
    """A picture of the kind asked for; a ValueError for any other word.

    A section needs a `row` (y) or a `column` (x); on the other two pictures these draw its line. Only a plan
    has a `panel`, `rulers` and `numbers`; `crop` shows a part of the table.
    """
    if view_kind == "section":
        return section(
            view,
            row=row,
            column=column,
            theme=theme,
            title=title,
            desc=desc,
            frame=frame,
            names=names,
            words=words,
            size=size,
            crop=crop,
        )
    if view_kind == "relief":
        return relief(
            view,
            theme=theme,
            legal=legal,
            marks=marks,
            highlight=highlight,
            row=row,
            column=column,
            title=title,
            desc=desc,
            frame=frame,
            names=names,
            words=words,
            size=size,
            seed=seed,
            crop=crop,
        )
    if view_kind != "plan":
        raise ValueError(f"there is no picture {view_kind!r}: plan, relief or section")
    return plan(
        view,
        theme=theme,
        legal=legal,
        marks=marks,
        highlight=highlight,
        rulers=rulers,
        numbers=numbers,
        row=row,
        column=column,
        title=title,
        desc=desc,
        frame=frame,
        panel=panel,
        names=names,
        words=words,
        size=size,
        seed=seed,
        crop=crop,
    )
