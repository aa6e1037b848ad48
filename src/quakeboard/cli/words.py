"""What the command line says by itself, often before any command is loaded."""

from __future__ import annotations

import typer

from quakeboard import kernel
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


def warn_of_plain_kernel() -> None:
    """Say on standard error that the kernel is not compiled, if it is not, and how it could be."""
    if not kernel.compiled():
        from quakeboard.language.language import Language

        key = "kernel-plain-wanted" if kernel.plain_wanted() else "kernel-plain"
        typer.echo(Language(preferred(), PART).sentence(key), err=True)
