"""Seismic drawn as SVG and in characters."""
