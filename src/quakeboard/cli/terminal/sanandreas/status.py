"""The state of the table in sentences: the map for those who do not see it drawn, cities, coins, points."""

from __future__ import annotations

from itertools import groupby

from quakeboard.cli.terminal.answers import ranges
from quakeboard.cli.terminal.output import Speech
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.language import nouns as sanandreas_words
from quakeboard.games.sanandreas.render.text.ground import Ground, downhill
from quakeboard.games.sanandreas.rules.kernel.position import Position
from quakeboard.games.sanandreas.rules.pieces import LAND_NAME
from quakeboard.games.sanandreas.rules.scoring import CoastLine, coast_lines
from quakeboard.games.sanandreas.rules.view import City, LaidTile, SanAndreasView


def board(speech: Speech, view: SanAndreasView, position: Position) -> list[str]:
    """What shows row by row, which tiles lie askew, and what stands on them."""
    ground = Ground(view)
    lines = [_row(speech, ground, y) for y in _rows(ground)]
    for tile in view.tiles:
        lines += lying(speech, tile, always=False)
    return [*lines, *pieces(speech, view, position)]


def pieces(speech: Speech, view: SanAndreasView, position: Position) -> list[str]:
    """Cities and epicentres."""
    lines = [city(speech, found, position) for found in view.cities]
    marks = [
        speech.say("play-sa-epicentre", pawn=mark.pawn, at=sanandreas_words.space(mark.at), tile=mark.tile)
        for mark in view.epicentres
    ]
    if not view.cities:
        lines.append(speech.say("play-sa-no-cities"))
    key = "play-sa-epicentres" if marks else "play-sa-no-epicentres"
    lines.append(speech.say(key, **({"marks": speech.listed(marks)} if marks else {})))
    return lines


def city(speech: Speech, found: City, position: Position) -> str:
    """Whose city it is, its coin as far as the reader may know it, and what it would bring now."""
    at, who = sanandreas_words.space(found.at), speech.people.who(found.seat)
    coast = nearest(position, found.at)
    inland = sanandreas_words.inland(speech.language, coast)
    if found.coin is None:
        return speech.say("play-sa-city-hidden", at=at, inland=inland, **who)
    return speech.say(
        "play-sa-city",
        at=at,
        coin=found.coin,
        known="all" if found.known else "owner",
        inland=inland,
        points=worth(found.coin, coast),
        **who,
    )


def nearest(position: Position, at: Space) -> CoastLine | None:
    """The shortest way to the coast, if there is one."""
    return min(coast_lines(position, at), key=lambda line: line.between, default=None)


def worth(coin: int, coast: CoastLine | None) -> int:
    """What a city with this coin would bring (ruling A13)."""
    return max(0, coin - coast.between) if coast else 0


def lying(speech: Speech, tile: LaidTile, *, always: bool = True) -> list[str]:
    """How a tile lies: its lean, and what it lies on; nothing of one that lies flat on the ground."""
    lines = []
    down = downhill(tile)
    if down is not None:
        figure = sanandreas_words.figure(tile.lean)
        steep = "yes" if tile.steep else "no"
        lines.append(speech.say("play-sa-leans", tile=tile.id, figure=figure, down=down, steep=steep))
    elif always:
        lines.append(speech.say("play-sa-flat", tile=tile.id))
    if tile.over:
        things = sanandreas_words.things(speech.language, tile.over)
        lines.append(speech.say("play-sa-lies-over", tile=tile.id, things=things))
    if tile.under_land:
        lines.append(speech.say("play-sa-lies-under-land", tile=tile.id))
    return lines


def hands(speech: Speech, view: SanAndreasView) -> list[str]:
    """The coins of every seat, as far as the reader may know them."""
    return [_hand(speech, view, seat) for seat in range(view.seats)]


def scores(speech: Speech, view: SanAndreasView, position: Position) -> list[str]:
    """Points so far, and what each city would bring now."""
    totals = speech.people.with_numbers(list(enumerate(view.scores)))
    return [speech.say("play-sa-scores", totals=totals), *pieces(speech, view, position)]


def _hand(speech: Speech, view: SanAndreasView, seat: int) -> str:
    who, hand = speech.people.who(seat), view.hands[seat]
    lost = _coins(view.destroyed[seat])
    if hand is not None:
        return speech.say("play-sa-hand", coins=_coins(hand), lost=lost, **who)
    return speech.say(
        "play-sa-hand-hidden", count=view.hand_sizes[seat], coins=_coins(view.unknown[seat]), lost=lost, **who
    )


def _coins(coins: tuple[int, ...]) -> str:
    """Coins as figures; `none` where there are none, for the sentence to say so."""
    return " ".join(str(coin) for coin in coins) or "none"


def _rows(ground: Ground) -> list[int]:
    return sorted({y for _, y in ground.tiles}, reverse=True)


def _row(speech: Speech, ground: Ground, y: int) -> str:
    """What shows in a row, from west to east."""
    xs = [x for x, row in ground.tiles if row == y]
    parts = []
    for name, group in groupby(range(min(xs) - 1, max(xs) + 2), lambda x: ground.shows((x, y))):
        columns = ranges(list(group))
        kind = "ocean" if name is None else "land" if name == LAND_NAME else "tile"
        parts.append(speech.say("play-sa-part", kind=kind, tile=name or 0, columns=columns))
    return speech.say("play-sa-row", row=y, parts=speech.listed(parts))
