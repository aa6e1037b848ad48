"""The relief of a San Andreas table."""
