"""The repository holds nothing that is true on one machine only."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# An absolute path into a home or a workplace, but not the same word further along a path or an address.
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:home|root|Users|work)/")


def tracked_files() -> list[Path]:
    """Files in git, or about to be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    except (FileNotFoundError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""  # a picture or the like


def test_no_file_names_a_path_of_one_machine() -> None:
    guilty = [str(file.relative_to(ROOT)) for file in tracked_files() if MACHINE_PATH.search(text_of(file))]
    assert not guilty
