"""Shows the questions of San Andreas: what can be put where, or which die comes next."""

from __future__ import annotations

from itertools import groupby

from quakeboard.cli.terminal.answers import Question, number_ranges
from quakeboard.cli.terminal.sanandreas import status
from quakeboard.cli.terminal.sanandreas.commands import Commands
from quakeboard.cli.terminal.sanandreas.decisions import COIN, DIE, NONE, TURN, WHERE, WITH, Decision
from quakeboard.cli.terminal.sanandreas.previews import preview
from quakeboard.cli.terminal.sanandreas.requests import FOUND
from quakeboard.cli.terminal.screens import DrawnScreen
from quakeboard.games.sanandreas.language import nouns
from quakeboard.games.sanandreas.language.questions import ask
from quakeboard.games.sanandreas.rules.actions import Found, Mark, Shift, Swap
from quakeboard.games.sanandreas.rules.pieces import NULL, PAWNS

_PROMPTS = {
    TURN: "play-sa-ask-turn",
    WHERE: "play-sa-ask-where",
    WITH: "play-sa-ask-with",
    DIE: "play-sa-ask-die",
    COIN: "play-sa-ask-coin",
    NONE: "play-sa-ask-none",
}


class QuestionPresenter:
    """Shows the questions of one decision on one screen."""

    def __init__(self, commands: Commands, decision: Decision) -> None:
        self.commands = commands
        self.screen = commands.screen
        self.messages = commands.messages
        self.decision = decision
        self._pieces_shown = False

    @property
    def needs_board(self) -> bool:
        """Every decision needs the map."""
        return True

    def instruction(self) -> str:
        """What has to be done; an empty text where the dice are listed one by one."""
        legal = self.decision.legal
        if self.decision.view.phase == "shift":
            return ""
        return ask(
            self.messages.language,
            self.decision.view,
            found=any(isinstance(action, Found) for action in legal),
            mark=any(isinstance(action, Mark) for action in legal),
        )

    def prepare(self, question: Question) -> None:
        """Mark the legal spaces on the map once it is chosen what to put there."""
        self.commands.choices = self.decision.spaces if question.kind == WHERE else ()

    def show(self, question: Question) -> None:
        """Show the choices."""
        match question.kind:
            case "turn":
                self._pieces()
            case "where":
                self._spaces(question)
            case "with":
                self._coins(question)
            case "die":
                self._dice(question)
            case "coin":
                self._swaps(question)

    def prompt(self, question: Question) -> str:
        """The text of the prompt."""
        params = {"numbers": number_ranges([int(label) for label in question.menu])}
        match question.kind:
            case "turn":
                params["examples"] = self.messages.with_commas(self._examples())
            case "where":
                params["what"] = self._what()
            case "with":
                params |= self._with(question)
            case "die":
                params["pawn"] = self.decision.view.to_resolve[0]
        return self.messages.text(_PROMPTS[question.kind], **params)

    def _with(self, question: Question) -> dict[str, str]:
        """What could be put at the chosen space."""
        at, pawns = self.decision.partial.at, self.decision.pawns()
        assert at is not None
        kind = "pawn" if not question.menu else "both" if pawns else "coin"
        return {"at": nouns.space(at), "pawns": " ".join(pawns), "kind": kind}

    def _examples(self) -> list[str]:
        """One action of each kind, in notation."""
        founds = [action for action in self.decision.legal if isinstance(action, Found)]
        marks = [action for action in self.decision.legal if isinstance(action, Mark)]
        first = [action for action in founds if action.at == founds[0].at]
        return [str(action) for action in (*first[-1:], *marks[:1])]

    def _pieces(self) -> None:
        """Say which coins and pawns there are; the second time also how many spaces are legal."""
        view = self.decision.view
        coins = " ".join(str(coin) for coin in view.hands[view.actor] or ()) or "none"
        pawns = " ".join(view.pawns) or "none"
        self.screen.say(self.messages.text("play-sa-pieces", coins=coins, pawns=pawns))
        if self._pieces_shown:
            cities = len({action.at for action in self.decision.legal if isinstance(action, Found)})
            marks = len({action.at for action in self.decision.legal if isinstance(action, Mark)})
            self.screen.say(self.messages.text("play-sa-room", cities=cities, marks=marks))
        self._pieces_shown = True

    def _what(self) -> str:
        """The name of what was chosen to be put somewhere."""
        partial = self.decision.partial
        if partial.pawn is not None:
            return self.messages.text("play-sa-what-pawn", pawn=partial.pawn)
        if partial.coin is not None:
            return self.messages.text("play-sa-what-coin", coin=partial.coin)
        return self.messages.text("play-sa-what-city" if partial.verb == FOUND else "play-sa-what-epicentre")

    def _spaces(self, question: Question) -> None:
        self.prepare(question)
        if isinstance(self.screen, DrawnScreen):
            self.commands.show_map(self.screen)
            return
        spaces = sorted(self.decision.spaces, key=lambda at: (-at[1], at[0]))
        for row, group in groupby(spaces, key=lambda at: at[1]):
            columns = number_ranges([at[0] for at in group])
            self.screen.say(self.messages.text("play-sa-spaces", row=row, columns=columns))

    def _coins(self, question: Question) -> None:
        """Say what each coin would score at the chosen space."""
        at = self.decision.partial.at
        assert at is not None
        coast = status.nearest_coast(self.decision.position, at)
        for label in question.menu:
            points = status.city_value(int(label), coast)
            self.screen.say(self.messages.text("play-sa-coin", number=label, points=points))

    def _dice(self, question: Question) -> None:
        """Say what each remaining die would do."""
        view = self.decision.view
        for label, action in question.menu.items():
            if isinstance(action, Shift) and view.dice is not None:
                face = view.dice[PAWNS.index(action.pawn)]
                die = nouns.die(self.messages.language, action.pawn, face)
                shift_text = self.messages.sentences(
                    preview(self.messages, self.decision.game, view, action.pawn)
                )
                self.screen.say(
                    self.messages.text(
                        "play-sa-die", number=label, pawn=action.pawn, die=die, told=shift_text
                    )
                )

    def _swaps(self, question: Question) -> None:
        """Say what each destroyed coin would score in place of the null."""
        view = self.decision.view
        null = next(city for city in view.cities if city.seat == view.actor and city.coin == NULL)
        coast = status.nearest_coast(self.decision.position, null.at)
        for label, action in question.menu.items():
            if isinstance(action, Swap):
                points = status.city_value(action.coin, coast)
                self.screen.say(self.messages.text("play-sa-coin", number=label, points=points))
