"""Shows a game on a screen: the board, drawn or in sentences, and the choices with their labels."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from quakeboard.cli.terminal.decision import PersonDecision
from quakeboard.cli.terminal.screens import DrawnScreen, Screen
from quakeboard.core.atlas import column_and_row, letters
from quakeboard.core.choices import Choice
from quakeboard.core.game import AnyGame, Event, View
from quakeboard.language import lists, narration
from quakeboard.language.people import People
from quakeboard.language.words import Situation, words_of
from quakeboard.render.text.board import TextBoard, Window

LINES_BELOW_BOARD = 12
"""Lines for the players, the choices and the prompt."""
LONGEST_LIST = 12
"""The largest number of places that are listed one by one."""
_PAIR = re.compile(r"-?[0-9]+,-?[0-9]+", re.ASCII)


class Display:
    """One game on one screen, to the people in front of it."""

    def __init__(self, game: AnyGame, screen: Screen, people: People) -> None:
        self.game = game
        self.screen = screen
        self.people = people
        self.words = words_of(game.spec.key)
        self.large: bool | None = None
        """The scale that the person has chosen; None for the largest that fits."""
        self.offset = 0
        self.forget()
        self._explained: set[str] = set()

    def forget(self) -> None:
        """Begin the board anew; all events will follow again."""
        spec = self.game.spec
        self.board: TextBoard | None = spec.part("render.board")() if spec.has("render.board") else None

    def follow(self, events: Sequence[Event]) -> None:
        """Let the board follow the events of one more action."""
        if self.board is not None:
            self.board.update(events)

    def situation(self, view: View) -> Situation:
        return Situation(self.game, view, self.people)

    def action(self, view: View, text: str) -> str:
        """An action in the words of its game."""
        return self.words.action(self.situation(view), text)

    def notation(self, view: View, text: str) -> str:
        """A typed line in which the names of places are written as the notation has them."""
        situation = self.situation(view)
        return " ".join(self.words.place_word(situation, word) for word in text.split())

    def text(self, key: str, **params: object) -> str:
        return self.people.language.sentence(key, **params)

    def describe(self, view: View) -> None:
        """Say what is on the board."""
        self.screen.say(*self.words.board(self.situation(view)))

    def show_board(self, view: View, choices: Sequence[Choice] = ()) -> None:
        """Draw the board, and say how the players stand; a plain screen shows nothing."""
        self.draw_board(view, choices)
        if self.screen.drawn and (players := self.words.players(self.situation(view))):
            self.screen.say(players)

    def draw_board(self, view: View, choices: Sequence[Choice]) -> None:
        """Draw the board with the labels of choices."""
        screen = self.screen
        if not isinstance(screen, DrawnScreen):
            return
        if self.board is None:
            self.describe(view)
            return
        window = self._window(screen)
        canvas = self.board.draw(view, choices, window)
        if self.large is None and not screen.has_room(canvas, LINES_BELOW_BOARD):
            window = replace(window, large=False)
            canvas = self.board.draw(view, choices, window)
        cut = len(canvas.columns) > window.width
        screen.show(self.board.draw(view, choices, replace(window, cut=True)) if cut else canvas)
        self._explain(cut=cut, small=not window.large and self.large is None)

    def _explain(self, *, cut: bool, small: bool) -> None:
        """Say once how to see more of the board."""
        key = "play-board-cut" if cut else "play-board-small" if small else ""
        if key and key not in self._explained:
            self._explained.add(key)
            self.screen.say(self.text(key))

    def introduce(self, decision: PersonDecision) -> None:
        """Say what has to be done, and show what can be chosen."""
        verbs = {action.split()[0] for action in decision.choices.actions}
        asked = narration.question(self.game.spec.key, self.people.language, decision.view, verbs)
        if asked and len(decision.legal) > 1:
            self.screen.say(asked)
        self.show_choices(decision)

    def show_choices(self, decision: PersonDecision, *, whole: bool = False) -> None:
        """Show the choices: on cards where the game draws them, else in sentences; with `whole` in both."""
        drawn: frozenset[str] = frozenset()
        choices = decision.choices.offered
        if self.board is not None and isinstance(self.screen, DrawnScreen):
            drawn = self.board.places | self.board.cards
            if canvas := self.board.draw_choices(decision.view, choices, self._window(self.screen)):
                self.screen.show(canvas)
        if len(choices) > 1:
            self.screen.say(*self._lines(decision, frozenset() if whole else drawn))

    def question(self, decision: PersonDecision) -> str:
        """The text of the prompt."""
        choices = decision.choices
        if len(choices.offered) == 1:
            only = self.words.choice(self.situation(decision.view), choices.offered[0])
            return self.text("play-only-choice", choice=only)
        parts = {choice.part for choice in choices.offered} - {""}
        key = self.words.questions.get(parts.pop() if len(parts) == 1 else "", "play-which")
        numbers = lists.ranges(int(choice.label) for choice in choices.offered)
        if not self.screen.drawn and _in_rows(choices.offered):
            first = self.words.place_name(self.situation(decision.view), choices.offered[0].word)
            numbers = f"{first} …"
        if choices.narrowed:
            chosen = self.action(decision.view, choices.chosen)
            return self.text("play-ask-further", chosen=chosen, question=self.text(key), numbers=numbers)
        return self.text("play-ask", question=self.text(key), numbers=numbers)

    def has_places(self, choices: Sequence[Choice]) -> bool:
        """Whether labels of these choices stand on the board."""
        return self.board is not None and any(choice.part in self.board.places for choice in choices)

    def _window(self, screen: DrawnScreen) -> Window:
        large = self.large is not False
        return Window(screen.console.width, large, offset=self.offset, ascii_only=screen.ascii_only)

    def _lines(self, decision: PersonDecision, drawn: frozenset[str]) -> Iterator[str]:
        choices = decision.choices.offered
        situation = self.situation(decision.view)
        news_is_all = self.words.tells_previews
        previews = {} if news_is_all else self.game.previews(situation.position, decision.seat)
        in_rows = _in_rows(choices)
        if in_rows and not drawn.issuperset(choice.part for choice in choices):
            yield from self._rows(situation, choices)
        for choice in choices:
            foreseen = self._told(decision.view, previews.get(choice.action or "", ()))
            news = [*self.words.news(situation, choice), *foreseen]
            if not in_rows and choice.part not in drawn:
                news.insert(0, self.words.choice(situation, choice))
            if news:
                line = lists.sentences(self.people.language, news)
                yield self.text("play-choice", number=choice.label, choice=line)

    def _rows(self, situation: Situation, choices: Sequence[Choice]) -> Iterator[str]:
        """Many places, by rows."""
        names = [self.words.place_name(situation, choice.word) for choice in choices]
        places = sorted(place[::-1] for name in names if (place := column_and_row(name)) is not None)
        for row, group in groupby(places, key=lambda place: place[0]):
            columns = ", ".join(letters(column) for _, column in group)
            yield self.text("play-row", row=row, columns=columns)

    def _told(self, view: View, events: Sequence[Event]) -> list[str]:
        people = self.people
        teller = narration.storyteller(
            self.game.spec.key, people.language, people.names, view=view, you=people.you
        )
        return [*teller.tell(events), *teller.flush()]


def _in_rows(choices: Sequence[Choice]) -> bool:
    """Whether these are so many places that they are listed by rows."""
    return len(choices) > LONGEST_LIST and all(_PAIR.fullmatch(choice.word) for choice in choices)
