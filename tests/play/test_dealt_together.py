"""Records of games whose chance was dealt together: what they prove, and that every change is noticed."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from dealt import branched, deal_together, with_words
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from played import play_short

from quakeboard.core.errors import QuakeboardError
from quakeboard.games.sanandreas.ppn import read_ppn, write_ppn
from quakeboard.play.chance.chains import server_chain
from quakeboard.play.chance.transcript import items_up_to, undone_acts
from quakeboard.play.record import (
    MOST_ITEMS,
    MOST_SOURCES,
    BadRecord,
    ChanceProof,
    Record,
    Transcript,
    decode,
    encode,
)
from quakeboard.play.replay import check
from quakeboard.play.verified import Verification, participants
from quakeboard.play.verify import WRONG, verification, verify

PLAIN = deal_together("plain", undos=0.15, misses=0.1)
COINS = deal_together(
    "coins", ((0,), (1,), (2,)), game="san-andreas", seats=3, undos=0.2, misses=0.1, absent=0.1
)
RECORDS = [PLAIN, COINS]


def refused(record: Record) -> QuakeboardError:
    with pytest.raises(QuakeboardError) as found:
        verification(record)
    return found.value


def said(found: Verification) -> list[tuple[str, dict[str, int], tuple[int, ...]]]:
    return [(one.key, one.numbers, one.seats) for one in found.statements()]


def transcript_of(record: Record) -> Transcript:
    found = record.chance.together
    assert found is not None
    return found


# ---------------------------------------------------------------------- what is proved


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.floats(0, 0.5), st.floats(0, 0.5), st.floats(0, 0.4))
def test_every_game_that_was_dealt_as_it_should_be_is_verified(
    seed: int, misses: float, absent: float, undos: float
) -> None:
    record = deal_together(str(seed), misses=misses, absent=absent, undos=undos)
    check(record)
    assert decode(encode(record)) == record
    found = verification(record)
    drawn = [text for text in record.actions if text.split()[0] in ("first", "draw")]
    assert [draw.action for draw in found.counting] == drawn
    assert all(record.actions[draw.step - 1] == draw.action for draw in found.counting if draw.step)
    assert verify(record) == len(drawn)


@pytest.mark.parametrize(
    ("chains", "options", "key", "seats"),
    [
        (((0,), (1,)), {}, "chance-people", (0, 1)),
        (((1,),), {}, "chance-one", (1,)),
        (((0,), (1,)), {"misses": 1.0}, "chance-host", ()),
        (((0,), (1,)), {"absent": 1.0}, "chance-host", ()),
        (((0, 1),), {}, "chance-one", (0, 1)),
        (((0,), (0,), (0,)), {}, "chance-one", (0,)),
    ],
)
def test_it_tells_who_could_have_foreseen_or_chosen(
    chains: tuple[tuple[int, ...], ...], options: dict[str, float], key: str, seats: tuple[int, ...]
) -> None:
    found = verification(deal_together("who", chains, **options))  # type: ignore[arg-type]
    assert said(found)[0] == (key, {"draws": len(found.counting)}, seats)


def test_an_answer_that_is_missing_is_reported() -> None:
    record = deal_together("missing", misses=0.5)
    found = verification(record)
    alone = [draw for draw in found.draws if draw.dealing.answered == ((0,),)]
    assert alone
    assert {(draw.dealing.kind, draw.dealing.missing, draw.dealing.choices) for draw in alone} == {
        ("one", ((1,),), 2)
    }
    both = [draw for draw in found.draws if draw.dealing.kind == "host"]
    assert {draw.dealing.choices for draw in both} == {4}
    missing = {seats: numbers for key, numbers, seats in said(found) if key == "chance-missing"}
    assert missing[1,]["choices"] == 2
    assert missing[0, 1]["choices"] == 4


def test_who_was_not_asked_is_not_missing() -> None:
    found = verification(deal_together("absent", absent=0.5))
    assert "chance-missing" not in [key for key, _, _ in said(found)]


def test_people_at_one_browser_are_one_participant() -> None:
    found = verification(deal_together("hot seat", ((0, 1), (2,)), seats=3))
    assert {draw.dealing.answered for draw in found.draws} == {((0, 1), (2,))}
    assert ("chance-one-browser", {}, (0, 1)) in said(found)


@given(st.lists(st.frozensets(st.integers(0, 5), min_size=1, max_size=3), max_size=6))
def test_chains_that_share_a_seat_are_of_one_participant(chains: list[frozenset[int]]) -> None:
    found = participants(chains)
    for own, group in zip(chains, found, strict=True):
        assert own <= set(group)
        assert list(group) == sorted(group)
    for one in found:
        assert all(one == other or set(one).isdisjoint(other) for other in found)


def test_what_was_known_from_before_an_undo_is_known_to_all() -> None:
    found = verification(PLAIN)
    assert {draw.dealing.kind for draw in found.draws if draw.round is None} == {"known"}
    undone = len(found.draws) - len(found.counting)
    assert undone > 0
    assert ("chance-undone", {"draws": undone}, ()) in said(found)


def test_a_table_that_was_to_wait_for_somebody_is_held_to_it() -> None:
    record = deal_together("waits", absent=0.4, alone="wait")
    rounds = sum(item[0] == "ask" and len(item[1]) < 2 for item in items(record))
    assert ("chance-not-waited", {"rounds": rounds}, ()) in said(verification(record))
    assert rounds > 0
    alone = msgspec.structs.replace(record, seats=[record.seats[0], replace(record.seats[1], bot="greedy")])
    assert verification(alone).not_waited == 0, "the other one had left"
    assert verification(deal_together("waits", absent=0.4)).not_waited == 0


def test_hidden_coins_are_not_in_the_transcript_but_undone_ones_are_in_the_record() -> None:
    public = [item[2] for item in items(COINS) if item[0] == "act" and item[2].startswith("found")]
    assert public
    assert all(text.endswith(" ?") for text in public)
    assert any(text.startswith("found") and not text.endswith("?") for text in transcript_of(COINS).undone)


def test_a_game_that_goes_on_can_be_checked_too() -> None:
    record = deal_together("half", moves=8)
    assert record.outcome is None
    assert verify(record) > 0


# ---------------------------------------------------------------------- what is noticed


def items(record: Record) -> list[Any]:
    found: list[Any] = json.loads(encode(record))["chance"]["transcript"]["items"]
    return found


def changed(record: Record, change: Callable[[dict[str, Any]], None]) -> Record:
    """The record with a change to its JSON."""
    text = json.loads(encode(record))
    change(text)
    return msgspec.convert(text, Record)


def other_digit(text: str, dice: Random) -> str:
    place = dice.randrange(len(text))
    return text[:place] + dice.choice([d for d in "0123456789abcdef" if d != text[place]]) + text[place + 1 :]


def spoil(text: dict[str, Any], dice: Random) -> str:
    """Change one thing, and say what."""
    proof = text["chance"]
    transcript, listed = proof["transcript"], proof["transcript"]["items"]
    place = dice.randrange(len(listed))
    item = listed[place]
    ways = ["drop", "double", "swap", "table", "end", "alone", "taken", "undone", "given", "options"]
    match item[0]:
        case "chain":
            ways += ["chain end", "chain seat"] * 4
        case "ask":
            ways += ["asked less", "asked more"] * 4
        case "deal":
            ways += ["link", "server link", "left out", "draw", "draw less", "draw more", "other chain"] * 2
        case "act":
            ways += ["action", "seat"] * 4
        case "back":
            ways += ["moves"] * 6
        case "known":
            ways += ["known"] * 6
    way = dice.choice(ways)
    before = copy.deepcopy(text)
    match way:
        case "drop":
            del listed[place]
        case "double":
            listed.insert(place, item)
        case "swap" if place:
            listed[place - 1], listed[place] = listed[place], listed[place - 1]
        case "table":
            transcript["table"] += "x"
        case "end":
            transcript["end"] = proof["commitment"] = other_digit(transcript["end"], dice)
        case "alone":
            transcript["alone"] = "wait"
        case "taken":
            transcript["taken"] = dice.randint(1, 5)
        case "undone" if transcript["undone"]:
            transcript["undone"][dice.randrange(len(transcript["undone"]))] = "pass"
        case "given":
            proof["given"] = 1
        case "options":
            transcript["options"]["first"] = 0
        case "chain end":
            item[2] = other_digit(item[2], dice)
        case "chain seat":
            item[1] = 1 - min(item[1], 1)
        case "asked less" if item[1]:
            item[1].pop(dice.randrange(len(item[1])))
        case "asked more":
            item[1] = sorted({*item[1], dice.randrange(3)})
        case "link" if item[1]:
            answer = dice.choice(item[1])
            answer[1] = other_digit(answer[1], dice)
        case "server link":
            item[2] = other_digit(item[2], dice)
        case "left out" if item[1]:
            item[1].pop(dice.randrange(len(item[1])))
        case "other chain" if item[1]:
            item[1][0][0] = 1 - min(item[1][0][0], 1)
        case "draw":
            other = dice.choice(["first 1", "first 0", "draw 03", "roll 0 0 0 0"])
            item[3][dice.randrange(len(item[3]))] = other
        case "draw less":
            item[3].pop()
        case "draw more":
            item[3].append(item[3][-1])
        case "action":
            item[2] = "pass" if item[2] != "pass" else "crew 1"
        case "seat":
            item[1] = 1 - min(item[1], 1)
        case "moves":
            item[1] += dice.choice([-1, 1])
        case "known":
            item[1] = item[1][:-1] if dice.random() < 0.5 else [*item[1], "draw 03"]
    return way if text != before else ""


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(RECORDS), st.integers(0, 10**9))
def test_any_change_is_noticed_or_reported(record: Record, seed: int) -> None:
    text, dice = json.loads(encode(record)), Random(seed)
    way = spoil(text, dice)
    if not way:
        return
    try:
        forged = msgspec.convert(text, Record)
        found = verification(forged)
    except (QuakeboardError, msgspec.ValidationError):
        return
    assert found != verification(record), way


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("link", "wrong-link"),
        ("server", "wrong-server-link"),
        ("draw", "wrong-dealt"),
        ("short", "draws-missing"),
    ],
)
def test_it_says_which_item_is_wrong_and_why(name: str, code: str) -> None:
    place = next(n for n, item in enumerate(items(PLAIN)) if item[0] == "deal" and len(item[3]) > 1)

    def change(text: dict[str, Any]) -> None:
        deal = text["chance"]["transcript"]["items"][place]
        match name:
            case "link":
                deal[1][0][1] = "00" * 32
            case "server":
                deal[2] = "00" * 32
            case "draw":
                deal[3][0] = "first 0" if deal[3][0] != "first 0" else "first 1"
            case "short":
                deal[3].pop()

    error = refused(changed(PLAIN, change))
    assert (error.code, error.params["item"], error.params["why"].code) == ("bad-item", place, code)
    assert error.reason in WRONG


def test_a_host_cannot_draw_again_after_a_draw_that_it_disliked() -> None:
    """A second question without a decision in between is refused, whatever the first one gave."""
    listed = transcript_of(PLAIN).items
    place = next(n for n, item in enumerate(items(PLAIN)) if item[0] == "deal")
    again = [*listed[: place + 1], listed[place - 1], *listed[place + 1 :]]
    error = refused(with_transcript(PLAIN, items=again))
    assert (error.params["item"], error.params["why"].code) == (place + 1, "not-due")


def test_a_host_cannot_leave_known_values_aside() -> None:
    place = next(n for n, item in enumerate(items(PLAIN)) if item[0] == "known")
    listed = transcript_of(PLAIN).items
    ask = next(item for item in listed if item.__class__.__name__ == "AskItem")
    error = refused(with_transcript(PLAIN, items=[*listed[:place], ask, *listed[place + 1 :]]))
    assert (error.params["item"], error.params["why"].code) == (place, "known-draws")


def with_transcript(record: Record, **fields: Any) -> Record:
    transcript = replace(transcript_of(record), **fields)
    return replace(record, chance=replace(record.chance, transcript=transcript))


def test_the_transcript_tells_the_whole_game_and_no_more() -> None:
    transcript = transcript_of(PLAIN)
    last = max(n for n, item in enumerate(items(PLAIN)) if item[0] == "act")
    assert refused(with_transcript(PLAIN, items=transcript.items[:last])).code == "too-few-items"
    more = [*transcript.undone, "pass"]
    assert refused(with_transcript(PLAIN, undone=more)).code == "too-few-items"
    fewer = refused(with_transcript(PLAIN, undone=transcript.undone[:-1]))
    assert fewer.params["why"].code == "no-such-action"
    twice = refused(with_transcript(PLAIN, items=[transcript.items[2], *transcript.items]))
    assert (twice.params["item"], twice.params["why"].code) == (3, "not-the-beginning")


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_of_the_table_publish_chains_and_act(seat: int) -> None:
    for place, kind in ((0, "chain"), (4, "act")):

        def change(text: dict[str, Any], place: int = place, kind: str = kind) -> None:
            listed = text["chance"]["transcript"]["items"]
            next(item for item in listed[place:] if item[0] == kind)[1] = seat

        assert refused(changed(PLAIN, change)).params["why"].code == "not-the-seat"


def test_other_options_are_noticed() -> None:
    error = refused(replace(PLAIN, options={**PLAIN.options, "first": 0}))
    assert error.code in ("other-options", "bad-step")


def test_options_may_have_been_written_when_there_were_fewer() -> None:
    """An option that was added later is not in the transcript, and the record still verifies as it was."""
    options = {key: value for key, value in transcript_of(PLAIN).options.items() if key != "first"}
    dealt = with_transcript(PLAIN, options=options)
    assert refused(dealt).code == "bad-item", "it was dealt with other words"
    assert replace(dealt).make_game().options_to_json() == PLAIN.make_game().options_to_json()


# ---------------------------------------------------------------------- shape


@pytest.mark.parametrize(
    "change",
    [
        lambda proof: proof.pop("transcript"),
        lambda proof: proof.update(scheme=3),
        lambda proof: proof.update(seed="00" * 32),
        lambda proof: proof.update(commitment=None),
        lambda proof: proof["transcript"].update(more=1),
        lambda proof: proof["transcript"].pop("table"),
        lambda proof: proof["transcript"].update(taken=-1),
        lambda proof: proof["transcript"].update(alone="never"),
        lambda proof: proof["transcript"]["items"].append(["shuffle"]),
        lambda proof: proof["transcript"]["items"].append(["begin", 1]),
        lambda proof: proof["transcript"]["items"].append(["act", "0", "pass"]),
        lambda proof: proof["transcript"].update(items=[["begin"]] * (MOST_ITEMS + 1)),
    ],
)
def test_a_proof_that_is_not_well_formed_is_refused(change: Callable[[dict[str, Any]], Any]) -> None:
    text = json.loads(encode(PLAIN))
    change(text["chance"])
    with pytest.raises(BadRecord) as found:
        decode(json.dumps(text).encode())
    assert found.value.code == "bad-shape"


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_whatever_stands_in_a_transcript_is_refused_with_a_reason(data: st.DataObject) -> None:
    junk = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=70),
        lambda inner: st.lists(inner, max_size=4),
        max_leaves=8,
    )
    kinds = ["chain", "begin", "act", "known", "ask", "deal", "back"]
    item = data.draw(junk | st.tuples(st.sampled_from(kinds), junk, junk, junk).map(list))
    text = json.loads(encode(PLAIN))
    listed = text["chance"]["transcript"]["items"]
    place = data.draw(st.integers(0, len(listed)))
    listed.insert(place, item)
    try:
        record = decode(json.dumps(text).encode())
    except BadRecord:
        return
    with pytest.raises(QuakeboardError):
        verification(record)


def test_ppn_has_no_place_for_a_transcript() -> None:
    found = read_ppn(write_ppn(COINS))
    assert found.chance == ChanceProof()
    assert refused(found).code == "no-proof"


# ---------------------------------------------------------------------- branches


def places(record: Record) -> list[int]:
    """After how many actions somebody decides, so that a branch can begin."""
    chance = ("first", "draw", "roll")
    return [
        n
        for n in range(1, len(record.actions))
        if record.actions[n].split()[0] not in chance and record.actions[n - 1].split()[0] in chance
    ]


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(RECORDS), st.data())
def test_a_branch_carries_the_proof_of_its_past(record: Record, data: st.DataObject) -> None:
    place = data.draw(st.sampled_from(places(record)))
    branch = branched(record, place)
    assert decode(encode(branch)) == branch
    found = verification(branch)
    assert found.given == branch.chance.taken_over > 0
    assert found.unproved == 0
    assert found.source is not None
    assert [draw.action for draw in found.source.counting] == [
        text for text in record.actions[:place] if text.split()[0] in ("first", "draw", "roll")
    ]
    unproved = branched(record, place, prove=False)
    assert verification(unproved).unproved == found.given
    assert said(verification(unproved))[-1] == ("chance-not-proved", {"draws": found.given}, ())


def test_a_past_that_was_changed_is_noticed() -> None:
    place = places(PLAIN)[2]
    branch = branched(PLAIN, place)
    assert branch.chance.source is not msgspec.UNSET
    forged = replace(branch, chance=replace(branch.chance, source=deal_together("another").chance))
    assert refused(forged).code == "wrong-source"


def test_a_source_from_a_seed_carries_the_seed() -> None:
    source = play_short("seeded")
    place = places(source)[3]
    branch = branched(source, place)
    found = verification(branch)
    assert (found.unproved, found.source is not None and found.source.scheme) == (0, 1)
    no_seed = replace(source, chance=replace(source.chance, seed=None))
    assert verification(branched(no_seed, place)).unproved == found.given


def test_branches_of_branches_are_proved_so_far() -> None:
    record = PLAIN
    for number in range(MOST_SOURCES + 2):
        record = branched(record, places(record)[number + 1], str(number))
        unproved = verification(record).unproved
        assert (unproved > 0) == (number >= MOST_SOURCES)
        assert decode(encode(record)) == record


def test_a_branch_within_what_a_branch_took_over_goes_back_to_its_source() -> None:
    branch = branched(PLAIN, places(PLAIN)[5])
    inner = branched(branch, places(PLAIN)[2], "inner")
    assert verification(inner).unproved == 0
    assert inner.chance.sources[1].transcript == replace(
        transcript_of(PLAIN),
        items=items_up_to(transcript_of(PLAIN).items, places(PLAIN)[2]),
        undone=transcript_of(PLAIN).undone[: len(undone_acts(inner.chance.sources[1].together.items))],  # type: ignore[union-attr]
    )


def test_more_sources_than_a_record_carries_are_refused() -> None:
    proof = PLAIN.chance
    for _ in range(MOST_SOURCES + 1):
        proof = replace(proof, source=proof)
    with pytest.raises(BadRecord, match="branched from each other"):
        decode(encode(replace(PLAIN, chance=proof)))


# ---------------------------------------------------------------------- words that go with a seed


def test_words_that_were_sealed_are_told_from_words_that_were_not() -> None:
    sealed = verification(with_words())
    assert said(sealed) == [
        ("chance-seed", {"draws": len(sealed.draws)}, ()),
        ("chance-words-sealed", {}, (0, 1)),
    ]
    clear = verification(play_short("1", nonces=("a", "", "b")))
    assert said(clear)[1] == ("chance-words-clear", {"words": 2}, ())
    assert said(verification(play_short("1")))[1] == ("chance-no-words", {}, ())


def test_a_word_that_is_missing_is_reported() -> None:
    found = said(verification(with_words((1,))))
    assert found[1:] == [
        ("chance-words-sealed", {}, (1,)),
        ("chance-words-missing", {"missing": 1, "choices": 2}, (0,)),
    ]


@pytest.mark.parametrize("name", ["link", "end", "order", "server", "another seed's chain"])
def test_words_that_do_not_fit_are_noticed(name: str) -> None:
    def change(text: dict[str, Any]) -> None:
        transcript = text["chance"]["transcript"]
        deal = transcript["items"][-1]
        match name:
            case "link":
                deal[1][0][1] = "00" * 32
            case "end":
                transcript["end"] = "00" * 32
            case "order":
                deal[1].reverse()
            case "server":
                deal[2] = "00" * 32
            case "another seed's chain":
                other = server_chain(bytes(32), 0)
                transcript["end"], deal[2] = other.end.hex(), other.link(1).hex()

    error = refused(changed(with_words(), change))
    assert (error.code, error.reason in WRONG) == ("wrong-words", True)


def test_a_game_by_rules_that_are_played_otherwise_today_cannot_be_checked() -> None:
    record = deal_together("older", moves=6, variants=["aftershocks"])
    assert verify(record) > 0
    older = with_transcript(record, rules_version=1)
    assert (refused(older).code, refused(older).reason in WRONG) == ("other-rules", False)
    same = with_transcript(deal_together("older", moves=6), rules_version=1)
    assert refused(same).code == "bad-item", "the version is part of what was hashed"
