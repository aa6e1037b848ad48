"""What people are told when they are not at their table."""

from __future__ import annotations

from typing import Any

import pytest

from quakeboard.language import Language
from quakeboard.service.notice_texts import SENTENCES, text_of
from quakeboard.service.notices import Notice

NAMES = ["Mara", "Jun", "greedy", "Ada"]


def told(kind: Any, seat: int = 0, language: str = "en", **others: Any) -> str:
    fields = {"names": NAMES, "people": [0, 1, 3], "seat": 0, "moves": 7} | others
    notice = Notice(kind=kind, table="t1", game="san-andreas", **fields)
    text = text_of(notice, seat, Language(language))
    assert text.title == "San Andreas"
    return text.sentence


def test_a_turn_names_the_people_one_plays_with() -> None:
    assert told("turn") == "Your turn, Mara. You play with Jun and Ada."
    assert told("turn", people=[0]) == "Your turn, Mara."


def test_a_reminder_says_who_waits() -> None:
    assert told("reminder") == "Jun and Ada are waiting for you, Mara: it is your turn."
    assert told("reminder", people=[0, 1]) == "Jun is waiting for you, Mara: it is your turn."
    assert told("reminder", language="de", people=[0, 1]) == "Jun wartet auf dich, Mara: Du bist am Zug."


def test_the_end_names_the_winner() -> None:
    over = "The game with Jun and Ada is over."
    assert told("ended", winners=[0]) == f"{over} You win."
    assert told("ended", winners=[2]) == f"{over} greedy wins."
    assert told("ended", winners=[0, 1]) == f"{over} Jun and you win together."
    assert told("ended", winners=[]) == over
    assert told("ended", language="es", winners=[0, 1]).endswith("Ganáis Jun y tú.")


def test_who_has_sat_down_is_not_told_so() -> None:
    assert told("sat", 1) == "Mara has sat down at your table."
    sat = Notice(kind="sat", table="t", game="seismic", names=NAMES, people=[0, 1, 3], seat=1, moves=0)
    assert sat.receivers == [0, 3]


@pytest.mark.parametrize("kind", SENTENCES)
@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
@pytest.mark.parametrize("people", [[0], [0, 1], [0, 1, 3]])
def test_there_is_a_sentence_for_everything(kind: str, language: str, people: list[int]) -> None:
    sentence = told(kind, language=language, people=people, winners=[0])
    assert sentence.endswith(".")
    assert "{" not in sentence
