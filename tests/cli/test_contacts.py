"""`serve --contact` takes what push services take."""

from __future__ import annotations

import pytest

from quakeboard.cli.serving.contacts import read_contact
from quakeboard.core.errors import BadOptions


@pytest.mark.parametrize("given", ["", "mailto:ops@example.org", "https://play.example.org/about"])
def test_a_contact_is_taken_as_it_is(given: str) -> None:
    assert read_contact(given) == given


@pytest.mark.parametrize(
    "given", ["ops@example.org", "http://example.org", "mailto:a b", "https://x/\n", "mailto:ä@x"]
)
def test_what_is_no_contact_is_refused(given: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_contact(given)
    assert refusal.value.code == "bad-contact"
