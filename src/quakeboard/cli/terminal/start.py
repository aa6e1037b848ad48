"""Beginning a game, or taking one up: the seats, the file, the bots; then the sitting."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import UNSET

from quakeboard.bots.protocol import Bot
from quakeboard.bots.registry import make as make_bot
from quakeboard.cli.terminal.end import fingerprint, tell_result
from quakeboard.cli.terminal.game_ui import Storyteller
from quakeboard.cli.terminal.game_uis import manner_of
from quakeboard.cli.terminal.output import Speech
from quakeboard.cli.terminal.save_file import GameFile
from quakeboard.cli.terminal.screens import Screen
from quakeboard.cli.terminal.seats import people_in, seats_from
from quakeboard.cli.terminal.terminal_game import Sitting
from quakeboard.core.game import Game
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.play.chance import Chance
from quakeboard.play.match import Match
from quakeboard.play.record import Seat

ADVISER = "sharp"
"""The level that gives hints: it takes a moment only."""


def begin(
    game: Game,
    seats: str,
    names: Sequence[str],
    seed: str | None,
    path: Path,
    screen: Screen,
    language: Language,
    *,
    forecast: bool = True,
) -> None:
    """A new game, kept in `path`, with hints and forecasts or without them; raises if its seats, its options
    or its file will not do."""
    nobody = Speech(People(language, ())).say("play-nobody")
    table = seats_from(seats, names, nobody)
    bots = _bots(game, table)
    chance = Chance.fresh() if seed is None else Chance.from_text(seed)
    match = Match(game, table, chance)
    match.record.forecast = UNSET if forecast else False
    file = GameFile.begin(path, chance)
    file.keep(match.record)
    storyteller = _storyteller(game.key, language, table)
    speech = Speech(storyteller.people)
    screen.say_unbroken(speech.say("play-kept-in", file=path))
    screen.say(speech.say("play-committed", commitment=fingerprint(match.record)), speech.say("play-welcome"))
    _sit(Sitting(match, file, screen, storyteller, bots, make_bot(ADVISER, game)))


def go_on(path: Path, screen: Screen, language: Language) -> None:
    """The game in `path`, from where its record stops; a finished one is counted again."""
    record, file = GameFile.take_up(path)
    storyteller = _storyteller(record.game, language, record.seats)
    speech = Speech(storyteller.people)
    if file is None:
        screen.say(speech.say("play-over-already", file=path))
        tell_result(screen, storyteller, record)
        return
    game = record.make_game()
    bots = _bots(game, record.seats)
    match = Match.resume(record, file.chance(record))
    turns = match.position.view(None).turn_number
    screen.say_unbroken(speech.say("play-resumed", file=path, turns=turns))
    screen.say(speech.say("play-welcome"))
    _sit(Sitting(match, file, screen, storyteller, bots, make_bot(ADVISER, game)))


def _sit(sitting: Sitting) -> None:
    try:
        sitting.run()
    except KeyboardInterrupt:
        sitting.say_how_to_go_on()
        raise
    finally:
        sitting.file.close()


def _bots(game: Game, seats: Sequence[Seat]) -> dict[int, Bot]:
    return {number: make_bot(seat.bot, game) for number, seat in enumerate(seats) if seat.bot is not None}


def _storyteller(key: str, language: Language, seats: Sequence[Seat]) -> Storyteller:
    """Speaks to the one person at the screen; where several share it, of everybody by name."""
    people = people_in(seats)
    names = [seat.name for seat in seats]
    return manner_of(key).storyteller(language, names, you=people[0] if len(people) == 1 else None)
