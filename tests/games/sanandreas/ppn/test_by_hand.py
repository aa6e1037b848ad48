"""Files written by hand are read, whatever their manner."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from ppn_games import HEAD, QUAKE, SETTINGS, movetext, numbered, play, refused, without_comments, written

from quakeboard.games.sanandreas.ppn import read_ppn

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


WILD = """\
%YAML 1.1
---
SetUp: San Andreas
GameType: a game that shakes
Players: [no, 2024-05-01, 1:30]
Date: 2024-05-01
Site: &home {on: off, <<: {a: b}}
Home: *home
Endless: &self [*self, !!python/name:os.system x]
? [a, b]
: c
Annotator: |
  Nobody
   knows: [
FirstPlayer: 2024-05-01
...
"""


def test_words_are_text_and_what_is_not_known_is_passed_over() -> None:
    record = read_ppn(WILD + "1. pS@a15")
    assert record.names == ["no", "2024-05-01", "1:30"]
    assert record.actions == ["first 1", "mark 1,15 S"]


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ("3", ["Suns", "Moons", "Crowns"]),
        ("4", ["Suns", "Moons", "Crowns", "Arms"]),
        ("~", ["Suns", "Moons", "Crowns"]),
        ("Ada, Ben,  Cy", ["Ada", "Ben", "Cy"]),
        ("{Moons: Ben, Suns: Ada, Crowns: Cy}", ["Ada", "Ben", "Cy"]),
        ("[Ada, 'null', \"\\ud83c\\udfb2\"]", ["Ada", "null", "🎲"]),
    ],
)
def test_players_are_named_or_counted(players: str, names: list[str]) -> None:
    head = f"GameType: San Andreas\nPlayers: {players}\nFirstPlayer: Suns\n...\n"
    assert read_ppn(head).names == names


def test_the_example_of_the_documentation_is_read() -> None:
    page = Path(__file__).parents[4] / "docs" / "ppn.md"
    [example] = re.findall(r"```ppn\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    record = read_ppn(example)
    assert record.names == ["Ada", "Ben", "Cleo"]
    assert record.actions == [
        "first 0", "found 5,4 3", "found 7,7 2", "found 2,13 4",
        "mark 1,15 S", "mark 1,11 M", "mark 6,3 C", "mark 7,1 A", "roll 3 4 1 0", "shift S", "shift M",
    ]  # fmt: skip


def test_who_begins_is_told_by_the_first_coin_or_by_the_head() -> None:
    assert read_ppn("GameType: San Andreas\n...\n1. pS@a15 2. cA3@c14").actions[0] == "first 2"
    assert len(read_ppn("GameType: San Andreas\n...\n1. pS@a15 2. cA3@c14").seats) == 4
    by_name = "GameType: San Andreas\nPlayers: [Ada, Ben, Cy]\nFirstPlayer: Ben\n...\n1. pS@a15"
    assert read_ppn(by_name).actions == ["first 1", "mark 1,15 S"]
    assert refused("GameType: San Andreas\n...\n\n1. pS@a15").code == "ppn-who-begins"


@pytest.mark.parametrize(
    "shifts",
    [
        "5. dS3@(0,1) dM4@(0,2) dCa@(0,3) dAn@(0,4) 6. *?pS ?tSn-<0,1> 7. *?pM ?tMn_<0,-1> *?pC ?tAn-<1,0>",
        "Roll. dS3@a1 d4M@b1 dC1@c1 dA0@d1 Shift.1. ?tSn-1N {lifts}\n; ?tMn_(1.5,10.5)%?tM3 *?pM;*?pC",
        "5. d{S3@a1,M4@a2,Ca@a3,An@a4} Shifts. Suns. *?p{S,M} { headings, and several moves in one }",
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
