"""Compiled code for tensors: the base class of games' arrays, rewards, and vectorised tables."""
