"""Connections to PostgreSQL with timeouts, and which errors mean that it is unavailable."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import asyncpg

from quakeboard.server.store.errors import STORE_REFUSES, BadStore
from quakeboard.service.store import StoreUnavailable

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
    Pooled = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

MAX_CONNECTIONS = 8

_TRANSIENT_ERRORS = (
    OSError,  # no answer, or a timeout
    asyncpg.InterfaceError,  # the connection is closed or closing
    asyncpg.InternalClientError,  # the server sent an error while the connection was idle
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server shuts down, starts, or cancelled the statement
    asyncpg.InsufficientResourcesError,  # disk full, too many connections
    asyncpg.PostgresSystemError,  # the server's own disk fails
    asyncpg.ReadOnlySQLTransactionError,  # a standby, or writing was disabled
    asyncpg.TransactionRollbackError,  # a deadlock or serialization failure
)
_CONFIGURATION_ERRORS = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
    asyncpg.ClientConfigurationError,
)


def is_unavailable(error: BaseException) -> bool:
    """Whether an error means that the database is unavailable, whatever the statement."""
    return isinstance(error, (*_TRANSIENT_ERRORS, *_CONFIGURATION_ERRORS)) and not isinstance(
        error, asyncpg.DataError
    )


@asynccontextmanager
async def translated_errors(*, opening: bool = False) -> AsyncIterator[None]:
    """Raise connection errors as `StoreUnavailable`, and configuration errors on opening as `BadStore`."""
    try:
        yield
    except _CONFIGURATION_ERRORS as error:
        if opening:
            raise BadStore(STORE_REFUSES, why=str(error)) from error
        raise StoreUnavailable from error
    except Exception as error:
        if is_unavailable(error):
            raise StoreUnavailable from error
        raise


@dataclass(frozen=True)
class Database:
    """The URL of a database, and its timeout."""

    url: str = field(repr=False)  # it may hold a password
    timeout: float = 4.0
    """The timeout of connecting and of a statement, in seconds."""

    async def connect(self) -> Connection:
        """A new connection outside any pool."""
        connection: Connection = await asyncpg.connect(self.url, **self._settings())
        try:
            await _require_synchronous_commit(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def make_pool(self) -> Pool:
        return await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=MAX_CONNECTIONS,
            init=_require_synchronous_commit,
            reset=_skip_reset,
            **self._settings(),
        )

    @asynccontextmanager
    async def acquired(self, pool: Pool) -> AsyncIterator[Pooled]:
        """A pooled connection, which is terminated if it fails."""
        async with translated_errors():
            connection = await pool.acquire(timeout=self.timeout)
            try:
                yield connection
            except Exception as error:
                if is_unavailable(error):
                    connection.terminate()
                raise
            finally:
                await pool.release(connection, timeout=self.timeout)

    def _settings(self) -> dict[str, Any]:
        milliseconds = str(round(1000 * self.timeout))
        return {
            "timeout": self.timeout,
            "command_timeout": self.timeout,
            "server_settings": {
                "application_name": "quakeboard",
                "jit": "off",  # compiling takes longer than any statement here
                # A statement that timed out here must not run on, nor hold locks.
                "statement_timeout": milliseconds,
                "idle_in_transaction_session_timeout": milliseconds,
            },
        }


async def _require_synchronous_commit(connection: Any) -> None:
    """Turn synchronous commit on, even where the database has it off by default."""
    await connection.execute("""
        SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off'
    """)


async def _skip_reset(connection: Any) -> None:
    """Do nothing between uses: no code here leaves state in a connection."""
