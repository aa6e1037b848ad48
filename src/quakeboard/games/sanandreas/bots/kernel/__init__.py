"""The compiled evaluator of San Andreas, which the search uses."""
