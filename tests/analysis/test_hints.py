"""Hints for people: what to do, why, and how safe it is."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from quakeboard.analysis.forecast import Danger, Effort, forecast
from quakeboard.analysis.hints import advise
from quakeboard.bots import registry
from quakeboard.bots.decision import Budget, Decision
from quakeboard.bots.protocol import Hint, Remark
from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.analysis.remarks import remark as remark_on_cities
from quakeboard.games.sanandreas.bots.reasons import FOUNDS_IN_REACH, FOUNDS_OUT_OF_REACH
from quakeboard.games.seismic.analysis.remarks import remark as remark_on_roads
from quakeboard.games.seismic.bots.reasons import CLAIMS_OPEN, SHELTERS
from quakeboard.games.seismic.rules.places import Places
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.language.reasons import why

QUICK = Effort(nodes=20, samples=8, seconds=None)
FAIR = Effort(nodes=0, samples=160, seconds=None)
EXACT = Effort(seconds=None)


def played(key: str, actions: str, seats: int) -> tuple[Any, Any]:
    game = make_game(key, {"first": 0})
    position = game.start(seats)
    for text in actions.split("; "):
        position.apply(game.read(text))
    return game, position


@pytest.mark.parametrize(
    ("key", "seats", "variants"),
    [
        ("seismic", 2, []),
        ("seismic", 3, ["aftershocks", "road-crews-dilemma", "twin-cities"]),
        ("seismic", 4, ["balance"]),
        ("san-andreas", 3, []),
    ],
)
def test_every_decision_gets_a_hint_with_sentences_in_every_language(
    key: str, seats: int, variants: list[str]
) -> None:
    game = make_game(key, {"variants": variants, "columns": 11, "rows": 9} if key == "seismic" else {})
    position, rng, dice = game.start(seats), Rng(6), Random(6)
    bot, seen = registry.make("random", game), set()
    languages = [Language(code) for code in ("en", "de", "es", "fr")]
    while position.actor() != OVER:
        if position.actor() >= 0 and (position.phase_name() not in seen or dice.random() < 0.03):
            seen.add(position.phase_name())
            view, legal = position.view(position.actor()), position.legal()
            hint = advise(game, bot, Decision(view, legal, Budget(), dice), QUICK)
            assert hint.action in legal
            said = {why(People(language, ["Mara"], you=view.actor), hint.reasons) for language in languages}
            assert len(said) == 4
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)
        position.step(position.sample(rng))
    assert len(seen) >= 2


def test_the_same_dice_give_the_same_hint() -> None:
    game, position = played("seismic", "draw 01; draw 02; draw 03", 2)
    hints = [
        advise(
            game,
            registry.make("sharp", game),
            Decision.of(position, Budget(nodes=20), dice),
            QUICK,
        )
        for dice in (Random(1), Random(1))
    ]
    assert hints[0] == hints[1]


# ---------------------------------------------------------------------- Seismic


TABLE = Places(11, 9)


def by_place(dangers: Iterable[Danger]) -> dict[str, Danger]:
    """The dangers by the names of their places, as a hint says them."""
    cells = ((danger, [int(figure) for figure in danger.at.split(",")]) for danger in dangers)
    return {TABLE.name((q, r)): danger for danger, (q, r) in cells}


def test_a_road_is_as_safe_as_its_most_threatened_tile() -> None:
    game = make_game("seismic", {"first": 0, "columns": TABLE.columns, "rows": TABLE.rows})
    position, rng, kinds = game.start(2), Rng(2), set()
    while position.actor() != OVER:
        if position.phase_name() == "crew":
            seat, view = position.actor(), position.view(position.actor())
            for claim in [action for action in position.legal() if str(action).startswith("crew")]:
                told = remark_on_roads(game, view, Hint(claim, CLAIMS_OPEN, {}), QUICK, 3)
                after = position.copy()
                after.apply(claim)
                dangers = by_place(forecast(game, after.view(seat), QUICK, 3))
                assert told is not None
                kinds.add(told.key)
                if told.key == "hint-danger-road":
                    worst = dangers[str(told.params["at"])].odds
                    assert told.params == {
                        "at": told.params["at"],
                        "soon": worst["soon"].percent,
                        "end": worst["end"].percent,
                    }
        position.step(position.sample(rng))
        if len(kinds) == 2:
            break
    assert kinds == {"hint-danger-road", "hint-danger-none"}


def test_a_lay_that_draws_quakes_elsewhere_names_the_crew_that_is_safer() -> None:
    """It is said of a crew of one's own, and only if the danger falls by more than the errors."""
    game = make_game("seismic", {"first": 0, "columns": TABLE.columns, "rows": TABLE.rows})
    position, rng = game.start(2), Rng(0)
    while position.turn_number < 7 or position.phase_name() != "lay":
        position.step(position.sample(rng))
    view, lay = position.view(0), game.read("lay 03-14 2,0 r2")
    told = remark_on_roads(game, view, Hint(lay, SHELTERS), FAIR, 3)
    assert told is not None
    before = by_place(forecast(game, view, FAIR, 3))[str(told.params["at"])]
    assert before.seat == 0
    assert told.key == "hint-danger-falls"
    assert told.params["before"] == before.odds["soon"].percent
    assert int(told.params["after"]) < int(told.params["before"])


# ---------------------------------------------------------------------- San Andreas


OPENING = "found 1,11 3; found 2,15 2; found 7,1 5"


def test_a_founding_within_reach_says_how_often_the_city_falls() -> None:
    game, position = played("san-andreas", f"{OPENING}; mark 4,7 S", 3)
    danger = {
        text: remark_on_cities(game, position.view(1), Hint(game.read(text), FOUNDS_IN_REACH), EXACT, 1)
        for text in ("found 3,8 4", "found 9,6 4")
    }
    assert danger["found 9,6 4"] == Remark("hint-city-safe")
    near = danger["found 3,8 4"]
    assert near is not None
    # Three faces lift its tile, which then leans; with one more it dips to the north, and the city is buried.
    assert (near.key, near.params) == ("hint-city-danger", {"average": 67, "worst": 67})
    safe = Hint(game.read("found 9,6 4"), FOUNDS_OUT_OF_REACH)
    assert remark_on_cities(game, position.view(1), safe, EXACT, 1) is None  # the reason says as much


def test_an_epicentre_names_the_rival_it_threatens_most() -> None:
    game, position = played("san-andreas", OPENING, 3)
    told = remark_on_cities(game, position.view(0), Hint(game.read("mark 2,16 S"), ""), EXACT, 1)
    assert told == Remark("hint-city-threatened", {"seat": 1, "at": "B8", "before": 0, "after": 67})
    people = People(Language("en"), ["Mara", "Jun", "Ada"], you=0)
    assert (
        why(people, [(told.key, told.params)])
        == "The city of Jun at B8 then falls with 67\u00a0% instead of 0\u00a0%."
    )


def test_an_epicentre_that_threatens_only_oneself_is_not_praised() -> None:
    game, position = played("san-andreas", OPENING, 3)
    assert remark_on_cities(game, position.view(0), Hint(game.read("mark 1,12 S"), ""), EXACT, 1) is None


def test_no_hint_depends_on_a_hidden_coin() -> None:
    """The coins of others are exchanged: who must not know them is told the same (A14)."""
    hints = []
    for jun, ada, more in ((2, 3, 0), (1, 5, 3)):
        founded = f"found 1,11 4; found 2,15 {jun}; found 7,1 {ada}; mark 4,7 S; found 6,14 {more}"
        game, position = played("san-andreas", f"{founded}; mark 8,2 M", 3)
        decision = Decision.of(position, Budget(nodes=20), Random(3))
        hints.append(advise(game, registry.make("sharp", game), decision, QUICK))
    assert hints[0] == hints[1]
