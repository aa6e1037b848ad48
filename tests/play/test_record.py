"""Records: what loads, what is refused and why; files that are whole or not there."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from played import play_random

from quakeboard.core.errors import QuakeboardError
from quakeboard.play.record import BadRecord, decode, encode, save
from quakeboard.play.replay import check, load
from quakeboard.play.verify import verify

RECORD = play_random("loader", seats=2)
TEXT = encode(RECORD)
PLAIN = json.loads(TEXT)


def refused(text: bytes) -> QuakeboardError:
    with pytest.raises(QuakeboardError) as found:
        check(decode(text))
    return found.value


def changed(**fields: Any) -> bytes:
    return json.dumps({**PLAIN, **fields}).encode()


def test_a_record_comes_back_as_it_was() -> None:
    assert decode(TEXT) == RECORD
    assert encode(decode(TEXT)) == TEXT
    check(decode(TEXT))


def test_a_truncated_record_is_refused() -> None:
    error = refused(TEXT[:-40])
    assert error.code == "not-json"
    assert "\n" not in error.sentence


@pytest.mark.parametrize(
    "text", [b"", b"junk", b"[1, 2]", b"null", b"3", b'{"format": "chess"}', b"\xff\xfe", b"{}"]
)
def test_junk_is_no_record(text: bytes) -> None:
    assert refused(text).code in {"not-json", "not-a-record"}


def test_deep_nesting_is_refused() -> None:
    assert refused(b"[" * 100_000 + b"]" * 100_000).code in {"not-json", "not-a-record"}


@pytest.mark.parametrize("version", [0, 2, "1", None, True, 1.5])
def test_an_unknown_version_is_named(version: object) -> None:
    error = refused(changed(version=version))
    assert error.code == "unknown-version"


def test_rules_of_another_version_are_refused() -> None:
    assert refused(changed(rules_version=99)).code == "unknown-rules"


def test_an_unknown_field_is_refused() -> None:
    error = refused(changed(cheat=True))
    assert error.code == "bad-shape"
    assert "cheat" in error.sentence


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("options", {"columns": 8}, "bad-table"),
        ("options", {"rows": 63}, "bad-table"),
        ("options", {"variants": ["earthquake"]}, "unknown-variant"),
        ("options", {"variants": ["balance", "big-one"]}, "balance-big-one"),
        ("options", {"colour": "red"}, "unknown-option"),
        ("options", {"columns": "25"}, "bad-value"),
        ("seats", [{"name": "one"}], "bad-seats"),
        ("seats", [{"name": "one"}] * 5, "bad-seats"),
        ("seats", [{"name": ""}, {"name": "b"}], "bad-shape"),
        ("game", "chess", "unknown-game"),
        ("actions", ["first 0", "dance"], "bad-step"),
        ("actions", ["first 7"], "bad-step"),
        ("outcome", None, "wrong-outcome"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(field: str, value: Any, code: str) -> None:
    assert refused(changed(**{field: value})).code == code


def test_an_illegal_action_is_refused_with_its_step_and_ruling() -> None:
    actions = list(PLAIN["actions"])
    number = next(i for i, text in enumerate(actions) if text.startswith("lay"))
    actions[number] = "lay " + actions[number].split()[1] + " 12,0 r0"
    error = refused(changed(actions=actions))
    assert isinstance(error, BadRecord)
    assert error.step == number + 1
    assert error.ruling == "S7"
    assert "12,0" in error.sentence


def test_actions_after_the_end_are_refused() -> None:
    assert refused(changed(actions=[*PLAIN["actions"], "pass"])).code == "after-the-end"


def test_a_claimed_outcome_must_be_the_real_one() -> None:
    outcome = {**PLAIN["outcome"], "scores": [99, 98]}
    assert refused(changed(outcome=outcome)).code == "wrong-outcome"


@given(st.integers(0, len(TEXT) - 1), st.binary(min_size=0, max_size=4))
def test_a_damaged_record_is_loaded_whole_or_refused(place: int, junk: bytes) -> None:
    with contextlib.suppress(QuakeboardError):
        assert check(decode(TEXT[:place] + junk + TEXT[place + len(junk) :])) is not None


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
)


@given(JSON)
def test_any_json_for_options_is_loaded_or_refused(value: Any) -> None:
    with contextlib.suppress(QuakeboardError):
        assert decode(msgspec.json.encode({**PLAIN, "options": value})).options == value


def test_a_file_is_replaced_at_once_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.quake.json"
    path.write_bytes(b"old")
    save(RECORD, path)
    assert load(path) == RECORD
    assert [file.name for file in tmp_path.iterdir()] == ["game.quake.json"]  # nothing is left lying about
    with pytest.raises(BadRecord) as error:
        save(RECORD, tmp_path / "no such folder" / "game.quake.json")
    assert error.value.code == "file-unwritable"


def test_missing_and_unreadable_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="There is no file"):
        load(tmp_path / "none.quake.json")
    with pytest.raises(BadRecord, match="cannot be read"):
        load(tmp_path)


def test_a_finished_game_is_verified() -> None:
    record = play_random("proof", seats=3, nonces=("salt", "", "π"))
    drawn = [text for text in record.actions if text.split()[0] in {"first", "draw"}]
    assert verify(record) == len(drawn)


def test_a_changed_draw_is_found() -> None:
    record = play_random("proof", first=0)
    other = play_random("another", first=0)
    proof = record.chance
    forged = msgspec.structs.replace(other, chance=msgspec.structs.replace(proof))
    with pytest.raises(BadRecord) as error:
        verify(forged)
    assert error.value.code == "wrong-draw"


def test_a_changed_seed_is_found() -> None:
    record = play_random("proof")
    chance = msgspec.structs.replace(record.chance, seed="00" * 32)
    with pytest.raises(BadRecord) as error:
        verify(msgspec.structs.replace(record, chance=chance))
    assert error.value.code == "wrong-seed"


@pytest.mark.parametrize(("field", "code"), [("seed", "no-seed"), ("commitment", "no-commitment")])
def test_what_is_not_published_cannot_be_verified(field: str, code: str) -> None:
    chance = msgspec.structs.replace(RECORD.chance, **{field: None})
    with pytest.raises(BadRecord) as error:
        verify(msgspec.structs.replace(RECORD, chance=chance))
    assert error.value.code == code
