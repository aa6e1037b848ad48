"""Following roads agrees with what the rules measure."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.registry import make_game
from quakeboard.games.seismic.render.text.walks import JUNCTION, OPEN, Ending, SectionTracer, fragments
from quakeboard.games.seismic.rules.scoring import section

SET_UP = ("draw 03", "draw 02", "draw +3:024")


def test_a_section_from_the_town_to_an_open_end(played: Callable[..., Any]) -> None:
    position = played(*SET_UP, "lay 03 1,0 r1", "crew 14")
    walk = SectionTracer(position.view(None)).section((1, 0), "14")
    assert walk.path == (((1, 0), "14"), ((0, 0), "1"))
    assert walk.endings == (Ending(OPEN, (2, 0)), Ending(JUNCTION, (0, 0)))
    assert walk.holders == (0,)


def test_every_section_of_a_whole_game_is_what_the_rules_measure() -> None:
    game = make_game("seismic", {"first": 0, "variants": ["aftershocks"]})
    position, dice = game.start(3), Random(8)
    while position.actor() != OVER:
        if position.actor() == CHANCE:
            position.apply(dice.choice([action for action, _ in position.odds()]))
        else:
            position.apply(dice.choice(position.legal()))
    view = position.view(None)
    walker = SectionTracer(view)
    seen = 0
    for walk in walker.sections():
        at, name = walk.path[0]
        found = section(position, at, int(name[0]))
        ends = sorted(ending.at for ending in walk.endings if ending.kind == JUNCTION)
        assert ends == sorted(end.at for end in found.ends)
        assert sum(len(name) == 2 for _, name in walk.path) == found.fragments
        assert tuple(walk.crews.count(seat) for seat in range(3)) == found.crews
        assert walk.holders == found.holders
        assert (not walk.endings) == found.ring
        seen += len(walk.path)
    assert seen == sum(len(fragments(tile)) for tile in view.board)
