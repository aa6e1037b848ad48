"""The prompt: reads lines until one of them decides, undoes or quits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quakeboard.cli.terminal.commands import ALIASES, Commands
from quakeboard.cli.terminal.decision import PersonDecision, tidy
from quakeboard.core.errors import QuakeboardError
from quakeboard.core.game import Action
from quakeboard.language import lists


@dataclass(frozen=True)
class Advice:
    """What a bot would do, and why."""

    action: Action
    why: str


@dataclass(frozen=True)
class Act:
    """The person takes this action."""

    action: Action


class Undone:
    """A move was undone, so that the decision is another one now."""


class Leave:
    """The person quits, or the input has ended."""


class Prompt:
    """Asks the person at the screen for decisions."""

    def __init__(
        self, commands: Commands, advise: Callable[[PersonDecision], Advice], undo: Callable[[], bool]
    ) -> None:
        self.commands = commands
        self.display = commands.display
        self.screen = commands.screen
        self.text = commands.text
        self.advise = advise
        self.undo = undo
        """Undoes the last move and says so; False if it cannot be undone."""
        self._advice: Advice | None = None

    def decide(self, decision: PersonDecision, *, by_name: bool) -> Act | Undone | Leave:
        """Ask until there is a result; `by_name` addresses the person, where several share this screen."""
        self._advice = None
        self.commands.choices = decision.choices.offered
        self.display.show_board(decision.view, decision.choices.offered)
        if by_name:
            self.screen.say(self.text("play-turn-of", name=self.display.people.name(decision.seat)))
        self.display.introduce(decision)
        while True:
            line = self.screen.ask(self.display.question(decision))
            if line is None:
                return Leave()
            result = self._answer(decision, self.display.notation(decision.view, tidy(line)), line)
            if result is not None:
                return result
            self.commands.choices = decision.choices.offered

    def wait_for_person(self, name: str) -> bool:
        """Wait until this person has taken over the screen; False at the end of the input or if they quit."""
        while True:
            line = self.screen.ask(self.text("play-hand-over", name=name))
            if line is None or _command(line.strip())[0] == "quit":
                return False
            if not line.strip():
                return True

    def _answer(self, decision: PersonDecision, text: str, line: str) -> Act | Undone | Leave | None:
        name, rest = _command(" ".join(line.split()))
        if not text or name == "back":
            return self._go_back(decision, is_back=bool(text))
        if decision.choices.pick(text) or decision.choices.narrow(text):
            return self._chosen(decision)
        match name:
            case "quit":
                return Leave()
            case "undo":
                return Undone() if self.undo() else None
            case "do" if self._advice is not None:
                return Act(self._advice.action)
            case "do":
                self.screen.say(self.text("play-no-hint"))
            case "hint":
                self._hint(decision)
            case "?":
                self.display.show_choices(decision, whole=True)
            case _ if not self.commands.run(name, rest):
                self._refuse(decision, text)
        return None

    def _go_back(self, decision: PersonDecision, *, is_back: bool) -> Act | None:
        """Drop what was chosen; an empty line takes the only action there is."""
        if not is_back and len(decision.choices.actions) == 1:
            return Act(decision.legal[0])
        if decision.choices.narrowed or is_back:
            decision.choices.clear()
            self._show_level(decision)
        return None

    def _chosen(self, decision: PersonDecision) -> Act | None:
        action = decision.action
        if action is not None:
            return Act(action)
        self._show_level(decision)
        return None

    def _show_level(self, decision: PersonDecision) -> None:
        if self.display.has_places(decision.choices.offered):
            self.display.draw_board(decision.view, decision.choices.offered)
        self.display.show_choices(decision)

    def _refuse(self, decision: PersonDecision, text: str) -> None:
        """Say why this is none of the choices."""
        refused = None if text.isdecimal() else decision.refusal(text)
        if refused is not None:
            action, error = refused
            why = self.display.situation(decision.view).refusal(error)
            same = action.casefold() == text.casefold()
            words = self.display.action(decision.view, action)
            self.screen.say(why if same else self.text("play-refused", action=words, why=why))
        elif text.isdecimal():
            numbers = lists.ranges(int(choice.label) for choice in decision.choices.offered)
            self.screen.say(self.text("play-no-such-number", number=text[:20], numbers=numbers))
        else:
            self.screen.say(self.text("play-unclear", text=text[:60]))

    def _hint(self, decision: PersonDecision) -> None:
        """Say a hint and its reason, or why hints are refused."""
        try:
            self._advice = self.advise(decision)
        except QuakeboardError as error:
            self.screen.say(self.display.situation(decision.view).refusal(error))
            return
        words = self.display.action(decision.view, str(self._advice.action))
        self.screen.say(self.text("play-hint", action=words))
        self.screen.say(*([self._advice.why] if self._advice.why else []))


def _command(line: str) -> tuple[str, str]:
    """The command that a line begins with, by its chief name, and the rest."""
    word, _, rest = line.partition(" ")
    return ALIASES.get(word.lower(), word.lower()), rest.strip()
