"""The state of the game in sentences: the map, cities, coins and scores."""

from __future__ import annotations

from itertools import groupby

from quakeboard.cli.terminal.answers import number_ranges
from quakeboard.cli.terminal.messages import Messages
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.language import nouns
from quakeboard.games.sanandreas.render.text.ground import Ground, downhill
from quakeboard.games.sanandreas.rules import lean
from quakeboard.games.sanandreas.rules.kernel.position import Position
from quakeboard.games.sanandreas.rules.pieces import LAND_NAME
from quakeboard.games.sanandreas.rules.scoring import CoastLine, coast_lines
from quakeboard.games.sanandreas.rules.view import City, LaidTile, SanAndreasView


def describe_board(messages: Messages, view: SanAndreasView, position: Position) -> list[str]:
    """What is visible row by row, which tiles lean, and the pieces on them."""
    ground = Ground(view)
    lines = [_row(messages, ground, y) for y in _rows(ground)]
    for tile in view.tiles:
        lines += describe_tile(messages, tile, always=False)
    return [*lines, *describe_pieces(messages, view, position)]


def describe_pieces(messages: Messages, view: SanAndreasView, position: Position) -> list[str]:
    """Cities and epicentres."""
    lines = [describe_city(messages, found, position) for found in view.cities]
    marks = [
        messages.text("play-sa-epicentre", pawn=mark.pawn, at=nouns.space(mark.at), tile=mark.tile)
        for mark in view.epicentres
    ]
    if not view.cities:
        lines.append(messages.text("play-sa-no-cities"))
    key = "play-sa-epicentres" if marks else "play-sa-no-epicentres"
    lines.append(messages.text(key, **({"marks": messages.with_commas(marks)} if marks else {})))
    return lines


def describe_city(messages: Messages, found: City, position: Position) -> str:
    """Whose city it is, its coin if the reader may know it, and what it would score now."""
    at, who = nouns.space(found.at), messages.people.who(found.seat)
    coast = nearest_coast(position, found.at)
    inland = nouns.inland(messages.language, coast)
    if found.coin is None:
        return messages.text("play-sa-city-hidden", at=at, inland=inland, **who)
    return messages.text(
        "play-sa-city",
        at=at,
        coin=found.coin,
        known="all" if found.known else "owner",
        inland=inland,
        points=city_value(found.coin, coast),
        **who,
    )


def nearest_coast(position: Position, at: Space) -> CoastLine | None:
    """The shortest way to the coast, if there is one."""
    return min(coast_lines(position, at), key=lambda line: line.between, default=None)


def city_value(coin: int, coast: CoastLine | None) -> int:
    """What a city with this coin would score (ruling A13)."""
    return max(0, coin - coast.between) if coast else 0


def describe_tile(messages: Messages, tile: LaidTile, *, always: bool = True) -> list[str]:
    """The lean of a tile, and what it lies on; with `always` also that it is flat."""
    lines = []
    down = downhill(tile)
    if down is not None:
        figure = lean.figure(tile.underside.lean)
        steep = "yes" if tile.steep else "no"
        lines.append(messages.text("play-sa-leans", tile=tile.id, figure=figure, down=down, steep=steep))
    elif always:
        lines.append(messages.text("play-sa-flat", tile=tile.id))
    if tile.over:
        things = nouns.things(messages.language, tile.over)
        lines.append(messages.text("play-sa-lies-over", tile=tile.id, things=things))
    if tile.under_land:
        lines.append(messages.text("play-sa-lies-under-land", tile=tile.id))
    return lines


def describe_hands(messages: Messages, view: SanAndreasView) -> list[str]:
    """The coins of every seat, as far as the reader may know them."""
    return [_hand(messages, view, seat) for seat in range(view.seats)]


def describe_scores(messages: Messages, view: SanAndreasView, position: Position) -> list[str]:
    """The scores, and what each city would score now."""
    totals = messages.people.with_numbers(list(enumerate(view.scores)))
    return [messages.text("play-sa-scores", totals=totals), *describe_pieces(messages, view, position)]


def _hand(messages: Messages, view: SanAndreasView, seat: int) -> str:
    who, hand = messages.people.who(seat), view.hands[seat]
    lost = _coins(view.destroyed[seat])
    if hand is not None:
        return messages.text("play-sa-hand", coins=_coins(hand), lost=lost, **who)
    return messages.text(
        "play-sa-hand-hidden", count=view.hand_sizes[seat], coins=_coins(view.unknown[seat]), lost=lost, **who
    )


def _coins(coins: tuple[int, ...]) -> str:
    """Coins separated by spaces, or `none`, for which the sentence has words."""
    return " ".join(str(coin) for coin in coins) or "none"


def _rows(ground: Ground) -> list[int]:
    return sorted({y for _, y in ground.tiles}, reverse=True)


def _row(messages: Messages, ground: Ground, y: int) -> str:
    """What is visible in a row, from west to east."""
    xs = [x for x, row in ground.tiles if row == y]
    parts = []
    for name, group in groupby(range(min(xs) - 1, max(xs) + 2), lambda x: ground.shows((x, y))):
        columns = number_ranges(list(group))
        kind = "ocean" if name is None else "land" if name == LAND_NAME else "tile"
        parts.append(messages.text("play-sa-part", kind=kind, tile=name or 0, columns=columns))
    return messages.text("play-sa-row", row=y, parts=messages.with_commas(parts))
