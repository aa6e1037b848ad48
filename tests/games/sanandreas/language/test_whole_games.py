"""Whole random games of three and four, told in all languages: nothing fails, is left out or is betrayed."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.language.questions import ASKING, ask, wait
from quakeboard.games.sanandreas.language.storyteller import Storyteller
from quakeboard.games.sanandreas.rules.actions import Found, Mark
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    CityFounded,
    CityScored,
    EpicentreMarked,
    GameEnds,
    SanAndreasEvent,
    TileShifted,
    seen_by,
)
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.language import Language, available

NAMES = ("Mara", "Jun", "Ilkka", "Priya")
GAMES = {f"{seats} seats, game {number}": seats for seats in (3, 4) for number in range(4)}


@dataclass
class Game:
    seats: int
    actions: list[list[SanAndreasEvent]]
    questions: list[tuple[Any, bool, bool]]
    """Whenever a seat is asked: what is seen, whether a city can be founded, an epicentre marked."""

    @property
    def events(self) -> list[SanAndreasEvent]:
        return [event for events in self.actions for event in events]


@cache
def played(name: str) -> Game:
    position = SanAndreas.from_json({}).start(GAMES[name])
    rng = Rng(f"language {name}")
    game = Game(GAMES[name], [], [])
    while position.actor() != OVER:
        legal = position.legal()
        if position.actor() >= 0:
            found, mark = (any(isinstance(action, kind) for action in legal) for kind in (Found, Mark))
            game.questions.append((position.view(None), found, mark))
        game.actions.append(position.apply(legal[position.codes().index(position.sample(rng))]))
    return game


def story(code: str, actions: list[list[SanAndreasEvent]], **mode: Any) -> list[str]:
    teller = Storyteller(Language(code), NAMES, **mode)
    return [line for events in actions for line in teller.tell(events)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", available())
def test_a_whole_game_is_told(name: str, code: str) -> None:
    for mode in ({}, {"you": 1}, {"joined": False}, {"joined": False, "you": 0}):
        for line in story(code, played(name).actions, **mode):
            assert re.fullmatch(r"[A-ZÁÉÍÓÚÀ][^{}?\n]*[^ ]\.", line), line
            assert "  " not in line


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_matters_is_in_the_story(name: str) -> None:
    game = played(name)
    text = "\n".join(story("en", game.actions))
    number = {kind: sum(isinstance(event, kind) for event in game.events) for kind in TOLD}
    assert {kind: len(re.findall(pattern, text)) for kind, pattern in TOLD.items()} == number


TOLD = {
    CityFounded: r" founds a city at ",
    EpicentreMarked: r" marks [A-Z]\d+ with the ",
    TileShifted: r"The \w+[’s]* tile \(\d\) shifts ",
    CityDestroyed: r"city at [A-Z]\d+ \(the \w+\) (?:falls|is buried under|sinks)",
    CityScored: r"the \w+ at [A-Z]\d+, [a-z0-9 ]+: \d",
}


@pytest.mark.parametrize("name", GAMES)
def test_the_count_adds_up(name: str) -> None:
    game = played(name)
    end = game.events[-1]
    assert isinstance(end, GameEnds)
    totals = dict.fromkeys(NAMES[: game.seats], 0)
    for line in story("en", game.actions):
        scores = re.match(r"(\w+) scores (\w+): (.*)\.$", line)
        if scores:
            seat, points, cities = scores.groups()
            brought = sum(int(city.rsplit(": ", 1)[1]) for city in cities.split("; "))
            assert points == (str(brought) if brought else "nothing")
            totals[seat] += brought
    assert tuple(totals.values()) == end.scores


def with_other_coins(event: SanAndreasEvent, reader: int | None) -> SanAndreasEvent:
    """The same event, but for a coin that the reader may not know."""
    if isinstance(event, CityFounded) and event.seat != reader:
        assert event.coin is not None
        return replace(event, coin=5 - event.coin)
    return event


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("joined", [True, False])
def test_a_story_does_not_depend_on_coins_that_its_reader_may_not_know(
    language: Language, name: str, joined: bool
) -> None:
    game = played(name)
    for reader in (None, *range(game.seats)):
        told = story(language.code, game.actions, you=reader, joined=joined)
        other = [[with_other_coins(event, reader) for event in events] for events in game.actions]
        hidden = [[seen_by(event, reader) for event in events] for events in game.actions]
        assert story(language.code, other, you=reader, joined=joined) == told
        assert story(language.code, hidden, you=reader, joined=joined) == told


@pytest.mark.parametrize("name", GAMES)
def test_a_founding_tells_its_coin_to_the_owner_alone(language: Language, name: str) -> None:
    for event in played(name).events:
        if isinstance(event, CityFounded):
            for reader in (None, *range(played(name).seats)):
                (line,) = Storyteller(language, NAMES, you=reader).tell([event])
                own = event.seat == reader
                figures = [int(figure) for figure in re.findall(r"\b\d+\b", line)]
                assert figures == [coin for coin in [event.coin] if own and coin]
                assert bool(re.search(r"\b[Nn]ul\w*", line)) == (own and event.coin == 0)


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_asked_in_words(language: Language, name: str) -> None:
    teller = Storyteller(language, NAMES)
    for view, found, mark in played(name).questions:
        asked, waited = ask(language, view, found=found, mark=mark), wait(teller.people, view)
        assert asked.endswith(".")
        assert waited.endswith(".")
        assert teller.people.name(view.actor) in waited


def test_every_phase_came_up_in_some_game() -> None:
    assert {view.phase for name in GAMES for view, _, _ in played(name).questions} == set(ASKING)
