"""What is said, in one line on standard error, when something is refused or interrupted."""

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

UNCITED = "command line"
"""The heading of refusals for which no rule need be looked up."""

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

OFFERS: dict[str, tuple[str, str | Sequence[str] | Callable[[], Sequence[str]]]] = {
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
"""By the code of a refusal: the parameter with what was written, and the one that lists what there is, or a
list."""

_EXTRA = re.compile(r"Got unexpected extra argument\(s\) \((.*)\)")


def complain(sentence: str) -> None:
    one_line = re.sub(r"[ \t\r\n]+", " ", sentence)  # spaces that are not to be broken stay
    with contextlib.suppress(OSError):  # the terminal may be gone
        print(f"quakeboard: {one_line}", file=sys.stderr)


def complaint(error: QuakeboardError | typer.TyperException) -> str:
    """Why something is refused, in the reader's language, and what may have been meant instead."""
    refusal = error if isinstance(error, QuakeboardError) else refusal_of(error)
    if refusal is None:
        return error.format_message() if isinstance(error, typer.TyperException) else str(error)
    from quakeboard.language import Language

    try:
        language = Language.chosen()
    except QuakeboardError:  # the language is what is refused
        language = Language("en")
    meant = _meant(refusal)
    words = [language.refusal(refusal), language.sentence("did-you-mean", word=meant) if meant else ""]
    cited = f"[{refusal.ruling}]" if refusal.ruling != UNCITED else ""
    return " ".join(filter(None, (*words, cited)))


def interrupted() -> str:
    """That it was; in English where Ctrl-C came before the sentences could be loaded."""
    try:
        from quakeboard.language import Language

        return Language.chosen().sentence("interrupted")
    except Exception:
        return "interrupted"


def refusal_of(error: Any) -> QuakeboardError | None:
    """The same refusal as one of ours; None for what Typer alone has words for.

    Typer has no public names for most of its exceptions, so they are told apart by what they are called.
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
    """What the validation found, which Typer leaves as the cause of its own error."""
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
    """The option or the argument as one writes it."""
    parameter = error.param
    names = [name for name in parameter.opts if name.startswith("-")]
    return str(max(names, key=len) if names else parameter.display_name_raw)


def _flags(error: Any) -> list[str]:
    context = error.ctx
    parameters = [] if context is None else context.command.get_params(context)
    return [flag for parameter in parameters for flag in parameter.opts if flag.startswith("-")]


def _meant(refusal: QuakeboardError) -> str | None:
    """The one of the names that there are that looks most like what was written."""
    if refusal.code not in OFFERS:
        return None
    given, offered = OFFERS[refusal.code]
    if callable(offered):
        offered = offered()
    names = str(refusal.params.get(offered, "")).split(", ") if isinstance(offered, str) else offered
    return nearest(str(refusal.params[given]), names)


def nearest(word: str, names: Sequence[str]) -> str | None:
    """The name that looks most like the word, a budget or a number behind it apart; None if none does."""
    return next(iter(get_close_matches(word.lower().partition(":")[0], names, n=1, cutoff=0.65)), None)
