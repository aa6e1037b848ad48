"""The default folder for this user's tables and games."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Quakeboard's folder where this system keeps the data of programs; it may not exist yet."""
    if given := os.environ.get("XDG_DATA_HOME"):
        return Path(given) / "quakeboard"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "quakeboard"
    usual = Path.home() / ".local" / "share" / "quakeboard"
    if sys.platform == "darwin" and not usual.exists():  # earlier versions kept their tables there
        return Path.home() / "Library" / "Application Support" / "quakeboard"
    return usual
