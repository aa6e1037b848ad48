"""A game at the terminal from the first draw, or from where it was left, to the count.

Whatever happens is on disk before it is shown: an action is applied, kept, then told. So a sitting can be cut
off anywhere, and another one goes on from the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from shlex import quote
from typing import Any

from quakeboard.bots.bot import Adviser, Bot, Budget, Hint
from quakeboard.cli.text.commands import Commands
from quakeboard.cli.text.deciding import Act, Decision
from quakeboard.cli.text.ending import tell_proof
from quakeboard.cli.text.keeping import GameFile
from quakeboard.cli.text.person import Advice, Leave, Person
from quakeboard.cli.text.screens import Screen
from quakeboard.cli.text.seating import people_in
from quakeboard.cli.text.speech import Speech
from quakeboard.language.seismic_story import Storyteller
from quakeboard.play.match import Match
from quakeboard.play.replay import steps
from quakeboard.play.watchers import Scars
from quakeboard.rules.game import CHANCE

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
        self.scars = Scars()
        self._look_back()
        self.commands = Commands(match, file, screen, self.speech, self.scars)
        self.person = Person(screen, self.speech, self.commands, self._advise, self._undo)

    def run(self) -> bool:
        """Play until the game is over, or somebody leaves; say which: True if it is over."""
        while not self.match.over:
            seat = self.match.asked
            if seat == CHANCE:
                self._happened(self.match.turn_up()[1])
            elif seat in self.bots:
                self._bot_acts(seat)
            elif not self._person_acts():
                self.say_how_to_go_on()
                return False
        tell_proof(self.screen, self.speech, self.match.record)
        self.screen.say_unbroken(self.speech.say("play-record-in", file=self.file.path))
        return True

    def say_how_to_go_on(self) -> None:
        self.screen.say_unbroken(self.speech.say("play-quit", file=quote(str(self.file.path))))

    def _happened(self, events: list[Any]) -> None:
        """Keep what has just been done, then tell it."""
        self.file.keep(self.match.record)
        self.scars.watch(events)
        if self.match.over:
            self.commands.show_table()
        self.screen.say(*self.storyteller.tell(events))

    def _bot_acts(self, seat: int) -> None:
        position = self.match.position
        dice = self.file.dice(len(self.match.record.actions))
        action = self.bots[seat].choose(position.view(seat), position.legal(), THOUGHT, dice)
        self._happened(self.match.act(action))

    def _person_acts(self) -> bool:
        """Let the person who is asked decide; False if they leave."""
        self.screen.say(*self.storyteller.flush())
        decision = Decision(self.match.game, self.match.position)
        verdict = self.person.decide(decision, by_name=len(self.people) > 1)
        if isinstance(verdict, Act):
            self._happened(self.match.act(verdict.action))
        return not isinstance(verdict, Leave)

    def _undo(self) -> bool:
        """Take back the last move of a person and what bots did after it, unless chance has spoken since."""
        actors = [step.actor for step in steps(self.match.record)][1:]
        moves = [number for number, actor in enumerate(actors) if actor in self.people]
        if not moves:
            self.screen.say(self.speech.say("play-nothing-to-undo"))
            return False
        if CHANCE in actors[moves[-1] :]:
            self.screen.say(self.speech.say("play-cannot-undo"))
            return False
        action = None
        for _ in actors[moves[-1] :]:
            action = self.match.undo()
        self.file.keep(self.match.record)
        self._look_back()
        self.screen.say(self.speech.say("play-undone", action=action))
        return True

    def _look_back(self) -> None:
        """Find the scars and the last tile of what has been played so far."""
        self.scars.cells.clear()
        self.scars.last = None
        for step in steps(self.match.record):
            self.scars.watch(step.events)

    def _advise(self, decision: Decision) -> Advice:
        view, legal = decision.view, decision.legal
        dice = Random(len(self.match.record.actions))  # not the bots' own: advice must not foretell them
        if isinstance(self.adviser, Adviser):
            hint = self.adviser.explain(view, legal, THOUGHT, dice)
            return Advice(hint.action, self._why(hint))
        return Advice(self.adviser.choose(view, legal, THOUGHT, dice), "")

    def _why(self, hint: Hint) -> str:
        """A bot's reason in a sentence; nothing if it has none that is known here."""
        seat = hint.params.get("seat")
        who = self.speech.people.who(seat) if isinstance(seat, int) else {}
        return self.speech.say(hint.key, **{**hint.params, **who}) if self.speech.knows(hint.key) else ""
