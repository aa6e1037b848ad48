"""Seismic: how likely each tile is to be gone when the seat next lays, and when the game is over.

Only quakes take tiles, and only from the sides of a town: every other tile is safe, and that is exact. For
the rest, what chance may draw has the odds of the pile. What players will choose is unknown: each legal
choice counts as equally likely, also a seat's own. If all that may happen until then can be gone through it
is, and the odds are exact. Otherwise choices are sampled, and up to a seat's next turn only choices are: each
time a tile is drawn, every quake that may come is followed with its exact odds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quakeboard.analysis.forecast.odds import NEVER, Danger, Deadline, Effort, Odds, Tally
from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules.actions import DRAW, SIDE, TURN
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.kernel.kernel import Kernel
from quakeboard.games.seismic.rules.phases import LAYING, NOTE_DESTROYED
from quakeboard.games.seismic.rules.pieces import EMPTY, FIRST_QUAKE
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView

SOON, END = "soon", "end"
"""The kinds of odds: by the seat's next lay; by the end of the game."""

NEGLIGIBLE = 1e-12
"""Smaller probabilities are rounding errors."""
SAMPLE_DIVISOR = 8
"""How many times fewer samples are needed where draws are followed with their odds."""


def forecast(game: Seismic, view: SeismicView, effort: Effort, seed: int) -> list[Danger]:
    """The danger of every tile but the towns, by q and r.

    `soon` is for the seat of the view or, for a spectator, the seat whose turn it is.
    """
    tiles = TileForecast(game, view)
    soon, end = tiles.exact_odds(effort.nodes), None
    if soon is not None:
        end = tiles.exact_odds(effort.nodes, whole=True)
    deadline, rng = effort.deadline(), Rng(seed)
    if soon is None:
        soon = tiles.sampled_odds(deadline.samples(max(1, effort.samples // SAMPLE_DIVISOR), 0.5), rng)
    if end is None:
        later = tiles.sampled_odds_later(deadline, effort.samples, rng)
        end = {cell: soon[cell].plus(later[cell]) for cell in soon}
    return [
        Danger(
            f"{tile.at[0]},{tile.at[1]}",
            None if tile.crew is None else tile.crew.seat,
            {SOON: soon.get(cell, NEVER), END: end.get(cell, NEVER)},
        )
        for cell, tile in tiles.tiles.items()
    ]


class TileForecast:
    """Estimates how likely each tile of a view is to be lost."""

    def __init__(self, game: Seismic, view: SeismicView) -> None:
        self.game = game
        self.position = game.restore(view)
        self.kernel = self.position.kernel
        number = self.position.table.number
        self.tiles: dict[int, LaidTile] = {number(t.at): t for t in view.board if t.kind != "town"}
        self.cells = [cell for cell in self.tiles if self._is_on_a_side(cell)]
        """Where the tiles lie that a quake could take."""
        self.seat = view.turn if view.seat is None else view.seat
        under_way = view.turn == self.seat and view.phase in ("lay", "crew")
        self.turn_number = view.turn_number + under_way
        """The first turn that is not the one in which the seat lays now, or has laid."""

    def _is_on_a_side(self, cell: int) -> bool:
        table = self.position.table
        return any(table.line_of[town * table.size + cell] < 6 for town in range(len(table.towns)))

    def lays_again(self, kernel: Kernel) -> bool:
        """Whether the seat is asked to lay again, or no seat ever will be."""
        if kernel.actor() == OVER:
            return True
        if kernel.turn != self.seat or kernel.turn_number < self.turn_number:
            return False
        return kernel.phase == LAYING

    # ------------------------------------------------------------------ exactly

    def exact_odds(self, nodes: int, *, whole: bool = False) -> dict[int, Odds] | None:
        """How likely each tile is to be lost by the next turn, or in the whole game; None if more than
        `nodes` positions can come up."""
        found = dict.fromkeys(self.cells, 0.0)
        todo = [(self.kernel, self.cells, 1.0)]
        while todo:
            kernel, cells, weight = todo.pop()
            if not cells or not _may_quake(kernel) or (not whole and self.lays_again(kernel)):
                continue
            following = _following(self.game, kernel)
            nodes -= len(following)
            if nodes < 0:
                return None
            for code, share in following:
                twin = kernel.copy()
                twin.step(code)
                lost = _lost(twin, code, cells)
                for cell in lost:
                    found[cell] += weight * share
                left = [cell for cell in cells if cell not in lost] if lost else cells
                todo.append((twin, left, weight * share))
        return {cell: Odds(min(1.0, p)) for cell, p in found.items()}

    # ------------------------------------------------------------------ sampled

    def sampled_odds(self, counts: Iterable[int], rng: Rng) -> dict[int, Odds]:
        """How likely each tile is to be lost by the next turn. Choices are sampled; a draw is followed both
        ways."""
        tally = Tally()
        for _ in counts:
            tally.add(*self._sample(rng))
        return {cell: tally.odds(cell) for cell in self.cells}

    def _sample(self, rng: Rng) -> tuple[dict[int, float], float]:
        """For one course of choices without any more quakes, and every quake that may break it: how likely
        each tile is lost, and how likely any is at most."""
        kernel, cells, weight = self.kernel.copy(), self.cells, 1.0
        quake_drawn = kernel.quake > 0
        found: dict[int, float] = {}
        while not self.lays_again(kernel):
            if kernel.actor() == CHANCE:
                quakes = _quakes(self.game, kernel)
                for code, share in quakes:
                    twin = kernel.copy()
                    twin.step(code)
                    for cell in self._lost_until_next_lay(twin, code, cells, rng):
                        found[cell] = found.get(cell, 0.0) + weight * share
                weight *= max(0.0, 1.0 - sum(share for _, share in quakes))
                if weight < NEGLIGIBLE:
                    break
            code = _sample_without_quake(kernel, rng)
            kernel.step(code)
            lost = _lost(kernel, code, cells)
            for cell in lost:
                found[cell] = found.get(cell, 0.0) + weight
            cells = [cell for cell in cells if cell not in lost] if lost else cells
        return found, 1.0 if quake_drawn else 1.0 - weight

    def _lost_until_next_lay(self, kernel: Kernel, code: int, cells: list[int], rng: Rng) -> set[int]:
        """Play on at random, from where this action has led; what is lost until the seat lays again."""
        gone = _lost(kernel, code, cells)
        while not self.lays_again(kernel):
            code = kernel.sample(rng)
            kernel.step(code)
            gone |= _lost(kernel, code, cells)
        return gone

    def sampled_odds_later(self, deadline: Deadline, samples: int, rng: Rng) -> dict[int, Odds]:
        """How likely each tile is to be lost after the next turn, by the end."""
        tally = Tally()
        for _ in deadline.samples(samples):
            kernel = self.kernel.copy()
            kernel.settle_box(rng)
            gone = self._lost_until_next_lay(kernel, 0, self.cells, rng)
            journal: list[tuple[int, ...]] = []
            kernel.journal = journal
            kernel.playout(rng)
            later = {told[1] for told in journal if told[0] == NOTE_DESTROYED} - gone
            tally.add({cell: 1.0 for cell in self.cells if cell in later})
        return {cell: tally.odds(cell) for cell in self.cells}


def _lost(kernel: Kernel, code: int, cells: list[int]) -> set[int]:
    """The cells whose tiles this action has just taken: a quake's, or the choice of its side or town."""
    if not (SIDE <= code < DRAW or DRAW + FIRST_QUAKE <= code < TURN):
        return set()
    board = kernel.board.cells
    return {cell for cell in cells if board[cell] == EMPTY}


def _may_quake(kernel: Kernel) -> bool:
    """Whether a tile may still be taken: a quake is on, or the pile may hold one."""
    if kernel.quake:
        return True
    pile = kernel.pile
    unseen = pile.unseen()
    if not pile.tiles or not any(unseen[FIRST_QUAKE:]):
        return False
    stock = pile.stock
    if pile.boxed == 0 or stock.balance or (stock.packet and unseen[-1]):
        return True
    return pile.weights(kernel.turn)[-1][0] >= FIRST_QUAKE


def _following(game: Seismic, kernel: Kernel) -> list[tuple[int, float]]:
    """What may happen next and how likely: a seat's choices are all alike."""
    if kernel.actor() == CHANCE:
        return list(_odds(game, kernel))
    codes = kernel.codes()
    return [(code, 1.0 / len(codes)) for code in codes]


def _quakes(game: Seismic, kernel: Kernel) -> list[tuple[int, float]]:
    """The quakes that may be drawn now, and how likely."""
    return [(code, share) for code, share in _odds(game, kernel) if code >= DRAW + FIRST_QUAKE]


def _odds(game: Seismic, kernel: Kernel) -> Iterator[tuple[int, float]]:
    codes, weights = kernel.codes(), kernel.weights()
    total = sum(weights)
    for code, weight in zip(codes, weights, strict=True):
        yield code, weight / total


def _sample_without_quake(kernel: Kernel, rng: Rng) -> int:
    """Something that may happen now, but no quake is drawn."""
    while True:
        code: int = kernel.sample(rng)
        if not DRAW + FIRST_QUAKE <= code < TURN:
            return code
