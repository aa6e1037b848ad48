"""Starts a new terminal game, or resumes one from its save file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import UNSET

from quakeboard.bots import registry
from quakeboard.bots.protocol import AnyBot
from quakeboard.cli.terminal.game_ui import Storyteller, game_ui
from quakeboard.cli.terminal.messages import Messages
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

HINT_BOT = "sharp"
"""The bot that gives hints: strong, and fast enough at the prompt."""


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
    default_name = Messages(People(language, ())).text("play-nobody")
    table_seats = parse_seats(seats, names, default_name)
    bots = _bots(game, table_seats)
    chance = Chance.fresh() if seed is None else Chance.from_text(seed)
    match = Match(game, table_seats, chance)
    match.record.forecast = UNSET if forecast else False
    file = SaveFile.create(path, chance)
    file.save(match.record)
    storyteller = _storyteller(game.spec.key, language, table_seats)
    messages = Messages(storyteller.people)
    screen.say_unwrapped(messages.text("play-kept-in", file=path))
    screen.say(
        messages.text("play-committed", commitment=fingerprint(match.record)), messages.text("play-welcome")
    )
    _run(TerminalGame(match, file, screen, storyteller, bots, registry.make(HINT_BOT, game)))


def resume_game(path: Path, screen: Screen, language: Language) -> None:
    """Resume the game in `path`; of a finished one, say the result again."""
    record, file = SaveFile.open(path)
    storyteller = _storyteller(record.game, language, record.seats)
    messages = Messages(storyteller.people)
    if file is None:
        screen.say(messages.text("play-over-already", file=path))
        say_result(screen, storyteller, record)
        return
    game = record.make_game()
    bots = _bots(game, record.seats)
    match = Match.resume(record, file.chance(record))
    turns = match.position.view(None).turn_number
    screen.say_unwrapped(messages.text("play-resumed", file=path, turns=turns))
    screen.say(messages.text("play-welcome"))
    _run(TerminalGame(match, file, screen, storyteller, bots, registry.make(HINT_BOT, game)))


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


def _storyteller(key: str, language: Language, seats: Sequence[Seat]) -> Storyteller:
    """A storyteller that says “you” to the person at the screen, or only names where several share it."""
    people = human_seats(seats)
    names = [seat.name for seat in seats]
    return game_ui(key).storyteller(language, names, you=people[0] if len(people) == 1 else None)
