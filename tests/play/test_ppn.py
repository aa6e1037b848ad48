"""Portable Piecepack Notation: whole games there and back, files written by hand, files that are refused."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quakeboard.play.ppn import BadPPN, decode_ppn, read_ppn, write_ppn
from quakeboard.play.record import BadRecord, ChanceProof, Record, Seat, encode, new_record, recorded
from quakeboard.rules.game import OVER, QuakeboardError
from quakeboard.rules.sanandreas.actions import Mark
from quakeboard.rules.sanandreas.game import SanAndreas
from quakeboard.rules.sanandreas.options import Options
from quakeboard.rules.squaregrid import square

HEAD = "---\nGameType: San Andreas\nPlayers: 3\nFirstPlayer: Suns\n...\n"
FIRST_LINE = HEAD.count("\n") + 1
SETTINGS = [  # seed, seats, the seat that begins, and how keen players are on quakes
    *((seed, 3 + seed % 2, None if seed % 3 else seed % 2, (0.3, 0.6, 0.9)[seed % 3]) for seed in range(15)),
    (16, 3, None, 0.3),  # a swap that is declined just before the scoring
]


@cache
def play(seed: int, seats: int = 3, first: int | None = None, keen: float = 0.5) -> Record:
    """A whole game by random players."""
    dice = random.Random(seed)
    game = SanAndreas(Options(first=first))
    position = game.start(seats)
    record = new_record(game, [Seat(f"Player {n}") for n in range(seats)], ChanceProof())
    while position.actor() != OVER:
        legal = position.legal()
        marks = [action for action in legal if isinstance(action, Mark)]
        action = dice.choice(marks if marks and dice.random() < keen else legal)
        position.apply(action)
        record.actions.append(str(action))
    outcome = position.outcome()
    assert outcome is not None
    record.outcome = recorded(outcome)
    return record


@cache
def written(*setting: Any) -> str:
    return write_ppn(play(*setting))


def cut(record: Record, steps: int) -> Record:
    """The record as it was after so many steps; the last one may not end the game."""
    return Record(**{**fields(record), "actions": record.actions[:steps], "outcome": None})


def fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def movetext(text: str) -> str:
    return text.split("\n...\n", 1)[1]


def without_comments(text: str) -> str:
    return re.sub(r"\{[^}]*\}", "", text)


def numbered(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each number in a movetext without comments, and its words."""
    number, words = "", []
    for word in without_comments(text).split():
        if word.endswith("."):
            if number:
                yield number, words
            number, words = word, []
        else:
            words.append(word)
    yield number, words


def refused(text: str) -> BadPPN:
    with pytest.raises(BadPPN) as found:
        read_ppn(text)
    assert "\n" not in found.value.sentence
    return found.value


# ---------------------------------------------------------------------- there and back


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_game_comes_back_as_it_was(setting: Any) -> None:
    assert encode(decode_ppn(written(*setting).encode())) == encode(play(*setting))


def test_the_games_have_everything_in_them() -> None:
    actions = [action.split()[0] for setting in SETTINGS for action in play(*setting).actions]
    assert {"first", "found", "mark", "roll", "shift", "swap", "pass"} == set(actions)
    text = "".join(movetext(written(*setting)) for setting in SETTINGS)
    words = ("*?t", "_<", "%?t", "<0,0>", "@(", "~", "lies flat", "over land", "under land", "sinks")
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("setting", [(1, 4, None, 0.3), (16, 3, None, 0.3)])
def test_an_unfinished_game_comes_back_as_it_was(setting: Any) -> None:
    record = play(*setting)
    for steps in range(len(record.actions)):
        unfinished = cut(record, steps)
        assert read_ppn(write_ppn(unfinished)) == unfinished


NAMES = ["a: b # c", '"{ }" \\ […]', "'", "…\u2028\x7f\t\n---", "null", "7", "- x", "Ünï 🎲", "...", "~"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_comes_back(name: str) -> None:
    record = cut(play(1), 9)
    record.seats = [Seat("Ada"), Seat(name, bot="greedy"), Seat(name[::-1])]
    record.chance = ChanceProof("c" * 64, "5" * 64, [name, "", "x"])
    text = write_ppn(record)
    assert read_ppn(text) == record
    head = text.split("\n...\n")[0].split("\n")
    assert all(re.match(r"---$|[A-Z][A-Za-z]+: ", line) for line in head)
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]", text)


@pytest.mark.parametrize("options", [{}, {"first": None}, {"first": 2}, {"variants": []}])
def test_options_come_back_as_they_were_given(options: dict[str, Any]) -> None:
    record = new_record(SanAndreas.from_json(options), [Seat(n) for n in "abc"], ChanceProof())
    record.options = options
    assert read_ppn(write_ppn(record)) == record


def test_only_games_of_san_andreas_that_replay_are_written() -> None:
    with pytest.raises(BadPPN) as found:
        write_ppn(Record(**{**fields(play(1)), "game": "seismic"}))
    assert found.value.code == "ppn-other-game"
    with pytest.raises(BadRecord) as broken:
        write_ppn(Record(**{**fields(play(1)), "actions": ["first 0", "pass"]}))
    assert broken.value.code == "bad-step"


# ---------------------------------------------------------------------- what is written


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


# ---------------------------------------------------------------------- written by hand

BY_HAND = """\
--- # one of our Tuesday games
# nobody proved anything

Event:  'It''s Tuesday'
GameType:
   Name: san andreas
Players:
 - Ada      # Suns
 - "Ben"
 - 'Cy'
Site: home
... # and now the moves
{ Cy begins, for he rolled highest. 1. This is no move }
Round1.
   2Cbc@a15;pS@b15

1.2.	cM3@(5,4)\r
{ so far }"""


def test_a_head_written_by_hand_is_read() -> None:
    record = read_ppn(BY_HAND)
    assert record.names == ["Ada", "Ben", "Cy"]
    assert record.options == {"first": None}
    assert record.actions == ["first 2", "found 1,15 2", "mark 2,15 S", "found 5,4 3"]


def test_who_begins_is_told_by_the_first_coin_or_by_the_head() -> None:
    assert read_ppn("GameType: San Andreas\n...\n1. pS@a15 2. cA3@c14").actions[0] == "first 2"
    assert len(read_ppn("GameType: San Andreas\n...\n1. pS@a15 2. cA3@c14").seats) == 4
    by_name = "GameType: San Andreas\nPlayers: [Ada, Ben, Cy]\nFirstPlayer: Ben\n...\n1. pS@a15"
    assert read_ppn(by_name).actions == ["first 1", "mark 1,15 S"]
    assert refused("GameType: San Andreas\n...\n\n1. pS@a15").code == "ppn-who-begins"


QUAKE = "1. pS@a15 2. pM@a11 3. pC@f3 4. pA@g1\n"
"""Pawns on the tiles tSn, tMn, tAn and tA3: a quake."""


@pytest.mark.parametrize(
    "shifts",
    [
        "5. dS3@(0,1) dM4@(0,2) dCa@(0,3) dAn@(0,4) 6. *?pS ?tSn-<0,1> 7. *?pM ?tMn_<0,-1> *?pC ?tAn-<1,0>",
        "Roll. dS3@a1 d4M@b1 dC1@c1 dA0@d1 Shift.1. ?tSn-1N {lifts}\n; ?tMn_(1.5,10.5)%?tM3 *?pM;*?pC",
        "dS3@a1 dM4@a2 dCa@a3 dAn@a4*?pS*?pM { no numbers, no consequences }",
        "5. dS3@a1 dM4@a2 dCa@a3 dAn@a4 6. (1.5,15.5)-<0,1>*a15 6... ?tMn_1S 7. ?tAn-<1,0>*f3 *?dS a2-b2",
    ],
)
def test_a_quake_is_read_however_it_is_written(shifts: str) -> None:
    record = read_ppn(HEAD + QUAKE + shifts)
    assert record.actions[5:] == ["roll 3 4 1 0", "shift S", "shift M"]


@pytest.mark.parametrize("setting", SETTINGS)
def test_consequences_may_be_left_out(setting: Any) -> None:
    text = written(*setting)
    bare = []
    for number, words in numbered(movetext(text)):
        swap = any(word.startswith("c") and "f@" in word for word in words)
        kept = [word for word in words if "@" in word or "~" in word]
        kept += [word for word in words if word.startswith("*?p")][:1] if not kept else []
        nulls = [word for word in words if re.match(r"\*\?c[SMCA]n", word)][:1]
        bare.append(" ".join([number, *(nulls if swap else []), *kept]))
    head = text.split("\n...\n")[0]
    assert read_ppn("\n".join([head, "...", *bare])) == play(*setting)


@pytest.mark.parametrize("setting", [(1, 4, None, 0.6), (16, 3, None, 0.3)])
def test_spaces_and_comments_do_not_matter(setting: Any) -> None:
    dice = random.Random(1)
    head, text = written(*setting).split("\n...\n")
    words = without_comments(text).split()
    gaps = (" ", "\n", "\r\n\t", "  ", " ; ", " {} ", " { pS@a1 2. } ", "\n{ ... --- + 1 }\n")
    wild = "".join(dice.choice(gaps) + word for word in words)
    assert read_ppn(f"{head}\n...\n{wild}") == play(*setting)


def test_a_swap_can_be_written_as_a_change() -> None:
    record = play(16, 3, None, 0.3)
    text, count = re.subn(r"\*\?(c[SMCA]n) c[SMCA](.)f@\S+", r"?\1~\2", written(16, 3, None, 0.3))
    assert count == sum(action.startswith("swap") for action in record.actions) > 0
    assert read_ppn(text) == record


# ---------------------------------------------------------------------- refused


@pytest.mark.parametrize(
    ("head", "code", "line"),
    [
        ("", "ppn-no-head", None),
        ("---\nGameType: San Andreas\n1. pS@a15", "ppn-no-head", None),
        ("---\n...\n", "ppn-game-type", 1),
        ("---\nEvent: x\nGameType: Fuji-san\n...", "ppn-game-type", 3),
        ("---\nGameType: San Andreas\nwhat\n...", "ppn-bad-head", 3),
        ("---\nGameType: San Andreas\nA: &x y\n...", "ppn-bad-head", 3),
        ("---\nGameType: San Andreas\nA: 1\nA: 2\n...", "ppn-key-twice", 4),
        ("---\nGameType: San Andreas\nPlayers: [a, b]\n...", "ppn-bad-table", 2),
        ("---\nGameType: San Andreas\nPlayers: 7\n...", "ppn-bad-value", 3),
        ("---\nGameType: San Andreas\nPlayers: ['', b, c]\n...", "ppn-bad-value", 3),
        ("---\nGameType: San Andreas\nRules: 99\n...", "ppn-bad-table", 2),
        ("---\nGameType: San Andreas\nOptions: {}\nSeed: [1]\n...", "ppn-bad-value", 4),
        ('---\nGameType: San Andreas\nOptions: {"x": 1}\n...', "ppn-bad-table", 2),
        ("---\nGameType: San Andreas\nFirstPlayer: Zoe\n...", "ppn-bad-value", 3),
        ("---\nGameType: San Andreas\nScores: [1, 2, 3]\n...", "ppn-wrong-scores", 3),
    ],
)
def test_a_bad_head_is_refused(head: str, code: str, line: int | None) -> None:
    error = refused(head)
    assert (error.code, error.line) == (code, line)
    assert line is None or error.sentence.startswith(f"Line {line}")


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("1. cS3b@c4\n2. cM3b@c4", "ppn-illegal", 1),
        ("1. cS3b@e4\n2. cM3b@e4", "ppn-illegal", 2),
        ("1. cS3b@e4\n2.\n3. cC3b@g7", "ppn-illegal", 2),
        ("1. cS3b@e4\n2. cC3b@g7", "ppn-wrong-turn", 2),
        ("1. cS3f@e4", "ppn-otherwise", 1),
        ("1. cSb@e4", "ppn-unclear", 1),
        ("1. cS3b@(4.5,4)", "ppn-unreadable", 1),
        ("1. cS3b@(5,4.25)", "ppn-unreadable", 1),
        ("1. tS3@e4", "ppn-unreadable", 1),
        ("1. cS3b@e4\n{ so\nfar }\n2. hello", "ppn-unreadable", 4),
        ("1. cS3b@e4 e4-<+1,0>", "ppn-unreadable", 1),
        ("1. +15", "ppn-unreadable", 1),
        ("1. cS3b@e4\n2. *?cS3", "ppn-not-so", 2),
        ("1. cS3b@e4\n2. *?cS4", "ppn-no-such-piece", 2),
        ("1. cS3b@e4\n2. *?c", "ppn-not-so", 2),
        ("1. cS3b@e4\n2. ?tSn-<1,0>", "ppn-not-so", 2),
        ("1. cS3b@e4\n2. e4-f4", "ppn-not-so", 2),
        ("1. cS3b@e4\n2. *a1", "ppn-no-such-piece", 2),
        ("1. cS3b@e4\n2. *?t", "ppn-unclear", 2),
        ("1. { a { b } }", "ppn-bad-comment", 1),
        ("1. cS3b@e4 {x}y", "ppn-bad-comment", 1),
        ("\n1. cS3b@e4 }", "ppn-bad-comment", 2),
        ("1. cS3b@e4\n2. { no end", "ppn-bad-comment", 2),
        ("1. ?d{S~3,M~2}", "ppn-bad-comment", 1),
        ("1. cS3b@e4\n---\nGameType: San Andreas", "ppn-line-begins", 2),
        ("1. cS3b@e4\n... cM3b@a1", "ppn-line-begins", 2),
        (QUAKE + "5.", "ppn-empty-move", 2),
        (QUAKE + "5. cM3b@a1", "ppn-illegal", 2),
        (QUAKE + "5. dS3@a1 dM3@a2", "ppn-die-missing", 2),
        (QUAKE + "5. dSn@a1 dMn@a2 dCn@a3 dAn@a4", "ppn-illegal", 2),
        (QUAKE + "5. *?pS", "ppn-not-so", 2),
    ],
)
def test_what_is_not_legal_is_refused_with_its_line(text: str, code: str, line: int) -> None:
    error = refused(HEAD + text)
    assert (error.code, error.line) == (code, line + FIRST_LINE - 1)
    assert error.sentence.startswith(f"Line {error.line}")


ROLL = QUAKE + "5. dS3@a1 dM4@a2 dCa@a3 dAn@a4\n"


@pytest.mark.parametrize(
    ("text", "code", "due"),
    [
        ("?tSn-<1,0>", "ppn-otherwise", "?tSn-<0,1>"),
        ("?tMn-<0,-1>", "ppn-otherwise", "?tMn_<0,-1>%?tM3"),
        ("*?pM ?tMn_<0,1>", "ppn-otherwise", "?tMn_<0,-1>"),
        ("?tAn_<1,0>", "ppn-otherwise", "?tAn-<1,0>%?tAa"),
        ("*?pS ?dS~4", "ppn-not-so", ""),
        ("*?pS *?pS", "ppn-no-such-piece", ""),
        ("*?pA", "ppn-illegal", ""),
        ("?tM4-<0,1>", "ppn-not-so", ""),
        ("*?pS *?tSn", "ppn-otherwise", "?tSn-<0,1>"),
    ],
)
def test_consequences_that_contradict_the_rules_are_refused(text: str, code: str, due: str) -> None:
    error = refused(HEAD + ROLL + text)
    assert (error.code, error.line) == (code, FIRST_LINE + 2)
    assert error.params.get("due", "") == due


@pytest.mark.parametrize("setting", [SETTINGS[2], SETTINGS[5]])
def test_every_move_that_goes_elsewhere_is_refused_in_its_line(setting: Any) -> None:
    text = written(*setting)
    moves = [found for found in re.finditer(r"(?<=\s)\?[tcp]\S+?[-_](<[^>]*>)", text) if found[1] != "<0,0>"]
    for found in random.Random(1).sample(moves, 12):
        wrong = text[: found.start(1)] + "<1,1>" + text[found.end(1) :]
        assert refused(wrong).line == text.count("\n", 0, found.start()) + 1


def test_a_refusal_by_the_rules_cites_their_ruling() -> None:
    error = refused(HEAD + "1. cS3b@e4\n2. cM3b@e5")
    assert error.ruling == "A9"
    assert error.sentence == f"Line {FIRST_LINE + 1}, “cM3b@e5”: The city at 5,4 is next to 5,5."


def test_nothing_follows_the_end_of_a_game() -> None:
    text = written(1, 4, None, 0.6)
    assert read_ppn(text + "end. { Thanks for the game. }") == play(1, 4, None, 0.6)
    error = refused(text + "1000. pS@a1")
    assert (error.code, error.ruling) == ("ppn-illegal", "end of the game")


def test_two_pawns_that_could_move_the_same_tile_are_told_apart() -> None:
    text = HEAD + "1. pS@a15 2. pM@b15 3. pC@f3 4. pA@g1\n5. dS3@a1 dM3@a2 dCa@a3 dAn@a4\n6. ?tSn-<0,1>"
    assert refused(text).code == "ppn-unclear"
    assert read_ppn(text + " *?pM").actions[-1] == "shift M"


def test_bytes_that_are_no_text_are_refused() -> None:
    for content in (b"\xff\xfe", HEAD.encode("utf-16"), b"---\nGameType: San Andreas\xe9\n...\n"):
        with pytest.raises(BadPPN) as found:
            decode_ppn(content)
        assert found.value.code == "ppn-not-text"
    assert refused("\ud800").code == "ppn-not-text"


def test_what_takes_too_long_is_refused_soon() -> None:
    for text in ("-" * 200_000 + "%", "{ " * 100_000, "a" * 300_000, "1. " * 300_000, "?" * 99_999 + "~"):
        refused(HEAD + text)
        refused(f"A{text}\n...\n")


FUZZED = written(4, 3, None, 0.6)
WORDS = (
    "{",
    "}",
    "...",
    "---",
    "pS@a1",
    "*?pS",
    "+?cS3",
    "?tSn_<0,1>",
    "9.",
    "~",
    "%",
    "@",
    "1",
    "\n",
    ":",
    "[",
)


@settings(max_examples=60)
@given(st.data())
def test_whatever_the_text_it_is_read_or_refused(data: st.DataObject) -> None:
    lines = FUZZED.split("\n")[: data.draw(st.integers(1, 60))]
    text = "\n".join(lines)
    for _ in range(data.draw(st.integers(0, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = start + data.draw(st.integers(0, 12))
        text = text[:start] + data.draw(st.sampled_from(WORDS) | st.text(max_size=4)) + text[end:]
    with contextlib.suppress(QuakeboardError):
        record = read_ppn(text)
        assert read_ppn(write_ppn(record)) == record


@given(st.text(max_size=60))
def test_junk_is_read_or_refused(junk: str) -> None:
    for text in (junk, f"---\nGameType: San Andreas\n{junk}\n...\n", HEAD + junk):
        with contextlib.suppress(QuakeboardError):
            read_ppn(text)
