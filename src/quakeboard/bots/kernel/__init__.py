"""The compiled tree search."""
