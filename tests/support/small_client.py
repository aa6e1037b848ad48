"""A client of a few lines, laid out like the one that Vite builds."""

from __future__ import annotations

from pathlib import Path

SCRIPT = "console.log('a client');" * 40
PAGE = """<!doctype html>
<meta name="root" content="./" />
<link rel="manifest" href="./manifest.webmanifest" />
<title>Quakeboard</title>
<script type="module" crossorigin src="./assets/index-1a2b.js"></script>
"""


def small_client(folder: Path) -> Path:
    """Write it into a folder of its own."""
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    (web / "mark.svg").write_text("<svg/>")
    (web / "sw.js").write_text(SCRIPT)
    (web / "manifest.webmanifest").write_text('{"name": "Quakeboard", "start_url": "./", "scope": "./"}')
    (web / "assets" / "index-1a2b.js").write_text(SCRIPT)
    return web
