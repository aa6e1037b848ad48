### English.
###
### One file a language, for Python (fluent.runtime) and the browser (@fluent/bundle) alike. All files have the
### same keys in the same order, and a message has the same parameters in each of them; a test says so.
###
### Keys are words joined by hyphens, the general ones first:
###   list-…            how words, clauses and sentences are joined
###   refusal-CODE      a refusal, by the code of its Reason. The English text equals the Reason's own sentence.
###   COMMAND-…         what a command says, by its name: simulate-…, verify-…
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
refusal-wrong-outcome = The record claims another outcome than its actions lead to: { $claimed }, not { $found }.
refusal-no-seed = The record holds no seed yet: chance can be checked when the game is over.
refusal-no-commitment = The record holds no commitment to check the seed against.
refusal-wrong-seed = The seed is not the one that was committed to.
refusal-wrong-draw = Step { $step } is not what the seed says: “{ $found }” instead of “{ $due }”.
refusal-bad-seed = A seed is 64 hexadecimal digits.
refusal-bad-nonce = A nonce is a text of at most { $longest } characters.

## Refusals: the command line

refusal-not-a-pair = “{ $given }” is no option: write it as name=value.
refusal-not-a-number = The option “{ $name }” takes a number, not “{ $value }”.
refusal-bad-manifest = “{ $file }” is not a tile manifest: { $why }.

## The command line

verify-done =
    All is in order: { $actions ->
        [one] 1 action replays
       *[other] { $actions } actions replay
    }, and { $draws ->
        [one] 1 draw is
       *[other] { $draws } draws are
    } what the seed says.
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
