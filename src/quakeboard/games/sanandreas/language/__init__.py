"""San Andreas in sentences: nouns, questions, the storyteller."""
