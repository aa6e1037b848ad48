"""What the command line says by itself, often before any command is loaded."""

from __future__ import annotations

from quakeboard.core import kernels
from quakeboard.language.choice import DEFAULT, UnknownLanguage, preferred

PART = "command_line"
"""The files that hold these sentences, so that an overview need not read all the others."""


def told(key: str, english: str) -> str:
    """A sentence in the reader's language; English is at hand, so that no sentences are loaded for it."""
    try:
        code = preferred()
    except UnknownLanguage:  # refused when a command is run; the overview says what there is
        return english
    if code == DEFAULT:
        return english
    from quakeboard.language.language import Language

    return Language(code, PART).sentence(key)


def kernel_warning() -> str:
    """That the kernel is not compiled, and how it could be; nothing where it is."""
    if kernels.compiled():
        return ""
    from quakeboard.language.language import Language

    return Language(preferred(), PART).sentence(
        "kernel-plain-wanted" if kernels.plain_wanted() else "kernel-plain"
    )
