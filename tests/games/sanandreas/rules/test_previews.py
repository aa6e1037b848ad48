"""What a die would do can be seen before it is chosen, without what only its doing shows."""

from __future__ import annotations

from hypothesis import given, settings

from quakeboard.core.game import OVER
from quakeboard.games.sanandreas.rules import events

from .test_properties import GAME, positions, seat_counts, seeds


@given(seeds, seat_counts)
@settings(max_examples=25)
def test_a_preview_is_what_happens(seed: int, seats: int) -> None:
    for position in positions(seed, seats, steps=60):
        if position.actor() == OVER:
            break
        before = position.state()
        seat = max(position.actor(), 0)
        previews = GAME.previews(position, seat)
        assert position.state() == before
        if position.phase_name() != "shift":
            assert previews == {}
            continue
        assert list(previews) == position.texts()
        for action, told in previews.items():
            happened = position.copy().apply(GAME.read(action))
            assert isinstance(told[0], events.TileShifted)
            for previewed, saw in zip(told, happened, strict=False):
                assert type(previewed) is type(saw)
                if not isinstance(saw, events.CityDestroyed):
                    assert previewed == saw
            assert not isinstance(
                (*happened[len(told) :], None)[0],
                events.TileShifted | events.TileSettled | events.CityDestroyed | events.TilesSank,
            )


@given(seeds, seat_counts)
@settings(max_examples=25)
def test_a_preview_hides_a_coin_that_the_seat_does_not_know(seed: int, seats: int) -> None:
    """The coin of a city that would fall is told to those who know it already."""
    for position in positions(seed, seats, steps=60):
        if position.actor() == OVER or position.phase_name() != "shift":
            continue
        for seat in range(seats):
            known = {(city.seat, city.coin) for city in position.view(seat).cities if city.coin is not None}
            for action, told in GAME.previews(position, seat).items():
                happened = position.copy().apply(GAME.read(action))
                fallen = [event for event in happened if isinstance(event, events.CityDestroyed)]
                previews = [event for event in told if isinstance(event, events.CityDestroyed)]
                for saw, previewed in zip(fallen, previews, strict=False):
                    coin = saw.coin if (saw.seat, saw.coin) in known else None
                    assert (previewed.seat, previewed.at, previewed.coin) == (saw.seat, saw.at, coin)
