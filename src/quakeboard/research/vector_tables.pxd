# C types of the names that vector_tables.py uses; everything else is declared where it is used.

from quakeboard.rules.rng cimport Rng
from quakeboard.research.rewards cimport reward
from quakeboard.research.sanandreas_arrays cimport SanAndreasArrays
from quakeboard.research.seismic_arrays cimport SeismicArrays
from quakeboard.rules.seismic.position cimport (
    await_seat as seismic_await, pick as seismic_pick, may as seismic_may, do as seismic_do,
    count_choices as seismic_count, list_choices as seismic_list, set_back as seismic_set_back,
    count_points as seismic_points,
)
from quakeboard.rules.sanandreas.position cimport (
    await_seat as sanandreas_await, pick as sanandreas_pick, may as sanandreas_may, do as sanandreas_do,
    count_choices as sanandreas_count, list_choices as sanandreas_list, set_back as sanandreas_set_back,
    count_points as sanandreas_points,
)

cdef int OVER
