"""`quakeboard picture`: each view of both games, what is refused, and that a picture gives no secret away."""

from __future__ import annotations

import os
import re
import subprocess
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from quakeboard.cli.picture import picture
from quakeboard.core.errors import BadOptions
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.play.record import ChanceProof, Seat, new_record, save
from quakeboard.play.replay import check, load, steps

Run = Callable[..., subprocess.CompletedProcess[str]]
GAME = Path(__file__).parents[2] / "docs" / "games" / "san-andreas.quake.json"
HIDDEN = """
first 0; found 1,12 5; found 3,14 1; found 3,9 0; found 6,12 2; found 6,9 3; found 7,6 4;
mark 1,15 S; mark 3,7 M
"""
"""Three seats with two hidden coins each on the board, four in hand, and two epicentres."""
LAYERS = {
    "plan": ["sea", "mainland", "tiles"],
    "relief": ["paper", "block", "columns"],
    "section": ["ground", "land", "over"],
}


@pytest.fixture
def coast(tmp_path: Path) -> Path:
    """A game of San Andreas in its middle."""
    return write(tmp_path / "coast.quake.json", actions=[text.strip() for text in HIDDEN.split(";")])


def write(path: Path, actions: list[str]) -> Path:
    """A record of these actions, which are legal."""
    record = new_record(SanAndreas(), [Seat("Mara"), Seat("Jun"), Seat("Ilkka")], ChanceProof())
    record.actions = actions
    save(record, path)
    load(path)
    return path


def drawn(file: Path, **options: Any) -> str:
    """What the command writes with these options, without a process of its own."""
    out = file.with_suffix(".svg")
    picture(file, out, **options)
    return out.read_text("utf-8")


def layers(svg: str) -> list[str]:
    return re.findall(r'data-layer="([a-z]+)"', svg)


def test_picture_is_a_whole_svg_in_both_themes(run: Run, game: Path, tmp_path: Path) -> None:
    assert run("picture", game.name, "--step", "60", "-o", "light.svg").returncode == 0
    assert run("picture", game.name, "--step", "60", "-o", "dark.svg", "--theme", "dark").returncode == 0
    light, dark = (ElementTree.parse(tmp_path / name).getroot() for name in ("light.svg", "dark.svg"))
    assert light.tag.endswith("svg")
    assert ElementTree.tostring(light) != ElementTree.tostring(dark)


def test_a_picture_may_be_a_png(run: Run, game: Path, tmp_path: Path) -> None:
    assert run("picture", game.name, "-o", "table.PNG").returncode == 0
    header = (tmp_path / "table.PNG").read_bytes()[:24]
    svg = ElementTree.fromstring(drawn(game))
    assert header.startswith(b"\x89PNG\r\n")
    assert (int.from_bytes(header[16:20]), int.from_bytes(header[20:24])) == tuple(
        round(float(svg.get(side, "0"))) for side in ("width", "height")
    )


@pytest.mark.parametrize("name", ["t.gif", "t", "t.svgz", "png"])
def test_other_endings_are_refused_before_the_record_is_read(run: Run, name: str) -> None:
    done = run("picture", "none.quake.json", "-o", name)
    assert done.returncode == 2
    assert f"A picture is a file that ends in .svg or .png, not “{name}”." in done.stderr


def test_without_the_extra_a_png_needs_the_message_says_what_to_install(
    run: Run, game: Path, tmp_path: Path
) -> None:
    (tmp_path / "without").mkdir()
    (tmp_path / "without" / "resvg_py.py").write_text("raise ImportError\n")
    paths = os.pathsep.join(filter(None, [str(tmp_path / "without"), os.environ.get("PYTHONPATH")]))
    done = run("picture", game.name, "-o", "table.png", PYTHONPATH=paths)
    assert done.returncode == 2
    assert (
        "This needs resvg_py, which is not installed here: pip install “quakeboard[pictures]”." in done.stderr
    )
    assert not (tmp_path / "table.png").exists()


def test_legal_shows_where_a_tile_may_be_laid_and_in_how_many_ways(game: Path) -> None:
    lay = next(n for n, action in enumerate(load(game).actions) if action.startswith("lay"))
    *_, ways = (step.position.legal() for step in steps(load(game)) if step.number <= lay)
    cells = Counter(action.at for action in ways)
    svg = drawn(game, step=lay, legal=True)
    assert "legal" not in layers(drawn(game, step=lay))
    layer = next(e for e in ElementTree.fromstring(svg).iter() if e.get("data-layer") == "legal")
    figures = [e.text for e in layer.iter() if e.text]
    assert sorted(figures) == sorted(str(count) for count in cells.values())


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("plan", {}),
        ("plan", {"view": "plan", "panel": True, "theme": "dark"}),
        ("relief", {"view": "relief", "legal": True}),
        ("section", {"section": "row=12"}),
        ("section", {"section": "column=7", "theme": "dark"}),
    ],
)
def test_each_view_of_san_andreas_is_a_whole_svg(coast: Path, kind: str, options: dict[str, Any]) -> None:
    svg = drawn(coast, **options, title="Our coast")
    root = ElementTree.fromstring(svg)
    assert root[0].text == "Our coast"
    assert set(LAYERS[kind]) <= set(layers(svg))
    assert not any(set(LAYERS[other]) <= set(layers(svg)) for other in LAYERS if other != kind)


def test_a_section_is_cut_where_it_was_asked_for(coast: Path) -> None:
    assert "along row 11" in drawn(coast, section="row=12")
    assert "along column G" in drawn(coast, section="column=7")


def test_a_step_of_san_andreas_is_the_table_then(coast: Path) -> None:
    start, two = drawn(coast, step=0), drawn(coast, step=3)
    assert "cities" not in layers(start)
    assert sorted(spaces(two, "cities")) == ["1,12", "3,14"]


def test_legal_shows_where_a_city_and_an_epicentre_may_go(coast: Path) -> None:
    assert "legal" not in layers(drawn(coast))
    lit = spaces(drawn(coast, legal=True), "legal")
    assert lit.count("4,11") == 1, "an inland tile: only a city"
    assert lit.count("2,16") == 2, "a coastal tile: a city or an epicentre"
    assert lit.count("1,11") == 1, "next to a city, on a coastal tile: only an epicentre"
    assert "1,15" not in lit, "a pawn stands there"


def spaces(svg: str, layer: str) -> list[str]:
    found = [e for e in ElementTree.fromstring(svg).iter() if e.get("data-layer") == layer]
    assert len(found) == 1
    return [str(e.get("data-space")) for e in found[0].iter() if e.get("data-space")]


LOOKS: list[dict[str, Any]] = [{"panel": True}, {"view": "relief"}, {"section": "row=12"}]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("seat", [None, 1])
def test_a_hidden_coin_is_not_drawn_for_others(coast: Path, look: dict[str, Any], seat: int | None) -> None:
    """However the coins of seat 0 are dealt, whoever may not know them gets the same bytes."""
    dealt = coast.with_name("dealt.quake.json")
    seen = set()
    for coins in ("52", "31", "04", "40"):
        write(dealt, exchange(load(coast).actions, coins))
        seen.add(drawn(dealt, seat=seat, **look))
    assert len(seen) == 1


def exchange(actions: list[str], coins: str) -> list[str]:
    """The same game, but the two cities of seat 0 have these coins."""
    changed = list(actions)
    changed[1] = f"found 1,12 {coins[0]}"
    changed[4] = f"found 6,12 {coins[1]}"
    return changed


def test_a_seat_sees_its_own_coins(coast: Path) -> None:
    actions, dealt = load(coast).actions, coast.with_name("dealt.quake.json")
    deals = ["".join(coins) for coins in permutations("523", 2)]
    pictures = {drawn(write(dealt, exchange(actions, coins)), seat=0) for coins in deals}
    assert len(pictures) == 6


def test_coins_that_were_never_revealed_stay_hidden_after_the_end(tmp_path: Path) -> None:
    """A coin in hand when it ends stays its owner's secret; only to its owner its value is drawn."""
    record = load(GAME)
    assert record.outcome is not None
    seat = next(seat for seat, size in enumerate(check(record).view(None).hand_sizes) if size)
    ended = tmp_path / "ended.quake.json"
    save(record, ended)
    assert 'data-rim="secret"' not in drawn(ended, panel=True)
    assert 'data-rim="secret"' in drawn(ended, panel=True, seat=seat)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"table": True}, "“--table” does not belong to a picture of this game."),
        ({"section": "row=12", "view": "plan"}, "“--section” and “--view” do not go together."),
        ({"section": "row=12", "legal": True}, "“--section” and “--legal” do not go together."),
        ({"section": "row=12", "panel": True}, "“--section” and “--panel” do not go together."),
        ({"view": "relief", "panel": True}, "“--view relief” and “--panel” do not go together."),
        ({"section": "diagonal"}, "“diagonal” is no section: write row=12 or column=7"),
        ({"section": ""}, "“” is no section"),
        ({"section": "row=12,column=7"}, "is no section"),
        ({"section": "column=0"}, "is no section"),
        ({"section": "row=99"}, "is no section"),
        ({"seat": 3}, "There is no seat 3 at this table."),
        ({"step": 10}, "The record ends at step 9, so there is no step 10."),
    ],
)
def test_what_san_andreas_refuses(coast: Path, options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOptions) as refused:
        drawn(coast, **options)
    assert says in str(refused.value)
    assert not coast.with_suffix(".svg").exists()


@pytest.mark.parametrize("option", [{"view": "plan"}, {"section": "row=3"}, {"seat": 0}])
def test_what_seismic_refuses(game: Path, option: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        drawn(game, **option)
    (name,) = option
    assert str(refused.value) == f"“--{name}” does not belong to a picture of this game."


def test_a_game_without_pictures_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tremor.quake.json"
    save(new_record(make_game("tremor", {}), [Seat("Mara"), Seat("Jun")], ChanceProof()), file)
    with pytest.raises(BadOptions, match="There are no pictures of the game “tremor”"):
        drawn(file)


def test_a_refusal_is_one_line_in_the_readers_language(run: Run, coast: Path) -> None:
    done = run("picture", coast.name, "--table", "-o", "out.svg", QUAKEBOARD_LANGUAGE="de")
    assert done.returncode == 2
    assert done.stderr == "quakeboard: „--table“ gehört nicht zu einem Bild dieses Spiels. [pictures]\n"
    done = run("picture", coast.name, "--view", "sepia", "-o", "out.svg")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
