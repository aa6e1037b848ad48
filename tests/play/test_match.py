"""The turn loop: records grow with the game, chance is independent of play, undo stops at chance."""

from __future__ import annotations

import random

import pytest

from quakeboard.core.errors import BadOptions, IllegalAction
from quakeboard.core.game import CHANCE
from quakeboard.core.registry import make_game
from quakeboard.play.chance.seed import Chance
from quakeboard.play.match import Match, shows_secret
from quakeboard.play.record import Seat, decode, encode


def new_match(seed: str = "1", seats: int = 2, **options: object) -> Match:
    return Match(make_game("seismic", options), [Seat(f"S{n}") for n in range(seats)], Chance.from_text(seed))


def go_on(match: Match, dice: random.Random, actions: int) -> None:
    for _ in range(actions):
        if match.over:
            return
        if match.actor == CHANCE:
            match.deal()
        else:
            match.act(dice.choice(match.position.legal()))


def draws(match: Match) -> list[str]:
    return [text for text in match.record.actions if text.startswith("draw")]


def test_the_same_seed_deals_the_same_tiles_however_the_game_is_played() -> None:
    one, other = new_match("deal", first=0), new_match("deal", first=0)
    go_on(one, random.Random(1), 60)
    go_on(other, random.Random(2), 60)
    shared = min(len(draws(one)), len(draws(other)))
    assert shared > 10
    assert draws(one)[:shared] == draws(other)[:shared]
    assert one.record.actions != other.record.actions


def test_the_seed_is_published_only_when_the_game_is_over() -> None:
    match = new_match()
    dice = random.Random(3)
    while not match.over:
        assert match.record.chance.seed is None
        assert match.chance.reveal().encode() not in encode(match.record)
        go_on(match, dice, 1)
    assert match.record.chance.seed == match.chance.reveal()
    assert match.record.outcome is not None


def test_a_refused_action_changes_nothing() -> None:
    match = new_match()
    go_on(match, random.Random(1), 4)
    before = encode(match.record)
    with pytest.raises(IllegalAction):
        match.act(match.game.read("crew 5"))
    assert encode(match.record) == before


def test_a_lay_can_be_taken_back_until_a_tile_is_turned_up() -> None:
    match = new_match(first=0)
    while match.actor == CHANCE:
        match.deal()
    assert match.undo() is None  # the last thing that happened was a draw
    before = match.position.view(None)
    lay = match.position.legal()[0]
    match.act(lay)
    assert match.undo() == lay
    assert match.position.view(None) == before
    match.act(lay)
    match.act(match.game.read("pass"))
    assert match.undo() is None  # chance is asked: the turn is over


def test_an_action_that_shows_a_coin_is_not_taken_back() -> None:
    """Resolving a die may destroy a city, whose coin all have seen then (ruling A14)."""
    match = Match(make_game("san-andreas", {}), [Seat(name) for name in "abc"], Chance.from_text("shown"))
    rng, kept, undone = random.Random(2), 0, 0
    while not match.over:
        if match.actor == CHANCE:
            match.deal()
            continue
        before = match.position.copy()
        action = rng.choice(match.position.legal())
        match.act(action)
        if match.over or match.actor == CHANCE:
            continue
        if shows_secret(match.game, before, match.position):
            kept += 1
            assert match.undo() is None
        else:
            undone += 1
            assert match.undo() == action
            assert match.position.state() == before.state()
            match.act(action)
    assert kept
    assert undone


def test_resuming_goes_on_as_if_nothing_had_happened() -> None:
    whole = new_match("resume", seats=3)
    go_on(whole, random.Random("x"), 10_000)
    for cut in (0, 1, 7, 50, len(whole.record.actions) - 1):
        half = new_match("resume", seats=3)
        half.record.actions = whole.record.actions[:cut]
        resumed = Match.resume(decode(encode(half.record)), Chance.from_text("resume"))
        for text in whole.record.actions[cut:]:
            if resumed.actor == CHANCE:
                action = resumed.deal().action
                assert str(action) == text
            else:
                resumed.act(resumed.game.read(text))
        assert resumed.record == whole.record


def test_an_unknown_game_is_refused_with_a_list() -> None:
    with pytest.raises(BadOptions, match="seismic"):
        make_game("chess", {})
