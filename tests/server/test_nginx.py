"""A server behind a real nginx with TLS, set up exactly as the guide for hosts prints it."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPSConnection
from http.cookies import SimpleCookie
from pathlib import Path
from socket import create_connection, socket
from typing import Any

import httpx
import pytest
import uvicorn
from server_thread import TIMEOUT, ServerThread, play_to_the_end, wait_for
from small_client import PAGE, SCRIPT, small_client
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from quakeboard.server.http import protocol as http_protocol
from quakeboard.server.http.sessions import COOKIE
from quakeboard.server.limits import RateLimiter
from quakeboard.server.settings import Settings

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(NGINX is None, reason="nginx is not installed"),
    pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed"),
]

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "host.md"
HOST_TO_ITSELF, BELOW_A_PATH = re.findall(r"```nginx\n(.*?)```", GUIDE.read_text("utf-8"), re.S)
NGINX_WAITS = 60
"""Seconds that nginx waits for a word from a server, if it is not told otherwise."""

SET_UPS = {
    "root": ("", HOST_TO_ITSELF),
    "passed on": (
        "/quake",
        re.sub(r"    location / \{.*\n\}\n", f"{BELOW_A_PATH}}}\n", HOST_TO_ITSELF, flags=re.S),
    ),
}
SET_UPS["taken off"] = (
    "/quake",
    SET_UPS["passed on"][1].replace("http://127.0.0.1:8000;", "http://127.0.0.1:8000/;"),
)

AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{block}
}}
"""


class Proxied(ServerThread):
    """A server whose browsers and sockets come through a proxy, which is not started yet."""

    def __init__(self, folder: Path, certificate: Path, **settings: Any) -> None:
        with socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.outside = f"127.0.0.1:{probe.getsockname()[1]}"
        self.tls = ssl.create_default_context(cafile=certificate)
        self.root_path: str = settings["root_path"]
        super().__init__(folder, behind_proxy=True, **settings)

    def browser(self, **headers: str) -> httpx.Client:
        base = f"https://{self.outside}{self.root_path}"
        return httpx.Client(base_url=base, headers=headers, timeout=TIMEOUT, trust_env=False, verify=self.tls)

    def socket(self, table: str, **headers: str) -> ClientConnection:
        address = f"wss://{self.outside}{self.root_path}/api/tables/{table}/socket"
        headers = {"origin": f"https://{self.outside}", **headers}
        return ExitStack().enter_context(
            connect(address, ssl=self.tls, additional_headers=headers, proxy=None, max_size=None)
        )


@contextmanager
def nginx(folder: Path, block: str, certificate: Path, server: Proxied) -> Iterator[None]:
    """Runs nginx with what the guide prints, but for places and ports."""
    for printed, here in (
        ("listen 443 ssl;", f"listen {server.outside} ssl;"),
        ("/etc/ssl/quake.pem", str(certificate)),
        ("/etc/ssl/quake.key", str(certificate.with_suffix(".key"))),
        ("127.0.0.1:8000", server.base),
    ):
        assert block.count(printed) == 1, printed
        block = block.replace(printed, here)
    user = "user root;" if os.geteuid() == 0 else ""
    config, log = folder / "nginx.conf", folder / "error.log"
    config.write_text(AROUND.format(folder=folder, user=user, block=block))
    process = subprocess.Popen([str(NGINX), "-p", str(folder), "-e", str(log), "-c", str(config)])

    def answers() -> bool:
        assert process.poll() is None, log.read_text()
        try:
            create_connection(("127.0.0.1", int(server.outside.split(":")[1]))).close()
        except OSError:
            return False
        return True

    try:
        wait_for(answers)
        yield
    finally:
        process.terminate()
        process.wait(TIMEOUT)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate that signs itself; its key is beside it."""
    file = tmp_path_factory.mktemp("tls") / "quake.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=quake"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1", "-addext", "keyUsage=digitalSignature,keyCertSign"]
    command += ["-out", str(file), "-keyout", str(file.with_suffix(".key"))]
    subprocess.run(command, check=True, capture_output=True)
    return file


@pytest.fixture(scope="module", params=SET_UPS)
def proxied(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, certificate: Path
) -> Iterator[Proxied]:
    root_path, block = SET_UPS[request.param]
    folder = tmp_path_factory.mktemp("nginx")
    server = Proxied(folder, certificate, root_path=root_path, client_folder=small_client(folder))
    try:
        with nginx(folder, block, certificate, server):
            yield server
    finally:
        server.stop()


def get(proxied: Proxied, path: str, *, from_address: str = "127.0.0.1", **headers: str) -> tuple[int, str]:
    """Status and place to go to, for a path that is sent as it is written."""
    host, port = proxied.outside.split(":")
    connection = HTTPSConnection(host, int(port), context=proxied.tls, source_address=(from_address, 0))
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status, answer.getheader("location", "")


@pytest.mark.parametrize("path", ["/", "/new", "/t/abc/replay"])
def test_pages_arrive_and_name_their_parts(proxied: Proxied, path: str) -> None:
    answer = proxied.http.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE.replace('="./', f'="{proxied.root_path}/'))


def test_parts_arrive_as_they_are(proxied: Proxied) -> None:
    for path, kind in (("/assets/index-1a2b.js", "text/javascript"), ("/sw.js", "text/javascript")):
        answer = proxied.http.get(path)
        assert (answer.status_code, answer.text) == (200, SCRIPT)
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["content-encoding"] == "gzip"
    manifest = proxied.http.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.json()["start_url"] == "./"


def test_links_and_cookies_are_for_tls_and_this_path(proxied: Proxied) -> None:
    answer = proxied.http.post("/api/tables", json={"game": "seismic", "seats": [{}, {}]})
    links = answer.json()["links"]
    assert all(link.startswith(f"https://{proxied.outside}{proxied.root_path}/t/") for link in links.values())
    cookie = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
    assert (cookie["secure"], cookie["path"]) == (True, f"{proxied.root_path}/")
    assert len(proxied.http.get("/api/my/tables").json()["tables"]) == 1


def test_a_whole_game_is_played_over_sockets(proxied: Proxied) -> None:
    with proxied.game(2, public=True, options={"columns": 9, "rows": 9}) as clients:
        play_to_the_end(clients)
        assert clients[0].received[-1]["info"]["state"] == "over"


def test_pages_of_other_hosts_get_no_socket(proxied: Proxied) -> None:
    table = proxied.open_table(public=True)["table"]
    with pytest.raises(InvalidStatus) as refusal:
        proxied.socket(table, origin="https://elsewhere.org")
    assert refusal.value.response.status_code == 403


def test_figures_do_not_get_out_however_their_address_is_written(proxied: Proxied) -> None:
    root = proxied.root_path
    assert httpx.get(f"http://{proxied.base}/metrics", trust_env=False).status_code == 200
    assert proxied.http.get("/healthz").json() == {"status": "ok"}
    for path in (
        "/metrics",
        "//metrics",
        "/%6Detrics",
        "/./metrics",
        "/t/../metrics",
        "/quake/metrics",
        "/metrics/",
    ):
        assert get(proxied, root + path)[0] != 200, path


def test_a_slash_too_few_or_too_many_is_mended(proxied: Proxied) -> None:
    here = f"https://{proxied.outside}{proxied.root_path}"
    assert get(proxied, f"{proxied.root_path}/new/") == (307, f"{here}/new")
    if proxied.root_path:
        assert get(proxied, proxied.root_path) == (301, f"{here}/")
        assert get(proxied, "/")[0] == 404  # somebody else's page


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8")
def test_nobody_is_believed_about_addresses_but_the_proxy(
    proxied: Proxied, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This machine is not limited, others are: at once, here."""
    monkeypatch.setattr(proxied.state, "request_limiter", RateLimiter(rate=1e-9, burst=0))
    path, claim = f"{proxied.root_path}/api/games", {"X-Forwarded-For": "203.0.113.7"}
    assert get(proxied, path, from_address="127.0.0.2", **claim)[0] == 200  # the claim is that of a client
    assert get(proxied, path, from_address="127.0.0.1", **claim)[0] == 429  # the claim is that of a proxy


def test_sockets_are_never_silent_for_as_long_as_nginx_waits() -> None:
    config = uvicorn.Config("quakeboard", **http_protocol.uvicorn_options(Settings("")))
    assert config.ws_ping_interval is not None
    assert config.ws_ping_interval < NGINX_WAITS
