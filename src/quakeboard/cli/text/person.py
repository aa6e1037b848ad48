"""A person decides: lines are read until one of them comes to an action, takes one back, or leaves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quakeboard.cli.text.asking import Asking
from quakeboard.cli.text.commands import Commands
from quakeboard.cli.text.deciding import Act, Ask, Decision
from quakeboard.cli.text.placing import Puzzle, Refuse
from quakeboard.cli.text.reading import read
from quakeboard.cli.text.requests import Command, Nothing, Request
from quakeboard.cli.text.screens import Screen
from quakeboard.cli.text.speech import Speech
from quakeboard.language.seismic_asking import ask
from quakeboard.rules.seismic.actions import Lay, Pass, SeismicAction


@dataclass(frozen=True)
class Advice:
    """What a bot would do, and why."""

    action: SeismicAction
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
        commands: Commands,
        advise: Advise,
        take_back: Callable[[], bool],
    ) -> None:
        self.screen = screen
        self.speech = speech
        self.commands = commands
        self.advise = advise
        self.take_back = take_back
        """Takes the last move back and says so; False if that cannot be."""
        self._has_seen_the_table = False

    def decide(self, decision: Decision, *, by_name: bool) -> Verdict:
        """Ask until it is decided. `by_name` says that several people share this screen."""
        self.commands.numbers = {}
        asking = Asking(self.screen, self.speech, decision, self.commands.extras())
        self._introduce(decision, by_name=by_name)
        asking.show(decision.question())
        advice: Advice | None = None
        while True:
            line = self.screen.ask(asking.prompt(decision.question()))
            if line is None:
                return Leave()
            self.commands.numbers = asking.numbers(decision.question())
            request = read(line)
            match request:
                case Command("quit"):
                    return Leave()
                case Command("undo"):
                    if self.take_back():
                        return Undone()
                case Command("hint"):
                    advice = self._hint(decision)
                case Command("do") if advice is not None:
                    return Act(advice.action)
                case Command("do"):
                    self.screen.say(self.speech.say("play-no-hint"))
                case Command(word, rest) if self.commands.run(word, rest):
                    pass
                case Nothing() if decision.forced:
                    return Act(Pass())
                case _:
                    verdict = self._answer(decision, asking, request)
                    if verdict is not None:
                        return verdict

    def _introduce(self, decision: Decision, *, by_name: bool) -> None:
        """The table as it is, and what has to be done."""
        view = decision.view
        if view.phase != "crew" or not self._has_seen_the_table:
            self.commands.show_table()
            self._has_seen_the_table = True
        if by_name:
            self.screen.say(self.speech.say("play-turn-of", name=self.speech.people.name(view.actor)))
        if not decision.forced:
            second = view.phase == "crew" and any(isinstance(action, Lay) for action in decision.legal)
            self.screen.say(ask(self.speech.language, view, second_tile=second))

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

    def _hint(self, decision: Decision) -> Advice:
        advice = self.advise(decision)
        self.screen.say(self.speech.say("play-hint", action=advice.action))
        if advice.why:
            self.screen.say(advice.why)
        return advice
