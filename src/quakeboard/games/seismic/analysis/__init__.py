"""What the analysis knows of Seismic: forecasts of losses, and remarks on hints."""
