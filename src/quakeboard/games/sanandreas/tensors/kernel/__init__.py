"""The compiled arrays of San Andreas."""
