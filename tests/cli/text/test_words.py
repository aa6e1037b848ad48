"""Every sentence of the text game can be said, and can be translated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import quakeboard.cli.text
from quakeboard.bots import seismic_reasons
from quakeboard.cli.text.speech import Speech
from quakeboard.cli.text.topics import TOPICS, find_topic, topic_names
from quakeboard.cli.text.words import HELP, HINTS, WORDS
from quakeboard.language import Language
from quakeboard.language.people import People

ALL = (*WORDS, *HELP, *HINTS, *TOPICS)
SOURCES = list(Path(quakeboard.cli.text.__file__).parent.glob("*.py"))


@pytest.mark.parametrize(("key", "pattern"), ALL, ids=[key for key, _ in ALL])
def test_a_message_can_stand_in_a_language_file(key: str, pattern: str) -> None:
    indented = pattern.replace("\n", "\n    ")
    (entry,) = FluentParser().parse(f"{key} =\n    {indented}\n").body
    assert isinstance(entry, Message)
    assert not isinstance(entry, Junk)
    assert entry.id.name == key


def test_no_key_is_missing_and_none_is_idle() -> None:
    known = [key for key, _ in ALL]
    assert len(set(known)) == len(known)
    code = "".join(file.read_text("utf-8") for file in SOURCES if file.name not in ("words.py", "topics.py"))
    used = set(re.findall(r'"(play-[a-z-]+[a-z])"', code))
    assert used <= set(known)
    assert {key for key, _ in WORDS} <= used


def test_every_reason_of_a_bot_has_a_sentence() -> None:
    reasons = set(re.findall(r'"(hint-[a-z-]+)"', Path(seismic_reasons.__file__).read_text("utf-8")))
    speech = Speech(People(Language("en"), ["Ada"]))
    assert {key for key in reasons if not speech.knows(key)} == set()


def test_a_language_speaks_for_itself_where_it_can() -> None:
    german = Speech(People(Language("de"), ["Ada"]))
    assert german.say("seismic-pile", tiles=0) == Language("de").sentence("seismic-pile", tiles=0)


def test_every_topic_is_found() -> None:
    for name in topic_names():
        assert find_topic(name) == f"play-rules-{name}"
        assert find_topic(name.upper().replace("-", " ")) == f"play-rules-{name}"
    assert find_topic("quake") == "play-rules-quakes"
    assert find_topic("Road Crew's Dilemma") == "play-rules-road-crews-dilemma"
    assert find_topic("points") == "play-rules-scoring"
    assert find_topic("parking") is None
    assert find_topic("") is None


def test_every_topic_cites_its_rulings() -> None:
    for key, text in TOPICS:
        assert key == "play-rules-aim" or re.search(r"\[S\d+(, S\d+)*\]$", text), key
