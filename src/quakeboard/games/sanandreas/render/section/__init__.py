"""The section of a San Andreas table."""
