"""Starts a new terminal game, or resumes one from its save file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import UNSET

from quakeboard.bots import registry
from quakeboard.bots.protocol import AnyBot
from quakeboard.cli.terminal.save_file import SaveFile
from quakeboard.cli.terminal.screens import Screen
from quakeboard.cli.terminal.seats import human_seats, parse_seats
from quakeboard.cli.terminal.terminal_game import TerminalGame, fingerprint, say_result
from quakeboard.core.game import AnyGame
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.play.chance.seed import Chance
from quakeboard.play.match import Match
from quakeboard.play.record import Seat


def start_game(
    game: AnyGame,
    seats: str,
    names: Sequence[str],
    seed: str | None,
    path: Path,
    screen: Screen,
    language: Language,
    *,
    forecast: bool = True,
) -> None:
    """Play a new game, saved in `path`; raises if its seats, its options or its file are refused."""
    default_name = language.sentence("play-nobody")
    table_seats = parse_seats(seats, names, default_name)
    bots = _bots(game, table_seats)
    chance = Chance.fresh() if seed is None else Chance.from_text(seed)
    match = Match(game, table_seats, chance)
    match.record.forecast = UNSET if forecast else False
    file = SaveFile.create(path, chance)
    file.save(match.record)
    say = language.sentence
    screen.say_unwrapped(say("play-kept-in", file=path))
    screen.say(say("play-committed", commitment=fingerprint(match.record)), say("play-welcome"))
    _run(_terminal_game(match, file, screen, language, bots))


def resume_game(path: Path, screen: Screen, language: Language) -> None:
    """Resume the game in `path`; of a finished one, say the result again."""
    record, file = SaveFile.open(path)
    say = language.sentence
    if file is None:
        screen.say(say("play-over-already", file=path))
        say_result(screen, _people(language, record.seats), record)
        return
    game = record.make_game()
    bots = _bots(game, record.seats)
    match = Match.resume(record, file.chance(record))
    screen.say_unwrapped(say("play-resumed", file=path, moves=len(record.actions)))
    screen.say(say("play-welcome"))
    _run(_terminal_game(match, file, screen, language, bots))


def _terminal_game(
    match: Match, file: SaveFile, screen: Screen, language: Language, bots: dict[int, AnyBot]
) -> TerminalGame:
    return TerminalGame(match, file, screen, _people(language, match.record.seats), bots)


def _run(terminal_game: TerminalGame) -> None:
    try:
        terminal_game.run()
    except KeyboardInterrupt:
        terminal_game.say_how_to_resume()
        raise
    finally:
        terminal_game.file.close()


def _bots(game: AnyGame, seats: Sequence[Seat]) -> dict[int, AnyBot]:
    return {
        number: registry.make(seat.bot, game) for number, seat in enumerate(seats) if seat.bot is not None
    }


def _people(language: Language, seats: Sequence[Seat]) -> People:
    """The people at the table; the one at the screen is “you”, unless several share it."""
    people = human_seats(seats)
    return People(language, [seat.name for seat in seats], people[0] if len(people) == 1 else None)
