"""What a host decides when a server is started."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from quakeboard.play.data_folder import data_folder


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str
    """`sqlite:///path` or `postgresql://…`."""
    origins: frozenset[str] = frozenset()
    """Web pages of these origins may connect, besides the server's own."""
    private_hooks: bool = False
    """Whether turns may be announced to addresses in private networks."""
    thinkers: int = 1
    """How many processes think for bots."""
    analysts: int = 1
    """How many processes analyse finished games; 0: none are analysed."""
    analysis_seconds: float = 30.0
    """How long one game may be analysed."""
    behind_proxy: bool = False
    """Whether the address of a client is what a proxy in front says it is."""
    unlimited: bool = False
    """Whether one address may ask for as much as it likes: a proxy sets the limits, or nobody needs any."""
    root_path: str = ""
    """The path below which the server is reached, such as `/quake`; empty if it has the host to itself."""
    web: Path | None = None
    """The folder of the browser's client, if it was built."""


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{quote((data_folder() / 'tables.sqlite3').as_posix(), safe='/:')}"
