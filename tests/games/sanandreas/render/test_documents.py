"""All three pictures as documents: well-formed whatever the names, self-contained, the same every time."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest

from quakeboard.games.sanandreas.render.picture import ViewKind, Words, picture
from quakeboard.games.sanandreas.rules.view import City, SanAndreasView
from quakeboard.render.svg.palette import DARK, LIGHT

Read = Callable[[str], Any]
HOSTILE = ['</text><script>alert("1")</script>', "Mara & <Jun>", "]]>\x00\x08\x1b", "\u202eevil\ud800\uffff"]
KINDS = get_args(ViewKind)


def full(view: SanAndreasView, kind: ViewKind, **more: Any) -> str:
    """A picture with all that can be in one."""
    own = City(2, (6, 15), 0, 4, False)
    view = replace(view, cities=(*view.cities, own), dice=(4, 2, 0, 5), to_resolve=("S", "A"))
    arguments = {
        "view_kind": kind,
        "legal": [(1, 14), (6, 12)],
        "marks": [(1, 13)],
        "highlight": [(2, 12)],
        "title": "Sunday coast league",
        "panel": kind == "plan",
        "names": ["Mara", "You", "Jun", "Ilkka"],
        "column": 7,
    }
    return picture(view, **{**arguments, **more})


@pytest.fixture(scope="module", params=[(kind, theme) for kind in KINDS for theme in ("light", "dark")])
def everything(request: pytest.FixtureRequest, turn_37: SanAndreasView) -> str:
    kind, theme = request.param
    return full(turn_37, kind, theme=theme)


def test_it_needs_nothing_from_elsewhere(everything: str, read: Read) -> None:
    drawing = read(everything)
    addresses = [v for e in drawing.root.iter() for key, v in e.attrib.items() if key.endswith("href")]
    assert addresses
    assert all(address.startswith("#") for address in addresses)
    assert all(re.findall(r"url\((#q[0-9a-f]{8}-|data:font/woff2;base64,)?", everything))
    assert everything.count("http") == 1, "the namespace only"
    assert not re.search(r"<script|<image|<foreignObject|@import|\bon\w+=", everything)


def test_every_reference_is_met_and_every_id_is_unique(everything: str) -> None:
    ids = re.findall(r' id="([^"]+)"', everything)
    wanted = re.findall(r'(?:href="|url\()#([^")]+)', everything)
    labels = re.findall(r'aria-labelledby="([^"]+)"', everything)[0].split()
    assert len(ids) == len(set(ids))
    assert {*wanted, *labels} == {*ids}, "none is missing, none is defined in vain"


def test_its_colours_are_those_of_the_palette(everything: str, read: Read) -> None:
    theme = LIGHT if LIGHT["sheet"] in everything and LIGHT["strata"] in everything else DARK
    palette_colours = {colour[:7] for colour in theme.values()}
    assert read(everything).colours() <= palette_colours
    assert set(re.findall(r"#[0-9A-F]{6}\b", everything)) <= palette_colours


def test_numbers_are_sensible(everything: str) -> None:
    body = re.sub(r"q[0-9a-f]{8}-", "", everything.partition("</style>")[2])
    assert not re.search(r"\d\.\d{5,}|\de[-+]?\d|nan|inf\b", body)
    assert not re.search(r'[ "M]-0[ "L]', body)


def test_it_is_small_enough_to_mail(everything: str) -> None:
    assert len(everything.encode()) < 250_000


def test_it_says_what_it_shows(everything: str, read: Read) -> None:
    root = read(everything).root
    assert root.get("role") == "img"
    assert root[0].text == "Sunday coast league"
    assert root[1].text == (
        "23 tiles, 7 leaning, 1 too steep; cities: Mara 4, You 2, Jun 3, Ilkka 4; epicentres marked: 2 of 4. "
        "Points: Mara 32, You 19, Jun 8, Ilkka 17."
    )


@pytest.mark.parametrize("kind", KINDS)
def test_even_the_widest_table_is(turn_37: SanAndreasView, kind: ViewKind) -> None:
    """No tile can ever go further than these two."""
    places = {8: (15, 21), 21: (5, -5)}
    tiles = tuple(
        replace(tile, at=places[tile.id], over=("land",), under_land=False) if tile.id in places else tile
        for tile in turn_37.tiles
    )
    assert len(full(replace(turn_37, tiles=tiles), kind).encode()) < 250_000


@pytest.mark.parametrize("kind", KINDS)
def test_hostile_words_stay_words(turn_37: SanAndreasView, kind: ViewKind, read: Read) -> None:
    words = Words(ocean=HOSTILE[0], north=HOSTILE[1], section_note=HOSTILE[0], in_hand=HOSTILE[3] + "{n}")
    svg = full(turn_37, kind, names=HOSTILE, title=HOSTILE[0], words=words)
    assert "<script" not in svg.lower()
    assert not re.search("[\x00-\x08\u202e\ud800\uffff]", svg)
    assert read(svg).root[0].text.startswith("</text><script>")


@pytest.mark.parametrize("kind", KINDS)
def test_other_words_can_be_given(turn_37: SanAndreasView, kind: ViewKind, read: Read) -> None:
    german = Words(plan="Zug {turn}", relief="Zug {turn}", section="Zug {turn}", summary="{tiles} Platten")
    root = read(picture(turn_37, view_kind=kind, column=7, words=german)).root
    assert (root[0].text, root[1].text) == ("Zug 37", "23 Platten")
    plain = read(picture(turn_37, view_kind=kind, column=7, desc="")).root
    assert [child.tag.partition("}")[2] for child in plain][:2] == ["title", "style"]


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_arguments_give_the_same_bytes(turn_37: SanAndreasView, kind: ViewKind) -> None:
    assert full(turn_37, kind) == full(turn_37, kind, legal=[(6, 12), (1, 14), (1, 14)])
    if kind != "section":
        assert full(turn_37, kind, seed="one") != full(turn_37, kind, seed="other")


def test_and_so_in_another_process() -> None:
    code = (
        "from hashlib import sha256;from quakeboard.games.sanandreas.render.picture import picture;"
        "from quakeboard.games.sanandreas.rules.game import SanAndreas;v=SanAndreas().start(3).view(None);"
        "kinds=('plan','relief','section');"
        "print([sha256(picture(v,view_kind=k,row=5).encode()).hexdigest() for k in kinds])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [300, (1200, 800)])
def test_a_size_is_kept(turn_37: SanAndreasView, kind: ViewKind, size: Any, read: Read) -> None:
    root = read(picture(turn_37, view_kind=kind, size=size, column=7)).root
    width = size if isinstance(size, int) else size[0]
    assert float(root.get("width")) == pytest.approx(width, abs=1)
    if kind != "section" and not isinstance(size, int):
        assert float(root.get("height")) == pytest.approx(size[1], abs=1)


@pytest.mark.parametrize("kind", ["plan", "section"])
def test_without_a_frame_there_is_none(turn_37: SanAndreasView, kind: ViewKind, read: Read) -> None:
    framed, bare = (read(picture(turn_37, view_kind=kind, frame=frame, column=7)) for frame in (True, False))
    assert len(list(framed.root.iter())) > len(list(bare.root.iter()))


def test_there_are_three_pictures(turn_37: SanAndreasView) -> None:
    with pytest.raises(ValueError, match="sepia"):
        picture(turn_37, view_kind="sepia")  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS)
def test_an_empty_table_is_all_sea_and_land(turn_37: SanAndreasView, kind: ViewKind, read: Read) -> None:
    empty = replace(turn_37, tiles=(), cities=(), epicentres=())
    assert not [e for e in read(picture(empty, view_kind=kind, row=5)).root.iter() if e.get("data-tile")]
