# C types of evaluator.py.

from quakeboard.games.seismic.bots.kernel.lays cimport Lays

cdef Py_ssize_t LAYING, CLAIMING
cdef Py_ssize_t MOST_SEATS, MAX_TURNS_TRIED, TURNS_BETWEEN_ESTIMATES
cdef double SPREAD_BASE, SPREAD_PER_ROOT_LAY, BLEND

cdef class SeismicEvaluator(Lays):
    cdef object heights  # the players' heights, which settle a tie
    cdef double[::1] worths  # for each seat: what it may expect to score

    cdef _find_worths(self)
    cdef list _shares(self)
    cdef double _spread(self) noexcept
    cdef list _gains(self, kernel, list codes)
    cdef list _gains_by_trial(self, kernel, list codes)
    cdef Py_ssize_t _best(self, list values)
    cdef list _blend(self, list before, list now)
