"""The wheel and the sdist that `make wheel` has built, where nothing of this tree is in sight."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from tests.drills.client import open_table
from tests.drills.playing import make_harness
from tests.drills.server import Server, request

pytestmark = pytest.mark.full

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de", "es", "fr")
RULE_OF_EACH = ("docs/rules/seismic.md", "docs/rules/de/seismic.md", "docs/rules/fr/san-andreas.md")


def built(pattern: str) -> Path:
    found = sorted((ROOT / "dist").glob(pattern))
    assert found, "make wheel builds it"
    return found[-1]


class Installed:
    """An environment with the wheel and what it asks for, and an empty folder to work in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "work"
        self.folder.mkdir()
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "QUAKEBOARD", "VIRTUAL_ENV"))
        }
        self.environment["PATH"] = os.pathsep.join([str(folder / "env" / "bin"), "/usr/bin", "/bin"])
        venv.create(folder / "env", with_pip=True)
        self.program = folder / "env" / "bin" / "quakeboard"
        self.run("pip", "install", "-q", "--require-hashes", "-r", ROOT / "requirements" / "runtime.txt")
        self.run("pip", "install", "-q", "--no-deps", built("*.whl"))

    def run(self, *command: str | Path) -> str:
        done = subprocess.run(
            [shutil.which(command[0], path=self.environment["PATH"]) or command[0], *command[1:]],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"))


def test_it_comes_from_the_wheel_with_all_that_it_asks_for(installed: Installed) -> None:
    place = installed.run("python", "-c", "import quakeboard; print(quakeboard.__file__)")
    assert str(ROOT) not in place
    assert "site-packages" in place
    installed.run("pip", "check")


def test_its_tag_tells_whether_the_kernel_is_compiled(installed: Installed) -> None:
    compiled = "kernel compiled" in installed.run("quakeboard", "--version")
    assert compiled == (not built("*.whl").name.endswith("py3-none-any.whl"))


def test_a_game_is_simulated_proved_and_drawn(installed: Installed) -> None:
    installed.run("quakeboard", "simulate", "--games", "1", "--seed", "7", "--out", "games")
    record = next((installed.folder / "games").iterdir())
    installed.run("quakeboard", "verify", record)
    installed.run("quakeboard", "picture", record, "--step", "20", "-o", "table.svg")
    assert (installed.folder / "table.svg").read_text().startswith("<svg")


def test_the_text_game_speaks_every_language(installed: Installed) -> None:
    said = {
        installed.run("quakeboard", "replay", "--language", language, "games/seismic-000000.quake.json")
        for language in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)


def test_its_server_serves_the_client_and_plays_a_game(installed: Installed, tmp_path: Path) -> None:
    async def play() -> None:
        database = str(tmp_path / "tables.sqlite3")
        server = Server(database, tmp_path, program=installed.program, environment=installed.environment)
        async with server:
            await _check_pages(server.base)
            table = await open_table(server.base, people=2)
            harness = make_harness(table, "a wheel")
            await harness.connect()
            await asyncio.gather(*(player.play(asyncio.Event()) for player in harness.players))
            assert harness.players[0].client.info["state"] == "over"
            await harness.close()

    asyncio.run(play())


async def _check_pages(base: str) -> None:
    page = await request(base, "GET", "/")
    assert page.status_code == 200
    parts = re.findall(r'(?:src|href)="(?:\./|/)?([^":]+)"', page.text)
    assert len(parts) > 4
    for part in parts:
        assert (await request(base, "GET", f"/{part}")).status_code == 200, part


@pytest.mark.parametrize("archive", ["*.whl", "*.tar.gz"])
def test_sentences_rules_and_pages_are_in_it(archive: str) -> None:
    texts = _texts(built(archive))
    for language in LANGUAGES:
        assert any(name.endswith(f"language/locales/{language}/common.ftl") for name in texts), language
        own = [name for name in texts if re.search(rf"games/\w+/language/locales/{language}/game.ftl$", name)]
        assert len(own) == 2, language
    assert any(name.endswith("server/web/index.html") for name in texts)
    pages = "".join(text for name, text in texts.items() if "/server/web/assets/" in name)
    for page in RULE_OF_EACH:
        heading = (ROOT / page).read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
        assert heading in pages, page


def _texts(file: Path) -> dict[str, str]:
    """All text files in an archive."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            found = {name: wheel.read(name) for name in wheel.namelist()}
    else:
        with tarfile.open(file) as sdist:
            members = [member for member in sdist.getmembers() if member.isfile()]
            found = {member.name: sdist.extractfile(member).read() for member in members}  # type: ignore[union-attr]
    kinds = (".py", ".ftl", ".html", ".js", ".md", ".toml")
    return {name: content.decode() for name, content in found.items() if name.endswith(kinds)}


def test_the_sdist_installs_without_a_compiler_and_without_node(tmp_path: Path) -> None:
    """The wheel made of it then fits every platform, and says so."""
    environment = {**os.environ, "CC": "/bin/false", "PATH": ""}
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps"]
    subprocess.run([*command, "--wheel-dir", tmp_path, built("*.tar.gz")], env=environment, check=True)
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as found:
        names = found.namelist()
    assert "quakeboard/server/web/index.html" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
