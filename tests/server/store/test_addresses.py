"""Which store an address names."""

from __future__ import annotations

from pathlib import Path

import pytest

from quakeboard.language import Language
from quakeboard.server.store.errors import BadStore
from quakeboard.server.store.factory import open_store
from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.server.store.sqlite.store import SQLiteStore


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("games.db", "games.db"),
        ("data/games.db", "data/games.db"),
        ("sqlite:///games.db", "games.db"),
        ("sqlite:///data/my%20games.db", "data/my games.db"),
        ("./odd name: 100% ours.db", "odd name: 100% ours.db"),
    ],
)
def test_a_path_and_an_address_of_sqlite_name_a_file(
    address: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = open_store(address)
    assert isinstance(store, SQLiteStore)
    assert store._file == tmp_path / file


def test_an_absolute_path_has_a_fourth_slash(tmp_path: Path) -> None:
    for address in (f"sqlite:///{tmp_path}/games.db", f"{tmp_path}/games.db"):
        store = open_store(address)
        assert isinstance(store, SQLiteStore)
        assert store._file == tmp_path / "games.db"


@pytest.mark.parametrize("address", ["postgresql://me@host/games", "postgres:///games?host=/run"])
def test_an_address_of_postgresql_names_a_database(address: str) -> None:
    first, second = open_store(address), open_store(address, "here")
    assert isinstance(first, PostgresStore)
    assert isinstance(second, PostgresStore)
    assert second._process == "here"
    assert first._process not in ("", "here", open_store(address)._process)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("address", "named"),
    [
        ("mysql://me:secret@host/games", "mysql:"),
        ("sqlite://games.db", "sqlite:"),
        ("sqlite:games.db", "sqlite:"),
        ("sqlite:///", "sqlite:"),
        ("postgresql:games", "postgresql:"),
        ("postgresql+asyncpg://host/games", "postgresql+asyncpg:"),
        ("", ""),
    ],
)
def test_any_other_address_is_refused_and_its_password_not_repeated(address: str, named: str) -> None:
    with pytest.raises(BadStore) as refused:
        open_store(address)
    assert refused.value.code == "unknown-store"
    assert refused.value.params == {"scheme": named}
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("code", "word"), [("en", "store"), ("de", "Speicher"), ("es", "almacén"), ("fr", "dépôt")]
)
def test_every_language_has_the_refusal(code: str, word: str) -> None:
    with pytest.raises(BadStore) as refused:
        open_store("mysql://host/games")
    sentence = Language(code).refusal(refused.value)
    assert word in sentence
    assert "mysql:" in sentence
