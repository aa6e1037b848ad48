"""Every sentence of the text game can be said, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import quakeboard.cli.terminal
from quakeboard.cli.terminal import sanandreas
from quakeboard.cli.terminal.commands import Topics
from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.seismic.help_texts import HELP, TOPICS
from quakeboard.games.seismic.bots import reasons as seismic_reasons
from quakeboard.language import Language, available
from quakeboard.language.people import People

SOURCES = list(Path(quakeboard.cli.terminal.__file__).parent.rglob("*.py"))


@pytest.fixture(params=available())
def messages(request: pytest.FixtureRequest) -> Messages:
    return Messages(People(Language(request.param), ["Ada"]))


def test_no_key_is_missing(messages: Messages) -> None:
    used = {key for file in SOURCES for key in re.findall(r'"(play-[a-z-]+[a-z])"', file.read_text("utf-8"))}
    assert used.issuperset(
        (*HELP, *TOPICS.keys, *sanandreas.help_texts.HELP, *sanandreas.help_texts.TOPICS.keys)
    )
    assert {key for key in used if not messages.language.has(key)} == set()


def test_every_reason_of_a_bot_has_a_sentence(messages: Messages) -> None:
    reasons = set(re.findall(r'"(hint-[a-z-]+)"', Path(seismic_reasons.__file__).read_text("utf-8")))
    assert reasons
    assert {key for key in reasons if not messages.language.has(key)} == set()


def test_messages_are_in_the_language_of_the_reader() -> None:
    german = Messages(People(Language("de"), ["Ada"]))
    assert german.text("play-table-tiles", tiles=1) == "1 Plättchen auf dem Tisch."
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
    messages = Messages(People(Language(code), ["Ada"]))
    params = {"name": "Ben", "road": "a road", "cells": "3,-1"}
    assert messages.text("play-holds-open", who=who, fragments=fragments, **params) == sentence


@pytest.mark.parametrize(("crews", "left"), [(1, "1 crew left"), (20, "20 crews left")])
def test_the_crews_that_are_left(crews: int, left: str) -> None:
    messages = Messages(People(Language("en"), ["Ada"]))
    assert messages.text("play-player", sign="▲", name="Ada", points=7, crews=crews) == f"▲ Ada 7 ({left})"


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
    topics = sanandreas.help_texts.TOPICS
    for name in topics.names:
        assert topics.find(name) == f"play-sa-rules-{name}"
    for word, name in topics.synonyms.items():
        assert topics.find(word) == f"play-sa-rules-{name}"
        assert name in topics.names
    assert topics.find("parking") is None


@pytest.mark.parametrize("topics", [TOPICS, sanandreas.help_texts.TOPICS], ids=["seismic", "san-andreas"])
def test_every_topic_cites_its_rulings(messages: Messages, topics: Topics) -> None:
    english = Messages(People(Language("en"), ["Ada"]))
    for key in topics.keys:
        cited = re.search(r"\[[SA]\d+(, [SA]\d+)*\]$", messages.text(key))
        assert key == topics.keys[0] or cited, key
        assert cited is None or english.text(key).endswith(cited[0]), key
