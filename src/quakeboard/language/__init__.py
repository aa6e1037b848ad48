"""Every sentence that a person reads, in each language, by keys with parameters.

The sentences stand in `locales`; the top of `locales/en/common.ftl` says how keys are named.
"""

from quakeboard.language.choice import UNKNOWN_LANGUAGE, UnknownLanguage, available
from quakeboard.language.language import Language

__all__ = ["UNKNOWN_LANGUAGE", "Language", "UnknownLanguage", "available"]
