"""What the server uses of other packages beyond what they document is still there.

pyproject.toml has a ceiling for each of these packages. Whoever raises one reads here what has changed.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from fake_transport import FakeTransport, ManualLoop, attach
from starlette import requests

from quakeboard.server.http.protocol import HttpProtocol
from quakeboard.server.ws.protocol import WebSocketProtocol
from tests.server.http.test_protocol import GET
from tests.server.ws.test_protocol import HANDSHAKE

PYPROJECT = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answer nothing."""
    while (await receive())["type"] not in ("http.disconnect", "websocket.disconnect"):
        pass


@pytest.fixture
def parts() -> Iterator[dict[type, Any]]:
    """Protocols in the middle of their work, when they have all that they ever have."""
    loop = ManualLoop()
    found = {}
    for kind, beginning in ((HttpProtocol, GET), (WebSocketProtocol, HANDSHAKE)):
        found[kind] = attach(kind, app, loop, FakeTransport())
        found[kind].data_received(beginning)
        loop.turn(3)
    yield found
    for protocol in found.values():
        protocol.connection_lost(None)
    loop.turn(3)
    loop.close()


def borrowed(kind: type) -> set[tuple[str, ...]]:
    """What a class uses of those that it comes from: ("conn", "parser") is `self.conn.parser`."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    own = set(vars(kind))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            own |= set(re.findall(r"self\.(\w+)(?=[^\n]* = )", ast.unparse(node)))
    used = set()
    for node in ast.walk(tree):
        found = re.fullmatch(r"(self|super\(\))\.([\w.]+)", ast.unparse(node))
        if isinstance(node, ast.Attribute) and found:
            chain = tuple(found[2].split("."))
            if found[1] != "self" or chain[0] not in own:
                used.add(chain)
    return used


def check(kind: type, thing: Any, package: str, place: str) -> None:
    """Complain of a part that is gone, and of a method that is called otherwise."""
    base = kind.__mro__[1]
    who = f"{package} {version(package)}"
    for chain in sorted(borrowed(kind)):
        found: Any = base if chain[0] in vars(kind) else thing
        for name in chain:
            assert hasattr(found, name), f"{who} no longer has {base.__name__}.{'.'.join(chain)}: see {place}"
            found = getattr(found, name)
            if found is None:  # it comes later, and then is something of Python's own
                break
    for name, method in vars(kind).items():
        if inspect.isfunction(method) and name != "__init__" and hasattr(base, name):
            here, there = (list(inspect.signature(one).parameters) for one in (method, getattr(base, name)))
            assert here == there, f"{who} calls {base.__name__}.{name} with {there}, not {here}: see {place}"


@pytest.mark.parametrize(
    ("kind", "place"),
    [(WebSocketProtocol, "server/ws/protocol.py"), (HttpProtocol, "server/http/protocol.py")],
)
def test_the_protocol_classes_of_uvicorn_have_what_ours_use(
    parts: dict[type, Any], kind: type, place: str
) -> None:
    check(kind, parts[kind], "uvicorn", place)


def test_what_ours_use_is_found_in_their_code() -> None:
    websocket_names, http_names = borrowed(WebSocketProtocol), borrowed(HttpProtocol)
    assert {
        ("close_timer",),
        ("conn", "parser", "close"),
        ("handle_pong",),
        ("read_paused",),
    } <= websocket_names
    assert {("cycle", "message_event", "set"), ("conn", "their_state"), ("shutdown",)} <= http_names
    assert not {("unparsed",), ("_connection_lost",), ("_timer",), ("_update_timeout",)} & (
        websocket_names | http_names
    )


def test_what_is_gone_is_named(parts: dict[type, Any]) -> None:
    del parts[WebSocketProtocol].close_timer
    with pytest.raises(AssertionError, match=r"^uvicorn \S+ no longer has \w+\.close_timer: see here"):
        check(WebSocketProtocol, parts[WebSocketProtocol], "uvicorn", "here")
    parts[WebSocketProtocol].close_timer = None


def test_a_method_that_is_asked_for_otherwise_is_named() -> None:
    class Base:
        def shutdown(self, code: int) -> None: ...

    class Ours(Base):
        def shutdown(self) -> None:  # type: ignore[override]
            super().shutdown(1)

    with pytest.raises(AssertionError, match=r"calls Base\.shutdown with \['self', 'code'\], not \['self'\]"):
        check(Ours, Ours(), "uvicorn", "here")


def test_websockets_has_a_parser_that_can_be_closed(parts: dict[type, Any]) -> None:
    message = f"websockets {version('websockets')}: see _break_cycles in server/ws/protocol.py"
    assert inspect.isgenerator(parts[WebSocketProtocol].conn.parser), message


def test_starlette_reads_cookies() -> None:
    message = (
        f"starlette {version('starlette')} no longer has requests.cookie_parser: see server/http/sessions.py"
    )
    assert hasattr(requests, "cookie_parser"), message
    assert requests.cookie_parser("a=1; b=two") == {"a": "1", "b": "two"}, message


@pytest.mark.parametrize("package", ["starlette", "uvicorn", "websockets"])
def test_what_is_not_documented_has_a_ceiling(package: str) -> None:
    assert re.search(rf'"{package}>=[\d.]+,<[\d.]+"', PYPROJECT)
