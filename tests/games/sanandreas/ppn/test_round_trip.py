"""A record that is written as PPN comes back as it was."""

from __future__ import annotations

import re
from typing import Any

import pytest
from ppn_games import HEAD, SETTINGS, cut, fields, movetext, play, written

from quakeboard.games.sanandreas.ppn import BadPPN, decode_ppn, read_ppn, write_ppn
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.play.record import BadRecord, ChanceProof, Record, Seat, encode, new_record


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


NAMES = ["", "a: b # c", '"{ }" \\ […]', "'", "…\u2028\x7f\t\n---", "null", "7", "- x", "Ünï 🎲", "...", "~"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_comes_back(name: str) -> None:
    record = cut(play(1), 9)
    record.seats = [Seat("Ada"), Seat(name, bot="greedy"), Seat(name[::-1])]
    record.chance = ChanceProof("c" * 64, None, [name, "", "x"])
    text = write_ppn(record)
    assert read_ppn(text) == record
    head = text.split("\n...\n")[0].split("\n")
    assert all(re.match(r"---$|[A-Z][A-Za-z]+: ", line) for line in head)
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]", text)


def test_the_seed_is_shown_only_when_the_game_is_over() -> None:
    chance = ChanceProof("c" * 64, "5" * 64)
    over = Record(**{**fields(play(1)), "chance": chance})
    assert read_ppn(write_ppn(over)) == over
    assert "5" * 64 not in write_ppn(cut(over, 9))


def test_a_head_written_by_hand_names_the_options_of_the_table() -> None:
    head = HEAD.replace("...", "Options: {lakes: true, lost: closed}\n...")
    record = read_ppn(head + "1. pS@a15\n")
    assert SanAndreas.from_json(record.options) == SanAndreas.from_json({"lakes": True, "lost": "closed"})
    with pytest.raises(BadPPN, match="open or closed"):
        read_ppn(head.replace("closed", "shut") + "1. pS@a15\n")


@pytest.mark.parametrize(
    "options",
    [{}, {"first": None}, {"first": 2}, {"variants": []}, {"lakes": True, "lost": "closed", "first": 1}],
)
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
