"""The operator's endpoints in the OpenAPI document."""

from __future__ import annotations

from quakeboard.server.http import operator_schemas as schemas
from quakeboard.server.http.openapi_operation import Operation
from quakeboard.server.http.operator import PREFIX, TABLE
from quakeboard.service.operator import TableReport
from quakeboard.service.operator_store import Block
from quakeboard.service.personal_data import PersonalData

SEAT = f"{TABLE}/seats/{{seat}}"
LINE = f"{TABLE}/lines/{{number}}"

OPERATIONS = tuple(
    Operation(f"operator-{name}", method, path, f"Operators: {summary}", response, body)
    for name, method, path, summary, response, body in (
        ("tables", "get", f"{PREFIX}/tables", "all tables, 200 at a time.", schemas.AllTables, None),
        ("table", "get", TABLE, "one table, with sessions and chat.", TableReport, None),
        ("delete-table", "delete", TABLE, "delete a table.", schemas.Carried, None),
        ("end-game", "post", f"{TABLE}/end", "end a game.", schemas.Carried, schemas.EndGame),
        ("free-seat", "post", f"{SEAT}/free", "free a seat before the game begins.", schemas.SeatFreed, None),
        (
            "close-seat",
            "post",
            f"{SEAT}/close",
            "let a bot play for a seat to the end.",
            schemas.Carried,
            schemas.CloseSeat,
        ),
        ("rename-seat", "post", f"{SEAT}/rename", "rename a seat.", schemas.Carried, schemas.RenameSeat),
        ("mute", "post", f"{TABLE}/mute", "mute a seat or the watchers.", schemas.Carried, schemas.MuteSeat),
        (
            "remove-line",
            "delete",
            f"{TABLE}/lines/{{number}}",
            "remove a line of chat.",
            schemas.Carried,
            None,
        ),
        ("blocks", "get", f"{PREFIX}/blocks", "blocks that have not ended.", schemas.Blocked, None),
        ("block", "post", f"{PREFIX}/blocks", "refuse an address or a session.", Block, schemas.BlockClient),
        ("unblock", "post", f"{PREFIX}/unblock", "end a block.", schemas.Carried, schemas.Unblock),
        (
            "export-person",
            "post",
            f"{PREFIX}/people/export",
            "all that is kept about a person.",
            PersonalData,
            schemas.WhichPerson,
        ),
        (
            "erase-person",
            "post",
            f"{PREFIX}/people/erase",
            "erase the names, the chat and the session of a person.",
            schemas.Erased,
            schemas.WhichPerson,
        ),
        ("audit", "get", f"{PREFIX}/audit", "what operators did.", schemas.Audit, None),
    )
)
