"""Tensors for learning: action spaces, observations, symmetries, rewards and vectorised games."""
