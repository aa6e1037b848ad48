"""The exit codes of a server that cannot start, for whatever supervises it (docs/guide/host.md)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from quakeboard.cli.console.errors import describe_error, print_error
from quakeboard.cli.serving.listening import CANNOT_LISTEN
from quakeboard.core.errors import QuakeboardError

UNAVAILABLE = 69  # EX_UNAVAILABLE of sysexits.h: another attempt may succeed
BAD_CONFIGURATION = 78  # EX_CONFIG: no attempt can succeed until somebody changes something


@contextmanager
def exiting_by_cause() -> Iterator[None]:
    """Say in one sentence why a server cannot start, and exit with the code for that cause."""
    from quakeboard.server.store.errors import (
        STORE_IN_USE,
        STORE_REFUSES,
        STORE_TOO_NEW,
        STORE_UNREACHABLE,
        BadStore,
    )
    from quakeboard.service.store import StoreUnavailable

    codes = {
        CANNOT_LISTEN.code: UNAVAILABLE,
        STORE_IN_USE.code: UNAVAILABLE,
        STORE_UNREACHABLE.code: UNAVAILABLE,
        STORE_REFUSES.code: BAD_CONFIGURATION,
        STORE_TOO_NEW.code: BAD_CONFIGURATION,
    }
    try:
        yield
    except QuakeboardError as error:
        cause = BadStore(STORE_UNREACHABLE) if isinstance(error, StoreUnavailable) else error
        if cause.code not in codes:
            raise
        print_error(describe_error(cause))
        raise typer.Exit(codes[cause.code]) from None
