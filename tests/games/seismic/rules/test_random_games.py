"""The random games of these tests go everywhere: no phase, no event and no way to end is left out."""

from typing import get_args

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules.events import SeismicEvent
from quakeboard.games.seismic.rules.phases import PHASES, REASONS

from .random_games import COMBINATIONS, Setting, step


def test_random_games_go_everywhere() -> None:
    phases: set[str] = set()
    events: set[type] = set()
    reasons: set[str] = set()
    for number, variants in enumerate(COMBINATIONS):
        for size in ((9, 7), (25, 17)):
            position = Setting(variants, 2 + number % 3, size, number).game().start(2 + number % 3)
            rng = Rng(number)
            while position.actor() != OVER:
                phases.add(position.phase_name())
                events.update(type(event) for event in step(position, position.sample(rng)))
            reasons.add(position.end_reason())
    assert phases == set(PHASES) - {"over"}
    assert reasons == set(REASONS) - {""}
    assert events == set(get_args(SeismicEvent))
