"""What the text game says beside the story, in English until it moves into the `.ftl` files.

Each entry is a key and a Fluent pattern, ready to stand after `key =` in `language/en.ftl`. A language that
has the key speaks for itself (see `speech`). The parameters follow `en.ftl`: $who and $name for people, $at
for a cell, $road and $tile for noun phrases.
"""

from __future__ import annotations

WORDS: tuple[tuple[str, str], ...] = (
    # The beginning and the end of a sitting
    ("play-kept-in", "The game is kept in { $file }."),
    ("play-committed", "The draws follow from a secret seed with the fingerprint { $commitment }."),
    ("play-welcome", "help lists the commands, ? says what you can do now."),
    (
        "play-resumed",
        "{ $turns ->\n"
        "    [0] The game in { $file } goes on before its first turn.\n"
        "   *[other] The game in { $file } goes on in turn { $turns }.\n"
        "}",
    ),
    ("play-over-already", "The game in { $file } is over."),
    ("play-quit", "The game is kept. To go on: quakeboard play seismic --resume { $file }"),
    (
        "play-verified",
        "The draws were verified: { $draws ->\n"
        "    [one] 1 draw follows\n"
        "   *[other] all { $draws } draws follow\n"
        "} from the seed with the fingerprint { $commitment }.",
    ),
    ("play-not-verified", "The draws could not be verified. { $why }"),
    ("play-record-in", "The record is in { $file }."),
    # Asking
    ("play-nobody", "Player"),
    ("play-turn-of", "{ $name }, this is for you."),
    (
        "play-face-up",
        "{ $number }: lay { $tile } ({ $name }); { $places ->\n"
        "    [0] it fits nowhere\n"
        "    [one] it fits in 1 place\n"
        "   *[other] it fits in { $places } places\n"
        "}.",
    ),
    (
        "play-card",
        "{ $name }, { $places ->\n    [0] fits nowhere\n    [one] 1 place\n   *[other] { $places } places\n}",
    ),
    (
        "play-cell",
        "{ $number }: { $at }, where { $rotations ->\n"
        "    [one] 1 rotation fits\n"
        "   *[other] { $rotations } rotations fit\n"
        "}.",
    ),
    ("play-rotation", "{ $number }: r{ $rotation }, { $roads }."),
    ("play-roads", "roads { $edges }"),
    ("play-exits", "exits { $edges }"),
    ("play-crew", "{ $number }: { $edges }, to { $road }."),
    ("play-second", "{ $number }: instead of a crew, lay { $tile } ({ $name }) as a second tile."),
    (
        "play-side",
        "{ $number }: { $edge }, the { $side } side with { $tiles ->\n"
        "    [one] 1 tile\n"
        "   *[other] { $tiles } tiles\n"
        "}.",
    ),
    ("play-town", "{ $number }: { $town } at { $at }."),
    ("play-ask-tile", "Which tile? { $numbers }"),
    ("play-ask-cell", "Where? { $numbers }, or back"),
    ("play-ask-rotation", "Turned how? { $numbers }, or back"),
    ("play-ask-crew", "Where to? { $numbers }, pass, or undo"),
    ("play-ask-shock", "Which cell? { $numbers }, or pass"),
    ("play-ask-side", "Which side? { $numbers }"),
    ("play-ask-town", "Which town? { $numbers }"),
    ("play-ask-forced", "No crew can be sent to this tile. Enter ends the turn; undo takes the tile back"),
    ("play-ask-forced-shock", "No tile can be turned. Enter goes on"),
    # What a lay would do: $number is the choice
    ("play-prospect", "{ $number }: { $prospect }"),
    ("play-would-complete", "Completes { $road }: { $points } for a crew of yours."),
    # Answers to what cannot be
    ("play-ruling", "{ $sentence } [{ $ruling }]"),
    ("play-unclear", "“{ $text }” is not understood. help lists what is."),
    ("play-no-such-number", "There is no number { $number } here: { $numbers }."),
    ("play-which-tile", "Which of these tiles: { $tiles }?"),
    ("play-which-cell", "Which cell? Write it like 3,-1."),
    ("play-fits-nowhere", "The tile { $tile } fits nowhere. [S7]"),
    ("play-nothing-fits-there", "No face-up tile fits at { $at }. [S7]"),
    ("play-no-rotation-fits", "No rotation of { $tile } fits at { $at }. [S7]"),
    ("play-cannot-be-turned", "The tile at { $at } fits in no other rotation. [S16]"),
    # Undo, hint, save
    ("play-undone", "Taken back: { $action }."),
    ("play-cannot-undo", "Nothing can be taken back: since your last move a tile was turned up."),
    ("play-nothing-to-undo", "There is nothing to take back yet."),
    ("play-hint", "Greedy would play { $action }. do plays it."),
    ("play-no-hint", "Ask for a hint first."),
    ("play-save-kept", "Every move is on disk already, in { $file }. save FILE writes a copy."),
    ("play-saved", "A copy is in { $file }; it can be resumed too."),
    ("play-save-exists", "There is already a file { $file }. To replace it: save! { $file }"),
    ("play-save-replaced", "The file { $file } was there and is replaced by a copy of this game."),
    ("play-no-file-name", "no file can have this name"),
    ("play-save-itself", "{ $file } is where the game is kept anyway."),
    # The state of the table
    ("play-table-tiles", "{ $tiles ->\n    [one] 1 tile\n   *[other] { $tiles } tiles\n} on the table."),
    ("play-sides", "Sides of { $town }: { $sides }. The longest: { $longest }."),
    ("play-sides-empty", "No tile lies on a side of { $town } yet."),
    ("play-edge-number", "{ $edge } { $number }"),
    ("play-no-crews", "No crew is on the board."),
    (
        "play-holds-complete",
        "{ $who ->\n"
        "    [you] You hold { $road }: { $points }, complete.\n"
        "    [one] { $name } holds { $road }: { $points }, complete.\n"
        "   *[many] { $name } hold { $road }: { $points } each, complete.\n"
        "}",
    ),
    (
        "play-holds-open",
        "{ $who ->\n"
        "    [you] You hold { $road }\n"
        "    [one] { $name } holds { $road }\n"
        "   *[many] { $name } hold { $road }\n"
        "}{ $fragments ->\n"
        '    [0] { "" }\n'
        "    [one] , 1 fragment so far\n"
        "   *[other] , { $fragments } fragments so far\n"
        "}; it is open at { $cells }.",
    ),
    (
        "play-holds-ring",
        "{ $who ->\n"
        "    [you] You hold { $road }; it can never be complete.\n"
        "    [one] { $name } holds { $road }; it can never be complete.\n"
        "   *[many] { $name } hold { $road }; it can never be complete.\n"
        "}",
    ),
    (
        "play-unseen",
        "{ $count ->\n"
        "    [one] 1 tile has not been turned up:\n"
        "   *[other] { $count } tiles have not been turned up:\n"
        "}",
    ),
    (
        "play-unseen-kind",
        "{ $kind ->\n"
        "    [intersection] Intersections: { $tiles }.\n"
        "    [quake] Quakes: { $tiles }.\n"
        "   *[highway] Highways: { $tiles }.\n"
        "}",
    ),
    ("play-unseen-tile", "{ $count ->\n    [one] { $name }\n   *[other] { $name } × { $count }\n}"),
    (
        "play-boxed",
        "{ $boxed ->\n"
        "    [0] All of them will come.\n"
        "    [one] 1 of the quakes and single roads lies in the box and will not come.\n"
        "   *[other] { $boxed } of the quakes and single roads lie in the box and will not come.\n"
        "}",
    ),
    ("play-own-piles", "Own piles: { $piles }."),
    # look
    ("play-look-tile", "{ $at } shows { $tile } ({ $name }), r{ $rotation }."),
    ("play-look-town", "{ $at }: { $town }, +6."),
    ("play-look-free", "{ $edges }: nobody holds { $road }."),
    ("play-look-held", "{ $edges }: { $holds }"),
    ("play-look-off", "{ $at } is beyond the edge of the table. [S4]"),
    ("play-look-which", "Look where? Write a cell like 3,-1."),
    ("play-look-lonely", "{ $at } is empty, and no highway leads there. [S7]"),
    ("play-look-empty", "{ $at } is empty. A highway arrives from { $edges }."),
    ("play-look-green", "Green meets it from { $edges }."),
    ("play-look-fits", "{ $tile } fits: { $rotations }."),
    ("play-look-nothing-fits", "No face-up tile fits there."),
    # The drawing
    ("play-player", "{ $sign } { $name } { $points } ({ $crews } crews left)"),
    ("play-board-small", "The board is drawn small, to fit. large shows it closer."),
    (
        "play-board-cut",
        "The board is wider than the window. pan W and pan E move it; small shows more of it.",
    ),
    ("play-pan-which", "Which way? pan W or pan E."),
    ("play-only-drawn", "That is for drawn boards; this game is told in sentences."),
    (
        "play-signs",
        "On the board: (+4) or 4 is an intersection, [+6] or ⌂ San Andreas, ═ a bridge, ▲ ● ■ ◆ are crews. "
        "‹2› counts the tiles on a side of the town, «3» on the longest. × is where a quake took a tile.",
    ),
    # rules
    ("play-topics", "Topics: { $topics }. For example: rules quakes"),
    ("play-no-topic", "There is no topic “{ $topic }”. { $topics }"),
)

HELP: tuple[tuple[str, str], ...] = (
    ("play-help-number", "A number takes that choice of the list shown last."),
    (
        "play-help-lay",
        "lay 2 3,-1 r1: face-up tile 2 onto cell 3,-1 in rotation 1. Leave out what you do not know.",
    ),
    (
        "play-help-crew",
        "crew 14, crew NE-SW or crew 1: send a crew to that road of the tile just laid. pass: send none.",
    ),
    ("play-help-quake", "side E, town 4,0, turn 3,-1 r2: what a quake asks."),
    ("play-help-where", "?: what you can do, with numbers. back: choose anew."),
    ("play-help-undo", "undo: take your last move back, until a tile has been turned up."),
    ("play-help-hint", "hint: what the greedy bot would do, and why. do: follow it."),
    ("play-help-board", "board: the table again. large, small, fit, pan W: how it is drawn."),
    ("play-help-look", "look 3,-1: what lies there, and whose roads they are."),
    ("play-help-scores", "scores: points if it ended now, crews, sides. pile: what has not been turned up."),
    ("play-help-rules", "rules, rules quakes: the rules in short."),
    ("play-help-save", "save, save FILE: where the game is kept; a copy of it."),
    ("play-help-quit", "quit: leave. The game can be taken up again."),
)
"""What `help` prints, a line a message."""

HINTS: tuple[tuple[str, str], ...] = (
    ("hint-only-choice", "It is the only choice."),
    ("hint-closes-section", "It closes a section: { $points } for you."),
    ("hint-claims-closed-section", "A crew there takes a complete section: { $points } for you."),
    ("hint-claims-open-section", "A crew there takes an open section that has { $points } so far."),
    ("hint-spoils-section", "It troubles the section of { $name }, which has { $points } so far."),
    ("hint-lengthens-section", "It lengthens a section of yours, which then has { $points } so far."),
    ("hint-shifts-quakes", "The next quakes would then hurt the others more than you."),
    ("hint-least-harm", "Nothing helps much; this does least harm."),
    ("hint-keeps-crew", "No section here is worth a crew."),
    ("hint-second-tile", "A second tile does more than a crew would."),
    ("hint-quake-side", "A quake on that side hurts you least, or the others most."),
    ("hint-quake-town", "Begun at that town, the quake hurts you least, or the others most."),
    ("hint-turn-helps", "The turned tile serves your sections better."),
    ("hint-no-turn", "No tile would serve you better if it were turned."),
)
"""Why a bot would do what it advises; the keys and parameters are those of `bots.seismic_reasons`."""
