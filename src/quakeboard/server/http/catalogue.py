"""The games that can be played, with their options and bots."""

from __future__ import annotations

from quakeboard.bots import registry
from quakeboard.bots.levels import LEVELS
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.rules import options as san_andreas
from quakeboard.games.seismic.rules import options as seismic
from quakeboard.server.http.schemas import GameInfo, Games, OptionInfo


def games() -> Games:
    return Games(games=[_seismic(), _san_andreas()])


def _seismic() -> GameInfo:
    columns, rows = seismic.DEFAULT_SIZE
    sizes = seismic.SIZES
    size = {"least": sizes[0], "most": sizes[-1], "step": sizes.step}
    return GameInfo(
        game="seismic",
        rules_version=make_game("seismic", {}).rules_version,
        least_seats=seismic.SEATS[0],
        most_seats=seismic.SEATS[-1],
        variants=list(seismic.VARIANTS),
        options=[
            OptionInfo(name="columns", kind="number", default=columns, **size),
            OptionInfo(name="rows", kind="number", default=rows, **size),
            OptionInfo(name="first", kind="seat"),
            OptionInfo(name="heights", kind="heights"),
            OptionInfo(name="manifest", kind="manifest"),
        ],
        bots=list(registry.names()),
        levels=list(LEVELS),
    )


def _san_andreas() -> GameInfo:
    return GameInfo(
        game="san-andreas",
        rules_version=make_game("san-andreas", {}).rules_version,
        least_seats=san_andreas.SEATS[0],
        most_seats=san_andreas.SEATS[-1],
        variants=[],
        options=[OptionInfo(name="first", kind="seat")],
        bots=list(registry.names()),
        levels=list(LEVELS),
    )
