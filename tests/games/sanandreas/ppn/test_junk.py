"""Whatever the bytes, they are read or refused, and what is read comes back."""

from __future__ import annotations

import contextlib

from hypothesis import given, settings
from hypothesis import strategies as st
from ppn_games import HEAD, cut, movetext, play

from quakeboard.games.sanandreas.ppn import BadPPN, decode_ppn, read_ppn, write_ppn

FUZZED = write_ppn(cut(play(4, 3, None, 0.9), 60))
LINES = FUZZED.split("\n")
PIECES = ["{", "}", "{,", "...", "---", "~", "%", "@", "1", "\n", ":", "[", "- ", "&a ", "*a", "!", "'", '"']
WORDS = [
    *PIECES,
    "pS@a1",
    "*?pS",
    "+?cS3",
    "?tSn_<0,1>",
    "9.",
    "<0,0>",
    "Players: ",
    *movetext(FUZZED).split()[:60],
]


def try_to_read(text: str | bytes) -> None:
    with contextlib.suppress(BadPPN):
        record = decode_ppn(text) if isinstance(text, bytes) else read_ppn(text)
        assert read_ppn(write_ppn(record)) == record


@settings(max_examples=60)
@given(st.data())
def test_a_file_in_which_words_are_lost_or_added(data: st.DataObject) -> None:
    text = "\n".join(LINES[: data.draw(st.integers(1, len(LINES)))])
    for _ in range(data.draw(st.integers(0, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = start + data.draw(st.integers(0, 12))
        text = text[:start] + data.draw(st.sampled_from(WORDS) | st.text(max_size=4)) + text[end:]
    try_to_read(text)


@settings(max_examples=60)
@given(st.data())
def test_a_file_in_which_lines_are_lost_doubled_or_swapped(data: st.DataObject) -> None:
    lines = list(LINES)
    places = st.integers(0, len(lines) - 1)
    for _ in range(data.draw(st.integers(1, 3))):
        one, other = data.draw(places) % len(lines), data.draw(places) % len(lines)
        match data.draw(st.sampled_from(["lost", "doubled", "swapped"])):
            case "lost":
                del lines[one]
            case "doubled":
                lines.insert(other, lines[one])
            case "swapped":
                lines[one], lines[other] = lines[other], lines[one]
    try_to_read("\n".join(lines))


@given(st.text(max_size=60) | st.lists(st.sampled_from(WORDS), max_size=12).map("".join))
def test_junk(junk: str) -> None:
    for text in (junk, f"---\nGameType: San Andreas\n{junk}\n...\n", HEAD + junk):
        try_to_read(text)


@given(st.binary(max_size=60))
def test_bytes(junk: bytes) -> None:
    for content in (junk, b"---\nGameType: San Andreas\n" + junk + b"\n...\n", HEAD.encode() + junk):
        try_to_read(content)
