"""`quakeboard serve`: tables for a group, over the net."""

from __future__ import annotations

import logging
import os
import signal
import sys
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer

from quakeboard import __version__
from quakeboard.cli.console.messages import kernel_warning
from quakeboard.cli.serving.announce import show_when_open
from quakeboard.cli.serving.contacts import read_contact
from quakeboard.cli.serving.exit_codes import exiting_by_cause
from quakeboard.cli.serving.listening import PORTS_TRIED, WILDCARDS, bind_sockets, run_server
from quakeboard.cli.serving.origins import read_origin
from quakeboard.cli.serving.root_path import read_root_path
from quakeboard.cli.serving.startup import raising_startup_errors
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.language import Language

if TYPE_CHECKING:
    from quakeboard.service.store import Store

LogLevel = Literal["debug", "info", "warning", "error"]

ONE_PROCESS = Reason(
    "one-process", "server", "An SQLite file serves one process: for several, --database postgresql://…"
)


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes a free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="sqlite:///FILE or postgresql://…; by default a file in your data folder.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, help="Processes; needs PostgreSQL.")] = 1,
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", min=1, help="Processes that think for bots.")
    ] = 1,
    analysis_processes: Annotated[
        int,
        typer.Option(
            "--analysis-processes", min=0, help="Processes that analyse finished games; 0: none are."
        ),
    ] = 1,
    analysis_seconds: Annotated[
        float, typer.Option("--analysis-seconds", min=1.0, max=3600.0, help="How long a game is analysed.")
    ] = 30.0,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            "--origin", metavar="ORIGIN", help="Pages from here may connect too; may be given several times."
        ),
    ] = None,
    private_webhooks: Annotated[
        bool, typer.Option("--private-webhooks", help="Notices may go to private addresses.")
    ] = False,
    contact: Annotated[
        str,
        typer.Option(
            "--contact",
            metavar="URL",
            help="Whom push services may ask about the server: mailto:… or https://…",
        ),
    ] = "",
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Believe a proxy about who its clients are.")
    ] = False,
    root_path: Annotated[
        str,
        typer.Option(
            "--root-path", metavar="PATH", help="The path that a proxy serves it below, like /quake."
        ),
    ] = "",
    max_connections: Annotated[
        int, typer.Option("--max-connections", min=16, help="Open connections of one process at most.")
    ] = 10_000,
    max_connections_per_address: Annotated[
        int,
        typer.Option("--max-connections-per-address", min=1, help="Open connections of one address at most."),
    ] = 600,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="Set no limits to what one address may ask for.")
    ] = False,
    expire_open: Annotated[
        str | None,
        typer.Option(
            "--expire-open", metavar="AGE", help="Delete tables that have not begun for so long: 30d."
        ),
    ] = None,
    expire_over: Annotated[
        str | None,
        typer.Option(
            "--expire-over", metavar="AGE", help="Delete games that have been over for so long: 8w."
        ),
    ] = None,
    browse: Annotated[
        bool, typer.Option("--browse", help="Say where the tables are, and open a browser there.")
    ] = False,
    log_level: Annotated[
        LogLevel, typer.Option("--log-level", help="debug, info, warning or error.")
    ] = "info",
) -> None:
    """Host tables: friends open a link and play."""
    import asyncio

    from quakeboard.server import logs
    from quakeboard.server.admin.tables import read_age
    from quakeboard.server.app import ENVIRONMENT, make_app, to_environment
    from quakeboard.server.http import client_files, protocol
    from quakeboard.server.settings import Settings, default_database
    from quakeboard.server.store.factory import open_store
    from quakeboard.system.data_folder import data_folder

    url = database or default_database()
    store = open_store(url)  # raises for a bad address
    if database is None:
        data_folder().mkdir(parents=True, exist_ok=True)
    if workers > 1 and not url.startswith(("postgresql://", "postgres://")):
        raise BadOptions(ONE_PROCESS)
    settings = Settings(
        database=url,
        origins=frozenset(map(read_origin, origin or ())),
        private_webhooks=private_webhooks,
        contact=read_contact(contact),
        bot_processes=bot_processes,
        analysis_processes=analysis_processes,
        analysis_seconds=analysis_seconds,
        max_connections=max_connections,
        max_connections_per_address=max_connections_per_address,
        behind_proxy=behind_proxy,
        unlimited=unlimited,
        expire_open_ms=None if expire_open is None else read_age(expire_open),
        expire_over_ms=None if expire_over is None else read_age(expire_over),
        root_path=read_root_path(root_path),
        client_folder=client_files.built_client(),
    )
    with exiting_by_cause():
        sockets = bind_sockets(host, port, PORTS_TRIED if browse else 1)
    port = sockets[0].getsockname()[1]
    show_when_open(host, port, settings.root_path, browse=browse)
    options: dict[str, Any] = {"host": host, "port": port, **protocol.uvicorn_options(settings)}
    logs.configure(log_level)
    _warn(kernel_warning())
    _warn("" if settings.client_folder else Language.chosen().sentence("serve-no-client"))
    if host in WILDCARDS and not (behind_proxy or unlimited):
        _warn(Language.chosen().sentence("serve-public"))
    signal.signal(signal.SIGTERM, _exit_normally)  # uvicorn shuts down, then raises the signal again
    logging.getLogger("quakeboard").info(
        "starting", extra={"version": __version__, "host": host, "port": port, "workers": workers}
    )
    if workers == 1:
        with exiting_by_cause(), raising_startup_errors(make_app(settings)) as app:
            run_server(app, sockets, **options)
        return
    with exiting_by_cause():  # uvicorn would start workers that fail again and again
        asyncio.run(_try_to_open(store))
    os.environ[ENVIRONMENT] = to_environment(settings)
    run_server("quakeboard.server.app:from_environment", sockets, factory=True, workers=workers, **options)


async def _try_to_open(store: Store) -> None:
    """Open the store once, which migrates it; raises if it cannot be used."""
    await store.open()
    await store.close()


def _warn(sentence: str) -> None:
    """Print a warning on a terminal, or write it to the log."""
    if not sentence:
        return
    if sys.stderr.isatty():
        typer.echo(sentence, err=True)
    else:
        logging.getLogger("quakeboard").warning(sentence)


def _exit_normally(*_: object) -> NoReturn:
    """Exit with code 0 after SIGTERM."""
    raise SystemExit(0)
