"""The picture as a document: well-formed whatever the names, self-contained, the same every time."""

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quakeboard.games.seismic.render.picture import picture
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView
from quakeboard.render.svg.labels import Words
from quakeboard.render.svg.palette import DARK, LIGHT

Read = Callable[[str], Any]
HOSTILE = ['</text><script>alert("1")</script>', "Mara & <Jun>", "]]>\x00\x08\x1b", "\u202eevil\ud800\uffff"]


@pytest.fixture(scope="module", params=["light", "dark"])
def everything(
    request: pytest.FixtureRequest, turn_49: SeismicView, laid_tile: Callable[[str], LaidTile]
) -> str:
    """A picture with all that can be in one, in both themes."""
    return picture(
        turn_49,
        theme=request.param,
        scars=[(0, -1)],
        last=(5, -1),
        legal={(5, 0): 1, (6, -2): 2},
        highlight=[((4, -1), "1"), ((5, -1), "24"), ((5, 0), "5")],
        preview=laid_tile("5,0 +4:0134 r5"),
        title="Thursday night",
        panel=True,
        names=["Mara", "You", "Jun", "Ilkka"],
        crop="table",
    )


def test_it_needs_nothing_from_elsewhere(everything: str, read: Read) -> None:
    drawing = read(everything)
    addresses = [
        value for e in drawing.root.iter() for key, value in e.attrib.items() if key.endswith("href")
    ]
    assert addresses
    assert all(address.startswith("#") for address in addresses)
    targets = re.findall(r"url\((#q[0-9a-f]{8}-|data:font/woff2;base64,)?", everything)
    assert targets
    assert all(targets), "only parts of this document and its own fonts"
    assert everything.count("http") == 1, "the namespace only"
    assert not re.search(r"<script|<image|<foreignObject|@import|\bon\w+=", everything)


def test_every_reference_is_met_and_every_id_is_unique(everything: str) -> None:
    ids = re.findall(r' id="([^"]+)"', everything)
    wanted = re.findall(r'(?:href="|url\()#([^")]+)', everything)
    labels = re.findall(r'aria-labelledby="([^"]+)"', everything)[0].split()
    assert len(ids) == len(set(ids))
    assert {*wanted, *labels} <= {*ids}
    assert {*ids} - {*wanted, *labels} == set(), "nothing is defined in vain"


def test_its_colours_are_those_of_the_palette(everything: str, read: Read) -> None:
    theme = LIGHT if LIGHT["ground"] in everything else DARK
    assert read(everything).colours() <= {colour[:7] for colour in theme.values()}
    literals = set(re.findall(r"#[0-9A-F]{6}\b", everything))
    assert literals <= {colour[:7] for colour in theme.values()}


def test_numbers_are_sensible(everything: str) -> None:
    body = re.sub(r"q[0-9a-f]{8}-", "", everything.partition("</style>")[2])
    assert not re.search(r"\d\.\d{5,}|\de[-+]?\d|nan|inf\b", body)
    assert not re.search(r'[ "M]-0[ "L]', body)


def test_two_pictures_can_share_a_page(turn_49: SeismicView) -> None:
    light, dark = (
        set(re.findall(r' id="([^"]+)"', picture(turn_49, theme=theme))) for theme in ("light", "dark")
    )
    assert light
    assert not light & dark


def test_it_is_small(everything: str, turn_49: SeismicView) -> None:
    assert len(everything) < 200_000
    assert len(picture(turn_49)) < 100_000
    fonts = re.findall(r"base64,([A-Za-z0-9+/=]+)", everything)
    assert sum(len(font) * 3 // 4 for font in fonts) < 25_000


def test_the_same_input_gives_the_same_bytes(turn_49: SeismicView) -> None:
    assert picture(turn_49, panel=True) == picture(replace(turn_49), panel=True)


def test_another_process_gives_the_same_bytes() -> None:
    """Whatever seed Python hashes with."""
    program = (
        "from quakeboard.games.seismic.rules.game import Seismic\n"
        "from quakeboard.games.seismic.render.picture import picture\n"
        "view = Seismic().start(4).view(None)\n"
        "import hashlib; print(hashlib.sha256(picture(view, panel=True).encode()).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_the_seed_is_the_land_and_nothing_else(turn_49: SeismicView, read: Read) -> None:
    one, other = picture(turn_49, seed="a", frame=False), picture(turn_49, seed="b", frame=False)
    assert one != other
    assert read(one).texts() == read(other).texts()
    assert [e.get("d") for e in read(one).layer("roads")] == [e.get("d") for e in read(other).layer("roads")]


def test_hostile_names_stay_names(turn_49: SeismicView, read: Read) -> None:
    drawing = read(
        picture(turn_49, names=HOSTILE, title=HOSTILE[0], desc=HOSTILE[2], towns=HOSTILE[1:2], panel=True)
    )
    assert HOSTILE[0] in [e.text for e in drawing.root if e.tag.endswith("title")]
    assert "Mara & <Jun>" in drawing.texts()
    assert "]]>" in drawing.texts()
    assert "evil" in drawing.texts()
    assert not [e for e in drawing.root.iter() if e.tag.endswith("script")]


@settings(max_examples=15)
@given(st.lists(st.text(max_size=40), min_size=4, max_size=4), st.text(max_size=60))
def test_any_names_give_a_well_formed_picture(
    turn_49: SeismicView, read: Read, names: list[str], title: str
) -> None:
    read(picture(turn_49, names=names, title=title, seed=title, towns=names, panel=True, size=400))


def test_it_says_what_it_shows(turn_49: SeismicView, read: Read) -> None:
    root = read(picture(turn_49, names=["Mara", "You", "Jun", "Ilkka"])).root
    assert root.get("role") == "img"
    title, desc = root[0], root[1]
    assert (title.tag[-5:], title.text) == ("title", "Seismic, turn 49")
    assert (
        desc.text
        == "40 tiles on the table, 18 in the pile. If it ended now: Mara 37, You 33, Jun 47, Ilkka 18."
    )
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    assert read(picture(turn_49, desc="Mine")).root[1].text == "Mine"


def test_words_can_be_translated(turn_49: SeismicView, read: Read) -> None:
    german = Words(
        title="Seismic, Zug {turn}",
        summary="{tiles} Plättchen",
        town="Erdbeben",
        face_up="Offen",
        pile="Stapel {n}",
        crews="Trupps",
        if_ended="Stünde jetzt",
        seat="Platz {n}",
        crew_names=("Kegel", "Helm", "Schranke", "Raute"),
        crews_left="{crew}: noch {n}",
    )
    drawing = read(picture(turn_49, words=german, panel=True))
    shown = " ".join(drawing.texts()) + drawing.root[0].text + drawing.root[1].text
    assert not re.search(r"Face|Pile|Crew|crew|left|ended|Seat|tiles|turn", shown)
    assert "Helm: noch 18" in drawing.texts()
    assert "STAPEL 18" in drawing.texts()


def test_the_panel_tells_tiles_pile_crews_and_points(turn_49: SeismicView, read: Read) -> None:
    drawing = read(picture(turn_49, names=["Mara", "You", "Jun", "Ilkka"], panel=True))
    texts = drawing.texts()
    for words in (
        "02-13",
        "+4:0134",
        "03",
        "PILE 18",
        "Mara",
        "Cone crew, 12 left",
        "37",
        "Diamond crew, 16 left",
    ):
        assert texts.count(words) == 1, words
    bare = read(picture(turn_49)).texts()
    assert "PILE 18" not in bare
    assert "Mara" not in bare


def test_a_seat_without_a_name_has_a_number(turn_49: SeismicView, read: Read) -> None:
    texts = read(picture(turn_49, names=["Mara"], panel=True)).texts()
    assert [words for words in texts if words.startswith(("Mara", "Seat"))] == [
        "Mara",
        "Seat 2",
        "Seat 3",
        "Seat 4",
    ]


def test_own_piles_are_told_where_there_are_some(turn_49: SeismicView, read: Read) -> None:
    balance = replace(turn_49, piles=(3, 4, 5, 6))
    assert "Helmet crew, 18 left, pile 4" in read(picture(balance, panel=True)).texts()


def test_the_title_is_the_caption(turn_49: SeismicView, read: Read) -> None:
    plain, named = read(picture(turn_49)), read(picture(turn_49, title="Thursday night"))
    assert "Thursday night" in named.texts()
    assert named.root[0].text == "Thursday night"
    assert float(named.root.get("height")) > float(plain.root.get("height"))


@pytest.mark.parametrize("size", [(1100, 716), (1200, 630), (300, 200), (160, 160)])
def test_a_picture_has_the_size_that_was_asked_for(
    turn_49: SeismicView, read: Read, size: tuple[int, int]
) -> None:
    root = read(picture(turn_49, size=size)).root
    assert (float(root.get("width")), float(root.get("height"))) == pytest.approx(size, abs=0.02)


def test_a_width_alone_leaves_the_height_to_the_map(turn_49: SeismicView, read: Read) -> None:
    root = read(picture(turn_49, size=600)).root
    assert float(root.get("width")) == pytest.approx(600, abs=0.02)
    assert 400 < float(root.get("height")) < 900


def test_an_early_game_is_not_blown_up(lay: Callable[..., SeismicView], read: Read) -> None:
    root = read(picture(lay(), size=(1100, 716))).root
    shield = next(e for e in root.iter() if e.get("transform", "").endswith("scale(1.393)"))
    assert shield is not None, "48 pixels to a unit and no more"
    assert float(read(picture(lay())).root.get("width")) < 700


def test_a_thumbnail_has_frame_and_contours_but_no_words(turn_49: SeismicView, read: Read) -> None:
    thumbnail = read(picture(turn_49, size=(300, 200), legal={(6, -2): 2}, scars=[(0, -1)]))
    assert thumbnail.texts() == []
    assert "@font-face" not in thumbnail.svg
    assert len(thumbnail.uses("index-lines")) == 1
    assert thumbnail.uses("lines") == thumbnail.uses("crew-cone") == []
    assert len(thumbnail.layer("crews")) == sum(tile.crew is not None for tile in turn_49.board)
    assert {e.tag[-6:] for e in thumbnail.layer("crews")} == {"circle"}


def test_there_are_two_themes(turn_49: SeismicView) -> None:
    light, dark = picture(turn_49, theme="light"), picture(turn_49, theme="dark")
    assert LIGHT["paper"] in light
    assert LIGHT["paper"] not in dark
    assert DARK["paper"] in dark
