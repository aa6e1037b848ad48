"""A person decides: lines are read until one of them comes to an action, takes one back, or leaves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from quakeboard.cli.terminal.answers import Act, Ask, Decision, Puzzle, Refuse
from quakeboard.cli.terminal.commands import Commands
from quakeboard.cli.terminal.game_ui import Asking, Manner
from quakeboard.cli.terminal.output import Speech
from quakeboard.cli.terminal.requests import Command, Nothing, Request
from quakeboard.cli.terminal.screens import Screen
from quakeboard.core.errors import QuakeboardError


@dataclass(frozen=True)
class Advice:
    """What a bot would do, and why."""

    action: Any
    why: str


class Undone:
    """A move was taken back: the question is another one now."""


class Leave:
    """The person goes; or nothing more will ever be typed."""


Verdict = Act | Undone | Leave

Advise = Callable[[Decision], Advice]


class Person:
    """Someone at the prompt."""

    def __init__(
        self,
        screen: Screen,
        speech: Speech,
        manner: Manner,
        commands: Commands,
        advise: Advise,
        take_back: Callable[[], bool],
    ) -> None:
        self.screen = screen
        self.speech = speech
        self.manner = manner
        self.commands = commands
        self.advise = advise
        self.take_back = take_back
        """Takes the last move back and says so; False if that cannot be."""
        self._has_seen_the_table = False

    def decide(self, decision: Decision, *, by_name: bool) -> Verdict:
        """Ask until it is decided. `by_name` says that several people share this screen."""
        asking = self.manner.asking(self.commands, decision)
        asking.prepare(decision.question())
        self._introduce(decision, asking, by_name=by_name)
        asking.show(decision.question())
        advice: Advice | None = None
        while True:
            line = self.screen.ask(asking.prompt(decision.question()))
            if line is None:
                return Leave()
            asking.prepare(decision.question())
            request = self.manner.read(line)
            match request:
                case Command("quit"):
                    return Leave()
                case Command("undo"):
                    if self.take_back():
                        return Undone()
                case Command("hint"):
                    advice = self._hint(decision) or advice
                case Command("do") if advice is not None:
                    return Act(advice.action)
                case Command("do"):
                    self.screen.say(self.speech.say("play-no-hint"))
                case Command(word, rest) if self.commands.run(word, rest):
                    pass
                case Nothing() if decision.forced:
                    return Act(decision.legal[0])
                case _:
                    verdict = self._answer(decision, asking, request)
                    if verdict is not None:
                        return verdict

    def take_over(self, name: str) -> bool:
        """Wait until this person alone sits at the screen; False if nobody comes."""
        while True:
            line = self.screen.ask(self.speech.say("play-hand-over", name=name))
            if line is None or self.manner.read(line) == Command("quit"):
                return False
            if not line.strip():
                self._has_seen_the_table = False
                return True

    def _introduce(self, decision: Decision, asking: Asking, *, by_name: bool) -> None:
        """The table as it is, and what has to be done."""
        if asking.wants_table or not self._has_seen_the_table:
            self.commands.show_table()
            self._has_seen_the_table = True
        if by_name:
            name = self.speech.people.name(decision.view.actor)
            self.screen.say(self.speech.say("play-turn-of", name=name))
        call = asking.call()
        if call:
            self.screen.say(call)

    def _answer(self, decision: Decision, asking: Asking, request: Request) -> Act | None:
        if request == Command("back"):
            decision.back()
        if isinstance(request, Nothing):
            return None
        answer = decision.answer(request)
        match answer:
            case Act():
                return answer
            case Refuse(error):
                self.screen.say(self.speech.refusal(error))
            case Puzzle(key, params):
                self.screen.say(self.speech.say(key, **params))
            case Ask():
                asking.show(decision.question())
        return None

    def _hint(self, decision: Decision) -> Advice | None:
        """Say what would be good to do, and why; or why nobody says so."""
        try:
            advice = self.advise(decision)
        except QuakeboardError as error:
            self.screen.say(self.speech.refusal(error))
            return None
        self.screen.say(self.speech.say("play-hint", action=advice.action))
        if advice.why:
            self.screen.say(advice.why)
        return advice
