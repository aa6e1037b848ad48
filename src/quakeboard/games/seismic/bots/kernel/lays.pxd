# C types of lays.py, for the modules that are compiled with it.

from quakeboard.games.seismic.bots.kernel.roads cimport AT_END, NOWHERE, OPEN
from quakeboard.games.seismic.bots.kernel.effects cimport Effects

cdef unsigned char[::1] PARTNERS, FACE_NUMBERS, ROADS_IN
cdef Py_ssize_t EMPTY, STUB, GREEN
cdef Py_ssize_t TURN, CREW
cdef Py_ssize_t LOOP
cdef Py_ssize_t ARM_POINTS, ARM_CREWS, ARM_RISKS, ARM_WORTH, ARM_SIZE

cdef class Lays(Effects):
    cdef double crew_cost  # what it costs to send one of its crews

    # The cells whose arms are known, each with a slot for its six arms.
    cdef Py_ssize_t slots
    cdef int[::1] slot_of  # for each cell: 1 + its slot, or 0
    cdef int[::1] cell_of  # for each slot: its cell
    # For slot * 6 + edge: where the arm leads, NOWHERE, AT_END a cell, OPEN at an edge of one (6 * cell + edge),
    # or as a LOOP back to an edge of its own cell.
    cdef int[::1] arm_end_kind, arm_end
    cdef double[::1] arm_data  # for each arm: ARM_SIZE figures, at the offsets that ARM_... name

    cdef list _lay_gains(self, list codes)
    cdef list _claim_gains(self, list codes)
    cdef _find_cost_of_crew(self)
    cdef void _forget_arms(self) noexcept
    cdef Py_ssize_t _find_arms(self, Py_ssize_t cell) noexcept
    cdef void _find_arm(self, Py_ssize_t slot, Py_ssize_t edge) noexcept
    cdef double _lay_gain(self, Py_ssize_t code, bint may_claim) noexcept
    cdef Py_ssize_t _leave_by(self, Py_ssize_t slot, Py_ssize_t edge, Py_ssize_t start) noexcept
    cdef void _add_arm(self, Py_ssize_t arm) noexcept
    cdef double _arm_sheltered(self, Py_ssize_t arm, Py_ssize_t side) noexcept
