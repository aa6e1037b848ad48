"""HTTP responses: JSON, and refusals with one schema and a fitting status."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.language import Language
from quakeboard.service.analyses import NO_ANALYSIS, OWN_ANALYSES_WAIT, TOO_MANY_ANALYSES
from quakeboard.service.blocks import BLOCKED
from quakeboard.service.client_limits import TOO_MANY_OPEN_TABLES, TOO_MANY_SEATS
from quakeboard.service.errors import (
    BRANCH_ENDED,
    COLOUR_TAKEN,
    HAS_BEGUN,
    INTERNAL,
    INVITATION_ONLY,
    IS_OVER,
    NAME_TAKEN,
    NO_SUCH_ENTRY,
    NO_SUCH_SEAT,
    NO_SUCH_TABLE,
    NOT_BEGUN,
    NOT_OVER,
    SEAT_TAKEN,
    SEATS_FREE,
    TOO_MANY_TABLES,
    WRONG_KEY,
    Refused,
)
from quakeboard.service.operator import NO_SUCH_LINE, NOBODY_SITS, NOT_BLOCKED
from quakeboard.service.personal_data import NOTHING_KEPT
from quakeboard.service.store import UNAVAILABLE

log = logging.getLogger("quakeboard")

FOREIGN_ORIGIN = Reason("foreign-origin", "protocol", "Pages of other sites may not do that.")
TOO_MANY_REQUESTS = Reason(
    "too-many-requests", "protocol", "Too many requests from this address. Wait a little."
)
TOO_MANY_SOCKETS = Reason("too-many-sockets", "protocol", "Too many connections from this address.")
TOO_MANY_RECORDS = Reason(
    "too-many-records",
    "tables",
    "This server is loading and checking as many games as it can. Try again in a few seconds.",
)
NOT_OPERATOR = Reason("not-operator", "protocol", "That takes the token of an operator.")
NOT_FOUND = Reason("not-found", "protocol", "There is nothing at this address.")
NOT_ALLOWED = Reason("not-allowed", "protocol", "That cannot be done at this address.")

_STATUS: Mapping[HTTPStatus, tuple[Reason, ...]] = {
    HTTPStatus.UNAUTHORIZED: (NOT_OPERATOR,),
    HTTPStatus.FORBIDDEN: (BLOCKED, INVITATION_ONLY, WRONG_KEY, FOREIGN_ORIGIN, NO_ANALYSIS),
    HTTPStatus.NOT_FOUND: (
        NO_SUCH_TABLE,
        NO_SUCH_SEAT,
        NO_SUCH_ENTRY,
        NO_SUCH_LINE,
        NOT_BLOCKED,
        NOTHING_KEPT,
        NOT_FOUND,
    ),
    HTTPStatus.METHOD_NOT_ALLOWED: (NOT_ALLOWED,),
    HTTPStatus.CONFLICT: (
        NOT_OVER,
        SEAT_TAKEN,
        SEATS_FREE,
        COLOUR_TAKEN,
        NAME_TAKEN,
        HAS_BEGUN,
        BRANCH_ENDED,
        IS_OVER,
        NOT_BEGUN,
        NOBODY_SITS,
    ),
    HTTPStatus.TOO_MANY_REQUESTS: (
        TOO_MANY_TABLES,
        TOO_MANY_REQUESTS,
        TOO_MANY_SOCKETS,
        OWN_ANALYSES_WAIT,
        TOO_MANY_OPEN_TABLES,
        TOO_MANY_SEATS,
    ),
    HTTPStatus.INTERNAL_SERVER_ERROR: (INTERNAL,),
    HTTPStatus.SERVICE_UNAVAILABLE: (UNAVAILABLE, TOO_MANY_ANALYSES, TOO_MANY_RECORDS),
}
_BY_CODE = {reason.code: status for status, reasons in _STATUS.items() for reason in reasons}

_RETRY_SECONDS = {TOO_MANY_RECORDS.code: 5, TOO_MANY_ANALYSES.code: 60, OWN_ANALYSES_WAIT.code: 60}

MAX_LANGUAGES_LENGTH = 256
"""How much of Accept-Language is read; browsers send less than 100 characters."""


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def language_of(connection: HTTPConnection) -> Language | None:
    """The supported language with the highest weight in Accept-Language."""
    accepted: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "")[:MAX_LANGUAGES_LENGTH].split(","):
        tag, _, weight = part.partition(";")
        code = tag.strip().split("-")[0].lower()
        if code in Language.available():
            accepted.append((_weight(weight), code))
    best = max(accepted, key=lambda pair: pair[0], default=(0.0, ""))  # the first of equals
    return Language(best[1]) if best[0] > 0 else None


def _weight(text: str) -> float:
    name, _, number = text.strip().partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


async def refusal_response(request: HTTPConnection, error: Exception) -> Response:
    """The response for anything that is refused."""
    assert isinstance(error, QuakeboardError)
    failure = error.to_json()
    language = language_of(request)
    if language is not None:
        failure["sentence"] = language.refusal(error)
    response = json_response(failure, _BY_CODE.get(error.code, HTTPStatus.BAD_REQUEST))
    if error.code in _RETRY_SECONDS:
        response.headers["retry-after"] = str(_RETRY_SECONDS[error.code])
    if response.status_code == HTTPStatus.UNAUTHORIZED:
        response.headers["www-authenticate"] = "Bearer"
    return response


async def http_error_response(request: Request, error: Exception) -> Response:
    """The response for unknown paths and methods."""
    assert isinstance(error, HTTPException)
    reason = NOT_ALLOWED if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED else NOT_FOUND
    answer = await refusal_response(request, Refused(reason))
    answer.headers.update(error.headers or {})
    return answer


async def internal_error_response(request: Request, error: Exception) -> Response:
    """The response for an unexpected error; details are in the log only."""
    return await refusal_response(request, Refused(INTERNAL))
