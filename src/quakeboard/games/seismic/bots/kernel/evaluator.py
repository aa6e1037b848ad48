"""What a search knows of Seismic: how good an action looks, how the seats stand, and how play may go on.

It reckons as the greedy bot does (`seismic_worth` and `seismic_danger`), with figures of its own, but fast:
this file and the four that it rests on are Cython in pure-Python mode, compiled with the kernel or run as
plain Python, the same either way. `seismic_search_roads` follows roads and finds what quakes may take,
`seismic_search_worth` says what a road is worth, `seismic_search_effects` what a lay does to roads that it
does not touch, `seismic_search_lays` judges lays and claims.
"""

from __future__ import annotations

from array import array
from math import exp, sqrt

import cython

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.bots.kernel.lays import Lays
from quakeboard.games.seismic.rules.kernel.position import PHASES

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt  # type: ignore[import-not-found]

LAYING = PHASES.index("lay")
CLAIMING = PHASES.index("crew")

MOST_SEATS = 4

NARROW = 2.0
WIDE = 2.5
"""A lead of NARROW + WIDE * √(lays to come) points makes a win almost three times as likely as a loss.

What lays bring adds up like chance, hence the root. In 300 games for two by `choose` alone, the lead that did
so was 7 points with four lays to come, 14 with twenty, 23 with seventy: never a fifth off, but for the last
two lays, when less is enough.
"""

EVERY = 2
"""In a line of play the prospects are looked at each time so many turns have passed;"""
BLEND = 0.5
"""the last look counts so much, the one before so much of the rest, and so on."""

FEW = 12
"""Of tiles that might be turned, so many are looked at in a line of play."""


@cython.cclass
class SeismicKnowledge(Lays):
    """Judges positions of one game of Seismic; `prepare` it where a search begins."""

    def __init__(self, game) -> None:
        super().__init__(game)
        self.worths = array("d", bytes(8 * MOST_SEATS))

    # ------------------------------------------------------------------ how the seats stand

    def standing(self, position) -> list:
        """What each seat may expect to score in the end, but for what is begun later."""
        self._look(position)
        self._reckon()
        return [self.worths[seat] for seat in range(self.seats)]

    def shares(self, position) -> list:
        """How likely each seat is to win; when the game is over, who has won."""
        if position.actor() == OVER:
            winners = position.outcome().winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(position.seats)]
        self._look(position)
        self._reckon()
        return self._shares()

    @cython.cfunc
    def _reckon(self):
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
                if self.marks[seat] == most:
                    self.worths[seat] += worth

    @cython.cfunc
    def _shares(self) -> list:
        """Between any two seats the odds grow with the lead, e times for each spread."""
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
        """A lead of so many points makes a win almost three times as likely as a loss."""
        return NARROW + WIDE * sqrt(self.lays)

    # ------------------------------------------------------------------ how good actions look

    def weigh(self, position, codes: list) -> None:
        """Nothing: what a lay is worth shows when the claim after it has been thought of."""

    def judge(self, position, codes: list) -> list:
        """For each action what it seems to gain, in shares of the win."""
        gains: list = self._judge(position, codes)
        # What a point adds to the share of one of two seats that stand alike.
        point: cython.double = 0.25 / self._spread()
        return [gain * point for gain in gains]

    @cython.cfunc
    def _judge(self, position, codes: list) -> list:
        """For each action what it seems to gain, in points."""
        phase: cython.Py_ssize_t = position.phase
        self.actor = position.actor()
        if phase == LAYING:
            self._look(position)
            return self._judge_lays(codes)
        if phase == CLAIMING:
            self._look(position)
            return self._judge_claims(codes)
        return self._try_out(position, codes)

    @cython.cfunc
    def _try_out(self, position, codes: list) -> list:
        """Judge each action by how the actor then stands, the others' points counted against it."""
        found: list = []
        seat: cython.Py_ssize_t
        for code in codes:
            twin = position.copy()
            twin.step(code)
            self._look(twin)
            self._reckon()
            gain: cython.double = 0.0
            for seat in range(self.seats):
                if seat == self.actor:
                    gain += self.worths[seat]
                else:
                    gain -= self.worths[seat] * self.others / (self.seats - 1)
            found.append(gain)
        return found

    # ------------------------------------------------------------------ how play may go on

    def choose(self, position, rng: Rng) -> int:
        """What a seat would do in a line of play."""
        codes: list = position.codes()
        if len(codes) == 1:
            return codes[0]
        if position.phase != LAYING and position.phase != CLAIMING and len(codes) > FEW:
            codes = [codes[rng.below(len(codes))] for _ in range(FEW)]
        return codes[self._best(self._judge(position, codes))]

    @cython.cfunc
    def _best(self, values: list) -> cython.Py_ssize_t:
        """Where the greatest stands, the first of them if there are several."""
        best: cython.Py_ssize_t = 0
        i: cython.Py_ssize_t
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        return best

    def finish(self, position, rng: Rng, until: int) -> list:
        """Play on until this turn begins or the game is over; return how likely each seat is to win then.

        What the seats might expect on the way there counts too, the earlier the less: it is known better.
        """
        looked: cython.Py_ssize_t = position.turn_number + EVERY
        mixed: list = []
        while position.actor() != OVER and position.turn_number < until:
            if position.turn_number >= looked:
                looked = position.turn_number + EVERY
                mixed = self._mix(mixed, self.shares(position))
            position.step(position.sample(rng) if position.actor() == CHANCE else self.choose(position, rng))
        return self._mix(mixed, self.shares(position))

    @cython.cfunc
    def _mix(self, before: list, now: list) -> list:
        """What is known now counts for so much, what was known before for the rest, if anything was."""
        if not before:
            return now
        return [BLEND * new + (1.0 - BLEND) * old for old, new in zip(before, now, strict=True)]
