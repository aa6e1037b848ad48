"""Why a file in Portable Piecepack Notation is refused: the line, a stable code, a sentence."""

from __future__ import annotations

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.play.record import BadRecord

ONLY_SAN_ANDREAS = Reason("ppn-other-game", "PPN", "Only San Andreas can be written as PPN, not “{game}”.")
NOT_TEXT = Reason("ppn-not-text", "PPN", "This is not a PPN file: its text is not UTF-8.")

# The head

NO_HEAD = Reason("ppn-no-head", "PPN", "This is not a PPN file: no line “...” ends its head.")
HEAD_TOO_LONG = Reason(
    "ppn-head-too-long", "PPN", "This is not a PPN file: its head has more than {most} characters."
)
BAD_HEAD = Reason("ppn-bad-head", "PPN", "Line {line}: “{text}” is no “Key: value” that can be read here.")
KEY_TWICE = Reason("ppn-key-twice", "PPN", "Line {line}: “{key}” stands in the head twice.")
GAME_TYPE = Reason("ppn-game-type", "PPN", "Line {line}: the head must say “GameType: San Andreas”.")
BAD_VALUE = Reason("ppn-bad-value", "PPN", "Line {line}: “{key}” cannot have this value.")
BAD_TABLE = Reason("ppn-bad-table", "{ruling}", "Line {line}: {why}")
WRONG_SCORES = Reason(
    "ppn-wrong-scores", "PPN", "Line {line}: the head claims the scores {claimed}; the moves lead to {found}."
)
WHO_BEGINS = Reason(
    "ppn-who-begins", "PPN", "Line {line}: nothing tells who begins. The head can: “FirstPlayer: Suns”."
)

# The shape of the movetext

LINE_BEGINS = Reason(
    "ppn-line-begins",
    "PPN",
    "Line {line}: no line of movetext begins with “---” or “...”; a file has one game.",
)
BAD_COMMENT = Reason(
    "ppn-bad-comment",
    "PPN",
    "Line {line}: a brace begins or ends a comment, beside a space, and comments hold no others.",
)
TOO_LONG = Reason("ppn-too-long", "PPN", "Line {line}: a game has at most {most} moves.")
UNREADABLE = Reason("ppn-unreadable", "PPN", "Line {line}: “{move}” is no move that can be read here.")
PUT_TILE = Reason(
    "ppn-put-tile", "PPN", "Line {line}: “{move}” puts down a tile; a coin has a “c” before its suit."
)

# What the moves say

NO_SUCH_PIECE = Reason("ppn-no-such-piece", "PPN", "Line {line}: “{move}” names no piece on the table.")
UNCLEAR = Reason("ppn-unclear", "PPN", "Line {line}: “{move}” can mean more than one thing.")
WRONG_TURN = Reason(
    "ppn-wrong-turn", "PPN", "Line {line}, “{move}”: it is the turn of seat {due}, not of seat {found}."
)
DIE_MISSING = Reason("ppn-die-missing", "PPN", "Line {line}, “{move}”: the die {die} does not lie there yet.")
NOT_SO = Reason("ppn-not-so", "PPN", "Line {line}: “{move}” is not what happens here.")
OTHERWISE = Reason("ppn-otherwise", "PPN", "Line {line}: not “{move}” happens here, but “{due}”.")
ILLEGAL = Reason("ppn-illegal", "{ruling}", "Line {line}, “{move}”: {why}")

LONGEST_QUOTE = 60


class BadPPN(BadRecord):
    """A text that is no PPN of San Andreas, or whose moves are not legal."""

    line: int | None = None


def refused(reason: Reason, line: int, **params: object) -> BadPPN:
    """The refusal of the text because of this line; what it quotes is cut short and fit for a screen."""
    quoted = {key: _quoted(value) if isinstance(value, str) else value for key, value in params.items()}
    error = BadPPN(reason, line=line, **quoted)
    error.line = line
    return error


def _quoted(text: str) -> str:
    return "".join(letter if letter.isprintable() else "�" for letter in text[:LONGEST_QUOTE])


def refused_by_the_rules(reason: Reason, line: int, error: QuakeboardError, **params: object) -> BadPPN:
    """The refusal of what the rules refuse; their ruling is cited."""
    return refused(Reason(reason.code, error.ruling, reason.sentence), line, why=error, **params)
