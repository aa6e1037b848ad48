"""Interfaces for research: environments, OpenSpiel games, and data sets of self-play.

This package needs the extra `research`; nothing else does.
"""
