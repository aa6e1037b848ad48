"""Writing a game of San Andreas as movetext: one numbered move an action, and what it does on the table.

Comments say what PPN has no moves for: leans, land, reasons, points. They are for people, and are not needed
to read the game back. They hold no braces, and no names of players, which could.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from quakeboard.core.game import Event
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.ppn.piece_mover import PieceMover
from quakeboard.games.sanandreas.ppn.pieces import (
    SUIT_NAMES,
    SUITS,
    TILE_NAMES,
    coin_name,
    on_space,
    spot_text,
)
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    CityScored,
    FirstSeat,
    GameEnds,
    SwapDeclined,
    TileSettled,
    TileShifted,
    TilesSank,
    TurnPassed,
)
from quakeboard.games.sanandreas.rules.pieces import LAND_NAME
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.play.record import Record
from quakeboard.play.replay import steps

WIDTH = 100

_DIRECTIONS = {"N": "north", "E": "east", "S": "south"}
_WHY = {"buried": "is buried", "lean": "falls as its tile tips", "sank": "sinks"}


def write_moves(record: Record) -> Iterator[str]:
    """The lines of the movetext; raises `BadRecord` if the record does not replay."""
    mover = PieceMover()
    for step in steps(record):
        if step.actor is None:
            continue  # the table before the first action
        assert isinstance(step.position, Position)
        moves = mover.follow(step.events, step.position)
        words = [_number(step.number, step.actor), *map(str, moves), _remark(step.events)]
        yield from _lines(" ".join(filter(None, words)))


def _number(step: int, actor: int) -> str:
    """The number of a move: the step of the record, and a letter for the seat; chance has none."""
    return f"{step}{SUITS[actor] if actor >= 0 else ''}."


def _lines(text: str) -> list[str]:
    """The text in lines of some width, all but the first standing in from the margin.

    So no line begins with the marks around a head, whatever the words are.
    """
    return textwrap.wrap(text, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def _remark(events: Iterable[Event]) -> str:
    """A comment on what happened, with its braces; empty if there is nothing to say."""
    said = " | ".join(sentence for event in events for sentence in _sentences(event))
    return f"{{ {said} }}" if said else ""


def _sentences(event: Event) -> Iterator[str]:
    match event:
        case FirstSeat(seat):
            yield f"{SUIT_NAMES[seat]} begin"
        case TurnPassed(seat):
            yield f"{SUIT_NAMES[seat]} can do nothing"
        case TileShifted():
            yield _shift(event)
        case TileSettled(tile=tile) if event.leans_otherwise:
            steep = ", too steep for a coin" if event.steep else ""
            east, north = event.after.lean
            lean = f"leans {east} to the east and {north} to the north" if east or north else "lies flat"
            yield f"{_tile(tile)} {lean}{steep}"
        case CityDestroyed(seat, _, at, int(coin), why):
            yield f"{_city(seat, coin, at)} {_WHY.get(why, why)}"
        case TilesSank(tiles=tiles):
            yield f"Cut off from all land: {', '.join(map(_tile, tiles))}"
        case SwapDeclined(seat):
            yield f"{SUIT_NAMES[seat]} keep the null"
        case CityScored(score):
            yield f"{_city(score.seat, score.coin, score.at)} scores {score.points}"
        case GameEnds(scores=scores):
            points = [f"{name} {points}" for name, points in zip(SUIT_NAMES, scores, strict=False)]
            yield f"The game is over: {', '.join(points)}"


def _shift(event: TileShifted) -> str:
    over = [f"over {_tile(other)}" for other in event.climbs_over]
    under = [f"under {_tile(other)}" for other in event.slides_under]
    way = ", ".join([f"{_DIRECTIONS[event.direction]}, {'lift' if event.lift else 'dip'}", *over, *under])
    return f"{_tile(event.tile)} to the {way}"


def _tile(tile: int | str) -> str:
    return LAND_NAME if isinstance(tile, str) else TILE_NAMES[tile]


def _city(seat: int, coin: int, at: Space) -> str:
    return f"{coin_name(seat, coin)} at {spot_text(on_space(at))}"
