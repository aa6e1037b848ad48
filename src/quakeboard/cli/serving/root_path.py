"""Parses `--root-path`, the path below which a proxy serves the server."""

from __future__ import annotations

import re

from quakeboard.core.errors import BadOptions, Reason

# The first parts of the server's own paths: below these, a path with and without the root path look alike.
OWN_NAMES = frozenset({"api", "assets", "games", "healthz", "learn", "metrics", "new", "rules", "t", "watch"})

BAD_ROOT_PATH = Reason(
    "bad-root-path",
    "server",
    "A root path is made of letters, digits and “-”, “_”, “~” between slashes, like /quake; “{path}” is not.",
)
OWN_ROOT_PATH = Reason(
    "own-root-path",
    "server",
    "The server has addresses of its own below /{name}. Choose another root path.",
)

_PATH = re.compile(r"/?([A-Za-z0-9_~-]+(?:/[A-Za-z0-9_~-]+)*)/?")


def read_root_path(text: str) -> str:
    """The path with a slash in front and none behind, empty for the whole host; raises `BadOptions`."""
    if text in ("", "/"):
        return ""
    found = _PATH.fullmatch(text)
    if found is None:
        raise BadOptions(BAD_ROOT_PATH, path=text[:80])
    name = found[1].split("/")[0]
    if name in OWN_NAMES:
        raise BadOptions(OWN_ROOT_PATH, name=name)
    return f"/{found[1]}"
