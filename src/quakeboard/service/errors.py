"""Why a table refuses something: stable codes and sentences."""

from __future__ import annotations

from quakeboard.core.errors import QuakeboardError, Reason


class Refused(QuakeboardError):
    """A command or request was refused, and nothing was changed."""


MUTED = Reason("muted", "tables", "The operator of this server has muted you at this table.")
TABLE_DELETED = Reason("table-deleted", "tables", "The operator of this server has deleted this table.")
STALE = Reason("stale-sequence", "tables", "The table has moved on: the next number is {next}, not {given}.")
EARLY = Reason(
    "early-sequence", "tables", "The table is not there yet: the next number is {next}, not {given}."
)
NOT_SEATED = Reason("not-seated", "tables", "Only those who sit at the table can do that.")
NOT_ASKED = Reason("not-asked", "tables", "It is not this seat's turn.")
DEALING = Reason("dealing", "tables", "Chance is being dealt. A moment, please.")
NO_CHAINS = Reason("no-chains", "tables", "At this table nobody is asked for links of a chain now.")
TOO_MANY_CHAINS = Reason("too-many-chains", "tables", "At this seat {most} chains were published already.")
CHAIN_OF_OTHERS = Reason("chain-of-others", "tables", "That chain belongs to another seat and browser.")
NOT_BEGUN = Reason("not-begun", "tables", "The game has not begun.")
HAS_BEGUN = Reason("has-begun", "tables", "The game has begun.")
IS_OVER = Reason("is-over", "tables", "The game at this table is over.")
NOT_OVER = Reason("not-over", "tables", "The game at this table is not over yet.")
IS_PAUSED = Reason("is-paused", "tables", "The game is paused.")
NOT_PAUSED = Reason("not-paused", "tables", "The game is not paused.")
SEAT_TAKEN = Reason("seat-taken", "tables", "Somebody sits there already.")
SEATS_FREE = Reason("seats-free", "tables", "The game begins when all seats are taken; {free} are free.")
COLOUR_TAKEN = Reason("colour-taken", "tables", "Somebody at the table has that colour.")
NAME_TAKEN = Reason(
    "name-taken", "tables", "“{name}” plays at this table: choose a name that cannot be taken for it."
)
NOTHING_TO_UNDO = Reason("nothing-to-undo", "tables", "There is nothing of this seat to take back.")
SECRET_SHOWN = Reason(
    "secret-shown", "tables", "Somebody has learnt a secret since then, so it cannot be taken back."
)
UNDO_ASKED = Reason("undo-asked", "tables", "Somebody has asked to go back already.")
UNDO_NOT_ASKED = Reason("undo-not-asked", "tables", "Nobody has asked to go back or for a pause.")
OWN_UNDO = Reason("own-undo", "tables", "The others have to agree.")
PAUSE_ASKED = Reason("pause-asked", "tables", "Somebody has asked for a pause already.")
PAUSES_USED_UP = Reason(
    "pauses-used-up", "tables", "This seat has had its {most} pauses; a game with a clock allows no more."
)
BOT_PLAYS = Reason("bot-plays", "tables", "A bot plays for this seat; take it back first.")
NO_BOT_PLAYS = Reason("no-bot-plays", "tables", "No bot plays for this seat.")
NOT_AWAY = Reason(
    "not-away", "tables", "Whoever is asked has not been away for long enough to do something about it."
)
HAS_VOTED = Reason("has-voted", "tables", "This seat has voted so already.")
REMINDED = Reason("was-reminded", "tables", "There is one reminder a day, and today's has gone out.")
HAS_RESIGNED = Reason("has-resigned", "tables", "This seat has resigned.")
OTHERS_PLAY = Reason("others-play", "tables", "Others are still playing. Resign, and a bot plays on for you.")
NO_SUCH_SEAT = Reason("no-seat", "tables", "There is no seat {seat} at this table.")
NO_SUCH_TABLE = Reason("no-table", "tables", "There is no such table.")
WRONG_KEY = Reason("wrong-key", "tables", "This link does not open the table.")
INVITATION_ONLY = Reason("invitation-only", "tables", "This table is by invitation.")
REMATCHED = Reason("rematched", "tables", "There is a rematch already.")
TIME_IS_OVER = Reason(
    "time-is-over", "tables", "This turn's time is up. The bot ends it, then the seat is yours again."
)
NO_SUCH_ENTRY = Reason("no-entry", "tables", "There is no entry {seq} at that table.")
BRANCH_ENDED = Reason(
    "branch-ended", "tables", "The game is over at entry {seq}: there is nothing to play on from there."
)
BRANCH_SEATS = Reason("branch-seats", "tables", "The game that is to go on has {seats} seats.")
GAME_TOO_LONG = Reason(
    "game-too-long",
    "tables",
    "This game has reached {most} actions, the most that a table holds; resign or abandon it.",
)
TABLE_FULL = Reason(
    "table-full",
    "tables",
    "The log of this table has reached {most} entries; only what brings the game to its end is accepted.",
)
TOO_MANY_UNDOS = Reason(
    "too-many-undos", "tables", "At this table {most} undos were made; nothing more can be taken back."
)
UNDO_TOO_FAR = Reason(
    "undo-too-far", "tables", "This seat's last action is more than {most} moves ago, too far to go back."
)
RECORD_TOO_LONG = Reason(
    "record-too-long", "tables", "A game of {found} actions is too long for a table, which holds {most}."
)
LINK_UNUSED = Reason(
    "link-unused",
    "tables",
    "This link is good for sitting down once, with a new secret of your own. Load the page again.",
)
LINK_USED = Reason(
    "link-used",
    "tables",
    "This link has been used or replaced. Ask whoever opened the table for a new one.",
)
SECRET_EXISTS = Reason("secret-exists", "tables", "This secret cannot be used here; make a new one.")
BAD_TOKEN = Reason("bad-token", "tables", "The secret of a seat has {least} to {most} characters.")
BAD_REQUEST = Reason("bad-request", "protocol", "The request is not well formed: {why}.")
INTERNAL = Reason("internal", "tables", "Something went wrong here. Nothing was changed.")
TOO_MANY_TABLES = Reason("too-many-tables", "tables", "Too many tables from this address. Wait a little.")
