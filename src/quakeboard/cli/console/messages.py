"""Messages of the command line itself, which may be needed before any command is loaded."""

from __future__ import annotations

from quakeboard.core import kernels
from quakeboard.language.choice import DEFAULT, UnknownLanguage, preferred

MESSAGE_FILES = "command_line"
"""The name of the message files of the command line, so that only these are loaded."""


def translate(key: str, english: str) -> str:
    """A message in the reader's language; the English text is given, so that it needs no file."""
    try:
        code = preferred()
    except UnknownLanguage:  # reported when a command is run
        return english
    if code == DEFAULT:
        return english
    from quakeboard.language.language import Language

    return Language(code, MESSAGE_FILES).sentence(key)


def kernel_warning() -> str:
    """A warning that the kernel is not compiled; an empty text if it is."""
    if kernels.compiled():
        return ""
    from quakeboard.language.language import Language

    return Language(preferred(), MESSAGE_FILES).sentence(
        "kernel-plain-wanted" if kernels.plain_wanted() else "kernel-plain"
    )
