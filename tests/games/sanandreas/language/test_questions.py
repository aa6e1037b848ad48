"""What the text game of San Andreas asks, and what it says while others think."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quakeboard.core.game import CHANCE
from quakeboard.games.sanandreas.language.questions import ask, wait
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.language import Language
from quakeboard.language.people import People

FOUR_EPICENTRES = ("mark 1,16 S", "mark 1,14 M", "mark 1,12 C", "mark 2,9 A")


@pytest.fixture
def position() -> Position:
    """Mara begins."""
    return played("first 0")


def played(*actions: str) -> Position:
    position = SanAndreas.from_json({}).start(3)
    play(position, *actions)
    return position


def play(position: Position, *actions: str) -> None:
    for action in actions:
        position.apply(position.game.read(action))


def test_a_turn_founds_or_marks(position: Position, english: Language) -> None:
    assert ask(english, position.view(0)) == "Your turn: found a city or mark an epicentre."
    play(position, *FOUR_EPICENTRES[:3])
    assert ask(english, position.view(0)) == (
        "Your turn: found a city, or mark the fourth epicentre and set off a quake."
    )


def test_a_turn_that_has_less_to_choose_from(position: Position, english: Language) -> None:
    view = position.view(0)
    assert ask(english, view, mark=False) == "Your turn: found a city. No epicentre can be marked."
    assert ask(english, view, found=False) == "Your turn: mark an epicentre. No city can be founded."
    assert ask(english, view, found=False, mark=False) == (
        "Your turn: there is nothing to found and nothing to mark, so pass."
    )
    assert ask(english, replace(view, pawns=("A",)), found=False) == (
        "Your turn: mark the fourth epicentre and set off a quake. No city can be founded."
    )


def test_nobody_is_asked_while_the_dice_roll(position: Position, english: Language) -> None:
    play(position, *FOUR_EPICENTRES)
    assert position.actor() == CHANCE
    with pytest.raises(ValueError, match="no seat is asked"):
        ask(english, position.view(0))
    with pytest.raises(ValueError, match="no seat is asked"):
        wait(People(english, []), position.view(0))


def test_the_dice_that_are_left_are_told_with_what_they_do(position: Position, english: Language) -> None:
    play(position, *FOUR_EPICENTRES, "roll 2 0 5 1")
    assert ask(english, position.view(0)) == (
        "Choose the die that comes next: Sun, 2: north, slips under; Crown, 5: south, climbs "
        "over; Arms, 1: east, climbs over."
    )
    play(position, "shift C")
    assert ask(Language("de"), position.view(0)) == (
        "Wähle den Würfel, der als Nächstes gilt: Sonne, 2: Norden, schiebt sich darunter; "
        "Wappen, 1: Osten, steigt darüber."
    )
    people = People(english, ["Mara", "Jun", "Ilkka"])
    assert wait(people, position.view(1)) == "Mara is choosing the die that comes next."


def test_a_null_city_may_take_back_a_coin(english: Language) -> None:
    # Jun's 4 stands on the tile that slides under the next one and is buried; the null city is far away.
    position = played("first 0", "mark 1,16 S", "found 2,15 4", "mark 1,12 M", "mark 2,9 C", "found 9,2 0")
    play(position, "found 9,6 1", "mark 5,3 A", "roll 4 0 0 0")
    assert position.phase_name() == "swap"
    for seat in (None, 0, 1):
        asked = ask(english, position.view(seat))
        assert asked == "Take back a lost coin for your null city at I21 (4), or pass."
    people = People(Language("fr"), ["Mara", "Jun", "Ilkka"])
    assert wait(people, position.view(0)) == "Jun peut reprendre une pièce perdue."
