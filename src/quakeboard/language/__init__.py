"""The words: every sentence that a person reads, in each language, and the games told as stories.

The sentences stand in the `.ftl` files, one a language; the top of `en.ftl` says how they are named.
"""

from quakeboard.language.choice import UNKNOWN_LANGUAGE, UnknownLanguage, available
from quakeboard.language.language import Language

__all__ = ["UNKNOWN_LANGUAGE", "Language", "UnknownLanguage", "available"]
