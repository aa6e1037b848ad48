"""Error messages in one line on standard error."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any

import typer

from quakeboard.cli.console import completion
from quakeboard.core.errors import QuakeboardError, Reason

NO_RULING = "command line"
"""The heading of errors that cite no ruling."""

NO_COMMAND = Reason("no-command", "command line", "Which command? There are: {commands}.")
NO_SUCH_FLAG = Reason("no-such-flag", "command line", "There is no option “{flag}” here.")
FLAG_WITHOUT_VALUE = Reason("flag-without-value", "command line", "The option “{flag}” needs a value.")
FLAG_WITH_VALUE = Reason("flag-with-value", "command line", "The option “{flag}” takes no value.")
MISSING = Reason("argument-missing", "command line", "“{parameter}” is missing.")
TOO_MANY = Reason("too-many-arguments", "command line", "“{words}” is more than this command takes.")
NOT_WHOLE = Reason("argument-not-whole", "command line", "“{parameter}” takes a whole number, not “{value}”.")
NOT_A_NUMBER = Reason("argument-not-a-number", "command line", "“{parameter}” takes a number, not “{value}”.")
TOO_SMALL = Reason("argument-too-small", "command line", "“{parameter}” takes at least {least}, not {value}.")
TOO_LARGE = Reason("argument-too-large", "command line", "“{parameter}” takes at most {most}, not {value}.")
BAD_CHOICE = Reason(
    "argument-bad-choice", "command line", "“{parameter}” cannot be “{value}”. There are: {choices}."
)

SUGGESTIONS: dict[str, tuple[str, str | Sequence[str] | Callable[[], Sequence[str]]]] = {
    "argument-bad-choice": ("value", "choices"),
    "bad-entrant": ("bot", completion.BOTS),
    "bad-state": ("given", "states"),
    "no-challenger": ("bot", "bots"),
    "no-such-flag": ("flag", "flags"),
    "unknown-bot": ("bot", "bots"),
    "unknown-command": ("command", "commands"),
    "unknown-executor": ("executor", "executors"),
    "unknown-game": ("game", "games"),
    "unknown-language": ("language", "languages"),
    "unknown-level": ("level", "levels"),
    "unknown-option": ("name", completion.options),
    "unknown-variant": ("variant", "variants"),
}
"""By error code: the parameter with the wrong name, and the valid names, or the parameter that lists them."""

_EXTRA = re.compile(r"Got unexpected extra argument\(s\) \((.*)\)")


def print_error(sentence: str) -> None:
    """Print an error in one line on standard error."""
    one_line = re.sub(r"[ \t\r\n]+", " ", sentence)  # keeps non-breaking spaces
    with contextlib.suppress(OSError):  # the terminal may be gone
        print(f"quakeboard: {one_line}", file=sys.stderr)


def describe_error(error: QuakeboardError | typer.TyperException) -> str:
    """The error in the reader's language, with a suggestion."""
    refusal = error if isinstance(error, QuakeboardError) else typer_refusal(error)
    if refusal is None:
        return error.format_message() if isinstance(error, typer.TyperException) else str(error)
    from quakeboard.language import Language

    try:
        language = Language.chosen()
    except QuakeboardError:  # the language is what is refused
        language = Language("en")
    suggestion = _suggestion(refusal)
    words = [
        language.refusal(refusal),
        language.sentence("did-you-mean", word=suggestion) if suggestion else "",
    ]
    cited = f"[{refusal.ruling}]" if refusal.ruling != NO_RULING else ""
    return " ".join(filter(None, (*words, cited)))


def interrupted() -> str:
    """The message for Ctrl-C, in English if the reader's language cannot be loaded."""
    try:
        from quakeboard.language import Language

        return Language.chosen().sentence("interrupted")
    except Exception:
        return "interrupted"


def typer_refusal(error: Any) -> QuakeboardError | None:
    """The error of ours that corresponds to one of Typer, or None.

    Most exceptions of Typer are not public, so they are distinguished by their names.
    """
    flag = getattr(error, "option_name", "")
    match type(error).__name__:
        case "NoSuchOption":
            return QuakeboardError(NO_SUCH_FLAG, flag=flag, flags=", ".join(_flags(error)))
        case "BadOptionUsage":
            takes_none = "does not take a value" in error.message
            return QuakeboardError(FLAG_WITH_VALUE if takes_none else FLAG_WITHOUT_VALUE, flag=flag)
        case "MissingParameter":
            return QuakeboardError(MISSING, parameter=_parameter(error))
        case "BadParameter":
            return _bad_value(error)
        case "UsageError" if error.message == "Missing command.":
            return QuakeboardError(NO_COMMAND, commands=", ".join(error.ctx.command.commands))
        case "UsageError" if extra := _EXTRA.fullmatch(error.message):
            return QuakeboardError(TOO_MANY, words=extra[1][:60])
    return None


def _bad_value(error: Any) -> QuakeboardError | None:
    """The error for a bad value, from the validation error that is the cause of Typer's error."""
    try:
        found: dict[str, Any] = error.__cause__.errors()[0]
    except AttributeError:
        return None
    params: dict[str, object] = {"parameter": _parameter(error), "value": str(found["input"])[:40]}
    context = found.get("ctx", {})
    match found["type"]:
        case "int_parsing" | "int_from_float" | "int_parsing_size" | "int_type":
            return QuakeboardError(NOT_WHOLE, **params)
        case "float_parsing" | "float_type" | "finite_number":
            return QuakeboardError(NOT_A_NUMBER, **params)
        case "greater_than_equal":
            return QuakeboardError(TOO_SMALL, **params, least=_plain(context["ge"]))
        case "less_than_equal":
            return QuakeboardError(TOO_LARGE, **params, most=_plain(context["le"]))
        case _ if choices := error.param.type_descriptor.choices:
            return QuakeboardError(BAD_CHOICE, **params, choices=", ".join(choices))
    return None


def _plain(number: float) -> str:
    return f"{number:.0f}" if number == int(number) else str(number)


def _parameter(error: Any) -> str:
    """The option or the argument as it is typed."""
    parameter = error.param
    names = [name for name in parameter.opts if name.startswith("-")]
    return str(max(names, key=len) if names else parameter.display_name_raw)


def _flags(error: Any) -> list[str]:
    context = error.ctx
    parameters = [] if context is None else context.command.get_params(context)
    return [flag for parameter in parameters for flag in parameter.opts if flag.startswith("-")]


def _suggestion(refusal: QuakeboardError) -> str | None:
    """The valid name that is most similar to the wrong one, or None."""
    if refusal.code not in SUGGESTIONS:
        return None
    parameter, valid = SUGGESTIONS[refusal.code]
    if callable(valid):
        valid = valid()
    names = str(refusal.params.get(valid, "")).split(", ") if isinstance(valid, str) else valid
    return closest_name(str(refusal.params[parameter]), names)


def closest_name(word: str, names: Sequence[str]) -> str | None:
    """The name most similar to a word without its budget or number; None if none is similar."""
    return next(iter(get_close_matches(word.lower().partition(":")[0], names, n=1, cutoff=0.65)), None)
