"""Seismic in sentences: nouns, questions, the storyteller."""
