"""A game at the terminal from the first draw, or from where it was left, to the count.

Whatever happens is on disk before it is shown: an action is applied, kept, then told. So a sitting can be cut
off anywhere, and another one goes on from the file. Where several people share the screen of a game with
secrets, it is wiped and handed over before the next of them sees theirs.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from shlex import quote
from typing import Any

from quakeboard.analysis.hints import advise
from quakeboard.bots.protocol import Bot, Budget
from quakeboard.cli.terminal.answers import Act, Decision
from quakeboard.cli.terminal.end import tell_proof
from quakeboard.cli.terminal.game_ui import Storyteller
from quakeboard.cli.terminal.game_uis import manner_of
from quakeboard.cli.terminal.output import Speech
from quakeboard.cli.terminal.prompt import Advice, Leave, Person
from quakeboard.cli.terminal.save_file import GameFile
from quakeboard.cli.terminal.screens import Screen
from quakeboard.cli.terminal.seats import people_in
from quakeboard.core.game import CHANCE
from quakeboard.language.reasons import why
from quakeboard.play.match import Match
from quakeboard.play.record import check_forecast
from quakeboard.play.replay import steps

THOUGHT = Budget(nodes=2000)
"""How much a bot may think: counted, not timed, so that a resumed game goes on as it would have."""


class Sitting:
    """One game, one screen, the people in front of it and the bots."""

    def __init__(
        self,
        match: Match,
        file: GameFile,
        screen: Screen,
        storyteller: Storyteller,
        bots: Mapping[int, Bot],
        adviser: Bot,
    ) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.storyteller = storyteller
        self.speech = Speech(storyteller.people)
        self.bots = bots
        self.adviser = adviser
        self.people = people_in(match.record.seats)
        self.manner = manner_of(match.game.key)
        self.shares_secrets = match.game.has_secrets and len(self.people) > 1
        self.missed: dict[int, list[str]] = {seat: [] for seat in self.people}
        """What happened since each person last had a screen that is shared."""
        self.commands = self.manner.commands(match, file, screen, self.speech)
        self._look_back()
        self.person = Person(screen, self.speech, self.manner, self.commands, self._advise, self._undo)

    def run(self) -> bool:
        """Play until the game is over, or somebody leaves; say which: True if it is over."""
        while not self.match.over:
            seat = self.match.actor
            if seat == CHANCE:
                self._happened(self.match.draw_chance()[1])
            elif seat in self.bots:
                self._bot_acts(seat)
            elif not self._person_acts(seat):
                self.say_how_to_go_on()
                return False
        tell_proof(self.screen, self.speech, self.match.record)
        self.screen.say_unbroken(self.speech.say("play-record-in", file=self.file.path))
        return True

    def say_how_to_go_on(self) -> None:
        self._give_up_the_screen()
        file, game = quote(str(self.file.path)), self.match.game.key
        self.screen.say_unbroken(self.speech.say("play-quit", game=game, file=file))

    def _happened(self, events: list[Any]) -> None:
        """Keep what has just been done, then tell it."""
        self.file.keep(self.match.record)
        self.commands.watch(events)
        if self.match.over:
            self._show_the_end()
            self.screen.say(*self.storyteller.tell(events))
        else:
            self._tell(self.storyteller.tell(events))

    def _show_the_end(self) -> None:
        if self.shares_secrets:
            self._give_up_the_screen()
            self.screen.say(*max(self.missed.values(), key=len))
        self.commands.show_table()

    def _tell(self, lines: list[str]) -> None:
        """Now, or when the screen is in the hands of the next person."""
        if self.shares_secrets:
            for missed in self.missed.values():
                missed.extend(lines)
        else:
            self.screen.say(*lines)

    def _bot_acts(self, seat: int) -> None:
        position = self.match.position
        dice = self.file.dice(len(self.match.record.actions))
        action = self.bots[seat].choose(position.view(seat), position.legal(), THOUGHT, dice)
        self._happened(self.match.act(action))

    def _person_acts(self, seat: int) -> bool:
        """Let the person who is asked decide; False if they leave."""
        self._tell(self.storyteller.flush())
        if self.shares_secrets and not self._hand_over(seat):
            return False
        decision = self.manner.decision(self.match.game, self.match.position)
        verdict = self.person.decide(decision, by_name=len(self.people) > 1)
        if isinstance(verdict, Act):
            self._happened(self.match.act(verdict.action))
        return not isinstance(verdict, Leave)

    def _hand_over(self, seat: int) -> bool:
        """Wipe the screen, tell what all may know, and let this person take it; False if nobody comes."""
        has_it = self.commands.reader == seat
        if not has_it:
            self._give_up_the_screen()
        self.screen.say(*self.missed[seat])
        self.missed[seat] = []
        if not has_it and not self.person.take_over(self.speech.people.name(seat)):
            return False
        self.commands.reader = seat
        return True

    def _give_up_the_screen(self) -> None:
        """Nobody looks at it any more; what somebody saw goes."""
        if self.shares_secrets and self.commands.reader is not None:
            self.commands.reader = None
            self.screen.clear()

    def _undo(self) -> bool:
        """Take back the last move of a person and what bots did after it, unless chance has spoken since."""
        done = list(steps(self.match.record))[1:]
        moves = [number for number, step in enumerate(done) if step.actor in self.people]
        if not moves:
            self.screen.say(self.speech.say("play-nothing-to-undo"))
            return False
        last = done[moves[-1] :]
        if any(step.actor == CHANCE or self.manner.is_final(step.events) for step in last):
            self.screen.say(self.speech.say(self.manner.cannot_undo))
            return False
        action = None
        for _ in last:
            action = self.match.undo()
        self.file.keep(self.match.record)
        self._look_back()
        assert last[0].actor is not None
        told, _ = self.match.game.seen_by(self.speech.people.you, last[0].actor, action, ())
        self._tell([self.speech.say("play-undone", action=told)])
        return True

    def _look_back(self) -> None:
        """Gather anew what has been played so far."""
        self.commands.forget()
        for step in steps(self.match.record):
            self.commands.watch(step.events)

    def _advise(self, decision: Decision) -> Advice:
        """What a strong bot would do, and why; raises `Forbidden` if this game is played without hints."""
        check_forecast(self.match.record)
        dice = Random(len(self.match.record.actions))  # not the bots' own: advice must not foretell them
        view, legal, effort = decision.view, decision.legal, self.commands.effort
        hint = advise(self.match.game, self.adviser, view, legal, THOUGHT, dice, effort)
        return Advice(hint.action, why(self.speech.people, hint.reasons))
