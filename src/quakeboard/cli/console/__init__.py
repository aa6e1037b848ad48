"""Shared code of the commands: arguments, completion, messages, errors, progress and tables."""
