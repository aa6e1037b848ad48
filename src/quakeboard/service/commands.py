"""The entry that a command of a seat leads to, or why it is refused. Nothing here changes a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quakeboard.bots import registry
from quakeboard.core.errors import BadOptions
from quakeboard.service import caps, messages, undo_secrecy
from quakeboard.service import log_entries as entries
from quakeboard.service.errors import (
    BAD_TOKEN,
    BOT_PLAYS,
    COLOUR_TAKEN,
    DEALING,
    HAS_BEGUN,
    HAS_RESIGNED,
    HAS_VOTED,
    IS_OVER,
    IS_PAUSED,
    NO_BOT_PLAYS,
    NOT_ASKED,
    NOT_AWAY,
    NOT_BEGUN,
    NOT_OVER,
    NOT_PAUSED,
    NOT_SEATED,
    NOTHING_TO_UNDO,
    OTHERS_PLAY,
    OWN_UNDO,
    PAUSE_ASKED,
    PAUSES_USED_UP,
    REMATCHED,
    SEAT_TAKEN,
    SEATS_FREE,
    SECRET_SHOWN,
    TIME_IS_OVER,
    UNDO_ASKED,
    UNDO_NOT_ASKED,
    Refused,
)
from quakeboard.service.messages import AnyCommand
from quakeboard.service.names import check_distinct, check_name
from quakeboard.service.pauses import MAX_PAUSES, PauseRequest, longest_pause_ms
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import BAD_COLOUR, COLOURS, NO_PERSON
from quakeboard.service.tokens import MAX_TOKEN_LENGTH, MIN_TOKEN_LENGTH


def propose(table: Table, seat: int, command: AnyCommand) -> Proposal:
    """The proposal for a command; raises `Refused`, or an error of the rules."""
    return _PROPOSERS[type(command)](table, seat, command)


def matches_entry(command: AnyCommand, seat: int, fact: entries.AnyFact) -> bool:
    """Whether an entry is the result of this command, so that the command is a repetition."""
    if getattr(fact, "seat", seat) != seat or not isinstance(fact, _RESULT_FACTS[type(command)]):
        return False
    match command, fact:
        case messages.Act(action=action), entries.Acted(action=done):
            return action == done
        case messages.Rename(name=name, colour=colour), entries.Sat(name=found, colour=shown):
            return " ".join(name.split()) == found and colour == shown
        case messages.Give(bot=bot), entries.GivenToBot(bot=chosen):
            return bot == chosen
        case messages.Resign(bot=bot), entries.Resigned(bot=chosen):
            return bot == chosen
    return True


def _act(table: Table, seat: int, command: messages.Act) -> Proposal:
    check_asked(table, seat)
    caps.check_actions(table)
    return table.play(command.action)


def check_asked(table: Table, seat: int) -> None:
    """Refuse unless the seat has to decide, and no bot plays for it."""
    _check_running(table)
    if table.asked != seat:
        raise Refused(NOT_ASKED)
    _check_plays(table, seat)


def _begin(table: Table, seat: int, command: messages.Begin) -> Proposal:
    return begin(table)


def begin(table: Table) -> Proposal:
    """The proposal for beginning the game, for which all seats must be taken."""
    check_open(table)
    if table.free_seats:
        raise Refused(SEATS_FREE, free=len(table.free_seats))
    return table.begin(table.all_nonces)


def _rename(table: Table, seat: int, command: messages.Rename) -> Proposal:
    return sit(table, seat, command.name, command.colour)


def sit(table: Table, seat: int, name: str, colour: int, *, fresh: bool = False) -> Proposal:
    """The proposal for taking a seat, or for another name or colour there."""
    caps.check_entries(table)
    if table.seats[seat].is_bot_seat:
        raise Refused(SEAT_TAKEN)
    if not 0 <= colour < COLOURS:
        raise BadOptions(BAD_COLOUR, most=COLOURS - 1)
    others = [state for number, state in enumerate(table.seats) if number != seat]
    if any(state.colour == colour and state.name is not None for state in others):
        raise Refused(COLOUR_TAKEN)
    found = check_name(name)
    if found != table.seats[seat].name:  # tables from before this was checked keep their names
        check_distinct(found, [state.name for state in others])
    return Proposal(entries.Sat(seat, found, colour, fresh))


def seat_bot(table: Table, seat: int, bot: str) -> Proposal:
    """The proposal for giving a free seat to a bot; a person must have another one, or be able to take it."""
    check_open(table)
    caps.check_entries(table)
    registry.make(bot, table.game)
    if table.seats[seat].name is not None:
        raise Refused(SEAT_TAKEN)
    if all(state.is_bot_seat for number, state in enumerate(table.seats) if number != seat):
        raise BadOptions(NO_PERSON)
    return Proposal(entries.BotSat(seat, bot, table.free_bot_name(bot), table.free_colour(seat)))


def unseat_bot(table: Table, seat: int) -> Proposal:
    """The proposal for taking the seat of a bot away from it."""
    check_open(table)
    if not table.seats[seat].is_bot_seat:
        raise Refused(NO_BOT_PLAYS)
    return Proposal(entries.BotLeft(seat))


def _leave(table: Table, seat: int, command: messages.Leave) -> Proposal:
    check_open(table)
    if table.seats[seat].name is None:
        raise Refused(NOT_SEATED)
    return Proposal(entries.Left(seat))


def _undo(table: Table, seat: int, command: messages.Undo) -> Proposal:
    _check_running(table)
    _check_not_dealing(table)
    if table.undo is not None:
        raise Refused(UNDO_ASKED)
    _check_plays(table, seat)
    caps.check_undos(table)
    back = caps.last_move_of(table, seat)
    if back is None:
        raise Refused(NOTHING_TO_UNDO)
    if undo_secrecy.reveals_since(table, back):
        raise Refused(SECRET_SHOWN)
    at_once = back == len(table.moves) - 1 and not table.moves[back].chance
    if at_once or not _other_people(table, seat):
        return Proposal(entries.Undone(seat, back))
    if table.pauses.request is not None:
        raise Refused(PAUSE_ASKED)
    return Proposal(entries.UndoAsked(seat, back))


def _agree(table: Table, seat: int, command: messages.Agree) -> Proposal:
    _check_running(table)
    if table.pauses.request is not None:
        return _agree_to_pause(table, seat, table.pauses.request)
    if table.undo is None:
        raise Refused(UNDO_NOT_ASKED)
    _check_not_dealing(table)
    if table.undo.seat == seat:
        raise Refused(OWN_UNDO)
    missing = set(_other_people(table, table.undo.seat)) - table.undo.agreed - {seat}
    return Proposal(entries.UndoAgreed(seat, None if missing else table.undo.actions))


def _decline(table: Table, seat: int, command: messages.Decline) -> Proposal:
    _check_running(table)
    if table.pauses.request is not None:
        _check_plays(table, seat)
        return Proposal(entries.PauseDeclined(seat))
    if table.undo is None:
        raise Refused(UNDO_NOT_ASKED)
    return Proposal(entries.UndoDeclined(seat))


def _pause(table: Table, seat: int, command: messages.Pause) -> Proposal:
    _check_running(table)
    _check_not_dealing(table)
    caps.check_entries(table)
    if not table.clocks.enabled:
        return Proposal(entries.Paused(seat))
    if table.undo is not None:
        raise Refused(UNDO_ASKED)
    if table.pauses.request is not None:
        raise Refused(PAUSE_ASKED)
    _check_plays(table, seat)
    if not table.pauses.left(seat):
        raise Refused(PAUSES_USED_UP, most=MAX_PAUSES)
    if table.deciding_people - {seat}:
        return Proposal(entries.PauseAsked(seat))
    return Proposal(entries.Paused(seat, longest_pause_ms(table.clocks.clock)))


def _agree_to_pause(table: Table, seat: int, request: PauseRequest) -> Proposal:
    if request.seat == seat:
        raise Refused(OWN_UNDO)
    _check_plays(table, seat)
    missing = table.deciding_people - request.agreed - {request.seat, seat}
    return Proposal(entries.PauseAgreed(seat, None if missing else longest_pause_ms(table.clocks.clock)))


def _check_plays(table: Table, seat: int) -> None:
    """Refuse what is up to people who play for themselves."""
    if table.seats[seat].bot is not None:
        raise Refused(BOT_PLAYS)


def _resume(table: Table, seat: int, command: messages.Resume) -> Proposal:
    _check_begun(table)
    if table.state != "paused":
        raise Refused(NOT_PAUSED)
    return Proposal(entries.Resumed(seat))


def _remind(table: Table, seat: int, command: messages.Remind) -> Proposal:
    return Proposal(entries.Reminded(seat, _waited_for(table, seat)))


def _let_bot_play(table: Table, seat: int, command: messages.LetBotPlay) -> Proposal:
    asked = _waited_for(table, seat)
    missing = _missing_votes(table, seat, table.away.for_bot)
    return Proposal(entries.BotVoted(seat, asked, None if missing else table.head.set_up.clock.bot))


def _end_here(table: Table, seat: int, command: messages.EndHere) -> Proposal:
    asked = _waited_for(table, seat)
    missing = _missing_votes(table, seat, table.away.for_end)
    return Proposal(entries.EndVoted(seat, asked, ends=not missing))


def _waited_for(table: Table, seat: int) -> int:
    """The person for whom this seat waits; whether that person is away is checked where it is known."""
    _check_running(table)
    caps.check_entries(table)
    if table.turn is None or table.turn.seat == seat:
        raise Refused(NOT_AWAY)
    return table.turn.seat


def _missing_votes(table: Table, seat: int, given: frozenset[int]) -> set[int]:
    """The seats that still have to vote after this one."""
    _check_plays(table, seat)
    if seat in given:
        raise Refused(HAS_VOTED)
    return table.voters - given - {seat}


def _give(table: Table, seat: int, command: messages.Give) -> Proposal:
    _check_begun(table)
    _check_plays(table, seat)
    caps.check_entries(table)
    registry.make(command.bot, table.game)
    return Proposal(entries.GivenToBot(seat, command.bot))


def _take_back(table: Table, seat: int, command: messages.TakeBack) -> Proposal:
    _check_begun(table)
    if table.seats[seat].bot is None:
        raise Refused(NO_BOT_PLAYS)
    if table.seats[seat].bot_until == "time":
        raise Refused(TIME_IS_OVER)
    return Proposal(entries.TakenBack(seat))


def _hand_over(table: Table, seat: int, command: messages.HandOver) -> Proposal:
    check_token(command.token)
    caps.check_entries(table)
    return Proposal(entries.HandedOver(seat))


def check_token(token: str) -> None:
    """Refuse a secret that a client has made too short or too long."""
    if not MIN_TOKEN_LENGTH <= len(token) <= MAX_TOKEN_LENGTH:
        raise Refused(BAD_TOKEN, least=MIN_TOKEN_LENGTH, most=MAX_TOKEN_LENGTH)


def _resign(table: Table, seat: int, command: messages.Resign) -> Proposal:
    _check_begun(table)
    registry.make(command.bot, table.game)
    return Proposal(entries.Resigned(seat, command.bot))


def _abandon(table: Table, seat: int, command: messages.Abandon) -> Proposal:
    if table.over:
        raise Refused(IS_OVER)
    if _other_people(table, seat):
        raise Refused(OTHERS_PLAY)
    return Proposal(entries.Abandoned(seat))


def _rematch(table: Table, seat: int, command: messages.Rematch) -> Proposal:
    if not table.over:
        raise Refused(NOT_OVER)
    if table.rematch is not None:
        raise Refused(REMATCHED)
    return Proposal(entries.Rematched(""))  # the registry opens the table and fills in its id


def _other_people(table: Table, seat: int) -> list[int]:
    """The other people at the table."""
    return [other for other in table.people if other != seat]


def check_open(table: Table) -> None:
    """Refuse if the game has begun."""
    if table.over:
        raise Refused(IS_OVER)
    if table.state != "open":
        raise Refused(HAS_BEGUN)


def _check_begun(table: Table) -> None:
    if table.over:
        raise Refused(IS_OVER)
    if table.state == "open":
        raise Refused(NOT_BEGUN)


def _check_running(table: Table) -> None:
    _check_begun(table)
    if table.state == "paused":
        raise Refused(IS_PAUSED)


def _check_not_dealing(table: Table) -> None:
    """Refuse what must not happen between an action and the draws after it."""
    if table.round_open:
        raise Refused(DEALING)


def check_not_resigned(table: Table, seat: int) -> None:
    """Refuse commands of a seat that has resigned."""
    if table.seats[seat].resigned:
        raise Refused(HAS_RESIGNED)


_PROPOSERS: dict[type[AnyCommand], Callable[[Table, int, Any], Proposal]] = {
    messages.Act: _act,
    messages.Begin: _begin,
    messages.Rename: _rename,
    messages.Leave: _leave,
    messages.Undo: _undo,
    messages.Agree: _agree,
    messages.Decline: _decline,
    messages.Pause: _pause,
    messages.Resume: _resume,
    messages.Remind: _remind,
    messages.LetBotPlay: _let_bot_play,
    messages.EndHere: _end_here,
    messages.Give: _give,
    messages.TakeBack: _take_back,
    messages.HandOver: _hand_over,
    messages.Resign: _resign,
    messages.Abandon: _abandon,
    messages.Rematch: _rematch,
}

_RESULT_FACTS: dict[type[AnyCommand], tuple[type[entries.AnyFact], ...]] = {
    messages.Act: (entries.Acted,),
    messages.Begin: (entries.Began,),
    messages.Rename: (entries.Sat,),
    messages.Leave: (entries.Left,),
    messages.Undo: (entries.Undone, entries.UndoAsked),
    messages.Agree: (entries.UndoAgreed, entries.PauseAgreed),
    messages.Decline: (entries.UndoDeclined, entries.PauseDeclined),
    messages.Pause: (entries.Paused, entries.PauseAsked),
    messages.Resume: (entries.Resumed,),
    messages.Remind: (entries.Reminded,),
    messages.LetBotPlay: (entries.BotVoted,),
    messages.EndHere: (entries.EndVoted,),
    messages.Give: (entries.GivenToBot,),
    messages.TakeBack: (entries.TakenBack,),
    messages.HandOver: (entries.HandedOver,),
    messages.Resign: (entries.Resigned,),
    messages.Abandon: (entries.Abandoned,),
    messages.Rematch: (entries.Rematched,),
}
