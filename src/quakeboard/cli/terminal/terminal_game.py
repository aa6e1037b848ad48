"""A game at the terminal, from its start or from a save file.

Every action is applied, saved, then shown, so a game that was cut off anywhere can be resumed. Where several
people share the screen in a game with secrets (hot seat), it is cleared before the next of them takes over.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from shlex import quote
from typing import Any

from quakeboard.analysis.hints import advise
from quakeboard.bots.decision import Budget
from quakeboard.bots.decision import Decision as BotDecision
from quakeboard.bots.player import Player
from quakeboard.bots.protocol import AnyBot
from quakeboard.cli.terminal.answers import Act, Decision
from quakeboard.cli.terminal.game_ui import Storyteller, game_ui
from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.prompt import Advice, Leave, Prompt
from quakeboard.cli.terminal.save_file import SaveFile
from quakeboard.cli.terminal.screens import Screen
from quakeboard.cli.terminal.seats import human_seats
from quakeboard.core.errors import QuakeboardError
from quakeboard.core.game import CHANCE
from quakeboard.language.reasons import why
from quakeboard.play.match import Match
from quakeboard.play.record import Record, check_forecast
from quakeboard.play.replay import steps
from quakeboard.play.verify import verify

BOT_BUDGET = Budget(nodes=2000)
"""The budget of bots: in nodes, not seconds, so that a resumed game continues in the same way."""


class TerminalGame:
    """One game, one screen, the people in front of it and the bots."""

    def __init__(
        self,
        match: Match,
        file: SaveFile,
        screen: Screen,
        storyteller: Storyteller,
        bots: Mapping[int, AnyBot],
        adviser: AnyBot,
    ) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.storyteller = storyteller
        self.messages = Messages(storyteller.people)
        self.bots = bots
        self.adviser = adviser
        self.people = human_seats(match.record.seats)
        self.ui = game_ui(match.game.spec.key)
        self.has_secret_hot_seat = match.game.secrets is not None and len(self.people) > 1
        self.unread: dict[int, list[str]] = {seat: [] for seat in self.people}
        """By seat: the lines that its person has not read yet, where a screen is shared."""
        self.commands = self.ui.commands(match, file, screen, self.messages)
        self._rebuild_commands_state()
        self.prompt = Prompt(screen, self.messages, self.ui, self.commands, self._advise, self._undo)

    def run(self) -> bool:
        """Play until the game is over or a person quits; True if it is over."""
        while not self.match.over:
            seat = self.match.actor
            if seat == CHANCE:
                self._save_and_tell(self.match.deal().events)
            elif seat in self.bots:
                self._bot_acts(seat)
            elif not self._person_acts(seat):
                self.say_how_to_resume()
                return False
        say_proof(self.screen, self.messages, self.match.record)
        self.screen.say_unwrapped(self.messages.text("play-record-in", file=self.file.path))
        return True

    def say_how_to_resume(self) -> None:
        self._clear_shared_screen()
        file, game = quote(str(self.file.path)), self.match.game.spec.key
        self.screen.say_unwrapped(self.messages.text("play-quit", game=game, file=file))

    def _save_and_tell(self, events: list[Any]) -> None:
        """Save the record, then tell the new events."""
        self.file.save(self.match.record)
        self.commands.track(events)
        if self.match.over:
            self._show_end()
            self.screen.say(*self.storyteller.tell(events))
        else:
            self._tell(self.storyteller.tell(events))

    def _show_end(self) -> None:
        if self.has_secret_hot_seat:
            self._clear_shared_screen()
            self.screen.say(*max(self.unread.values(), key=len))
        self.commands.show_board()

    def _tell(self, lines: list[str]) -> None:
        """Say these lines now, or to each person when they take over the screen."""
        if self.has_secret_hot_seat:
            for unread in self.unread.values():
                unread.extend(lines)
        else:
            self.screen.say(*lines)

    def _bot_acts(self, seat: int) -> None:
        rng = self.file.bot_rng(len(self.match.record.actions))
        action = Player(self.bots[seat], BOT_BUDGET, rng).decide(self.match.position)
        self._save_and_tell(self.match.act(action))

    def _person_acts(self, seat: int) -> bool:
        """Ask the person in this seat; False if they quit."""
        self._tell(self.storyteller.flush())
        if self.has_secret_hot_seat and not self._hand_over(seat):
            return False
        decision = self.ui.decision(self.match.game, self.match.position)
        result = self.prompt.decide(decision, by_name=len(self.people) > 1)
        if isinstance(result, Act):
            self._save_and_tell(self.match.act(result.action))
        return not isinstance(result, Leave)

    def _hand_over(self, seat: int) -> bool:
        """Clear the screen, say what all may know, wait for this person; False if they do not take over."""
        has_screen = self.commands.reader == seat
        if not has_screen:
            self._clear_shared_screen()
        self.screen.say(*self.unread[seat])
        self.unread[seat] = []
        if not has_screen and not self.prompt.wait_for_person(self.messages.people.name(seat)):
            return False
        self.commands.reader = seat
        return True

    def _clear_shared_screen(self) -> None:
        """Clear a shared screen, so that the next person cannot read what the last one saw."""
        if self.has_secret_hot_seat and self.commands.reader is not None:
            self.commands.reader = None
            self.screen.clear()

    def _undo(self) -> bool:
        """Undo the last move of a person and the bots' moves since, unless chance has acted after it."""
        done = list(steps(self.match.record))[1:]
        moves = [number for number, step in enumerate(done) if step.actor in self.people]
        if not moves:
            self.screen.say(self.messages.text("play-nothing-to-undo"))
            return False
        last = done[moves[-1] :]
        if any(step.actor == CHANCE or self.ui.is_final(step.events) for step in last):
            self.screen.say(self.messages.text(self.ui.cannot_undo))
            return False
        action = None
        for _ in last:
            action = self.match.undo()
        self.file.save(self.match.record)
        self._rebuild_commands_state()
        assert last[0].actor is not None
        secrets = self.match.game.secrets
        if secrets is not None and action is not None:
            action, _ = secrets.seen_by(self.messages.people.you, last[0].actor, action, ())
        self._tell([self.messages.text("play-undone", action=action)])
        return True

    def _rebuild_commands_state(self) -> None:
        """Let the commands track all events of the record again."""
        self.commands.reset_tracking()
        for step in steps(self.match.record):
            self.commands.track(step.events)

    def _advise(self, decision: Decision) -> Advice:
        """What a strong bot would do, and why; raises `Forbidden` if this game is played without hints."""
        check_forecast(self.match.record)
        rng = Random(len(self.match.record.actions))  # not the bots' generator, which hints must not predict
        question = BotDecision(decision.view, decision.legal, BOT_BUDGET, rng)
        hint = advise(self.match.game, self.adviser, question, self.commands.effort)
        return Advice(hint.action, why(self.messages.people, hint.reasons))


def say_result(screen: Screen, storyteller: Storyteller, record: Record) -> None:
    """Say how a finished game ended, and verify its draws."""
    events: list[Any] = []
    for step in steps(record):
        events = step.events
    screen.say(*storyteller.tell(events), *storyteller.flush())
    say_proof(screen, Messages(storyteller.people), record)


def fingerprint(record: Record) -> str:
    """The beginning of the commitment, short enough to compare by eye."""
    return f"{record.chance.commitment or '':.16}"


def say_proof(screen: Screen, messages: Messages, record: Record) -> None:
    """Verify all draws and say the result."""
    try:
        draws = verify(record)
    except QuakeboardError as error:
        screen.say(messages.text("play-not-verified", why=messages.refusal(error)))
    else:
        screen.say(messages.text("play-verified", draws=draws, commitment=fingerprint(record)))
