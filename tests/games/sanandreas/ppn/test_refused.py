"""What is no PPN of San Andreas, or not legal, is refused with line and reason."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from ppn_games import FIRST_LINE, HEAD, QUAKE, SETTINGS, play, refused, written

from quakeboard.games.sanandreas.ppn import BadPPN, decode_ppn, read_ppn


@pytest.mark.parametrize(
    ("head", "code", "line"),
    [
        ("", "ppn-no-head", None),
        ("---\nGameType: San Andreas\n1. pS@a15", "ppn-no-head", None),
        ("---\n...\n", "ppn-game-type", 1),
        ("---\nEvent: x\nGameType: Fuji-san\n...", "ppn-game-type", 3),
        ("---\nGameType: San Andreas\nwhat\n...", "ppn-bad-head", 3),
        ("---\nGameType: San Andreas\nPlayers: [a, b\nSite: x\n...", "ppn-bad-head", 4),
        ("---\nGameType: San Andreas\nSite: [a, b\n\n...", "ppn-bad-head", 3),
        ("---\nGameType: San Andreas\nSite: 'x\nA: 1\n...", "ppn-bad-head", 3),
        ("---\nGameType: San Andreas\n\tSite: x\n...", "ppn-bad-head", 3),
        ("---\nGameType: San Andreas\nA: 1\n---\nB: 2\n...", "ppn-bad-head", 4),
        ("---\nGameType: San Andreas\nA: *x\n...", "ppn-bad-head", 3),
        ("---\nGameType: San Andreas\nA: \0\n...", "ppn-bad-head", 3),
        ('---\nGameType: San Andreas\nA: "\\UFFFFFFFF"\n...', "ppn-bad-head", 3),
        (f"%YAML 1.{'9' * 9999}\n---\nGameType: San Andreas\n...", "ppn-bad-head", 1),
        (f"---\nGameType: San Andreas\nA: {'[' * 9999}\n...", "ppn-bad-head", 3),
        (f"---\nGameType: San Andreas\nA: {'- ' * 4999}\n...", "ppn-bad-head", 3),
        ("---\n- GameType: San Andreas\n...", "ppn-bad-head", 2),
        ("---\nGameType: San Andreas\nPlayers: &x [a, *x]\n...", "ppn-bad-head", 3),
        ("---\nGameType: San Andreas\nOptions: {first: &x [1], variants: *x}\n...", "ppn-bad-head", 3),
        ("---\nGameType: San Andreas\nOptions: {? [a] : 1}\n...", "ppn-bad-head", 3),
        ("---\nGameType: San Andreas\nOptions: {first: 1,\n  first: 2}\n...", "ppn-key-twice", 4),
        ('---\nGameType: San Andreas\nPlayers: ["\\ud800", b, c]\n...', "ppn-bad-value", 3),
        (f"---\nGameType: San Andreas\nA: {'x' * 2**16}\n...", "ppn-head-too-long", None),
        ("---\nSetUp: Chess\nGameType: San Andreas\n...", "ppn-game-type", 2),
        ("---\nGameType: San Andreas\nA: 1\nA: 2\n...", "ppn-key-twice", 4),
        ("---\nGameType: San Andreas\nPlayers: [a, b]\n...", "ppn-bad-table", 2),
        ("---\nGameType: San Andreas\nPlayers: 7\n...", "ppn-bad-value", 3),
        ("---\nGameType: San Andreas\nPlayers: [7, b, c]\n...", "ppn-bad-value", 3),
        ("---\nGameType: San Andreas\nScores: no\n...", "ppn-bad-value", 3),
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
        ("1. cS3b@e4\n2.\n3. cC3b@g7", "ppn-wrong-turn", 3),
        ("1. cS3b@e4\n2. cC3b@g7", "ppn-wrong-turn", 2),
        ("1. cS3f@e4", "ppn-otherwise", 1),
        ("1. cSb@e4", "ppn-unclear", 1),
        ("1. cS3b@(4.5,4)", "ppn-unreadable", 1),
        ("1. cS3b@(5,4.25)", "ppn-unreadable", 1),
        ("1. tS3@e4", "ppn-put-tile", 1),
        ("1. S3@e4", "ppn-put-tile", 1),
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
        ("1. ?d{S~3 M~2}", "ppn-bad-comment", 1),
        ("1. c{S3,M3}b{@e4,@g7}", "ppn-unreadable", 1),
        ("1. cS3b@e4\n---\nGameType: San Andreas", "ppn-line-begins", 2),
        ("1. cS3b@e4\n... cM3b@a1", "ppn-line-begins", 2),
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
    assert error.sentence == f"Line {FIRST_LINE + 1}, “cM3b@e5”: The city at E19 is next to E18."


def test_nothing_follows_the_end_of_a_game() -> None:
    text = written(1, 4, None, 0.6)
    assert read_ppn(text + "end. { Thanks for the game. }") == play(1, 4, None, 0.6)
    error = refused(text + "1000. pS@a1")
    assert (error.code, error.ruling) == ("ppn-illegal", "end of the game")


def test_two_pawns_that_could_move_the_same_tile_are_told_apart() -> None:
    text = HEAD + "1. pS@a15 2. pM@b15 3. pC@f3 4. pA@g1\n5. dS3@a1 dM3@a2 dCa@a3 dAn@a4\n6. ?tSn-<0,1>"
    assert refused(text).code == "ppn-unclear"
    assert read_ppn(text + " *?pM").actions[-1] == "shift M"


def test_a_refusal_can_be_shown_on_a_screen() -> None:
    for text in ("---\nGameType: \x1b[2J\n...", HEAD + "1. \x1b[2J", HEAD + "1. cS3b@e4\u202e"):
        assert refused(text).sentence.isprintable()


def test_bytes_that_are_no_text_are_refused() -> None:
    for content in (b"\xff\xfe", HEAD.encode("utf-16"), b"---\nGameType: San Andreas\xe9\n...\n"):
        with pytest.raises(BadPPN) as found:
            decode_ppn(content)
        assert found.value.code == "ppn-not-text"
    assert refused("\ud800").code == "ppn-not-text"


def test_what_takes_too_long_is_refused_soon() -> None:
    for text in (
        "-" * 200_000 + "%",
        "{ " * 100_000,
        "a" * 300_000,
        "?" * 99_999 + "~",
        "x{" + "," * 200_000,
    ):
        refused(HEAD + text)
        refused(f"A{text}\n...\n")
