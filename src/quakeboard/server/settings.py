"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from quakeboard.system.data_folder import data_folder


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings that the command line passes to the application."""

    database: str
    """`sqlite:///path` or `postgresql://…`."""
    origins: frozenset[str] = frozenset()
    """Origins of web pages that may connect, besides the server's own."""
    private_webhooks: bool = False
    """Whether notices may go to private addresses."""
    contact: str = ""
    """Whom push services may ask about the server: `mailto:…` or `https://…`; empty: its own address."""
    bot_processes: int = 1
    """How many worker processes run bots."""
    analysis_processes: int = 1
    """How many worker processes analyse finished games; 0 turns analysis off."""
    analysis_seconds: float = 30.0
    """The time limit for the analysis of one game."""
    max_connections: int = 10_000
    """How many connections one process has open at most."""
    max_connections_per_address: int = 600
    """How many of them one address has at most; not if a proxy connects for everybody."""
    behind_proxy: bool = False
    """Whether to trust the proxy's headers for the address of a client."""
    unlimited: bool = False
    """Whether to set no limits by address, as a proxy does or none are needed."""
    expire_open_ms: int | None = None
    """After how long without a change open tables are deleted; None: never."""
    expire_over_ms: int | None = None
    """After how long games that are over or abandoned are deleted; None: never."""
    root_path: str = ""
    """The path below which the server is reached, such as `/quake`; empty for the root."""
    client_folder: Path | None = None
    """The folder of the web client, if it was built."""


def default_database() -> str:
    """The URL of an SQLite file in the user's data folder."""
    return f"sqlite:///{quote((data_folder() / 'tables.sqlite3').as_posix(), safe='/:')}"
