"""Seismic at the terminal: commands, decisions, questions, parsing and descriptions."""

from quakeboard.cli.terminal.seismic import commands, decisions, parsing, questions

__all__ = ["commands", "decisions", "parsing", "questions"]
