### English.
###
### One file a language and, for San Andreas, a fragment beside it (sanandreas.en.ftl), for Python (fluent.runtime)
### and the browser (@fluent/bundle) alike. All files have the
### same keys in the same order, and a message has the same parameters in each of them; a test says so.
###
### Keys are words joined by hyphens, the general ones first:
###   list-…            how words, clauses and sentences are joined
###   refusal-CODE      a refusal, by the code of its Reason. The English text equals the Reason's own sentence.
###   COMMAND-…         what a command says, by its name: simulate-…, verify-…; play-… is the text game
###   hint-…            why a bot would do what it advises; keys and parameters of bots/seismic_reasons.py
###   seismic-tile-…    noun phrases: seismic-tile-NAME, seismic-road-…, seismic-variant-NAME
###   seismic-EVENT     the events of rules/seismic/events.py, by their `key`, in the order of that file; what is
###                     told of several events together stands with the first of them
###   seismic-ask-PHASE, seismic-wait-PHASE
### New keys go to the end of their group, into all files at once.
###
### A message is a whole sentence, a clause (small letter, no full stop) or a noun phrase. Noun phrases are
### always inserted as objects: “lays { $tile }”, “closes { $road }”.
### Parameters: $who chooses the form: `you` (the reader), `one` (somebody), `with-you` (several and the reader),
### `many`; $name is the name or the names. $at is a cell such as 3,-1; $side and $edge are NE, E, SE, SW, W, NW;
### $town is `only`, or `west` and `east` of twin towns. Numbers come as numbers, so that plural forms work.
###
### Voice: short, concrete, present tense; what happened, then what it means; no exclamation marks.
### Glossary: crew, section (what is claimed and scores), road (a section told by where it leads), fragment, stub,
### side, town, tile, intersection, straight, loose curve, tight curve, pile, face up, lay, turn up (from the
### pile), turn (an aftershock), quake, aftershock, count.

language-name = English

## Lists and people

list-and = { $first } and { $last }
# Before the sound of an i, which matters in Spanish.
list-and-before-i = { list-and }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
list-sentences = { $first } { $next }
you = you
seat = Seat { $number }
name-number = { $name } { $number }

## Refusals: languages

refusal-unknown-language = Quakeboard does not speak “{ $language }”. It speaks: { $languages }.

## Refusals: every game

refusal-not-an-action = “{ $text }” is not an action of this game.
refusal-game-over = The game is over; nothing can be done any more.

## Refusals: options of Seismic

refusal-unknown-option = Seismic has no option “{ $name }”.
# $expected is English. Other languages know by the option’s $name what it takes.
refusal-bad-value = “{ $value }” is no value for the option “{ $name }”: { $expected }.
refusal-unknown-variant = Seismic has no variant “{ $variant }”. There are: { $variants }.
refusal-bad-seats = Seismic is for 2 to 4 seats, not { $seats }.
refusal-bad-table = A table has an odd number of columns and rows from 7 to 61, not { $columns } × { $rows }.
refusal-narrow-table = The two towns are eight spaces apart: Twin Cities needs 9 columns, not { $columns }.
refusal-bad-first = Seat { $first } cannot begin: there are only seats 0 to { $last }.
refusal-bad-heights = There are { $heights } heights for { $seats } seats: give one for each seat, or none.
refusal-balance-big-one = Balance deals one pile to each player, so there is no common bottom at which The Big One could wait.
refusal-balance-twin-cities = The tiles of two boxes cannot be dealt evenly, so Balance does not go together with Twin Cities.
refusal-uneven-deal = Balance deals { $tiles } tiles and { $intersections } intersections: not evenly among { $seats } players.
refusal-unknown-tile = The manifest names a tile “{ $tile }”, which does not exist.
refusal-bad-count = The manifest has { $count } of tile { $tile }: it must be 0 to 24.
refusal-too-few-singles = The manifest has { $count } of tile { $tile }, but { $needed } are mixed with the quakes.
refusal-too-many-singles = The manifest has too many straights and single curves to reckon the odds with.
refusal-too-few-tiles = The manifest has { $tiles } tiles; a game needs { $needed }.

## Refusals: actions of Seismic

refusal-not-now-first = “{ $action }” must wait: first the seat that begins is drawn.
refusal-not-now-set-up = “{ $action }” must wait: the table is being set up.
refusal-not-now-draw = “{ $action }” must wait: first a tile is turned up.
refusal-not-now-lay = “{ $action }” must wait: it is time to lay a tile.
refusal-not-now-crew = “{ $action }” must wait: it is time to send a crew or to pass.
refusal-not-now-town = “{ $action }” must wait: choose the town that is hit first.
refusal-not-now-side = “{ $action }” must wait: choose the side that the quake hits.
refusal-not-now-aftershock = “{ $action }” must wait: it is time to turn a tile or to pass.
refusal-no-such-tile = There is no tile “{ $tile }”.
refusal-not-in-pile = The tile { $tile } cannot be turned up: none is left that could be.
refusal-quake-in-set-up = Balance turns up no quake in the set-up.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-face-up = The tile { $tile } does not lie face up.
refusal-off-table = The cell { $at } is beyond the edge of the table.
refusal-cell-taken = There is already a tile at { $at }.
refusal-no-highway-there = No highway leads to the cell { $at }.
refusal-edge-must-be-road = A highway arrives at the { seismic-edge } edge of { $at }, but the tile is green there.
refusal-edge-must-be-green = The { seismic-edge } edge of { $at } meets green, but the tile has a highway there.
refusal-not-smallest-rotation = Rotation { $rotation } of { $tile } gives the same roads as rotation { $smallest }: use that.
refusal-no-such-fragment = The tile just laid has no fragment { $fragment }; it has { $fragments }.
refusal-section-taken = The section of fragment { $fragment } already bears a crew.
refusal-no-crew-left = Seat { $seat } has no crew left to send.
refusal-no-second-tile = A second tile may only be laid in Road Crew's Dilemma, instead of a claim.
refusal-not-longest = The { $side } side counts { $tiles }; the quake hits a side that counts { $most }.
refusal-no-such-town = There is no town at { $at }.
refusal-nothing-to-turn = There is no tile at { $at } that could be turned.
refusal-turned-already = The tile at { $at } was already turned for this quake.
refusal-same-roads = The tile at { $at } already lies like that.

## Refusals: games, records and chance

refusal-unknown-game = There is no game “{ $game }” here. There are: { $games }.
refusal-file-not-found = There is no file “{ $file }”.
refusal-file-unreadable = The file “{ $file }” cannot be read: { $why }.
refusal-file-unwritable = The file “{ $file }” cannot be written: { $why }.
refusal-file-too-large = The file “{ $file }” is too large to be a record.
refusal-not-json = This is not a record, or it is cut off: { $why }.
refusal-not-a-record = This is not a Quakeboard record.
refusal-unknown-version = The record has version { $version }; this program reads version { $known }.
refusal-unknown-rules = The record was played by version { $version } of the rules; this program knows version { $known }.
refusal-bad-shape = The record is not well formed: { $why }.
# $why is a refusal of its own, with its full stop.
refusal-bad-step = The record does not replay. Step { $step }, “{ $action }”: { $why }
refusal-after-the-end = The record goes on after the game is over: step { $step }, “{ $action }”.
refusal-given-chance = The record says that { $given } of its chance actions were taken over from another game; it holds { $found }.
refusal-wrong-outcome = The record claims another outcome than its actions lead to: { $claimed }, not { $found }.
refusal-no-seed = The record holds no seed yet: chance can be checked when the game is over.
refusal-no-commitment = The record holds no commitment to check the seed against.
refusal-wrong-seed = The seed is not the one that was committed to.
refusal-wrong-draw = Step { $step } is not what the seed says: “{ $found }” instead of “{ $due }”.
refusal-bad-seed = A seed is 64 hexadecimal digits.
refusal-bad-nonce = A nonce is a text of at most { $longest } characters.

## Refusals: bots

refusal-unknown-bot = There is no bot “{ $bot }” for this game. There are: { $bots }.
refusal-bad-entrant = “{ $bot }” is no bot with a budget. Write a name alone, or with seconds or nodes: fierce, fierce:1s, fierce:500.
refusal-no-budget = “{ $bot }” could not think at all: a budget is at least 1 node or 0.001 seconds.

## Refusals: the command line

refusal-not-a-pair = “{ $given }” is no option: write it as name=value.
refusal-not-a-number = The option “{ $name }” takes a number, not “{ $value }”.
refusal-bad-manifest = “{ $file }” is not a tile manifest: { $why }.
refusal-resumed-as-it-is = A game is resumed as it is: { $option } belongs to a new game.
refusal-no-seats = Say who plays, for example --seats you,greedy,random.
refusal-too-many-names = --name is for seats that are “you”: of those there are { $people }, not { $names }.
refusal-bad-name = A name has 1 to 40 characters that can be printed, not “{ $name }”.
refusal-game-file-exists = There is already a game in “{ $file }”. Go on with it: --resume { $file }
refusal-no-seed-file = The game in “{ $file }” cannot go on: its private file “{ $seed_file }” is missing, which holds the seed.
refusal-bad-seed-file = The game in “{ $file }” cannot go on: “{ $seed_file }” is damaged or is not its seed file.
refusal-wrong-seed-file = The game in “{ $file }” cannot go on: the seed in “{ $seed_file }” is not the one that was committed to.
refusal-game-is-open = The game in “{ $file }” is open in another window.

## The command line

verify-done =
    All is in order: { $actions ->
        [one] 1 action replays
       *[other] { $actions } actions replay
    }, and { $draws ->
        [one] 1 draw is
       *[other] { $draws } draws are
    } what the seed says.
chance-given =
    { $given ->
        [one] The first draw was
       *[other] The first { $given } draws were
    } taken over from another game: the seed says nothing about { $given ->
        [one] it
       *[other] them
    }.
simulate-games =
    { $games ->
        [one] 1 game.
       *[other] { $games } games.
    }
# $points is the mean of a game.
simulate-seat =
    { $wins ->
        [one] Seat { $seat }, { $bot }: { $wins } win, { $points } points a game.
       *[other] Seat { $seat }, { $bot }: { $wins } wins, { $points } points a game.
    }

## The text game: the beginning and the end

play-kept-in = The game is kept in { $file }.
play-committed = The draws follow from a secret seed with the fingerprint { $commitment }.
play-welcome = help lists the commands, ? says what you can do now.
play-resumed =
    { $turns ->
        [0] The game in { $file } goes on before its first turn.
       *[other] The game in { $file } goes on in turn { $turns }.
    }
play-over-already = The game in { $file } is over.
play-quit = The game is kept. To go on: quakeboard play { $game } --resume { $file }
play-verified =
    The draws were verified: { $draws ->
        [one] 1 draw follows
       *[other] all { $draws } draws follow
    } from the seed with the fingerprint { $commitment }.
play-not-verified = The draws could not be verified. { $why }
play-record-in = The record is in { $file }.

## The text game: what it asks

# A person without a name.
play-nobody = Player
play-turn-of = { $name }, this is for you.
# $name is the tile’s code, such as 02-14; $number is the choice, here and below.
play-face-up =
    { $number }: lay { $tile } ({ $name }); { $places ->
        [0] it fits nowhere
        [one] it fits in 1 place
       *[other] it fits in { $places } places
    }.
# The line under a drawn tile.
play-card =
    { $name }, { $places ->
        [0] fits nowhere
        [one] 1 place
       *[other] { $places } places
    }
play-cell =
    { $number }: { $at }, where { $rotations ->
        [one] 1 rotation fits
       *[other] { $rotations } rotations fit
    }.
play-rotation = { $number }: r{ $rotation }, { $roads }.
# $edges are codes of edges, such as NE–SW.
play-roads = roads { $edges }
play-exits = exits { $edges }
play-crew = { $number }: { $edges }, to { $road }.
play-second = { $number }: instead of a crew, lay { $tile } ({ $name }) as a second tile.
# $side is seismic-side.
play-side =
    { $number }: { $edge }, the { $side } side with { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }.
play-town = { $number }: { $town } at { $at }.
play-ask-tile = Which tile? { $numbers }
play-ask-cell = Where? { $numbers }, or back
play-ask-rotation = Turned how? { $numbers }, or back
play-ask-crew = Where to? { $numbers }, pass, or undo
play-ask-shock = Which cell? { $numbers }, or pass
play-ask-side = Which side? { $numbers }
play-ask-town = Which town? { $numbers }
play-ask-forced = No crew can be sent to this tile. Enter ends the turn; undo takes the tile back
play-ask-forced-shock = No tile can be turned. Enter goes on
# What a lay would do: $prospect is play-would-complete.
play-prospect = { $number }: { $prospect }
play-would-complete = Completes { $road }: { $points } for a crew of yours.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-unclear = “{ $text }” is not understood. help lists what is.
play-no-such-number = There is no number { $number } here: { $numbers }.
play-which-tile = Which of these tiles: { $tiles }?
play-which-cell = Which cell? Write it like 3,-1.
play-fits-nowhere = The tile { $tile } fits nowhere. [S7]
play-nothing-fits-there = No face-up tile fits at { $at }. [S7]
play-no-rotation-fits = No rotation of { $tile } fits at { $at }. [S7]
play-cannot-be-turned = The tile at { $at } fits in no other rotation. [S16]

## The text game: undo, hint, save

play-undone = Taken back: { $action }.
play-cannot-undo = Nothing can be taken back: since your last move a tile was turned up.
play-nothing-to-undo = There is nothing to take back yet.
play-hint = A strong bot would play { $action }. do plays it.
play-no-hint = Ask for a hint first.
play-save-kept = Every move is on disk already, in { $file }. save FILE writes a copy.
play-saved = A copy is in { $file }; it can be resumed too.
play-save-exists = There is already a file { $file }. To replace it: save! { $file }
play-save-replaced = The file { $file } was there and is replaced by a copy of this game.
# A clause, for refusal-file-unwritable.
play-no-file-name = no file can have this name
play-save-itself = { $file } is where the game is kept anyway.

## The text game: the state of the table

play-table-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } on the table.
play-sides = Sides of { $town }: { $sides }. The longest: { $longest }.
play-sides-empty = No tile lies on a side of { $town } yet.
play-edge-number = { $edge } { $number }
play-no-crews = No crew is on the board.
play-holds-complete =
    { $who ->
        [you] You hold { $road }: { $points }, complete.
        [one] { $name } holds { $road }: { $points }, complete.
       *[many] { $name } hold { $road }: { $points } each, complete.
    }
# $fragments is 0 where the road’s own name tells how long it is.
play-holds-open =
    { $who ->
        [you] You hold { $road }
        [one] { $name } holds { $road }
       *[many] { $name } hold { $road }
    }{ $fragments ->
        [0] ; it is open at { $cells }.
        [one] , 1 fragment so far; it is open at { $cells }.
       *[other] , { $fragments } fragments so far; it is open at { $cells }.
    }
play-holds-ring =
    { $who ->
        [you] You hold { $road }; it can never be complete.
        [one] { $name } holds { $road }; it can never be complete.
       *[many] { $name } hold { $road }; it can never be complete.
    }
play-unseen =
    { $count ->
        [one] 1 tile has not been turned up:
       *[other] { $count } tiles have not been turned up:
    }
play-unseen-kind =
    { $kind ->
        [intersection] Intersections: { $tiles }.
        [quake] Quakes: { $tiles }.
       *[highway] Highways: { $tiles }.
    }
play-unseen-tile =
    { $count ->
        [one] { $name }
       *[other] { $name } × { $count }
    }
play-boxed =
    { $boxed ->
        [0] All of them will come.
        [one] 1 of the quakes and single roads lies in the box and will not come.
       *[other] { $boxed } of the quakes and single roads lie in the box and will not come.
    }
play-own-piles = Own piles: { $piles }.

## The text game: looking at a cell

play-look-tile = { $at } shows { $tile } ({ $name }), r{ $rotation }.
play-look-town = { $at }: { $town }, +6.
play-look-free = { $edges }: nobody holds { $road }.
play-look-held = { $edges }: { $holds }
play-look-off = { $at } is beyond the edge of the table. [S4]
play-look-which = Look where? Write a cell like 3,-1.
play-look-lonely = { $at } is empty, and no highway leads there. [S7]
play-look-empty = { $at } is empty. A highway arrives from { $edges }.
play-look-green = Green meets it from { $edges }.
play-look-fits = { $tile } fits: { $rotations }.
play-look-nothing-fits = No face-up tile fits there.

## The text game: the drawing

play-player =
    { $crews ->
        [one] { $sign } { $name } { $points } (1 crew left)
       *[other] { $sign } { $name } { $points } ({ $crews } crews left)
    }
play-board-small = The board is drawn small, to fit. large shows it closer.
play-board-cut = The board is wider than the window. pan W and pan E move it; small shows more of it.
play-pan-which = Which way? pan W or pan E.
play-only-drawn = That is for drawn boards; this game is told in sentences.
play-signs = On the board: (+4) or 4 is an intersection, [+6] or ⌂ San Andreas, ═ a bridge, ▲ ● ■ ◆ are crews. ‹2› counts the tiles on a side of the town, «3» on the longest. × is where a quake took a tile.

## The text game: help

# The words that one types are English in every language.
play-help-number = A number takes that choice of the list shown last.
play-help-lay = lay 2 3,-1 r1: face-up tile 2 onto cell 3,-1 in rotation 1. Leave out what you do not know.
play-help-crew = crew 14, crew NE-SW or crew 1: send a crew to that road of the tile just laid. pass: send none.
play-help-quake = side E, town 4,0, turn 3,-1 r2: what a quake asks.
play-help-where = ?: what you can do, with numbers. back: choose anew.
play-help-undo = undo: take your last move back, until a tile has been turned up.
play-help-hint = hint: what a strong bot would do, and why. do: follow it.
play-help-board = board: the table again. large, small, fit, pan W: how it is drawn.
play-help-look = look 3,-1: what lies there, and whose roads they are.
play-help-scores = scores: points if it ended now, crews, sides. pile: what has not been turned up.
play-help-rules = rules, rules quakes: the rules in short.
play-help-save = save, save FILE: where the game is kept; a copy of it.
play-help-quit = quit: leave. The game can be taken up again.

## The text game: the rules in short

play-topics = Topics: { $topics }. For example: rules quakes
play-no-topic = There is no topic “{ $topic }”. { $topics }
play-rules-aim = You lead a road crew in San Andreas. Lay highway tiles, send crews to the sections you like, and see that both ends of those sections reach an intersection or the town before the last tile. Quakes take back what lies in straight lines around the town. [Seismic by Ted Alspach, Atlas Games 2006; Quakeboard is not affiliated with the publisher]
play-rules-turn = On your turn a tile is turned up so that three lie face up; you lay one of them and may send a crew to one road of it. If none of the three can be laid, they are discarded and three new ones are turned up. [S6]
play-rules-placing = A tile goes onto an empty cell of the table. At least one of its highway edges must meet a highway edge, and every edge that touches a neighbour must be like it: road to road, green to green. It may be turned as you like, and need not be linked to the town. [S4, S7]
play-rules-claiming = After laying a tile you may send one crew to a road of that very tile, if no crew of anybody stands on the whole section yet. An intersection’s short exits can be claimed too. Everybody has 20 crews. Two sections with a crew each may still be joined later by a third tile. [S8]
play-rules-sections = A section is a string of roads from edge to edge. It ends at an intersection or a town, and does not go through it. It is complete when both ends do so, even at the same one. An end at the table’s edge or at an empty cell leaves it incomplete; so is a ring without an intersection. [S9]
play-rules-quakes = A quake acts as soon as it is turned up. It hits the side of San Andreas with most tiles in a straight line, gaps not counted; if sides are equal, the player whose turn it is chooses. As many tiles go as the magnitude says, from the town outwards, and their crews go home. Then another tile is turned up. [S10]
play-rules-scoring = At the end each complete section with crews brings 1 point for every road fragment on the way, and the numbers of the intersections at both ends; San Andreas counts 6. The short exits of intersections count nothing. The player with most crews on it gets all of it, and so does everybody who ties for that. [S12, S13]
play-rules-end = The game ends when the last tile is laid, when no highway leads to an empty cell any more, or when no tile that is left can be laid. The highest total wins; ties are shared, unless the table knows who is tallest. [S11, S13]
play-rules-tiles = 60 highway tiles carry one, two or three roads that never join on the tile; 13 intersections are worth as much as they have exits. Of the six quakes and six single roads that are mixed, only half take part, and nobody knows which. How often each highway tile is in the box is a reconstruction. [S2, S3, S5]
play-rules-big-one = The Big One: the quake 6.0 is sure to come, among the last six tiles of the pile. [S14]
play-rules-road-crews-dilemma = Road Crew’s Dilemma: instead of sending a crew you may lay a second face-up tile. Neither tile can be claimed then, and the next player turns up two. [S15]
play-rules-aftershocks = Aftershocks: after each quake every player in turn, beginning with the one whose turn it is, may turn one laid tile to another orientation that fits. Crews stay on their roads, so a section may come to bear several. No tile is turned twice for one quake. [S16]
play-rules-twin-cities = Twin Cities: two boxes, two towns eight spaces apart, 40 crews each. Every quake hits both towns; the player whose turn it is chooses which first. A town is never removed. A complete section from town to town brings 10 more. [S17, S18]
play-rules-balance = Balance: everybody has a pile of their own with as many intersections as the others. You turn up the top of your pile and lay it or another face-up tile. After a quake you lay one of the tiles that are face up, without drawing again. [S19]

## Hints: why a bot would do what it advises

hint-only-choice = It is the only choice.
hint-closes-section = It closes a section: { $points } for you.
hint-claims-closed-section = A crew there takes a complete section: { $points } for you.
hint-claims-open-section = A crew there takes an open section that has { $points } so far.
hint-spoils-section = It troubles the section of { $name }, which has { $points } so far.
hint-lengthens-section = It lengthens a section of yours, which then has { $points } so far.
hint-shifts-quakes = The next quakes would then hurt the others more than you.
hint-least-harm = Nothing helps much; this does least harm.
hint-keeps-crew = No section here is worth a crew.
hint-second-tile = A second tile does more than a crew would.
hint-quake-side = A quake on that side hurts you least, or the others most.
hint-quake-town = Begun at that town, the quake hurts you least, or the others most.
hint-turn-helps = The turned tile serves your sections better.
hint-no-turn = No tile would serve you better if it were turned.

## Seismic: variants

seismic-variant-big-one = The Big One
seismic-variant-road-crews-dilemma = Road Crew’s Dilemma
seismic-variant-aftershocks = Aftershocks
seismic-variant-twin-cities = Twin Cities
seismic-variant-balance = Balance

## Seismic: tiles, towns, roads

seismic-tile-01 = a tight curve
seismic-tile-02 = a loose curve
seismic-tile-03 = a straight
seismic-tile-01-23 = two tight curves
seismic-tile-01-24 = a loose curve with a tight one
seismic-tile-01-25 = a straight with a tight curve
seismic-tile-01-34 = two opposite tight curves
# The mirror image of 01-24.
seismic-tile-01-35 = { seismic-tile-01-24 }
seismic-tile-02-13 = two crossing loose curves
seismic-tile-02-14 = a straight crossed by a loose curve
seismic-tile-02-35 = two opposite loose curves
seismic-tile-03-14 = two crossing straights
seismic-tile-01-23-45 = three tight curves
seismic-tile-01-24-35 = two crossing loose curves with a tight one
seismic-tile-01-25-34 = a straight with two tight curves
seismic-tile-02-14-35 = a straight crossed by two loose curves
seismic-tile-03-14-25 = three crossing straights
seismic-tile-intersection = a +{ $value } intersection
seismic-tile-quake = a quake { $magnitude }.0
seismic-town =
    { $town ->
        [west] San Andreas West
        [east] San Andreas East
       *[only] San Andreas
    }
# To be followed by “side” or “stub”.
seismic-side =
    { $side ->
        [NE] north-eastern
        [E] eastern
        [SE] south-eastern
        [SW] south-western
        [W] western
       *[NW] north-western
    }
# An edge of a cell, as the refusals name it.
seismic-edge = { $edge }
seismic-fragments =
    { $fragments ->
        [one] 1 fragment
       *[other] { $fragments } fragments
    }
seismic-road-open =
    { $fragments ->
        [one] an open road of one fragment
       *[other] an open road of { $fragments } fragments
    }
seismic-road-ring = a ring of { seismic-fragments }
seismic-road-town = the road to { seismic-town }
seismic-road-intersection = the road to the +{ $value } at { $at }
seismic-road-town-intersection = the road between { seismic-town } and the +{ $value } at { $at }
seismic-road-intersections = the road between the +{ $value } at { $at } and the +{ $other_value } at { $other_at }
seismic-road-towns = the road between the two towns
seismic-road-town-back = the road from { seismic-town } back to it
seismic-road-intersection-back = the road from the +{ $value } at { $at } back to it
# Of the intersection that the same sentence has just named.
seismic-road-stub = its { seismic-side } stub
seismic-road-stub-of = the { seismic-side } stub of the +{ $value } at { $at }
# A complete section: $road is one of the above.
seismic-road-worth = { $road }, worth { $points }

## Seismic: what happens

seismic-first-seat =
    { $who ->
        [you] You begin.
       *[one] { $name } begins.
    }
seismic-face-up = Face up: { $tiles }.
seismic-turn-begins =
    { $who ->
        [you] It is your turn.
       *[one] It is { $name }’s turn.
    }
seismic-tile-turned-up =
    { $who ->
        [you] You turn up { $tile }.
       *[one] { $name } turns up { $tile }.
    }
seismic-quake-turned-up =
    { $who ->
        [you] You turn up quake { $magnitude }.0.
       *[one] { $name } turns up quake { $magnitude }.0.
    }
seismic-quake-set-aside = Quake { $magnitude }.0 comes up before the game begins and leaves it.
seismic-row-discarded = Nothing that lies face up fits anywhere. Discarded: { $tiles }.
seismic-tile-laid =
    { $who ->
        [you] You lay { $tile } at { $at }.
       *[one] { $name } lays { $tile } at { $at }.
    }
seismic-tile-laid-crew-sent =
    { $who ->
        [you] You lay { $tile } at { $at } and send a crew to { $road }.
       *[one] { $name } lays { $tile } at { $at } and sends a crew to { $road }.
    }
seismic-second-tile-laid =
    { $who ->
        [you] Instead of sending a crew you lay { $tile } at { $at }.
       *[one] Instead of sending a crew { $name } lays { $tile } at { $at }.
    }
seismic-tiles-laid =
    { $who ->
        [you] You lay { $tile } at { $at } and { $second } at { $second_at }.
       *[one] { $name } lays { $tile } at { $at } and { $second } at { $second_at }.
    }
seismic-section-closed =
    { $who ->
        [you] The tile closes { $road }: { $points } for you.
        [one] The tile closes { $road }: { $points } for { $name }.
        [with-you] The tile closes { $road }: { $points } each for { $name }.
       *[many] The tile closes { $road }: { $points } each for { $name }.
    }
seismic-section-closed-too =
    { $who ->
        [you] It also closes { $road }: { $points } for you.
        [one] It also closes { $road }: { $points } for { $name }.
        [with-you] It also closes { $road }: { $points } each for { $name }.
       *[many] It also closes { $road }: { $points } each for { $name }.
    }
seismic-crew-sent =
    { $who ->
        [you] You send a crew to { $road }.
       *[one] { $name } sends a crew to { $road }.
    }
# $tiles lie on that side. $losses are clauses: seismic-tiles-go or
# seismic-all-tiles-go, then seismic-crews-back.
seismic-side-hit =
    Quake { $magnitude }.0 hits the { seismic-side } side of { seismic-town } ({ $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }): { $losses }.
seismic-tiles-go =
    { $tiles ->
        [0] nothing goes
        [1] one tile goes
        [2] two tiles go
        [3] three tiles go
        [4] four tiles go
        [5] five tiles go
        [6] six tiles go
       *[other] { $tiles } tiles go
    }
# Every tile of that side.
seismic-all-tiles-go =
    { $tiles ->
        [1] the only tile goes
        [2] both go
        [3] all three go
        [4] all four go
        [5] all five go
        [6] all six go
       *[other] all { $tiles } go
    }
seismic-crews =
    { $crews ->
        [1] a crew
        [2] two crews
        [3] three crews
        [4] four crews
        [5] five crews
        [6] six crews
       *[other] { $crews } crews
    }
seismic-crews-back =
    { $who ->
        [you] you get { seismic-crews } back
        [one] { $name } gets { seismic-crews } back
        [with-you] { $name } each get { seismic-crews } back
       *[many] { $name } each get { seismic-crews } back
    }
seismic-quake-harmless = Quake { $magnitude }.0 finds all six sides of { seismic-town } empty and does no harm.
seismic-tile-destroyed = The quake takes { $tile } at { $at }.
# $shocks are clauses: seismic-tile-turned, then seismic-shock-declined; $count is the number of tiles turned.
seismic-aftershocks =
    { $count ->
        [0] Aftershock: { $shocks }.
        [one] Aftershock: { $shocks }.
       *[other] Aftershocks: { $shocks }.
    }
seismic-tile-turned =
    { $who ->
        [you] you turn the tile at { $at } ({ $tile })
       *[one] { $name } turns the tile at { $at } ({ $tile })
    }
seismic-shock-declined =
    { $who ->
        [you] you turn nothing
        [one] { $name } turns nothing
        [with-you] { $name } turn nothing
       *[many] { $name } turn nothing
    }
seismic-no-lay =
    { $who ->
        [you] No tile lies face up, so you lay nothing.
       *[one] No tile lies face up, so { $name } lays nothing.
    }
seismic-seat-skipped =
    { $who ->
        [you] You are skipped: there is no tile to draw, and none lies face up.
       *[one] { $name } is skipped: there is no tile to draw, and none lies face up.
    }

## Seismic: the count

# The first and the second end add their numbers; $bonus is for joining two towns, or 0.
seismic-sum =
    { $bonus ->
        [0] { seismic-fragments } + { $first } + { $second } = { $points }
       *[other] { seismic-fragments } + { $first } + { $second } + { $bonus } for joining the towns = { $points }
    }
seismic-section-scored =
    { $who ->
        [you] You alone hold { $road }: { seismic-sum }.
       *[one] { $name } alone holds { $road }: { seismic-sum }.
    }
# The winner has $crews of $all crews.
seismic-section-scored-most =
    { $who ->
        [you] You hold { $road } with { $crews } of { $all } crews: { seismic-sum }.
       *[one] { $name } holds { $road } with { $crews } of { $all } crews: { seismic-sum }.
    }
# They have $crews each.
seismic-section-scored-tied =
    { $who ->
        [with-you] { $name } hold { $road } with { seismic-crews } each, so each scores it in full: { seismic-sum }.
       *[many] { $name } hold { $road } with { seismic-crews } each, so each scores it in full: { seismic-sum }.
    }
# $crews lists the crews, seat by seat.
seismic-sections-open =
    { $count ->
        [one] One section lacks an end and scores nothing (crews: { $crews }).
       *[other] { $count } sections lack an end and score nothing (crews: { $crews }).
    }
seismic-sections-ring =
    { $count ->
        [one] One section is a ring without an intersection and scores nothing (crews: { $crews }).
       *[other] { $count } sections are rings without an intersection and score nothing (crews: { $crews }).
    }
seismic-game-ends =
    { $reason ->
        [tiles] The tiles are used up, and the count begins.
        [closed] No highway leads on, and the count begins.
       *[unplaceable] None of the tiles that are left can be laid, and the count begins.
    }
seismic-totals = Totals: { $totals }.
seismic-nobody-scored = Nobody scored. The ground won this one.
seismic-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
seismic-won =
    { $who ->
        [you] You win with { seismic-points }.
        [one] { $name } wins with { seismic-points }.
        [with-you] { $name } share the win with { seismic-points } each.
       *[many] { $name } share the win with { seismic-points } each.
    }
# $tied have the same points; the tallest of them win.
seismic-won-by-height =
    { $who ->
        [you] A tie at { seismic-points }: { $tied }. You are the tallest and win.
        [one] A tie at { seismic-points }: { $tied }. { $name } is the tallest and wins.
        [with-you] A tie at { seismic-points }: { $tied }. { $name } are the tallest and share the win.
       *[many] A tie at { seismic-points }: { $tied }. { $name } are the tallest and share the win.
    }

## Seismic: what is asked, and what is waited for

seismic-ask-lay = Your turn: lay a tile.
seismic-ask-crew = Send a crew or pass.
seismic-ask-crew-or-lay = Send a crew, lay a second tile or pass.
seismic-ask-town = Quake { $magnitude }.0: choose the town that it hits first.
seismic-ask-side = Quake { $magnitude }.0: choose the side of { seismic-town } that it hits.
seismic-ask-aftershock = Aftershock: turn a tile or pass.
seismic-wait-lay = { $name } is laying.
seismic-wait-crew = { $name } may send a crew.
seismic-wait-town = { $name } is choosing the town that is hit first.
seismic-wait-side = { $name } is choosing the side that is hit.
seismic-wait-aftershock = { $name } may turn a tile.

## Seismic: the state of the table

seismic-pile =
    { $tiles ->
        [0] The pile is empty.
        [one] 1 tile in the pile.
       *[other] { $tiles } tiles in the pile.
    }
seismic-crews-left = Crews left: { $crews }.
seismic-if-ended = If it ended now: { $totals }.
