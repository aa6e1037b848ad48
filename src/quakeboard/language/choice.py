"""Which languages there are, and which one is asked for.

A language is known by its code, the name of its folder in `locales`. Each game adds the sentences in
`language/locales` of its package. `de-AT` and `de_AT.UTF-8` mean `de`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.registry import specs

DEFAULT = "en"
OWN_VARIABLE = "QUAKEBOARD_LANGUAGE"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the language; the first that is set decides, as on any POSIX system."""

UNKNOWN_LANGUAGE = Reason(
    "unknown-language", "languages", "Quakeboard does not speak “{language}”. It speaks: {languages}."
)


class UnknownLanguage(QuakeboardError):
    """A language was asked for by name that has no sentences here."""


@cache
def available() -> tuple[str, ...]:
    """The codes of all languages, in alphabetical order."""
    return tuple(sorted(folder.name for folder in files(__package__).joinpath("locales").iterdir()))


def read(code: str, part: str | None = None) -> str:
    """The sentences of a language: those of all packages, or those of one part of the generic ones."""
    if part is not None:
        return _folder(code).joinpath(f"{part}.ftl").read_text("utf-8")
    folders = [_folder(code), *(_folder_of_game(spec.package, code) for spec in specs().values())]
    return "\n".join(text for folder in folders for text in _texts(folder))


def _folder(code: str) -> Traversable:
    return files(__package__).joinpath("locales", code)


def _folder_of_game(package: str, code: str) -> Traversable:
    return files(package).joinpath("language", "locales", code)


def _texts(folder: Traversable) -> list[str]:
    if not folder.is_dir():  # a game need not have every language, nor any sentences
        return []
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in found if file.name.endswith(".ftl")]


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
