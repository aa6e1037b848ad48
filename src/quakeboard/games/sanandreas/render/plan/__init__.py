"""The plan of a San Andreas table."""
