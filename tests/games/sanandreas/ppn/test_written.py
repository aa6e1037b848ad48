"""What is written keeps the grammar of PPN, and other software shows the game that was played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from ppn_games import SETTINGS, movetext, numbered, play, written

from quakeboard.core.squaregrid import Space, square
from quakeboard.games.sanandreas.ppn.pieces import on_space, read_spot, spot_text
from quakeboard.games.sanandreas.rules.game import SanAndreas


def test_the_head_names_the_set_up() -> None:
    lines = written(1, 4, None, 0.6).split("\n")
    assert lines[:2] == ["---", "GameType: San Andreas"]
    assert any(line.startswith("Note: ") and "secret" in line for line in lines)


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_grammar_of_ppn_is_kept(setting: Any) -> None:
    text = movetext(written(*setting))
    assert not re.search(r"(?m)^(---|\.\.\.)", text)
    assert not re.search(r"\+[0-9]", text)
    assert max(map(len, text.split("\n"))) <= 100
    assert not re.search(r"\{[^}]*\{", text), "comments do not nest"
    assert all(re.fullmatch(r"\{\s[^{}]*\s\}", comment) for comment in re.findall(r"\S*\{[^}]*\}\S*", text))
    numbers = [number for number, _ in numbered(text)]
    assert len(numbers) == len(set(numbers)) == len(play(*setting).actions)
    assert all(re.fullmatch(r"[0-9]+[SMCA]?\.", number) for number in numbers)
    spot = r"(?:[a-z][0-9]+|\(-?[0-9]+,-?[0-9]+\))"
    forms = (
        rf"(c[SMCA][na2-5][bf]|p[SMCA]|d[SMCA][na2-5])@{spot}",
        r"\?(t[SMCA][na2-5]|c[SMCA][na2-5]|p[SMCA])[-_]<-?[01],-?[01]>(%\?t[SMCA][na2-5])?",
        r"\*\?(t[SMCA][na2-5]|c[SMCA][na2-5]|p[SMCA])",
        r"\+\?c[SMCA][na2-5]",
        r"\?d[SMCA]~[na2-5]",
    )
    for _, words in numbered(text):
        assert [word for word in words if not any(re.fullmatch(form, word) for form in forms)] == []


@pytest.mark.parametrize(
    ("space", "text"),
    [
        ((1, 1), "a1"),
        ((10, 16), "j16"),
        ((11, 4), "k4"),
        ((3, 17), "c17"),
        ((3, 0), "(3,0)"),
        ((27, 2), "(27,2)"),
    ],
)
def test_spaces_on_land_are_counted_on(space: Space, text: str) -> None:
    assert spot_text(on_space(space)) == text
    assert read_spot(text) == read_spot(f"({space[0]},{space[1]})") == on_space(space)


def test_row_nought_may_have_its_letter() -> None:
    assert read_spot("c0") == on_space((3, 0))


def test_pieces_stand_on_tiles_that_lie_on_land() -> None:
    text = "".join(movetext(written(*setting)) for setting in SETTINGS)
    for where in (r"[k-z]\d+", r"[a-j]1[7-9]", r"\(\d+,-?\d\)"):  # east, north, south
        assert re.search(rf"\s[cp]\w+@{where}\s", text)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_tile_moves_before_what_stands_on_it(setting: Any) -> None:
    for _, words in numbered(movetext(written(*setting))):
        moved = None
        for word in words:
            found = re.match(r"\?([tcp])\w+[-_](<[^>]+>)", word)
            if found and found[2] != "<0,0>":
                moved = found[2] if found[1] == "t" else moved
                assert found[2] == moved, word


class Software:
    """A reader of PPN that knows of San Andreas only the set-up: a list of pieces, the topmost last."""

    def __init__(self) -> None:
        rows = [(15, 1), (13, 1), (11, 1), (9, 2), (7, 3), (5, 4), (3, 5)]
        places = [(x + dx + 0.5, y + 0.5) for y, x in rows for dx in (0, 2, 4)] + [(7.5, 1.5), (9.5, 1.5)]
        names = [f"t{suit}{rank}" for suit in "SMCA" for rank in "na2345"][:23]
        self.pieces = list(zip(names, places, strict=True))
        self.dice: dict[str, str] = {}
        self.up: set[str] = set()

    def index(self, name: str) -> int:
        [found] = [place for place, (piece, _) in enumerate(self.pieces) if piece == name]
        return found

    def at(self, text: str) -> tuple[float, float]:
        if text[0] == "(":
            x, y = text[1:-1].split(",")
            return float(x), float(y)
        return float(ord(text[0]) - ord("a") + 1), float(text[1:])

    def do(self, word: str) -> None:
        if "@" in word:
            letters, where = word.split("@")
            assert all(name != letters[:3] for name, _ in self.pieces)
            name = letters[:2] if letters[0] in "dp" else letters[:3]
            self.pieces.append((name, self.at(where)))
            if letters[0] == "d":
                self.dice[name] = letters[2]
            if letters[-1] == "f":
                self.up.add(name)
        elif word[0] == "*":
            name = word[2:]
            del self.pieces[self.index(name)]
            self.up.discard(name)
        elif word[0] == "+":
            assert self.index(word[2:]) >= 0
            self.up ^= {word[2:]}
        elif "~" in word:
            name, rank = word[1:].split("~")
            assert self.index(name) >= 0
            self.dice[name] = rank
        else:
            self.move(word)

    def move(self, word: str) -> None:
        found = re.fullmatch(r"\?(\w+?)([-_])<(\S+),(\S+)>(?:%\?(\w+))?", word)
        assert found, word
        name, how, dx, dy, other = found.groups()
        _, (x, y) = self.pieces.pop(self.index(name))
        if how == "-":
            place = len(self.pieces)
        else:
            place = self.index(other) if other else 0
        self.pieces.insert(place, (name, (x + float(dx), y + float(dy))))

    def covering(self, space: tuple[int, int]) -> list[str]:
        """The tiles that cover a space, from bottom to top."""
        x, y = space
        return [n for n, (u, v) in self.pieces if n[0] == "t" and abs(u - x) == abs(v - y) == 0.5]

    def check(self, view: Any) -> None:
        """Whether it shows what the rules say."""
        tile_names = [f"t{suit}{rank}" for suit in "SMCA" for rank in "na2345"]
        tiles = {tile_names[tile.id]: (tile.at[0] + 0.5, tile.at[1] + 0.5) for tile in view.tiles}
        cities = {f"c{'SMCA'[city.seat]}{'na2345'[city.coin]}": city.at for city in view.cities}
        pawns = {f"p{epicentre.pawn}": epicentre.at for epicentre in view.epicentres}
        dice = {name: place for name, place in self.pieces if name[0] == "d"}
        assert dict(self.pieces) == tiles | cities | pawns | dice
        assert len(self.pieces) == len(dict(self.pieces))
        if view.dice is not None:
            assert "".join(self.dice[f"d{suit}"] for suit in "SMCA") == "".join(
                "na2345"[n] for n in view.dice
            )
        for tile in view.tiles:
            under_land = tile.under_land
            for space in square(tile.at, 2):
                if space in tile.showing:
                    assert self.covering(space)[-1] == tile_names[tile.id]
                elif not under_land and "land" not in tile.over:
                    assert self.covering(space)[-1] != tile_names[tile.id]
        for epicentre in view.epicentres:
            place = self.index(f"p{epicentre.pawn}")
            covering = self.covering(epicentre.at)
            tile = covering.index(tile_names[epicentre.tile])
            assert all(self.index(other) < place for other in covering[: tile + 1])
            assert all(self.index(other) > place for other in covering[tile + 1 :]), "covered, so not seen"
        for city, at in cities.items():
            assert all(self.index(tile) < self.index(city) for tile in self.covering(at))
        if view.phase == "turn" and view.turn_number > 1:
            assert all(f"c{'SMCA'[c.seat]}{'na2345'[c.coin]}" in self.up for c in view.cities) or not self.up


@pytest.mark.parametrize("setting", SETTINGS)
def test_other_software_shows_what_happened(setting: Any) -> None:
    record = play(*setting)
    position = record.make_game().start(len(record.seats))
    software = Software()
    game = SanAndreas()
    for (_, words), action in zip(numbered(movetext(written(*setting))), record.actions, strict=True):
        position.apply(game.read(action))
        for word in words:
            software.do(word)
        software.check(position.full_view())
