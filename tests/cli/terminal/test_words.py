"""Every sentence of the text game can be said, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import quakeboard.cli.terminal
from quakeboard.cli.terminal.output import Speech
from quakeboard.cli.terminal.sanandreas import help_texts as sanandreas_words
from quakeboard.cli.terminal.seismic.help_texts import HELP
from quakeboard.cli.terminal.seismic.topics import TOPICS
from quakeboard.cli.terminal.topics import Topics
from quakeboard.games.seismic.bots import reasons
from quakeboard.language import Language, available
from quakeboard.language.people import People

SOURCES = list(Path(quakeboard.cli.terminal.__file__).parent.rglob("*.py"))


@pytest.fixture(params=available())
def speech(request: pytest.FixtureRequest) -> Speech:
    return Speech(People(Language(request.param), ["Ada"]))


def test_no_key_is_missing(speech: Speech) -> None:
    used = {key for file in SOURCES for key in re.findall(r'"(play-[a-z-]+[a-z])"', file.read_text("utf-8"))}
    assert used.issuperset((*HELP, *TOPICS.keys, *sanandreas_words.HELP, *sanandreas_words.TOPICS.keys))
    assert {key for key in used if not speech.language.has(key)} == set()


def test_every_reason_of_a_bot_has_a_sentence(speech: Speech) -> None:
    keys = set(re.findall(r'"(hint-[a-z-]+)"', Path(reasons.__file__).read_text("utf-8")))
    assert keys
    assert {key for key in keys if not speech.language.has(key)} == set()


def test_a_language_speaks_for_itself() -> None:
    german = Speech(People(Language("de"), ["Ada"]))
    assert german.say("play-table-tiles", tiles=1) == "1 Plättchen auf dem Tisch."
    assert not german.language.has("play-parking")


@pytest.mark.parametrize(
    ("code", "who", "fragments", "sentence"),
    [
        ("en", "you", 0, "You hold a road; it is open at 3,-1."),
        ("en", "one", 1, "Ben holds a road, 1 fragment so far; it is open at 3,-1."),
        ("en", "many", 4, "Ben hold a road, 4 fragments so far; it is open at 3,-1."),
        ("de", "with-you", 1, "Ben haltet a road, bisher 1 Teilstück; sie ist offen bei 3,-1."),
        ("es", "you", 2, "Controlas a road, 2 fragmentos hasta ahora; está abierta en 3,-1."),
        ("fr", "one", 0, "Ben tient a road\u00a0; elle est ouverte en 3,-1."),
    ],
)
def test_a_sentence_of_two_choices(code: str, who: str, fragments: int, sentence: str) -> None:
    speech = Speech(People(Language(code), ["Ada"]))
    params = {"name": "Ben", "road": "a road", "cells": "3,-1"}
    assert speech.say("play-holds-open", who=who, fragments=fragments, **params) == sentence


@pytest.mark.parametrize(("crews", "left"), [(1, "1 crew left"), (20, "20 crews left")])
def test_the_crews_that_are_left(crews: int, left: str) -> None:
    speech = Speech(People(Language("en"), ["Ada"]))
    assert speech.say("play-player", sign="▲", name="Ada", points=7, crews=crews) == f"▲ Ada 7 ({left})"


def test_every_topic_is_found() -> None:
    for name in TOPICS.names:
        assert TOPICS.find(name) == f"play-rules-{name}"
        assert TOPICS.find(name.upper().replace("-", " ")) == f"play-rules-{name}"
    assert TOPICS.find("quake") == "play-rules-quakes"
    assert TOPICS.find("Road Crew's Dilemma") == "play-rules-road-crews-dilemma"
    assert TOPICS.find("points") == "play-rules-scoring"
    assert TOPICS.find("parking") is None
    assert TOPICS.find("") is None


def test_every_topic_of_san_andreas_is_found() -> None:
    topics = sanandreas_words.TOPICS
    for name in topics.names:
        assert topics.find(name) == f"play-sa-rules-{name}"
    for word, name in topics.other_words.items():
        assert topics.find(word) == f"play-sa-rules-{name}"
        assert name in topics.names
    assert topics.find("parking") is None


@pytest.mark.parametrize("topics", [TOPICS, sanandreas_words.TOPICS], ids=["seismic", "san-andreas"])
def test_every_topic_cites_its_rulings(speech: Speech, topics: Topics) -> None:
    english = Speech(People(Language("en"), ["Ada"]))
    for key in topics.keys:
        cited = re.search(r"\[[SA]\d+(, [SA]\d+)*\]$", speech.say(key))
        assert key == topics.keys[0] or cited, key
        assert cited is None or english.say(key).endswith(cited[0]), key
