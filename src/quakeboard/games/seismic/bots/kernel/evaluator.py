"""The evaluator of Seismic: priors of actions, shares of the win, and rollouts.

It values roads as the greedy bot does (`bots.worth` and `bots.danger`), with weights of its own, but fast:
this file and the four that it rests on are Cython in pure-Python mode, compiled with the kernel or run as
plain Python, the same either way. `roads` follows roads and finds what quakes may take, `worth` says what a
road is worth, `effects` what a lay does to roads that it does not touch, `lays` values lays and claims.
"""

from __future__ import annotations

from array import array
from math import exp, sqrt

import cython

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.bots.kernel.lays import Lays
from quakeboard.games.seismic.rules import scoring
from quakeboard.games.seismic.rules.phases import CLAIMING, LAYING

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt  # type: ignore[import-not-found]

MOST_SEATS = 4

SPREAD_BASE = 2.0
"""The lead in points that makes a win e times as likely as a loss when no lays are to come."""
SPREAD_PER_ROOT_LAY = 2.5
"""How much that lead grows with the square root of the lays to come.

What lays bring adds up like a random walk, hence the root. In 300 games for two by `choose` alone, the lead
that did so was 7 points with four lays to come, 14 with twenty, 23 with seventy: never a fifth off, but for
the last two lays, when less is enough.
"""

TURNS_BETWEEN_ESTIMATES = 2
"""How many turns of a rollout pass between two estimates of the shares."""
BLEND = 0.5
"""How much the newest estimate counts; those before share the rest in the same way."""

MAX_TURNS_TRIED = 12
"""The most turns of a tile, or choices in a quake, that a rollout compares."""


@cython.cclass
class SeismicEvaluator(Lays):
    """Evaluates positions of one game of Seismic; call `prepare` where a search begins."""

    def __init__(self, game) -> None:
        super().__init__(game)
        self.heights = game.options.heights
        self.worths = array("d", bytes(8 * MOST_SEATS))

    # ------------------------------------------------------------------ shares

    def expected_scores(self, kernel) -> list:
        """What each seat may expect to score in the end from the roads that it has begun."""
        self._load(kernel)
        self._find_worths()
        return [self.worths[seat] for seat in range(self.seats)]

    def value(self, kernel) -> list:
        """How likely each seat is to win; when the game is over, who has won."""
        if kernel.actor() == OVER:
            winners = scoring.winners(kernel.scores(), self.heights)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(kernel.seats)]
        self._load(kernel)
        self._find_worths()
        return self._shares()

    @cython.cfunc
    def _find_worths(self):
        """Find `worths`: a road counts for all its holders (ruling S12), and once, at its first crew."""
        cell: cython.Py_ssize_t
        seat: cython.Py_ssize_t
        crew: cython.Py_ssize_t
        most: cython.double
        worth: cython.double
        for seat in range(self.seats):
            self.worths[seat] = 0.0
        for cell in range(self.size):
            crew = self.crews[cell]
            if crew == 0:
                continue
            self._measure(cell, (crew - 1) % 6)
            if self.first != cell:
                continue
            worth = self._expected()
            if worth == 0.0:
                continue
            most = self._most_crews()
            for seat in range(self.seats):
                if self.crew_counts[seat] == most:
                    self.worths[seat] += worth

    @cython.cfunc
    def _shares(self) -> list:
        """A softmax of the worths: between two seats the odds grow e times for each spread of the lead."""
        seat: cython.Py_ssize_t
        spread: cython.double = self._spread()
        most: cython.double = self.worths[0]
        total: cython.double = 0.0
        for seat in range(1, self.seats):
            if self.worths[seat] > most:
                most = self.worths[seat]
        found: list = []
        for seat in range(self.seats):
            worth: cython.double = exp((self.worths[seat] - most) / spread)
            total += worth
            found.append(worth)
        return [worth / total for worth in found]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _spread(self) -> cython.double:
        """The lead in points that makes a win e times as likely as a loss."""
        return SPREAD_BASE + SPREAD_PER_ROOT_LAY * sqrt(self.lays)

    # ------------------------------------------------------------------ priors

    def root_prior(self, kernel, codes: list) -> None:
        """None: a lay is valued together with the claim after it, at the end of the line."""

    def prior(self, kernel, codes: list) -> list:
        """The prior of each action, in shares of the win."""
        gains: list = self._gains(kernel, codes)
        # What a point adds to the share of one of two seats with the same worth.
        point: cython.double = 0.25 / self._spread()
        return [gain * point for gain in gains]

    @cython.cfunc
    def _gains(self, kernel, codes: list) -> list:
        """The expected gain of each action, in points."""
        phase: cython.Py_ssize_t = kernel.phase
        self.actor = kernel.actor()
        if phase == LAYING:
            self._load(kernel)
            return self._lay_gains(codes)
        if phase == CLAIMING:
            self._load(kernel)
            return self._claim_gains(codes)
        return self._gains_by_trial(kernel, codes)

    @cython.cfunc
    def _gains_by_trial(self, kernel, codes: list) -> list:
        """Value each action by the worths after it, those of the others counted against the actor."""
        found: list = []
        seat: cython.Py_ssize_t
        for code in codes:
            twin = kernel.copy()
            twin.step(code)
            self._load(twin)
            self._find_worths()
            gain: cython.double = 0.0
            for seat in range(self.seats):
                if seat == self.actor:
                    gain += self.worths[seat]
                else:
                    gain -= self.worths[seat] * self.others / (self.seats - 1)
            found.append(gain)
        return found

    # ------------------------------------------------------------------ rollouts

    def choose(self, kernel, rng: Rng) -> int:
        """What a seat does in a rollout."""
        codes: list = kernel.codes()
        if len(codes) == 1:
            return codes[0]
        if kernel.phase != LAYING and kernel.phase != CLAIMING and len(codes) > MAX_TURNS_TRIED:
            codes = [codes[rng.below(len(codes))] for _ in range(MAX_TURNS_TRIED)]
        return codes[self._best(self._gains(kernel, codes))]

    @cython.cfunc
    def _best(self, values: list) -> cython.Py_ssize_t:
        """The index of the greatest value, the first if there are several."""
        best: cython.Py_ssize_t = 0
        i: cython.Py_ssize_t
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        return best

    def rollout(self, kernel, rng: Rng, until: int) -> list:
        """Play on until this turn begins or the game is over; return how likely each seat is to win then.

        Estimates on the way there are blended in, the earlier the less.
        """
        next_estimate: cython.Py_ssize_t = kernel.turn_number + TURNS_BETWEEN_ESTIMATES
        blended: list = []
        while kernel.actor() != OVER and kernel.turn_number < until:
            if kernel.turn_number >= next_estimate:
                next_estimate = kernel.turn_number + TURNS_BETWEEN_ESTIMATES
                blended = self._blend(blended, self.value(kernel))
            kernel.step(kernel.sample(rng) if kernel.actor() == CHANCE else self.choose(kernel, rng))
        return self._blend(blended, self.value(kernel))

    @cython.cfunc
    def _blend(self, before: list, now: list) -> list:
        """The weighted mean of the estimate now and those before, if there were any."""
        if not before:
            return now
        return [BLEND * new + (1.0 - BLEND) * old for old, new in zip(before, now, strict=True)]
