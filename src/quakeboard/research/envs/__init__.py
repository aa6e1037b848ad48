"""Gymnasium and PettingZoo environments."""
