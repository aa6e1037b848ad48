"""Logging as JSON lines, without secrets: no URLs with queries, no messages of clients, no error texts.

Of an error its type and stack are logged, but not its text, which may quote an action.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import traceback
from typing import Any, TextIO

_STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _message(record),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _STANDARD_FIELDS})
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _stack(record.exc_info[1])
        return json.dumps(line, default=str)


def _message(record: logging.LogRecord) -> str:
    """The message on one line; asyncio's continue with the error itself."""
    text = record.getMessage()
    return text.splitlines()[0] if record.name == "asyncio" and text else text.strip()


def _is_about_the_server(record: logging.LogRecord) -> bool:
    """Whether a record is about the server: neither junk of clients nor a task cancelled at shutdown."""
    cut_short = record.exc_info is not None and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not cut_short and not record.getMessage().startswith(_JUNK)


_JUNK = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
    "Application startup failed",  # the cause is told in a sentence
)


def _stack(error: BaseException) -> list[str]:
    """The stack of an error, innermost frame last."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.name} {frame.filename.rsplit('quakeboard', 1)[-1]}:{frame.lineno}" for frame in frames]


def configure(level: str = "info", stream: TextIO | None = None) -> None:
    """Write all logs of this process to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # These log single connections and requests, with their addresses.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_about_the_server)
    logging.getLogger("httpcore").setLevel(logging.WARNING)
