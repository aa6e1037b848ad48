"""What the analysis knows of San Andreas: forecasts of losses, and remarks on hints."""
