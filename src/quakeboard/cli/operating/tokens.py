"""`quakeboard admin token` and `quakeboard admin audit`: who may operate over HTTP, and what was done."""

from __future__ import annotations

from typing import Annotated

import typer

from quakeboard.cli.app import CommandGroup
from quakeboard.cli.console.arguments import AsJson
from quakeboard.cli.operating.context import time_text, with_operator
from quakeboard.language import Language

app = typer.Typer(
    cls=CommandGroup,
    help="Tokens with which operators work over HTTP.",
    add_completion=False,
    rich_markup_mode=None,
)

TokenName = Annotated[str, typer.Argument(metavar="NAME", help="A name for the audit log.")]


@app.command("add")
def add_token(context: typer.Context, name: TokenName) -> None:
    """Make a token and print it, once: only its digest is kept."""
    token = with_operator(context, lambda operator: operator.add_token(name))
    typer.echo(Language.chosen().sentence("operator-token-added", name=name))
    typer.echo(token)


@app.command("list")
def list_tokens(context: typer.Context) -> None:
    """List the names of all tokens, and since when they are valid."""
    for token in with_operator(context, lambda operator: operator.tokens()):
        typer.echo(f"{time_text(token.added_at)}  {token.name}")


@app.command("remove")
def remove_token(context: typer.Context, name: TokenName) -> None:
    """Make a token invalid, at once."""
    with_operator(context, lambda operator: operator.remove_token(name))
    typer.echo(Language.chosen().sentence("operator-token-removed", name=name))


def audit(
    context: typer.Context,
    limit: Annotated[
        int, typer.Option("--limit", min=1, max=100_000, help="How many, the newest first.")
    ] = 100,
    as_json: AsJson = False,
) -> None:
    """List what operators did: when, who, what, to what."""
    import msgspec

    for entry in with_operator(context, lambda operator: operator.audit_log(limit)):
        line = (
            f"{time_text(entry.at)}  {entry.operator:<12}  {entry.action:<13}  {entry.target}  {entry.detail}"
        )
        typer.echo(msgspec.json.encode(entry).decode() if as_json else line.rstrip())
