"""One JSON object a line. What may hold a secret is never logged: no addresses with queries, no messages from
clients, and of an error its kind and where it arose but not its words, which may quote an action."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Any, TextIO

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _STANDARD})
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _where(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def _where(error: BaseException) -> list[str]:
    """The places that an error came through, innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.name} {frame.filename.rsplit('quakeboard', 1)[-1]}:{frame.lineno}" for frame in frames]


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """Send all logs of this process to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # These tell of single connections and requests, with their addresses.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("httpcore").setLevel(logging.WARNING)
