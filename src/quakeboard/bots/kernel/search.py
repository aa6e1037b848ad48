"""Monte-Carlo tree search over the kernel's numbers of actions, for any game.

The search compares *lines*: all that a seat may do until another seat is asked or chance acts. So a lay and
the claim after it, or all dice of a quake, are decided together. Every line is simulated again and again.
After each round the worse half of the lines is dropped (sequential halving), and before that whatever is
clearly worse than the best. The n-th simulation of every line has the same random numbers, so that the lines
are compared on the same luck. When one line is left, the search is over.

Below each line grows a tree. Chance has nodes of its own, whose branches are sampled. Where a seat decides,
the actions with the highest priors are tried first, and more of them with more visits (progressive widening).
Each seat is taken to maximise its own share of the win. Below the tree the evaluator makes a rollout.

Where something is secret, the simulations start from positions that were dealt as the view allows. They share
one tree; in each only its own legal actions are followed.

What is known of a game comes from its evaluator, a `bots.evaluator.Evaluator`.

This file is Cython in pure-Python mode: compiled with the kernel, or run as plain Python, the same choices
either way.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter, thread_time

import cython

from quakeboard.bots.halving import count_rounds, halve
from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng

REDUNDANT = -1e9
"""The prior of an action that need not be tried, as another does the same."""

FULL_BUDGET_LINES = 8
"""A choice between fewer lines gets a smaller part of the budget."""

PRUNE_INTERVAL = 32
"""How many simulations of each line there are between two looks for lines that are clearly worse."""

PRUNE_ERRORS = 4.0
"""How many standard errors a line must be behind the best to be clearly worse."""

MAX_LINE_LENGTH = 4
"""The most actions of a line; what follows is left to the tree."""


@cython.final
@cython.cclass
class Line:
    """What the seat may do until another seat is asked or chance acts, and its results."""

    codes = cython.declare(list, visibility="readonly")
    prior = cython.declare(cython.double, visibility="readonly")
    """The share of the win that is expected before any simulation."""
    total = cython.declare(cython.double, visibility="readonly")
    """The sum of the shares over all simulations."""
    visits = cython.declare(cython.Py_ssize_t, visibility="readonly")
    """The number of its simulations."""
    lead_total: cython.double
    """The sum of its leads over the mean of all lines in the same simulation."""
    lead_squares: cython.double
    """The sum of the squares of its leads over the mean of all lines in the same simulation."""
    node: Node

    def __init__(self, codes: list[int], prior: float) -> None:
        self.codes = codes
        self.prior = prior
        self.total = 0.0
        self.visits = 0
        self.lead_total = 0.0
        self.lead_squares = 0.0
        self.node = Node()

    def share(self, prior_weight: cython.double) -> float:
        """The line's mean share of the win; the prior counts as `prior_weight` visits."""
        weight: cython.double = self.visits + prior_weight
        return (self.total + prior_weight * self.prior) / weight if weight else 0.0

    @cython.cfunc
    @cython.exceptval(check=False)
    def variance(self) -> cython.double:
        """The variance of its leads."""
        mean: cython.double = self.lead_total / self.visits
        return max(0.0, self.lead_squares / self.visits - mean * mean)  # rounding may make it negative


@cython.final
@cython.cclass
class Node:
    """A position in the tree."""

    visits: cython.Py_ssize_t
    children: dict
    codes: list
    """The actions in order of their priors; None before the first visit to its children."""
    priors: list
    totals: list
    counts: list
    expanded: set
    """All actions that were given a prior, redundant ones included."""

    def __init__(self) -> None:
        self.visits = 0
        self.children = {}
        self.codes = None
        self.priors = None
        self.totals = None
        self.counts = None
        self.expanded = None


class Settings:
    """The parameters of a search."""

    def __init__(
        self,
        lines: int = 16,
        branching: int = 200,
        horizon: int = 4,
        prior_weight: float = 1.0,
        exploration: float = 0.05,
        widening: float = 0.5,
        depth: int = 8,
    ) -> None:
        self.lines = lines
        """How many lines are simulated."""
        self.branching = branching
        """The most actions of one decision that lines are made of."""
        self.horizon = horizon
        """How many turns after the decision a rollout ends."""
        self.prior_weight = prior_weight
        """How many visits a prior counts as."""
        self.exploration = exploration
        """The exploration constant of UCB."""
        self.widening = widening
        """The exponent of progressive widening: with n visits a decision has n to this power branches."""
        self.depth = depth
        """How deep the tree grows, chance counted; with 0 there is none."""


@cython.final
@cython.cclass
class Search:
    """Finds the best line for the seat that is asked."""

    evaluator: object
    settings: object
    deals: list
    seat: cython.Py_ssize_t
    turn_number: cython.Py_ssize_t
    until: cython.Py_ssize_t
    depth: cython.Py_ssize_t
    prior_weight: cython.double
    exploration: cython.double
    widening: cython.double
    secret: cython.bint
    lines = cython.declare(list, visibility="readonly")
    visits = cython.declare(cython.Py_ssize_t, visibility="readonly")
    """How many simulations there were, over all lines."""

    def __init__(self, evaluator, settings: Settings) -> None:
        self.evaluator = evaluator
        self.settings = settings
        self.depth = settings.depth
        self.prior_weight = settings.prior_weight
        self.exploration = settings.exploration
        self.widening = settings.widening
        self.lines = []
        self.visits = 0

    def best(self, deals: list, budget, seed: int) -> Line:
        """The best line from here. `deals` are the positions that it may be, all equally likely.

        There are about as many simulations as the budget has nodes, or its seconds pass, whichever is first.
        """
        nodes, seconds = budget.nodes, budget.seconds
        clock = thread_time if budget.cpu_time else perf_counter
        start = clock()
        self.find_lines(deals)
        lines = self.lines
        if nodes == 0 or len(lines) == 1:
            return lines[0]
        share = min(1.0, len(lines) / FULL_BUDGET_LINES)
        nodes = None if nodes is None else int(nodes * share)
        seconds = None if seconds is None else seconds * share
        rounds = count_rounds(len(lines))
        visit = 0

        def play_round(lines: list, number: int) -> list:
            """Simulate the lines for a share of the budget, and drop those that are clearly worse."""
            nonlocal visit
            stop = None if seconds is None else start + seconds * (number + 1) / rounds
            most = None if nodes is None else nodes * (number + 1) // rounds
            while (stop is None or clock() < stop) and (most is None or self.visits + len(lines) <= most):
                self._simulate(lines, seed, visit)
                visit += 1
                if visit % PRUNE_INTERVAL == 0:
                    lines = self._prune(lines)
                    if len(lines) == 1:
                        break
            return lines

        return halve(lines, play_round, self._rank)

    def _prune(self, lines: list) -> list:
        """The lines that are not clearly worse than the best; all have the same number of visits."""
        best: Line = min(lines, key=self._rank)
        return [line for line in lines if line is best or not self._clearly_worse(line, best)]

    @cython.cfunc
    def _clearly_worse(self, line: Line, best: Line) -> cython.bint:
        behind: cython.double = best.share(self.prior_weight) - line.share(self.prior_weight)
        return behind > PRUNE_ERRORS * sqrt((line.variance() + best.variance()) / line.visits)

    def uct(self, deals: list, budget, seed: int) -> int:
        """The action with most visits in a textbook UCT search, without lines."""
        nodes, seconds = budget.nodes, budget.seconds
        clock = thread_time if budget.cpu_time else perf_counter
        start = clock()
        self._start(deals)
        root = Node()
        rng = Rng(seed)
        visit = 0
        while visit < 2 or (
            (nodes is None or visit < nodes) and (seconds is None or clock() < start + seconds)
        ):
            self._descend(root, deals[visit % len(deals)].copy(), rng, 0)
            visit += 1
        self.visits = visit
        return root.codes[max(range(len(root.codes)), key=lambda i: root.counts[i])]

    def _rank(self, line: Line) -> float:
        return -line.share(self.prior_weight)

    # ------------------------------------------------------------------ lines

    def find_lines(self, deals: list) -> None:
        """Find the lines of a decision with the highest priors."""
        self._start(deals)
        self.lines = []
        codes = deals[0].codes()
        priors = self.evaluator.root_prior(deals[0], codes)
        if priors is None:
            self._extend(deals[0].copy(), [])
        else:
            pairs = zip(codes, priors, strict=True)
            self.lines = [Line([code], prior) for code, prior in pairs if prior > REDUNDANT]
        self.lines.sort(key=lambda line: -line.prior)
        del self.lines[self.settings.lines :]

    def _start(self, deals: list) -> None:
        kernel = deals[0]
        self.deals = deals
        self.secret = len(deals) > 1
        self.seat = kernel.actor()
        self.turn_number = kernel.turn_number
        self.until = kernel.turn_number + self.settings.horizon
        self.visits = 0
        self.evaluator.prepare(kernel)

    def _extend(self, kernel, codes: list) -> None:
        """Add all lines that begin with these actions, which led to this position."""
        over = kernel.actor() != self.seat or kernel.turn_number != self.turn_number
        if over or len(codes) == MAX_LINE_LENGTH:
            self.lines.append(Line(codes, self._prior(kernel, codes)))
            return
        legal = kernel.codes()
        priors = self.evaluator.prior(kernel, legal)
        order = sorted(range(len(legal)), key=lambda i: -priors[i])
        for i in order[: self.settings.branching]:
            if priors[i] > REDUNDANT:
                after = kernel.copy()
                after.step(legal[i])
                self._extend(after, [*codes, legal[i]])

    def _prior(self, kernel, codes: list) -> float:
        """The share that the seat may expect where these actions led, over some deals."""
        total = self.evaluator.value(kernel)[self.seat]
        deals = self.deals[1:8]
        for deal in deals:
            after = deal.copy()
            self._apply_codes(after, codes)
            total += self.evaluator.value(after)[self.seat]
        return total / (1 + len(deals))

    @cython.cfunc
    def _apply_codes(self, kernel, codes: list):
        """Apply the actions of a line up to the first that is not legal in this deal."""
        for code in codes:
            if not kernel.is_legal(code):
                return
            kernel.step(code)

    def _simulate(self, lines: list, seed: int, visit: cython.Py_ssize_t) -> None:
        """Simulate every line once, with the same random numbers."""
        line: Line
        share: cython.double
        mean: cython.double = 0.0
        deal = self.deals[visit % len(self.deals)]
        results: list = []
        for line in lines:
            kernel = deal.copy()
            self._apply_codes(kernel, line.codes)
            shares: list = self._descend(line.node, kernel, Rng(f"{seed} {visit}"), 0)
            share = shares[self.seat]
            results.append(share)
            mean += share / len(lines)
            line.total += share
            line.visits += 1
            self.visits += 1
        for line, share in zip(lines, results, strict=True):
            line.lead_total += share - mean
            line.lead_squares += (share - mean) ** 2

    # ------------------------------------------------------------------ the tree

    @cython.cfunc
    def _descend(self, node: Node, kernel, rng: Rng, depth: cython.Py_ssize_t) -> list:
        """Play on from a node of the tree, add the result to its branches, and return each seat's share."""
        i: cython.Py_ssize_t
        child: Node
        actor: cython.Py_ssize_t = kernel.actor()
        node.visits += 1
        if actor == OVER or depth == self.depth or node.visits == 1 or kernel.turn_number >= self.until:
            return self.evaluator.rollout(kernel, rng, self.until)
        if actor == CHANCE:
            code = kernel.sample(rng)
            i = -1
        else:
            i = self._select(node, kernel)
            code = node.codes[i]
        kernel.step(code)
        child = node.children.get(code)
        if child is None:
            child = node.children[code] = Node()
        shares: list = self._descend(child, kernel, rng, depth + 1)
        if i >= 0:
            node.totals[i] += shares[actor]
            node.counts[i] += 1
        return shares

    @cython.cfunc
    def _select(self, node: Node, kernel) -> cython.Py_ssize_t:
        """The branch to follow: a good one, or one with few visits."""
        i: cython.Py_ssize_t
        best: cython.Py_ssize_t = -1
        score: cython.double
        most: cython.double = 0.0
        count: cython.double
        legal = None
        if node.codes is None:
            self._expand(node, kernel, kernel.codes())
        elif self.secret:
            legal = kernel.codes()
            self._expand(node, kernel, [code for code in legal if code not in node.expanded])
            legal = set(legal)
        width: cython.double = node.visits**self.widening
        exploration: cython.double = self.exploration * sqrt(log(node.visits + 1.0))
        for i in range(len(node.codes)):
            if width < 1.0:
                break
            if legal is not None and node.codes[i] not in legal:
                continue
            width -= 1.0
            count = node.counts[i] + self.prior_weight
            if count == 0.0:
                return i
            score = (node.totals[i] + self.prior_weight * node.priors[i]) / count + exploration / sqrt(count)
            if best < 0 or score > most:
                most = score
                best = i
        return best

    @cython.cfunc
    def _expand(self, node: Node, kernel, codes: list):
        """Add these actions, which have no prior yet, in the order of their priors."""
        i: cython.Py_ssize_t
        if node.codes is None:
            node.codes, node.priors, node.totals, node.counts, node.expanded = [], [], [], [], set()
        if not codes:
            return
        priors: list = self.evaluator.prior(kernel, codes)
        order = sorted(range(len(codes)), key=lambda i: -priors[i])
        share: cython.double = self.evaluator.value(kernel)[kernel.actor()]
        most: cython.double = priors[order[0]]
        for i in order:
            if priors[i] > REDUNDANT:
                node.codes.append(codes[i])
                node.priors.append(share + priors[i] - most)
                node.totals.append(0.0)
                node.counts.append(0)
        node.expanded.update(codes)
