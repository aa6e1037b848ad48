"""The prompt: reads lines until one of them decides, undoes or quits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from quakeboard.cli.terminal.answers import Act, Ask, Decision, Explain, Refuse
from quakeboard.cli.terminal.commands import Commands
from quakeboard.cli.terminal.game_ui import GameUI, QuestionPresenter
from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.requests import Command, EmptyLine, Request
from quakeboard.cli.terminal.screens import Screen
from quakeboard.core.errors import QuakeboardError


@dataclass(frozen=True)
class Advice:
    """What a bot would do, and why."""

    action: Any
    why: str


class Undone:
    """A move was undone, so that the decision is another one now."""


class Leave:
    """The person quits, or the input has ended."""


PromptResult = Act | Undone | Leave

Adviser = Callable[[Decision], Advice]


class Prompt:
    """Asks the person at the screen for decisions."""

    def __init__(
        self,
        screen: Screen,
        messages: Messages,
        ui: GameUI,
        commands: Commands,
        advise: Adviser,
        undo: Callable[[], bool],
    ) -> None:
        self.screen = screen
        self.messages = messages
        self.ui = ui
        self.commands = commands
        self.advise = advise
        self.undo = undo
        """Undoes the last move and says so; False if it cannot be undone."""
        self._board_shown = False

    def decide(self, decision: Decision, *, by_name: bool) -> PromptResult:
        """Ask until there is a result; `by_name` addresses the person, where several share this screen."""
        presenter = self.ui.presenter(self.commands, decision)
        presenter.prepare(decision.question())
        self._introduce(decision, presenter, by_name=by_name)
        presenter.show(decision.question())
        advice: Advice | None = None
        while True:
            line = self.screen.ask(presenter.prompt(decision.question()))
            if line is None:
                return Leave()
            presenter.prepare(decision.question())
            request = self.ui.parse(line)
            match request:
                case Command("quit"):
                    return Leave()
                case Command("undo"):
                    if self.undo():
                        return Undone()
                case Command("hint"):
                    advice = self._hint(decision) or advice
                case Command("do") if advice is not None:
                    return Act(advice.action)
                case Command("do"):
                    self.screen.say(self.messages.text("play-no-hint"))
                case Command(word, rest) if self.commands.run(word, rest):
                    pass
                case EmptyLine() if decision.must_pass:
                    return Act(decision.legal[0])
                case _:
                    result = self._answer(decision, presenter, request)
                    if result is not None:
                        return result

    def wait_for_person(self, name: str) -> bool:
        """Wait until this person has taken over the screen; False at the end of the input or if they quit."""
        while True:
            line = self.screen.ask(self.messages.text("play-hand-over", name=name))
            if line is None or self.ui.parse(line) == Command("quit"):
                return False
            if not line.strip():
                self._board_shown = False
                return True

    def _introduce(self, decision: Decision, presenter: QuestionPresenter, *, by_name: bool) -> None:
        """Show the board if needed, and what has to be done."""
        if presenter.needs_board or not self._board_shown:
            self.commands.show_board()
            self._board_shown = True
        if by_name:
            name = self.messages.people.name(decision.view.actor)
            self.screen.say(self.messages.text("play-turn-of", name=name))
        instruction = presenter.instruction()
        if instruction:
            self.screen.say(instruction)

    def _answer(self, decision: Decision, presenter: QuestionPresenter, request: Request) -> Act | None:
        if request == Command("back"):
            decision.clear()
        if isinstance(request, EmptyLine):
            return None
        answer = decision.answer(request)
        match answer:
            case Act():
                return answer
            case Refuse(error):
                self.screen.say(self.messages.refusal(error))
            case Explain(key, params):
                self.screen.say(self.messages.text(key, **params))
            case Ask():
                presenter.show(decision.question())
        return None

    def _hint(self, decision: Decision) -> Advice | None:
        """Say a hint and its reason, or why hints are refused."""
        try:
            advice = self.advise(decision)
        except QuakeboardError as error:
            self.screen.say(self.messages.refusal(error))
            return None
        self.screen.say(self.messages.text("play-hint", action=advice.action))
        if advice.why:
            self.screen.say(advice.why)
        return advice
