"""Which languages there are, and which one a person wants.

A language is known by its code, the name of its `.ftl` file; `sanandreas.de.ftl` holds one more part of `de`.
`de-AT` and `de_AT.UTF-8` mean `de`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from quakeboard.core.errors import QuakeboardError, Reason

DEFAULT = "en"
OWN_VARIABLE = "QUAKEBOARD_LANGUAGE"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set decides, as everywhere on a POSIX system."""

UNKNOWN_LANGUAGE = Reason(
    "unknown-language", "languages", "Quakeboard does not speak “{language}”. It speaks: {languages}."
)


class UnknownLanguage(QuakeboardError):
    """A language was asked for by name that has no sentences here."""


@cache
def available() -> tuple[str, ...]:
    """The codes of all languages, in alphabetical order."""
    return tuple(name.removesuffix(".ftl") for name in _file_names() if name.count(".") == 1)


def read(code: str, part: str | None = None) -> str:
    """The sentences of a language, as its files have them: its own first, then its parts by name.

    With a part named, only those.
    """
    if part is not None:
        return files(__package__).joinpath(f"{part}.{code}.ftl").read_text("utf-8")
    parts = [name for name in _file_names() if name.endswith(f".{code}.ftl")]
    return "\n".join(files(__package__).joinpath(name).read_text("utf-8") for name in (f"{code}.ftl", *parts))


def _file_names() -> list[str]:
    return sorted(file.name for file in files(__package__).iterdir() if file.name.endswith(".ftl"))


def named(wish: str) -> str:
    """The code of the language that is asked for; raises `UnknownLanguage`."""
    code = _code(wish)
    if code not in available():
        raise UnknownLanguage(UNKNOWN_LANGUAGE, language=wish[:40], languages=", ".join(available()))
    return code


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The code of the language that the environment asks for.

    A wish for Quakeboard itself must name a language that there is: raises `UnknownLanguage`. The system's
    languages are taken if they are here; otherwise it is English.
    """
    wish = environment.get(OWN_VARIABLE)
    if wish:
        return named(wish)
    system = next((environment[name] for name in SYSTEM_VARIABLES if environment.get(name)), "")
    code = _code(system)
    return code if code in available() else DEFAULT


def _code(wish: str) -> str:
    """A locale's language without its region, its encoding and so on."""
    return re.split(r"[-_.@]", wish.strip(), maxsplit=1)[0].lower()
