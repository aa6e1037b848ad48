"""Connections to PostgreSQL: made quickly or not at all, and which errors mean that it cannot be used now."""

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

MOST_CONNECTIONS = 8

_not_now = (
    OSError,  # nobody answers; a time that is over is one of these too
    asyncpg.InterfaceError,  # the connection is closed or busy with being closed
    asyncpg.InternalClientError,  # it was told off while nobody had asked anything
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server goes down, comes up, or was told to stop this
    asyncpg.InsufficientResourcesError,  # disk full, too many connections
    asyncpg.PostgresSystemError,  # the server's own disk fails
    asyncpg.ReadOnlySQLTransactionError,  # a standby, or somebody took writing away
    asyncpg.TransactionRollbackError,  # it was in somebody's way
)
_refused = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
    asyncpg.ClientConfigurationError,
)


def is_unavailable(error: BaseException) -> bool:
    """Whether the database cannot be used at the moment, whatever one asks of it."""
    return isinstance(error, (*_not_now, *_refused)) and not isinstance(error, asyncpg.DataError)


@asynccontextmanager
async def translated(*, opening: bool = False) -> AsyncIterator[None]:
    """Errors of the connection become `StoreUnavailable`, and on opening what needs mending `BadStore`."""
    try:
        yield
    except _refused as error:
        if opening:
            raise BadStore(STORE_REFUSES, why=str(error)) from error
        raise StoreUnavailable from error
    except Exception as error:
        if is_unavailable(error):
            raise StoreUnavailable from error
        raise


@dataclass(frozen=True)
class Database:
    """Where it is, and how long it may take to answer."""

    url: str = field(repr=False)  # a password may stand in it
    patience: float = 4.0
    """Seconds for a connection to be made, and for a statement to be done."""

    async def connect(self) -> Connection:
        """A connection of one's own."""
        connection: Connection = await asyncpg.connect(self.url, **self._settings())
        try:
            await _insist_on_durability(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def make_pool(self) -> Pool:
        return await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=MOST_CONNECTIONS,
            init=_insist_on_durability,
            reset=_leave_as_it_is,
            **self._settings(),
        )

    @asynccontextmanager
    async def borrowed(self, pool: Pool) -> AsyncIterator[Pooled]:
        """A connection of the pool. One that was in trouble does not come back."""
        async with translated():
            connection = await pool.acquire(timeout=self.patience)
            try:
                yield connection
            except Exception as error:
                if is_unavailable(error):
                    connection.terminate()
                raise
            finally:
                await pool.release(connection, timeout=self.patience)

    def _settings(self) -> dict[str, Any]:
        milliseconds = str(round(1000 * self.patience))
        return {
            "timeout": self.patience,
            "command_timeout": self.patience,
            "server_settings": {
                "application_name": "quakeboard",
                "jit": "off",  # takes longer than any statement here
                # What nobody here waits for any more must not be done later, nor hold up anybody else.
                "statement_timeout": milliseconds,
                "idle_in_transaction_session_timeout": milliseconds,
            },
        }


async def _insist_on_durability(connection: Any) -> None:
    """What is committed is on disk, even where the database has been told not to be so particular."""
    await connection.execute("""
        SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off'
    """)


async def _leave_as_it_is(connection: Any) -> None:
    """Nobody here leaves anything behind in a session, so there is nothing to clear away after each use."""
