"""`quakeboard admin`: look after the tables of a server, while it runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quakeboard.cli.app import CommandGroup
from quakeboard.cli.console.arguments import AsJson, RecordFile
from quakeboard.cli.operating import chat, people, tables, tokens
from quakeboard.cli.operating.context import TableName, time_text, with_operator, with_store
from quakeboard.core.game import JSON
from quakeboard.language import Language

if TYPE_CHECKING:
    from quakeboard.service.operator import Operator
    from quakeboard.service.store import Store, TableSummary

app = typer.Typer(
    cls=CommandGroup,
    help="Look after the tables of a server, while it runs.",
    add_completion=False,
    rich_markup_mode=None,
)

for _command in (
    *(tables.show, tables.end, tables.delete, tables.free_seat, tables.close_seat, tables.rename_seat),
    *(chat.mute, chat.unmute, chat.remove_line),
    *(people.block, people.unblock, people.blocks, people.export_person, people.erase_person),
    tokens.audit,
):
    app.command(_command.__name__.replace("_", "-"))(_command)
app.add_typer(tokens.app, name="token")


@app.callback()
def _admin(
    context: typer.Context,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="As given to `quakeboard serve`.", show_default=False),
    ] = None,
) -> None:
    from quakeboard.server.settings import default_database

    context.obj = database or default_database()


@app.command("list")
def list_tables(context: typer.Context, as_json: AsJson = False) -> None:
    """List all tables: name, state, game, entries, last change, who sits there."""
    from quakeboard.server.admin import tables as stored

    async def find(store: Store) -> list[TableSummary]:
        return [listed async for listed in stored.all_tables(store)]

    found = with_store(context, find)
    for listed in found:
        typer.echo(json.dumps(_to_json(listed), ensure_ascii=False) if as_json else _line(listed))
    if not as_json:
        typer.echo(Language.chosen().sentence("admin-tables", tables=len(found)))


@app.command("export")
def export_table(
    context: typer.Context,
    table: TableName,
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The record to write (.quake.json).")],
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Also if the game is not over; without its seed then.")
    ] = False,
) -> None:
    """Write the game of a table to a record."""
    from quakeboard.play.record import save
    from quakeboard.server.admin import tables as stored

    record = with_store(context, lambda store: stored.export_table(store, table, unfinished=unfinished))
    save(record, out)
    if record.outcome is None and record.make_game().secrets is not None:
        typer.echo(Language.chosen().sentence("convert-shows-all", file=str(out)))


@app.command("import")
def import_record(context: typer.Context, file: RecordFile) -> None:
    """Make a table of a finished game, for all who have its name to watch."""
    from quakeboard.play.replay import load
    from quakeboard.server.admin import tables as stored

    record = load(file)
    table = with_store(context, lambda store: stored.import_record(store, record))
    typer.echo(Language.chosen().sentence("admin-imported", table=table, path=f"/t/{table}"))


@app.command("expire")
def expire(
    context: typer.Context,
    older_than: Annotated[
        str, typer.Option("--older-than", metavar="AGE", help="Since the last change: 36h, 30d, 8w.")
    ],
    state: Annotated[
        str, typer.Option("--state", metavar="STATES", help="open, playing, paused, over, abandoned.")
    ] = "over,abandoned",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only list them.")] = False,
) -> None:
    """Remove tables to which nothing has happened for long, with their games and their chat."""
    from quakeboard.server.admin import tables as stored

    age, states = stored.read_age(older_than), stored.read_states(state)

    async def remove(operator: Operator) -> list[TableSummary]:
        return [listed async for listed in stored.expire(operator, age, states, dry_run=dry_run)]

    found = with_operator(context, remove)
    for listed in found:
        typer.echo(_line(listed))
    key = "admin-would-expire" if dry_run else "admin-expired"
    typer.echo(Language.chosen().sentence(key, tables=len(found)))


@app.command("backup")
def backup(
    context: typer.Context,
    out: Annotated[Path, typer.Argument(metavar="OUT", help="A new file: SQLite, whatever the store is.")],
) -> None:
    """Write everything to one file. It holds secrets; keep it where only you can read it."""
    import asyncio

    from quakeboard.server.admin import backups

    found = asyncio.run(backups.backup(context.obj, out))
    typer.echo(Language.chosen().sentence("admin-backed-up", tables=found, file=str(out)))


@app.command("restore")
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
) -> None:
    """Put a backup into an empty store, of either kind, that no server uses."""
    import asyncio

    from quakeboard.server.admin import backups

    found = asyncio.run(backups.restore(context.obj, file))
    typer.echo(Language.chosen().sentence("admin-restored", tables=found))


def _to_json(listed: TableSummary) -> dict[str, JSON]:
    return {
        "table": listed.table,
        "game": listed.set_up.game,
        "state": listed.standing.state,
        "public": listed.set_up.public,
        "names": listed.standing.names,
        "entries": listed.seq,
        "opened_at": listed.opened_at,
        "changed_at": listed.changed_at,
    }


def _line(listed: TableSummary) -> str:
    names = ", ".join(name or "–" for name in listed.standing.names)
    return (
        f"{listed.table}  {listed.standing.state:<9}  {listed.set_up.game:<11}  {listed.seq:>5}  "
        f"{time_text(listed.changed_at)}  {names}"
    )
