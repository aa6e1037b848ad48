"""Compiled parts that every kernel uses."""
