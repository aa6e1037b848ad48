"""Putting a question of San Andreas to a person: what can be put where, or which die comes next."""

from __future__ import annotations

from itertools import groupby

from quakeboard.cli.terminal.answers import Question, ranges
from quakeboard.cli.terminal.sanandreas import status as account
from quakeboard.cli.terminal.sanandreas.commands import Commands
from quakeboard.cli.terminal.sanandreas.decisions import COIN, DIE, NONE, TURN, WHERE, WITH, Decision
from quakeboard.cli.terminal.sanandreas.previews import preview
from quakeboard.cli.terminal.sanandreas.requests import FOUND
from quakeboard.cli.terminal.screens import DrawnScreen
from quakeboard.games.sanandreas.language import nouns as sanandreas_words
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


class Asking:
    """One decision's questions on one screen."""

    def __init__(self, commands: Commands, decision: Decision) -> None:
        self.commands = commands
        self.screen = commands.screen
        self.speech = commands.speech
        self.decision = decision
        self._has_seen_the_pieces = False

    @property
    def wants_table(self) -> bool:
        """Every decision follows from what the map shows."""
        return True

    def call(self) -> str:
        """What has to be done; the dice to choose from are told one by one."""
        legal = self.decision.legal
        if self.decision.view.phase == "shift":
            return ""
        return ask(
            self.speech.language,
            self.decision.view,
            found=any(isinstance(action, Found) for action in legal),
            mark=any(isinstance(action, Mark) for action in legal),
        )

    def prepare(self, question: Question) -> None:
        """Let the map show where something can be put, once it is settled what."""
        self.commands.choices = self.decision.spaces if question.kind == WHERE else ()

    def show(self, question: Question) -> None:
        """The choices."""
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
        """What to type."""
        params = {"numbers": ranges([int(label) for label in question.menu])}
        match question.kind:
            case "turn":
                params["examples"] = self.speech.listed(self._examples())
            case "where":
                params["what"] = self._what()
            case "with":
                params |= self._with(question)
            case "die":
                params["pawn"] = self.decision.view.to_resolve[0]
        return self.speech.say(_PROMPTS[question.kind], **params)

    def _with(self, question: Question) -> dict[str, str]:
        """What could be put at the space that is settled."""
        at, pawns = self.decision.wish.at, self.decision.pawns()
        assert at is not None
        kind = "pawn" if not question.menu else "both" if pawns else "coin"
        return {"at": sanandreas_words.space(at), "pawns": " ".join(pawns), "kind": kind}

    def _examples(self) -> list[str]:
        """One action of each kind, as it is written."""
        founds = [action for action in self.decision.legal if isinstance(action, Found)]
        marks = [action for action in self.decision.legal if isinstance(action, Mark)]
        first = [action for action in founds if action.at == founds[0].at]
        return [str(action) for action in (*first[-1:], *marks[:1])]

    def _pieces(self) -> None:
        """What the seat has to put: coins of its own and the pawns of all."""
        view = self.decision.view
        coins = " ".join(str(coin) for coin in view.hands[view.actor] or ()) or "none"
        pawns = " ".join(view.pawns) or "none"
        self.screen.say(self.speech.say("play-sa-pieces", coins=coins, pawns=pawns))
        if self._has_seen_the_pieces:
            cities = len({action.at for action in self.decision.legal if isinstance(action, Found)})
            marks = len({action.at for action in self.decision.legal if isinstance(action, Mark)})
            self.screen.say(self.speech.say("play-sa-room", cities=cities, marks=marks))
        self._has_seen_the_pieces = True

    def _what(self) -> str:
        """What is to be put somewhere."""
        wish = self.decision.wish
        if wish.pawn is not None:
            return self.speech.say("play-sa-what-pawn", pawn=wish.pawn)
        if wish.coin is not None:
            return self.speech.say("play-sa-what-coin", coin=wish.coin)
        return self.speech.say("play-sa-what-city" if wish.verb == FOUND else "play-sa-what-epicentre")

    def _spaces(self, question: Question) -> None:
        self.prepare(question)
        if isinstance(self.screen, DrawnScreen):
            self.commands.show_map(self.screen)
            return
        spaces = sorted(self.decision.spaces, key=lambda at: (-at[1], at[0]))
        for row, group in groupby(spaces, key=lambda at: at[1]):
            columns = ranges([at[0] for at in group])
            self.screen.say(self.speech.say("play-sa-spaces", row=row, columns=columns))

    def _coins(self, question: Question) -> None:
        """What each coin would bring at the space that is settled."""
        at = self.decision.wish.at
        assert at is not None
        coast = account.nearest(self.decision.position, at)
        for label in question.menu:
            points = account.worth(int(label), coast)
            self.screen.say(self.speech.say("play-sa-coin", number=label, points=points))

    def _dice(self, question: Question) -> None:
        """Each die that is left, with what it would do."""
        view = self.decision.view
        for label, action in question.menu.items():
            if isinstance(action, Shift) and view.dice is not None:
                face = view.dice[PAWNS.index(action.pawn)]
                die = sanandreas_words.die(self.speech.language, action.pawn, face)
                told = self.speech.sentences(preview(self.speech, self.decision.game, view, action.pawn))
                self.screen.say(
                    self.speech.say("play-sa-die", number=label, pawn=action.pawn, die=die, told=told)
                )

    def _swaps(self, question: Question) -> None:
        """What each destroyed coin would bring in the place of the null."""
        view = self.decision.view
        null = next(city for city in view.cities if city.seat == view.actor and city.coin == NULL)
        coast = account.nearest(self.decision.position, null.at)
        for label, action in question.menu.items():
            if isinstance(action, Swap):
                points = account.worth(action.coin, coast)
                self.screen.say(self.speech.say("play-sa-coin", number=label, points=points))
