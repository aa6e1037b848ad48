"""Compiled parts of the tensors: arrays of a game, rewards, tables that step inside the kernel."""
