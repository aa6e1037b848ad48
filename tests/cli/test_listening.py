"""The sockets of a server: both families at “::”, all addresses of a name, the port that was asked for."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from commands import CLI

from quakeboard.cli.serving.announce import url_of
from quakeboard.cli.serving.listening import bind_sockets
from quakeboard.core.errors import BadOptions


def has_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


needs_ipv6 = pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")


@contextmanager
def listening(host: str, port: int = 0) -> Iterator[int]:
    sockets = bind_sockets(host, port)
    try:
        for one in sockets:
            one.listen()
        yield sockets[0].getsockname()[1]
    finally:
        for one in sockets:
            one.close()


def answers(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port)).close()
    except ConnectionRefusedError:
        return False
    return True


@needs_ipv6
@pytest.mark.parametrize(
    ("host", "ipv4", "ipv6"),
    [
        ("::", True, True),
        ("0.0.0.0", True, False),
        ("::1", False, True),
        ("127.0.0.1", True, False),
    ],
)
def test_which_families_a_server_listens_for(host: str, ipv4: bool, ipv6: bool) -> None:
    with listening(host) as port:
        assert (answers("127.0.0.1", port), answers("::1", port)) == (ipv4, ipv6)


@needs_ipv6
def test_both_families_are_asked_for_explicitly() -> None:
    (both,) = bind_sockets("::", 0)
    with closing(both):
        assert both.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY) == 0


def test_all_addresses_of_a_name_have_the_same_port(monkeypatch: pytest.MonkeyPatch) -> None:
    def addresses(host: str, port: int, **_: object) -> list[object]:
        kind = socket.SOCK_STREAM
        return [(socket.AF_INET, kind, 0, "", (ip, port)) for ip in ("127.0.0.1", "127.0.0.2", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", addresses)
    sockets = bind_sockets("both.example", 0)
    names = [one.getsockname() for one in sockets]
    for one in sockets:
        one.close()
    assert [ip for ip, _ in names] == ["127.0.0.1", "127.0.0.2"]
    assert len({port for _, port in names}) == 1


def test_the_next_ports_are_tried() -> None:
    with listening("127.0.0.1") as taken:
        with pytest.raises(BadOptions) as refusal:
            bind_sockets("127.0.0.1", taken)
        assert refusal.value.params["address"] == f"127.0.0.1:{taken}"
        (other,) = bind_sockets("127.0.0.1", taken, tries=20)
        with closing(other):
            assert taken < other.getsockname()[1] < taken + 20


@needs_ipv6
def test_a_port_that_one_family_has_is_not_free_for_both() -> None:
    with listening("127.0.0.1") as taken, pytest.raises(BadOptions) as refusal:
        bind_sockets("::", taken)
    assert refusal.value.params["address"] == f"[::]:{taken}"


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://localhost:8000/quake/"),
        ("0.0.0.0", "http://localhost:8000/quake/"),
        ("::", "http://localhost:8000/quake/"),
        ("::1", "http://[::1]:8000/quake/"),
        ("192.0.2.7", "http://192.0.2.7:8000/quake/"),
        ("quake.example", "http://quake.example:8000/quake/"),
    ],
)
def test_the_address_that_is_printed(host: str, url: str) -> None:
    assert url_of(host, 8000, "/quake") == url


@needs_ipv6
@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_a_server_at_both_families_says_what_its_limits_go_by(tmp_path: Path, language: str) -> None:
    command = [*CLI, "serve", "--host", "::", "--port", "0", "--database", str(tmp_path / "tables.db")]
    environment = {**os.environ, "QUAKEBOARD_LANGUAGE": language}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        port = int(line.split("http://localhost:")[1].split("/")[0])
        for host in ("127.0.0.1", "[::1]"):
            with urllib.request.urlopen(f"http://{host}:{port}/healthz") as answer:
                assert json.load(answer) == {"status": "ok"}
        process.terminate()
        log = [json.loads(one) for one in process.communicate()[1].splitlines()]
    assert process.returncode == 0
    assert [one for one in log if one["level"] == "warning" and "--behind-proxy" in one["message"]]
