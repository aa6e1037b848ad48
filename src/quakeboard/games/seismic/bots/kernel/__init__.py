"""The compiled evaluator of Seismic, which the search uses."""
