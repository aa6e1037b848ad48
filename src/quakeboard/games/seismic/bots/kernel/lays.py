"""The expected gains of lays and claims for a search of Seismic, all those of a decision at once.

An empty cell that a road leads to is examined once: each road that leads there, an *arm*, is followed to its
other end. Whatever tile is then tried there joins arms, and what it makes of them is known without
another walk. This file is Cython in pure-Python mode, compiled with the kernel or run as plain Python, the
same either way.

It considers less than the greedy bot does (`bots.survey`): which tiles a lay leaves face up is left to the
rollouts, and so is what it does to roads that could be joined.
"""

from __future__ import annotations

from array import array

import cython

from quakeboard.games.seismic.bots.kernel.effects import Effects
from quakeboard.games.seismic.rules.actions import CREW, TURN
from quakeboard.games.seismic.rules.fitting import MUST_BE_ROAD
from quakeboard.games.seismic.rules.pieces import EMPTY, FACE_OF, GREEN, PARTNER, STUB

if not cython.compiled:
    from quakeboard.games.seismic.bots.kernel.roads import AT_END, NOWHERE, OPEN

PARTNERS = bytearray(PARTNER)
FACE_NUMBERS = bytearray(FACE_OF)
ROADS_IN = bytearray(MUST_BE_ROAD)

LOOP = 3  # an arm, besides, may lead back to its own cell

# What is kept of an arm.
ARM_POINTS = 0
ARM_CREWS = 1  # its crews, for each of four seats
ARM_RISKS = 5  # its greatest risk, on each of twelve sides
ARM_WORTH = 17  # what it is worth to the actor while the cell is empty
ARM_SIZE = 18  # how many figures there are


@cython.cclass
class Lays(Effects):
    """Values lays and claims."""

    def __init__(self, game) -> None:
        super().__init__(game)
        self.slots = 0
        self.slot_of = array("i", bytes(4 * self.size))
        self.cell_of = array("i", bytes(4 * self.size))
        self.arm_end_kind = array("i", bytes(4 * 6 * self.size))
        self.arm_end = array("i", bytes(4 * 6 * self.size))
        self.arm_data = array("d", bytes(8 * 6 * ARM_SIZE * self.size))

    # ------------------------------------------------------------------ all actions of a decision

    @cython.cfunc
    def _lay_gains(self, codes: list) -> list:
        """For each lay what it gains the actor in points, with the best claim that may follow."""
        found: list = []
        code: cython.Py_ssize_t
        may_claim: cython.bint = self.on_table.crews_of(self.actor) > 0
        self._find_cost_of_crew()
        self._forget_arms()
        self._find_effects()
        for code in codes:
            found.append(self._lay_gain(code, may_claim))
        return found

    @cython.cfunc
    def _claim_gains(self, codes: list) -> list:
        """For each claim of the tile just laid, a second lay instead, or neither: what it gains in points."""
        found: list = []
        code: cython.Py_ssize_t
        self._find_cost_of_crew()
        self._forget_arms()
        if max(codes, default=0) >= TURN:
            self._find_effects()
        for code in codes:
            if code >= TURN:
                found.append(self._lay_gain(code, False))
            elif code >= CREW:
                self.new_cell = -1  # takes away the second lay that was valued before
                self._measure(self.kernel.laid, code - CREW)
                found.append(self._expected() - self.crew_cost)
            else:
                found.append(0.0)
        return found

    @cython.cfunc
    def _find_cost_of_crew(self):
        """A crew is worth more in hand when there are fewer of them than turns."""
        left: cython.double = self.on_table.crews_of(self.actor)
        turns: cython.double = self.lays / self.seats
        if left < 1.0:
            left = 1.0
        self.crew_cost = self.crew_in_hand * (turns / left if turns > left else 1.0)

    # ------------------------------------------------------------------ the arms of an empty cell

    @cython.cfunc
    @cython.exceptval(check=False)
    def _forget_arms(self) -> cython.void:
        """Forget the arms of the position that was loaded before."""
        i: cython.Py_ssize_t
        for i in range(self.slots):
            self.slot_of[self.cell_of[i]] = 0
        self.slots = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_arms(self, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Follow all roads that lead to an empty cell; return the slot in which they are kept."""
        slot: cython.Py_ssize_t = self.slots
        edge: cython.Py_ssize_t
        self.slots += 1
        self.slot_of[cell] = slot + 1
        self.cell_of[slot] = cell
        self.new_cell = -1
        for edge in range(6):
            if (ROADS_IN[self.demand[cell]] >> edge) & 1:
                self._find_arm(slot, edge)
        return slot

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_arm(self, slot: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.void:
        """Follow the road that leads to this edge of the slot's cell, and keep what it is like."""
        cell: cython.Py_ssize_t = self.cell_of[slot]
        arm: cython.Py_ssize_t = slot * 6 + edge
        data: cython.Py_ssize_t = arm * ARM_SIZE
        worth: cython.double = 0.0
        i: cython.Py_ssize_t
        self._begin_road()
        self._follow(cell, edge, -1)
        self.arm_end_kind[arm] = self.end_kind
        self.arm_end[arm] = self.end_place
        self.arm_data[data + ARM_POINTS] = self.points
        for i in range(self.seats):
            self.arm_data[data + ARM_CREWS + i] = self.crew_counts[i]
        for i in range(6 * self.towns):
            self.arm_data[data + ARM_RISKS + i] = self.side_risk[i]
        if self.end_kind == OPEN and self.end_place // 6 == cell:
            self.arm_end_kind[arm] = LOOP
            self.arm_end[arm] = self.end_place % 6
        # A loop is one road but two arms: only the first of them has its worth.
        if self.arm_end_kind[arm] != LOOP or self.arm_end[arm] > edge:
            self._open_at(cell * 6 + edge)
            self._add_end_reached()
            worth = self._stake(self._most_crews())
            if worth != 0.0:
                worth *= self._expected()
        self.arm_data[data + ARM_WORTH] = worth

    # ------------------------------------------------------------------ one lay

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lay_gain(self, code: cython.Py_ssize_t, may_claim: cython.bint) -> cython.double:
        """What a lay changes, with the best claim that may follow."""
        rest: cython.Py_ssize_t = (code - TURN) // 6  # see `actions.encode`
        cell: cython.Py_ssize_t = rest % self.size
        face: cython.Py_ssize_t = FACE_NUMBERS[(rest // self.size - 1) * 6 + (code - TURN) % 6]
        slot: cython.Py_ssize_t = self.slot_of[cell] - 1
        edge: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        used: cython.Py_ssize_t = 0  # edges whose roads have been followed, as bits
        most: cython.double
        stake: cython.double
        worth: cython.double
        gain: cython.double = 0.0
        claim: cython.double = 0.0
        if slot < 0:
            slot = self._find_arms(cell)
        self.new_cell = cell
        self.new_face = face
        gain = self._beside(cell, face)
        side: cython.Py_ssize_t = self._lengthen(cell)
        if side >= 0:
            gain += self.shelter[side]
        for edge in range(6):
            if (ROADS_IN[self.demand[cell]] >> edge) & 1:
                worth = self.arm_data[(slot * 6 + edge) * ARM_SIZE + ARM_WORTH]
                if side >= 0 and worth != 0.0:
                    worth *= self._arm_sheltered(slot * 6 + edge, side)
                gain -= worth
            partner = PARTNERS[face * 6 + edge]
            if partner == GREEN or (used >> edge) & 1:
                continue
            self._begin_road()
            if partner == STUB:
                self._end_at(cell, face)
                used |= self._leave_by(slot, edge, -1)
            else:
                self.points = 1.0
                used |= 1 << partner
                used |= self._leave_by(slot, edge, partner)
                if not self.ring:
                    used |= self._leave_by(slot, partner, edge)
            most = self._most_crews()
            stake = self._stake(most)
            if stake != 0.0:
                gain += stake * self._expected()
            elif may_claim and most == 0.0:
                worth = self._expected() - self.crew_cost
                if worth > claim:
                    claim = worth
        self.longer_side = -1
        return gain + claim

    @cython.cfunc
    @cython.exceptval(check=False)
    def _arm_sheltered(self, arm: cython.Py_ssize_t, side: cython.Py_ssize_t) -> cython.double:
        """How many times as likely the road of the arm is to outlive the quakes if this side is longer."""
        i: cython.Py_ssize_t
        for i in range(6 * self.towns):
            self.side_risk[i] = self.arm_data[arm * ARM_SIZE + ARM_RISKS + i]
        return self._sheltered(side)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _leave_by(
        self, slot: cython.Py_ssize_t, edge: cython.Py_ssize_t, start: cython.Py_ssize_t
    ) -> cython.Py_ssize_t:
        """Follow the road from the new tile out by this edge; return the edges of the tile it comes back to.

        `start` is the edge of the tile by which it would come back as a ring, -1 if there is none.
        """
        cell: cython.Py_ssize_t = self.new_cell
        there: cython.Py_ssize_t
        arm: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        used: cython.Py_ssize_t = 0
        while True:
            arm = slot * 6 + edge
            if not (ROADS_IN[self.demand[cell]] >> edge) & 1:
                there = cell + self.steps[edge]
                if self.board[there] == EMPTY:
                    self._open_at(there * 6 + (edge + 3 if edge < 3 else edge - 3))
                return used
            self._add_arm(arm)
            if self.arm_end_kind[arm] == AT_END:
                self._end_at(self.arm_end[arm], self.board[self.arm_end[arm]])
                return used
            if self.arm_end_kind[arm] == OPEN:
                self._open_at(self.arm_end[arm])
                return used
            if self.arm_end_kind[arm] == NOWHERE:
                return used
            edge = self.arm_end[arm]
            used |= 1 << edge
            partner = PARTNERS[self.new_face * 6 + edge]
            if partner == STUB:
                self._end_at(cell, self.new_face)
                return used
            if edge == start:
                self.ring = True
                return used
            self.points += 1.0
            used |= 1 << partner
            edge = partner

    @cython.cfunc
    @cython.exceptval(check=False)
    def _add_arm(self, arm: cython.Py_ssize_t) -> cython.void:
        """Add this arm to the road."""
        data: cython.Py_ssize_t = arm * ARM_SIZE
        i: cython.Py_ssize_t
        self.points += self.arm_data[data + ARM_POINTS]
        for i in range(self.seats):
            self.crew_counts[i] += self.arm_data[data + ARM_CREWS + i]
        for i in range(6 * self.towns):
            if self.arm_data[data + ARM_RISKS + i] > self.side_risk[i]:
                self.side_risk[i] = self.arm_data[data + ARM_RISKS + i]
