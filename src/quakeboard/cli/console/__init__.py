"""Shared code of the commands: arguments, completion, messages, errors and output."""
