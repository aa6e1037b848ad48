"""Seismic for the analysis: forecasts of losses, remarks on hints, settings."""
