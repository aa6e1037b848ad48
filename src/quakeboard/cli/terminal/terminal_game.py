"""A game at the terminal, from its start or from a save file.

Every action is applied, saved, then shown, so a game that was cut off anywhere can be resumed. Where several
people share the screen in a game with secrets (hot seat), it is cleared before the next of them takes over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from shlex import quote

from quakeboard.analysis.hints import advise
from quakeboard.bots import registry
from quakeboard.bots.decision import Budget, Decision
from quakeboard.bots.match import play_on
from quakeboard.bots.player import Player
from quakeboard.bots.protocol import AnyBot
from quakeboard.cli.terminal.commands import Commands
from quakeboard.cli.terminal.decision import PersonDecision
from quakeboard.cli.terminal.display import Display
from quakeboard.cli.terminal.prompt import Act, Advice, Leave, Prompt
from quakeboard.cli.terminal.save_file import SaveFile
from quakeboard.cli.terminal.screens import Screen
from quakeboard.cli.terminal.seats import human_seats
from quakeboard.core.errors import QuakeboardError
from quakeboard.core.game import CHANCE, Action, AnyPosition, Event
from quakeboard.language.narration import Storyteller, storyteller
from quakeboard.language.people import People
from quakeboard.language.reasons import why
from quakeboard.play.match import Match, shows_secret
from quakeboard.play.record import Record, check_forecast
from quakeboard.play.replay import steps
from quakeboard.play.verify import verify

BOT_BUDGET = Budget(nodes=2000)
"""The budget of bots: in nodes, not seconds, so that a resumed game continues in the same way."""
HINT_BOT = "sharp"
"""The bot that gives hints: strong, and fast enough at the prompt."""


@dataclass(frozen=True, slots=True)
class BotAtScreen:
    """A bot whose random numbers follow from the number of actions so far, so that games can be resumed."""

    bot: AnyBot
    match: Match
    file: SaveFile

    def decide(self, position: AnyPosition) -> Action:
        rng = self.file.bot_rng(len(self.match.record.actions))
        return Player(self.bot, BOT_BUDGET, rng).decide(position)


class TerminalGame:
    """One game, one screen, the people in front of it and the bots."""

    def __init__(
        self,
        match: Match,
        file: SaveFile,
        screen: Screen,
        people: People,
        bots: Mapping[int, AnyBot],
        adviser: AnyBot | None = None,
    ) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.table = people
        self.bots = {seat: BotAtScreen(bot, match, file) for seat, bot in bots.items()}
        self.adviser = adviser
        self.people = human_seats(match.record.seats)
        self.has_secret_hot_seat = match.game.secrets is not None and len(self.people) > 1
        self.unread: dict[int, list[str]] = {seat: [] for seat in self.people}
        """By seat: the lines that its person has not read yet, where a screen is shared."""
        self.display = Display(match.game, screen, self.table)
        self.commands = Commands(match, file, self.display)
        self._follow_record()
        self.prompt = Prompt(self.commands, self._advise, self._undo)

    def run(self) -> bool:
        """Play until the game is over or a person quits; True if it is over."""
        while True:
            for step in play_on(self.match, self.bots):
                self._save_and_tell(step.actor, step.action, step.events)
            if self.match.over:
                break
            if not self._person_acts(self.match.actor):
                self.say_how_to_resume()
                return False
        say_proof(self.screen, self.table, self.match.record)
        self.screen.say_unwrapped(self.display.text("play-record-in", file=self.file.path))
        return True

    def say_how_to_resume(self) -> None:
        self._clear_shared_screen()
        file, game = quote(str(self.file.path)), self.match.game.spec.key
        self.screen.say_unwrapped(self.display.text("play-quit", game=game, file=file))

    def _save_and_tell(self, seat: int, action: Action, events: Sequence[Event]) -> None:
        """Save the record, then tell the new events."""
        self.file.save(self.match.record)
        _, seen = self._seen(seat, action, events)
        self.display.follow(seen)
        lines = self.storyteller.tell(seen)
        self.commands.story += lines
        if self.match.over:
            self._show_end()
            self.screen.say(*lines)
        else:
            self._tell(lines)

    def _seen(self, seat: int, action: Action, events: Sequence[Event]) -> tuple[Action, Sequence[Event]]:
        """An action and its events as all at this screen may know them."""
        secrets = self.match.game.secrets
        return (action, events) if secrets is None else secrets.seen_by(self.table.you, seat, action, events)

    def _show_end(self) -> None:
        if self.has_secret_hot_seat:
            self._clear_shared_screen()
            self.screen.say(*max(self.unread.values(), key=len))
        self.display.show_board(self.commands.view)

    def _tell(self, lines: list[str]) -> None:
        """Say these lines now, or to each person when they take over the screen."""
        if self.has_secret_hot_seat:
            for unread in self.unread.values():
                unread.extend(lines)
        else:
            self.screen.say(*lines)

    def _person_acts(self, seat: int) -> bool:
        """Ask the person in this seat; False if they quit."""
        held_back = self.storyteller.flush()
        self.commands.story += held_back
        self._tell(held_back)
        if self.has_secret_hot_seat and not self._hand_over(seat):
            return False
        decision = PersonDecision(self.match.game, self.match.position)
        result = self.prompt.decide(decision, by_name=len(self.people) > 1)
        if isinstance(result, Act):
            self._save_and_tell(seat, result.action, self.match.act(result.action))
        return not isinstance(result, Leave)

    def _hand_over(self, seat: int) -> bool:
        """Clear the screen, say what all may know, wait for this person; False if they do not take over."""
        has_screen = self.commands.reader == seat
        if not has_screen:
            self._clear_shared_screen()
        self.screen.say(*self.unread[seat])
        self.unread[seat] = []
        if not has_screen and not self.prompt.wait_for_person(self.table.name(seat)):
            return False
        self.commands.reader = seat
        return True

    def _clear_shared_screen(self) -> None:
        """Clear a shared screen, so that the next person cannot read what the last one saw."""
        if self.has_secret_hot_seat and self.commands.reader is not None:
            self.commands.reader = None
            self.screen.clear()

    def _undo(self) -> bool:
        """Undo the last move of a person and the bots' moves since, unless that would hide what was shown."""
        actors: list[int | None] = []
        last, before = 0, self.match.position
        for step in steps(self.match.record):
            actors.append(step.actor)
            if step.position.actor() in self.people and step.number < len(self.match.record.actions):
                last, before = step.number + 1, step.position.copy()
        if not last:
            self.screen.say(self.display.text("play-nothing-to-undo"))
            return False
        if CHANCE in actors[last:] or shows_secret(self.match.game, before, self.match.position):
            self.screen.say(self.display.text("play-cannot-undo"))
            return False
        action = None
        for _ in actors[last:]:
            action = self.match.undo()
        assert action is not None
        self.file.save(self.match.record)
        self._follow_record()
        visible_action, _ = self._seen(before.actor(), action, ())
        words = self.display.action(before.view(self.table.you), str(visible_action))
        self._tell([self.display.text("play-undone", action=words)])
        return True

    def _follow_record(self) -> None:
        """Let the board and the story follow all events of the record again."""
        self.display.forget()
        self.commands.story.clear()
        told = steps(self.match.record)
        self.storyteller = teller_of(self.table, self.match.record.game, next(told).position)
        for step in told:
            assert step.actor is not None
            assert step.action is not None
            _, seen = self._seen(step.actor, step.action, step.events)
            self.display.follow(seen)
            self.commands.story += self.storyteller.tell(seen)
        self.commands.story += self.storyteller.flush()

    def _advise(self, decision: PersonDecision) -> Advice:
        """What a strong bot would do, and why; raises `Forbidden` if this game is played without hints."""
        check_forecast(self.match.record)
        rng = Random(len(self.match.record.actions))  # not the bots' generator, which hints must not predict
        game = self.match.game
        self.adviser = self.adviser or registry.make(HINT_BOT, game)
        asked = Decision(decision.view, decision.legal, BOT_BUDGET, rng)
        hint = advise(game, self.adviser, asked, self.commands.effort)
        return Advice(hint.action, why(self.table, hint.reasons))


def teller_of(people: People, game: str, position: AnyPosition) -> Storyteller:
    """A storyteller for these people, of what follows from this position."""
    view = position.view(people.you)
    return storyteller(game, people.language, people.names, view=view, you=people.you)


def say_result(screen: Screen, people: People, record: Record) -> None:
    """Say how a finished game ended, and verify its draws."""
    told = steps(record)
    *_, before = islice(told, len(record.actions))
    teller = teller_of(people, record.game, before.position)
    *_, last = told
    screen.say(*teller.tell(last.events), *teller.flush())
    say_proof(screen, people, record)


def fingerprint(record: Record) -> str:
    """The beginning of the commitment, short enough to compare by eye."""
    return f"{record.chance.commitment or '':.16}"


def say_proof(screen: Screen, people: People, record: Record) -> None:
    """Verify all draws and say the result."""
    say = people.language.sentence
    try:
        draws = verify(record)
    except QuakeboardError as error:
        screen.say(say("play-not-verified", why=people.language.refusal(error)))
    else:
        screen.say(say("play-verified", draws=draws, commitment=fingerprint(record)))
