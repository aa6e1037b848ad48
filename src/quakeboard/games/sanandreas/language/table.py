"""The state of San Andreas in sentences, as far as the reader may know it: map, cities, coins, one space."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import groupby

from quakeboard.core.errors import IllegalAction
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.language import nouns
from quakeboard.games.sanandreas.language.speech import Speech
from quakeboard.games.sanandreas.render.text.board import CITIES
from quakeboard.games.sanandreas.render.text.ground import Ground, downhill, height
from quakeboard.games.sanandreas.rules import places
from quakeboard.games.sanandreas.rules.actions import Found, Mark
from quakeboard.games.sanandreas.rules.board import FIRST_X, holds
from quakeboard.games.sanandreas.rules.lean import figure
from quakeboard.games.sanandreas.rules.pieces import COINS, LAND_NAME, PAWNS, is_land
from quakeboard.games.sanandreas.rules.scoring import CoastLine, nearest_coast, points
from quakeboard.games.sanandreas.rules.view import City, Epicentre, LaidTile, SanAndreasView
from quakeboard.language.words import Situation


def players(situation: Situation) -> str:
    """The symbol, name, points and coins left of every seat."""
    view: SanAndreasView = situation.view
    name = situation.people.name
    return situation.with_commas(
        [
            situation.say("play-sa-player", sign=CITIES[seat], name=name(seat), points=score, coins=left)
            for seat, (score, left) in enumerate(zip(view.scores, view.hand_sizes, strict=True))
        ]
    )


def board(situation: Situation) -> list[str]:
    """What is visible row by row, which tiles lean, and the pieces on them."""
    view: SanAndreasView = situation.view
    ground = Ground(view)
    lines = [_row(situation, ground, y) for y in sorted({y for _, y in ground.tiles}, reverse=True)]
    for tile in view.tiles:
        lines += _tile(situation, tile, always=False)
    return [*lines, *_pieces(situation)]


def scores(situation: Situation) -> list[str]:
    """The scores, and what each city would score now."""
    totals = situation.people.with_numbers(list(enumerate(situation.view.scores)))
    return [situation.say("play-sa-scores", totals=totals), *_pieces(situation)]


def coins(situation: Situation, rest: str) -> list[str]:
    """The coins of every seat."""
    return [_hand(situation, seat) for seat in range(situation.view.seats)]


def look(situation: Situation, rest: str) -> list[str]:
    """What is visible on a space, what a city would score there, and what can be put there."""
    at = space_of(rest)
    if at is None or not holds(at):
        return [situation.say("play-sa-look-which")]
    ground = Ground(situation.view)
    tile = ground.tile(at)
    if tile is None:
        kind = str(_shown(situation.view, ground, at))
        return [situation.say("play-sa-look-no-tile", at=places.name(at), kind=kind)]
    high, name = str(height(tile, at)), speech(situation).tile(tile.id)
    lines = [situation.say("play-sa-look-tile", at=places.name(at), tile=name, height=high)]
    lines += [*_tile(situation, tile), *_below(situation, ground, tile, at)]
    lines += [_city(situation, city) for city in situation.view.cities if city.at == at]
    return [*lines, _worth(situation, at), *_possible(situation, at)]


def speech(situation: Situation) -> Speech:
    return Speech.about(situation.people, situation.view)


def space_of(text: str) -> Space | None:
    """A space by its name, or as the notation has it; None for any other text."""
    pair = re.fullmatch(r"\(?(-?[0-9]{1,3}) ?, ?(-?[0-9]{1,3})\)?", text, re.ASCII)
    return places.space(text) if pair is None else (int(pair[1]), int(pair[2]))


def coast_near(situation: Situation, at: Space) -> CoastLine | None:
    """The shortest way to the coast, if there is one."""
    return nearest_coast(situation.position, at)


def city_value(coin: int, coast: CoastLine | None) -> int:
    """What a city with this coin would score."""
    return points(coin, coast.between) if coast else 0


def row_of(values: tuple[int, ...] | tuple[str, ...]) -> str:
    """Coins or pawns separated by spaces, or a dash."""
    return " ".join(map(str, values)) or "–"


def _row(situation: Situation, ground: Ground, y: int) -> str:
    """What is visible in a row, from west to east."""
    xs = [x for x, row in ground.tiles if row == y]
    parts = []
    first = max(FIRST_X + 1, min(xs) - 1)
    for name, group in groupby(range(first, max(xs) + 2), lambda x: _shown(situation.view, ground, (x, y))):
        kind = name if isinstance(name, str) else "tile"
        tile = speech(situation).tile(name) if isinstance(name, int) else ""
        parts.append(situation.say("play-sa-part", kind=kind, tile=tile, columns=_columns(list(group))))
    return situation.say("play-row", row=places.row_number(y), columns=situation.with_commas(parts))


def _columns(xs: list[int]) -> str:
    """Neighbouring columns by their letters: `C–E`."""
    first, last = places.column_letter(xs[0]), places.column_letter(xs[-1])
    return first if first == last else f"{first}–{last}"


def _shown(view: SanAndreasView, ground: Ground, at: Space) -> int | str:
    """The number of the tile that shows on a space, or `land`, `lake` or `ocean`."""
    shown = ground.shows(at)
    return shown if shown is not None else "lake" if at in view.lakes else "ocean"


def _tile(situation: Situation, tile: LaidTile, *, always: bool = True) -> list[str]:
    """The lean of a tile, and what it lies on; with `always` also that it is flat."""
    lines = []
    down, name = downhill(tile), speech(situation).tiles.name(tile.id)
    if down is not None:
        leans, steep = figure(tile.underside.lean), "yes" if tile.steep else "no"
        lines.append(situation.say("play-sa-leans", figure=leans, down=down, steep=steep, **name))
    elif always:
        lines.append(situation.say("play-sa-flat", **name))
    if tile.over:
        things = speech(situation).things(tile.over)
        lines.append(situation.say("play-sa-lies-over", things=things, **name))
    if tile.under_land:
        lines.append(situation.say("play-sa-lies-under-land", **name))
    return lines


def _pieces(situation: Situation) -> list[str]:
    """Cities and epicentres."""
    view: SanAndreasView = situation.view
    cities = [_city(situation, city) for city in view.cities] or [situation.say("play-sa-no-cities")]
    if not view.epicentres:
        return [*cities, situation.say("play-sa-no-epicentres")]
    marks = situation.with_commas([_epicentre(situation, mark) for mark in view.epicentres])
    return [*cities, situation.say("play-sa-epicentres", marks=marks)]


def _epicentre(situation: Situation, mark: Epicentre) -> str:
    return situation.say("play-sa-epicentre", pawn=mark.pawn, at=places.name(mark.at))


def _city(situation: Situation, city: City) -> str:
    """Whose city it is, its coin if the reader may know it, and what it would score now."""
    at, who = places.name(city.at), situation.people.who(city.seat)
    coast = coast_near(situation, city.at)
    inland = nouns.inland(situation.people.language, coast)
    known = "nobody" if city.coin is None else "all" if city.known else "owner"
    coin = city.coin or 0
    worth = city_value(coin, coast)
    return situation.say("play-sa-city", at=at, coin=coin, known=known, inland=inland, points=worth, **who)


def _hand(situation: Situation, seat: int) -> str:
    view: SanAndreasView = situation.view
    name, hand, lost = situation.people.name(seat), view.hands[seat], _lost(view, seat)
    if hand is not None:
        return situation.say("play-sa-hand", name=name, coins=row_of(hand), lost=lost)
    hidden, count = row_of(view.unknown[seat]), view.hand_sizes[seat]
    key = "play-sa-hand-lost" if view.lost[seat] else "play-sa-hand-hidden"
    return situation.say(key, name=name, count=count, coins=hidden, lost=lost)


def _lost(view: SanAndreasView, seat: int) -> str:
    """The seat's destroyed coins; in brackets those that only it may know, as on the map."""
    closed = (f"({'?' if coin is None else coin})" for coin in view.lost[seat])
    return row_of((*map(str, view.destroyed[seat]), *closed))


def _below(situation: Situation, ground: Ground, tile: LaidTile, at: Space) -> list[str]:
    """What is hidden below a space."""
    hidden: list[int | str] = [other.id for other in ground.hidden.get(at, ())]
    if LAND_NAME in tile.over and is_land(at):
        hidden.append(LAND_NAME)
    things = speech(situation).things(hidden)
    return [situation.say("play-sa-below", things=things)] if hidden else []


def _worth(situation: Situation, at: Space) -> str:
    """What each coin would score there now (ruling A13)."""
    coast = coast_near(situation, at)
    worth = {coin: city_value(coin, coast) for coin in COINS}
    brings = [situation.say("play-sa-coin-brings", coin=c, points=p) for c, p in worth.items() if p]
    inland = nouns.inland(situation.people.language, coast)
    return situation.say("play-sa-worth", inland=inland, coins=situation.with_commas(brings) or "none")


def _possible(situation: Situation, at: Space) -> list[str]:
    """Whether a city can be founded and an epicentre marked there by the reader, or why not."""
    view: SanAndreasView = situation.view
    seat = view.turn if view.seat is None else view.seat
    # As if it were the reader's turn: whose turn it is, or a quake, is no reason here.
    turn = replace(view, phase="turn", turn=seat, actor=seat, dice=None, to_resolve=())
    position = situation.game.restore(turn)
    found = Found(at, next(iter(view.hands[seat] or ()), 0))
    mark = Mark(at, next(iter(view.pawns), PAWNS[0]))
    lines = []
    for action, may, may_not in (
        (found, "play-sa-may-found", "play-sa-may-not-found"),
        (mark, "play-sa-may-mark", "play-sa-may-not-mark"),
    ):
        try:
            position.copy().apply(action)
            lines.append(situation.say(may))
        except IllegalAction as error:
            lines.append(situation.say(may_not, why=situation.refusal(error)))
    return lines
