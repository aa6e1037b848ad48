"""The compiled rules of Seismic."""
