"""Monte-Carlo tree search over the kernel's numbers of actions, whatever the game.

A search thinks in *lines*: all that the seat may do until somebody else is asked or chance speaks, so that
a lay and the claim after it, or the dice of a quake, are decided together. Every line is played on again and
again, and after each round the worse half of them is dropped, and whatever is clearly worse than the best
even before that. The n-th time that a line is played on, chance deals what it dealt to the other lines the
n-th time: they are compared on the same luck. When one line is left, the search is over.

Below the lines grows a tree. What chance does has branches of its own. Where somebody decides, the actions
that look best are tried first and more of them the more often the search comes by. Everybody is taken to
want the own share of the win. Below the tree the game's *knowledge* plays on for some turns and judges.

Where something is secret, each line is played on from positions that were dealt as the view allows. They
share one tree; from each only its own legal actions are followed.

What is known of a game comes from its knowledge, an object with these methods:

- `prepare(position)`: the search begins here;
- `judge(position, codes)`: how good each action looks for the seat that is asked, in shares of the win;
  `USELESS` for one that another action does as well;
- `weigh(position, codes)`: the same, more carefully, for the decision that is searched; or None, then every
  line is followed to its end and judged there;
- `shares(position)`: what share of the win each seat may expect;
- `finish(position, rng, until)`: play on until this turn begins or the game is over; the shares then.

This file is Cython in pure-Python mode: compiled with the kernel, or run as plain Python, the same choices
either way.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter, thread_time

import cython

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng

USELESS = -1e9

ENOUGH = 8
"""A choice between fewer lines takes a smaller share of the budget."""

GLANCE = 32
"""After so many visits, and so many again, the search looks which lines are clearly worse,"""
CLEAR = 4.0
"""by so many standard errors."""

LONGEST = 4
"""No line has more actions than these; what follows is left to the tree."""


@cython.final
@cython.cclass
class Line:
    """What the seat may do until somebody else is asked."""

    codes = cython.declare(list, visibility="readonly")
    looks = cython.declare(cython.double, visibility="readonly")
    """The share that it promises at first sight,"""
    total = cython.declare(cython.double, visibility="readonly")
    visits = cython.declare(cython.Py_ssize_t, visibility="readonly")
    """and what came of it, so often."""
    ahead: cython.double
    squares: cython.double
    """By how much it did better than the lines did on average with the same luck, and the squares of that."""
    node: Node

    def __init__(self, codes: list[int], looks: float) -> None:
        self.codes = codes
        self.looks = looks
        self.total = 0.0
        self.visits = 0
        self.ahead = 0.0
        self.squares = 0.0
        self.node = Node()

    def share(self, trust: cython.double) -> float:
        """The share of the win that it brings; the first sight counts as so many visits."""
        return (self.total + trust * self.looks) / (self.visits + trust) if self.visits + trust else 0.0

    @cython.cfunc
    @cython.exceptval(check=False)
    def doubt(self) -> cython.double:
        """By how much, squared, what one visit brings is off the mean."""
        mean: cython.double = self.ahead / self.visits
        return max(0.0, self.squares / self.visits - mean * mean)  # rounding may go below


@cython.final
@cython.cclass
class Node:
    """A moment that the tree has reached."""

    visits: cython.Py_ssize_t
    kids: dict
    codes: list
    """What may be done, the best at first sight first; None as long as it has not been looked at."""
    looks: list
    totals: list
    counts: list
    known: set
    """All that was ever looked at, useless actions included."""

    def __init__(self) -> None:
        self.visits = 0
        self.kids = {}
        self.codes = None
        self.looks = None
        self.totals = None
        self.counts = None
        self.known = None


class Settings:
    """How a search goes about it."""

    def __init__(
        self,
        lines: int = 16,
        first: int = 200,
        horizon: int = 4,
        trust: float = 1.0,
        daring: float = 0.05,
        growth: float = 0.5,
        depth: int = 8,
    ) -> None:
        self.lines = lines
        """How many lines are played on."""
        self.first = first
        """How many actions of one decision are made lines at all."""
        self.horizon = horizon
        """After so many turns a position is judged."""
        self.trust = trust
        """The first sight counts as so many visits."""
        self.daring = daring
        """How much the tree prefers what it knows little of."""
        self.growth = growth
        """With n visits a decision in the tree has n to this power branches."""
        self.depth = depth
        """How deep the tree grows, chance counted; with 0 there is none."""


@cython.final
@cython.cclass
class Search:
    """Finds the best line for the seat that is asked."""

    knowledge: object
    settings: object
    deals: list
    seat: cython.Py_ssize_t
    turn_number: cython.Py_ssize_t
    until: cython.Py_ssize_t
    depth: cython.Py_ssize_t
    trust: cython.double
    daring: cython.double
    growth: cython.double
    secret: cython.bint
    lines = cython.declare(list, visibility="readonly")
    visits = cython.declare(cython.Py_ssize_t, visibility="readonly")
    """How often lines were played on."""

    def __init__(self, knowledge, settings: Settings) -> None:
        self.knowledge = knowledge
        self.settings = settings
        self.depth = settings.depth
        self.trust = settings.trust
        self.daring = settings.daring
        self.growth = settings.growth
        self.lines = []
        self.visits = 0

    def best(self, deals: list, budget, seed: int) -> Line:
        """The best line from here. `deals` are the positions that it may be, all equally likely.

        It is played on about as many times as the budget has nodes, or for its seconds, whichever ends first.
        """
        nodes, seconds = budget.nodes, budget.seconds
        clock = thread_time if budget.patient else perf_counter
        start = clock()
        self.begin(deals)
        lines = self.lines
        if nodes == 0 or len(lines) == 1:
            return lines[0]
        share = min(1.0, len(lines) / ENOUGH)
        nodes = None if nodes is None else int(nodes * share)
        seconds = None if seconds is None else seconds * share
        rounds = max(1, (len(lines) - 1).bit_length())
        visit = 0
        for number in range(rounds):
            stop = None if seconds is None else start + seconds * (number + 1) / rounds
            most = None if nodes is None else nodes * (number + 1) // rounds
            while (stop is None or clock() < stop) and (most is None or self.visits + len(lines) <= most):
                self._play_on(lines, seed, visit)
                visit += 1
                if visit % GLANCE == 0:
                    lines = self._not_clearly_worse(lines)
                    if len(lines) == 1:
                        return lines[0]
            lines = sorted(lines, key=self._rank)[: (len(lines) + 1) // 2]
        return lines[0]

    def _not_clearly_worse(self, lines: list) -> list:
        """The lines that may yet turn out to be the best of these, which were all played on as often."""
        best: Line = min(lines, key=self._rank)
        return [line for line in lines if line is best or not self._clearly_worse(line, best)]

    @cython.cfunc
    def _clearly_worse(self, line: Line, best: Line) -> cython.bint:
        behind: cython.double = best.share(self.trust) - line.share(self.trust)
        return behind > CLEAR * sqrt((line.doubt() + best.doubt()) / line.visits)

    def plainest(self, deals: list, budget, seed: int) -> int:
        """The action that a search without lines tries most often: UCT as the books have it."""
        nodes, seconds = budget.nodes, budget.seconds
        clock = thread_time if budget.patient else perf_counter
        start = clock()
        self._begin(deals)
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
        return -line.share(self.trust)

    # ------------------------------------------------------------------ lines

    def begin(self, deals: list) -> None:
        """Look at a decision: find the lines that look best."""
        self._begin(deals)
        self.lines = []
        codes = deals[0].codes()
        looks = self.knowledge.weigh(deals[0], codes)
        if looks is None:
            self._extend(deals[0].copy(), [])
        else:
            pairs = zip(codes, looks, strict=True)
            self.lines = [Line([code], look) for code, look in pairs if look > USELESS]
        self.lines.sort(key=lambda line: -line.looks)
        del self.lines[self.settings.lines :]

    def _begin(self, deals: list) -> None:
        position = deals[0]
        self.deals = deals
        self.secret = len(deals) > 1
        self.seat = position.actor()
        self.turn_number = position.turn_number
        self.until = position.turn_number + self.settings.horizon
        self.visits = 0
        self.knowledge.prepare(position)

    def _extend(self, position, codes: list) -> None:
        """Add all lines that begin with these actions, which led to this position."""
        over = position.actor() != self.seat or position.turn_number != self.turn_number
        if over or len(codes) == LONGEST:
            self.lines.append(Line(codes, self._at_first_sight(position, codes)))
            return
        here = position.codes()
        looks = self.knowledge.judge(position, here)
        order = sorted(range(len(here)), key=lambda i: -looks[i])
        for i in order[: self.settings.first]:
            if looks[i] > USELESS:
                twin = position.copy()
                twin.step(here[i])
                self._extend(twin, [*codes, here[i]])

    def _at_first_sight(self, position, codes: list) -> float:
        """What share the seat may expect where these actions led, over some deals."""
        total = self.knowledge.shares(position)[self.seat]
        deals = self.deals[1:8]
        for deal in deals:
            twin = deal.copy()
            self._follow(twin, codes)
            total += self.knowledge.shares(twin)[self.seat]
        return total / (1 + len(deals))

    @cython.cfunc
    def _follow(self, position, codes: list):
        """Do what a line says, as far as it can be done: what is secret may make an end of it."""
        for code in codes:
            if not position.is_legal(code):
                return
            position.step(code)

    def _play_on(self, lines: list, seed: int, visit: cython.Py_ssize_t) -> None:
        """Play on every line once, with the same luck."""
        line: Line
        share: cython.double
        mean: cython.double = 0.0
        deal = self.deals[visit % len(self.deals)]
        found: list = []
        for line in lines:
            position = deal.copy()
            self._follow(position, line.codes)
            shares: list = self._descend(line.node, position, Rng(f"{seed} {visit}"), 0)
            share = shares[self.seat]
            found.append(share)
            mean += share / len(lines)
            line.total += share
            line.visits += 1
            self.visits += 1
        for line, share in zip(lines, found, strict=True):
            line.ahead += share - mean
            line.squares += (share - mean) ** 2

    # ------------------------------------------------------------------ the tree

    @cython.cfunc
    def _descend(self, node: Node, position, rng: Rng, depth: cython.Py_ssize_t) -> list:
        """Play on from a node of the tree; return each seat's share, which the tree learns."""
        i: cython.Py_ssize_t
        kid: Node
        actor: cython.Py_ssize_t = position.actor()
        node.visits += 1
        if actor == OVER or depth == self.depth or node.visits == 1 or position.turn_number >= self.until:
            return self.knowledge.finish(position, rng, self.until)
        if actor == CHANCE:
            code = position.sample(rng)
            i = -1
        else:
            i = self._select(node, position)
            code = node.codes[i]
        position.step(code)
        kid = node.kids.get(code)
        if kid is None:
            kid = node.kids[code] = Node()
        shares: list = self._descend(kid, position, rng, depth + 1)
        if i >= 0:
            node.totals[i] += shares[actor]
            node.counts[i] += 1
        return shares

    @cython.cfunc
    def _select(self, node: Node, position) -> cython.Py_ssize_t:
        """The branch to follow: a good one, or one of which little is known."""
        i: cython.Py_ssize_t
        best: cython.Py_ssize_t = -1
        worth: cython.double
        most: cython.double = 0.0
        count: cython.double
        legal = None
        if node.codes is None:
            self._open(node, position, position.codes())
        elif self.secret:
            legal = position.codes()
            self._open(node, position, [code for code in legal if code not in node.known])
            legal = set(legal)
        width: cython.double = node.visits**self.growth
        daring: cython.double = self.daring * sqrt(log(node.visits + 1.0))
        for i in range(len(node.codes)):
            if width < 1.0:
                break
            if legal is not None and node.codes[i] not in legal:
                continue
            width -= 1.0
            count = node.counts[i] + self.trust
            if count == 0.0:
                return i
            worth = (node.totals[i] + self.trust * node.looks[i]) / count + daring / sqrt(count)
            if best < 0 or worth > most:
                most = worth
                best = i
        return best

    @cython.cfunc
    def _open(self, node: Node, position, codes: list):
        """Look at what may be done here and was not known yet, and add the best at first sight first."""
        i: cython.Py_ssize_t
        if node.codes is None:
            node.codes, node.looks, node.totals, node.counts, node.known = [], [], [], [], set()
        if not codes:
            return
        looks: list = self.knowledge.judge(position, codes)
        order = sorted(range(len(codes)), key=lambda i: -looks[i])
        share: cython.double = self.knowledge.shares(position)[position.actor()]
        most: cython.double = looks[order[0]]
        for i in order:
            if looks[i] > USELESS:
                node.codes.append(codes[i])
                node.looks.append(share + looks[i] - most)
                node.totals.append(0.0)
                node.counts.append(0)
        node.known.update(codes)
