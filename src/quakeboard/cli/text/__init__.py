"""Seismic at the terminal: boards drawn in characters or told in sentences, and a prompt that forgives."""
