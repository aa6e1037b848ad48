# C types of the names that seismic_search.py uses.

from quakeboard.games.seismic.bots.kernel.lays cimport Lays

cdef Py_ssize_t LAYING, CLAIMING
cdef Py_ssize_t MOST_SEATS, FEW, EVERY
cdef double NARROW, WIDE, BLEND

cdef class SeismicKnowledge(Lays):
    cdef double[::1] worths  # for each seat: what it may expect to score

    cdef _reckon(self)
    cdef list _shares(self)
    cdef double _spread(self) noexcept
    cdef list _judge(self, position, list codes)
    cdef list _try_out(self, position, list codes)
    cdef Py_ssize_t _best(self, list values)
    cdef list _mix(self, list before, list now)
