"""Seismic drawn in characters."""
