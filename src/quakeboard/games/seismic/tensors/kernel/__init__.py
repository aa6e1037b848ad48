"""The compiled arrays of Seismic."""
