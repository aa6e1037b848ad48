"""San Andreas drawn in characters."""
