"""The container, the compose file, the unit and the release workflow say what is true of this tree."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from asyncio.subprocess import DEVNULL
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from serving import keep_port

from tests.drills.client import open_table
from tests.drills.playing import make_harness
from tests.drills.server import TIMEOUT, Server, request

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
UNIT = (ROOT / "deploy" / "quakeboard.service").read_text()
RELEASE = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())
MAKEFILE = (ROOT / "Makefile").read_text()


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions in order, with their continuation lines."""
    lines = re.sub(r"\\\n\s*", " ", DOCKERFILE).splitlines()
    found = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    return [(word, rest) for word, rest in found]


def last(instruction: str) -> str:
    return [rest for word, rest in instructions() if word == instruction][-1]


def steps() -> list[dict[str, Any]]:
    return [step for job in RELEASE["jobs"].values() for step in job["steps"]]


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))


def serve_options(command: list[str]) -> list[str]:
    """What follows `quakeboard serve`, without what depends on the place: address, database, processes."""
    assert command[:2] == ["quakeboard", "serve"]
    places = argparse.ArgumentParser()
    for name in ("--host", "--database", "--workers"):
        places.add_argument(name)
    return places.parse_known_args(command[2:])[1]


def test_the_image_is_made_in_stages_and_runs_as_a_user_of_its_own() -> None:
    assert [word for word, _ in instructions()].count("FROM") == 2
    words = [word for word, _ in instructions()]
    assert words.index("USER") > len(words) - 1 - words[::-1].index("FROM")
    assert last("USER") != "root"
    assert (last("VOLUME"), last("EXPOSE")) == ("/data", "8000")


def test_what_the_image_copies_and_makes_is_here() -> None:
    for word, rest in instructions():
        if word == "COPY" and "--from" not in rest and not rest.startswith(". "):
            assert (ROOT / rest.split()[0]).is_file(), rest
    made = re.findall(r"\bmake ([a-z-]+)", DOCKERFILE)
    assert made == ["wheel"]
    assert set(made) <= targets()


@pytest.mark.parametrize(
    "command", [json.loads(last("CMD")), COMPOSE["services"]["server"]["command"]], ids=["image", "compose"]
)
def test_a_container_serves_and_is_found_healthy(tmp_path: Path, command: list[str]) -> None:
    asyncio.run(_serve_and_probe(tmp_path, serve_options(command)))


async def _serve_and_probe(folder: Path, options: list[str]) -> None:
    probe = json.loads(last("HEALTHCHECK").split("CMD", 1)[1])
    async with Server(str(folder / "tables.sqlite3"), folder, *options) as server:
        here = [word.replace("127.0.0.1:8000", server.base) for word in [sys.executable, *probe[1:]]]
        answer = await request(server.base, "GET", "/api/games")
        assert answer.status_code == 200
        assert await asyncio.to_thread(subprocess.call, here) == 0
    assert await asyncio.to_thread(subprocess.call, here, stderr=subprocess.DEVNULL) != 0


def test_compose_keeps_what_must_be_kept_and_publishes_the_proxy_alone() -> None:
    services = COMPOSE["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    kept = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert set(COMPOSE["volumes"]) <= kept
    assert {path for path in kept if path.startswith("./")} == {"./deploy/Caddyfile"}
    assert services["server"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    for secret in (
        services["server"]["environment"]["PGPASSWORD"],
        services["database"]["environment"]["POSTGRES_PASSWORD"],
    ):
        assert secret.startswith("${POSTGRES_PASSWORD:?")


@pytest.mark.full
@pytest.mark.skipif(not shutil.which("caddy"), reason="no caddy here")
def test_the_proxy_passes_games_on_and_keeps_figures_to_the_host(tmp_path: Path) -> None:
    asyncio.run(_play_through_the_proxy(tmp_path))


async def _play_through_the_proxy(folder: Path) -> None:
    with keep_port() as place:
        address = f"127.0.0.1:{place.getsockname()[1]}"
    async with Server(str(folder / "tables.sqlite3"), folder, "--behind-proxy") as server:
        places = {"DOMAIN": f"http://{address}", "SERVER": server.base, "HOME": str(folder)}
        config = ROOT / "deploy" / "Caddyfile"
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
        proxy = await asyncio.create_subprocess_exec(*command, env={**os.environ, **places}, stderr=DEVNULL)
        try:
            await _answering(address)
            assert (await request(server.base, "GET", "/metrics")).status_code == 200
            assert (await request(address, "GET", "/metrics")).status_code == 404
            harness = make_harness(await open_table(address, people=2), "a proxy")
            await harness.connect()
            await asyncio.gather(*(player.play(asyncio.Event()) for player in harness.players))
            assert harness.players[0].client.info["state"] == "over"
            await harness.close()
        finally:
            proxy.terminate()
            await proxy.wait()


async def _answering(address: str) -> None:
    async with asyncio.timeout(TIMEOUT):
        while True:
            with suppress(httpx.TransportError):
                await request(address, "GET", "/healthz")
                return
            await asyncio.sleep(0.05)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    program = re.findall(r"^ExecStart=(\S+)", UNIT, re.MULTILINE)[0]
    unit = tmp_path / "quakeboard.service"
    unit.write_text(UNIT.replace(program, str(Path(sys.executable).parent / "quakeboard")))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if unit.name in line]) == (0, [])


def test_the_unit_serves(tmp_path: Path) -> None:
    words = shlex.split(re.findall(r"^ExecStart=(.*)", UNIT, re.MULTILINE)[0])
    assert Path(words[0]).name == "quakeboard"
    asyncio.run(_serve_and_probe(tmp_path, serve_options(["quakeboard", *words[1:]])))


def test_every_step_of_a_release_is_a_make_target() -> None:
    runs = [step["run"] for step in steps() if "run" in step]
    assert {run.removeprefix("make ") for run in runs} == {"wheel", "try-wheel", "plain-wheel", "wheels"}
    assert {"wheel", "try-wheel", "plain-wheel", "wheels"} <= targets()


def test_a_release_holds_no_token() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    assert not re.search(r"secrets\.|password|token:(?! write)", text)
    assert RELEASE["jobs"]["publish"]["permissions"] == {"id-token": "write"}


@pytest.mark.full
def test_wheels_are_to_be_made_for_every_python_that_the_package_wants(tmp_path: Path) -> None:
    """`make wheels` itself needs containers; what it would build does not."""
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    command = ["make", "wheels", "WHEELS=--print-build-identifiers --platform linux --archs x86_64 ."]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    identifiers = {line for line in done.stdout.splitlines() if line.startswith("cp")}
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert oldest == ">=3.11"
    assert {"cp311-manylinux_x86_64", "cp313-manylinux_x86_64", "cp314-musllinux_x86_64"} <= identifiers
    assert not [name for name in identifiers if name.startswith("cp310") or name.endswith("i686")]
