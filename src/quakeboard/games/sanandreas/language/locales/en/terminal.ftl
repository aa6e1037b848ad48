### English: San Andreas in the terminal. What stands at the tops of the generic common.ftl and
### of game.ftl holds here too. play-sa-… is the text game of San Andreas; a few play-… that both games say stand here as well.
###
### Parameters: $columns and $row are coordinates, $columns as ranges: 1–3, 5. $down and $side are points of the
### compass: N, NE and so on. $coins, $lost and $pawns are codes in a row, or `none`. $number is what one types.

## The text game of San Andreas: the people

# Several people share the screen. $name is the one who comes next.
play-hand-over = { $name } has the screen now; the others look away. { $name }, press Enter.
play-sa-cannot-undo = Nothing can be taken back: since your last move dice were rolled or a coin was shown.

## The text game of San Andreas: what it asks

play-sa-pieces =
    { $coins ->
        [none] You have no coin left.
       *[other] Your coins: { $coins }.
    } { $pawns ->
        [none] No pawn is left.
       *[other] Pawns left: { $pawns }.
    }
# How many spaces there are for either.
play-sa-room = Spaces for a city: { $cities }; for an epicentre: { $marks }. found or mark alone shows where.
play-sa-ask-turn = What and where? For example { $examples }; ?, look and legend help
# $what is one of the four below.
play-sa-ask-where = { $what } goes where? Write a space like 3,12, or back
play-sa-what-city = A city
play-sa-what-coin = The { $coin }
play-sa-what-epicentre = An epicentre
play-sa-what-pawn = The { san-andreas-pawn }
play-sa-ask-with =
    { $kind ->
        [coin] Which coin comes to { $at }? { $numbers }, or back
        [pawn] Which pawn comes to { $at }? { $pawns }, or back
       *[both] What comes to { $at }? A coin ({ $numbers }) or a pawn ({ $pawns }), or back
    }
play-sa-ask-die = Which die? { $numbers }; look { $pawn } looks closer
play-sa-ask-coin = Which coin? { $numbers }, or pass
play-sa-ask-none = There is nothing to found and nothing to mark. Enter passes
play-sa-spaces = Row { $row }: { $columns }.
play-sa-coin =
    { $number }: { $points ->
        [0] the { $number } would bring nothing there now.
       *[other] the { $number } would bring { $points } there now.
    }
# $told is what would happen.
play-sa-die = { $number } or { $pawn }: { $die }. { $told }

## The text game of San Andreas: what cannot be

play-sa-nothing-to-do = There is nothing to found and nothing to mark: pass. [A15]
play-sa-no-city-anywhere = No city can be founded anywhere. [A9]
play-sa-no-mark-anywhere = No epicentre can be marked anywhere. [A10]
play-sa-which-die = Which die comes next? Write its letter, like S.
play-sa-which-coin = Which coin is taken back? Write it, like swap 5, or pass.
play-sa-look-which = Look where? Write a space like 3,12, a tile like 7 or a pawn like S.

## The text game of San Andreas: the state of the table

play-sa-row = Row { $row }: { $parts }.
play-sa-part =
    { $kind ->
        [ocean] ocean at { $columns }
        [land] land at { $columns }
       *[tile] tile { $tile } at { $columns }
    }
play-sa-flat = Tile { $tile } lies flat.
play-sa-leans =
    Tile { $tile } leans by { $figure }, down to the { $down ->
        [N] north
        [NE] north-east
        [E] east
        [SE] south-east
        [S] south
        [SW] south-west
        [W] west
       *[NW] north-west
    }{ $steep ->
        [yes] : too steep for a coin.
       *[no] .
    }
play-sa-lies-over = Tile { $tile } lies over { $things }.
play-sa-lies-under = Tile { $tile } lies under { $things }.
play-sa-lies-under-land = Tile { $tile } has slid under the land.
play-sa-city =
    { $who ->
        [you] Your city
       *[one] { $name }’s city
    } at { $at }: coin { $coin }, { $known ->
        [all] known to all
       *[owner] known to its owner alone
    }; { $inland }, worth { $points } now.
play-sa-city-hidden =
    { $who ->
        [you] Your city
       *[one] { $name }’s city
    } at { $at }: coin unknown; { $inland }.
play-sa-no-cities = There is no city on the map.
play-sa-epicentre = { san-andreas-pawn } at { $at } on tile { $tile }
play-sa-epicentres = Epicentres: { $marks }.
play-sa-no-epicentres = There is no epicentre on the map.
play-sa-scores = Points so far: { $totals }.
play-sa-hand =
    { $who ->
        [you] Your hand
       *[one] { $name }’s hand
    }: { $coins ->
        [none] empty
       *[other] { $coins }
    }. { $lost ->
        [none] No coin destroyed.
       *[other] Destroyed: { $lost }.
    }
# $coins are the values that the coins in hand and the hidden cities could have.
play-sa-hand-hidden =
    { $who ->
        [you] You have
       *[one] { $name } has
    } { $count ->
        [one] 1 coin in hand
       *[other] { $count } coins in hand
    }; in hand or hidden on the map: { $coins ->
        [none] nothing
       *[other] { $coins }
    }. { $lost ->
        [none] No coin destroyed.
       *[other] Destroyed: { $lost }.
    }
play-sa-story-all =
    { $lines ->
        [one] The whole story has 1 line: story all.
       *[other] The whole story has { $lines } lines: story all.
    }
play-sa-no-story = Nothing has moved yet.

## The text game of San Andreas: looking closer

play-sa-look-no-tile =
    { $kind ->
        [land] { $at } is land.
       *[ocean] { $at } is ocean.
    }
# $height is a fraction, in thicknesses of a tile.
play-sa-look-tile = { $at } shows tile { $tile }, at height { $height }.
play-sa-below = Below, hidden: { $things }.
play-sa-no-coast = No coast lies in a straight line.
play-sa-way =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } { $spaces }
play-sa-coasts = Spaces between here and the coast: { $ways }. So it is { $inland }.
play-sa-worth = A city here would bring now: { $coins }.
play-sa-coin-brings = { $points } with a { $coin }
play-sa-worth-nothing = A city here would bring nothing now.
play-sa-may-found = A city can be founded here.
play-sa-may-not-found = No city here. { $why }
play-sa-may-mark = An epicentre can be marked here.
play-sa-may-not-mark = No epicentre here. { $why }
play-sa-tile =
    { $count ->
        [0] Tile { $tile } lies at { $at } and nothing of it shows.
        [4] Tile { $tile } lies at { $at } and shows whole.
       *[other] Tile { $tile } lies at { $at }; of it show { $spaces }.
    }
play-sa-corners = Heights of its corners: NW { $nw }, NE { $ne }, SW { $sw }, SE { $se }.
play-sa-coastal = Tile { $tile } lies on the coast: epicentres can be marked on it.
play-sa-not-coastal = Tile { $tile } has no showing space beside the ocean: no epicentre can be marked on it.
play-sa-no-such-tile = There is no tile { $tile }: they are numbered from 0 to { $last }.
play-sa-tile-sunk = Tile { $tile } has sunk.
play-sa-pawn-in-supply = The { san-andreas-pawn } is in the supply.
play-sa-pawn-at = The { san-andreas-pawn } stands at { $at } on tile { $tile }.
play-sa-null-die = The die of the { san-andreas-pawn } shows null: its tile stays where it is.
play-sa-would = { $die }, if it came next:

## The text game of San Andreas: the drawing

play-sa-player =
    { $coins ->
        [one] { $sign } { $name } { $points } (1 coin)
       *[other] { $sign } { $name } { $points } ({ $coins } coins)
    }
play-sa-map-small = The map is drawn small, to fit: without heights, with the tile’s number in every space. large shows more.
play-sa-legend-edges = On the map: ━ ┃ is the coast, ~ ocean, ░ land, ─ │ the edge of a tile.
play-sa-legend-numbers = A number on an edge is the tile’s own; a tooth (▴ ▾ ◂ ▸) points into the tile that lies above.
play-sa-legend-relief = · is flat ground, 1.5 a height, ↘ points downhill, ⇘ where it is too steep for a coin.
play-sa-legend-cities = (▲5) is a city whose coin only its owner knows, (▲?) one that you do not know, [▲5] one that all know.
play-sa-legend-pawns = *S *M *C *A are the epicentres Sun, Moon, Crown and Arms. + is where you can put what you have chosen.

## The text game of San Andreas: help

play-sa-help-found = found 3,12 5: a city on space 3,12 (x to the east, y to the north) with your coin 5.
play-sa-help-mark = mark 1,16 S: an epicentre with a pawn, S M C or A (Sun, Moon, Crown, Arms).
play-sa-help-quake = shift S, or S: this die comes next. swap 5: take back the coin 5. pass: decline, or when nothing can be done.
play-sa-help-steps = 3,12 or 5 or S alone: the rest is asked. back: choose anew.
play-sa-help-where = ?: what can be chosen now.
play-sa-help-undo = undo: take your last move back, until dice are rolled or a coin is shown.
play-sa-help-map = map: the table again. legend: what its signs mean. large, small, fit: how it is drawn.
play-sa-help-look = look 3,12, look 7, look S: everything about a space, a tile, an epicentre and its die.
play-sa-help-coins = coins: who has which coins, as far as you may know. scores: points, and what the cities are worth now.
play-sa-help-story = story, story all: what has happened.
play-sa-help-rules = rules, rules quakes: the rules in short.

## The text game of San Andreas: the rules in short

play-sa-rules-aim = Found cities near the coast and hope that the ground holds. After each quake a city that still stands brings the value of its coin, less the spaces between it and the sea. [San Andreas by James Kyle, 2003, in the public domain; Quakeboard is not affiliated with its author]
play-sa-rules-turn = On your turn you do one thing: found a city or mark an epicentre. Only if neither is possible, you pass. [A15]
play-sa-rules-founding = A city is one of your coins, face down, on an empty space of a tile that shows. The tile must not be too steep, and none of the four neighbouring spaces may hold a city of anybody. Everybody has six coins: 0 to 5. [A4, A9]
play-sa-rules-epicentres = The four pawns belong to all. One is put on an empty showing space of a coastal tile, one with a showing space beside the ocean; how steep it is does not matter. The pawn stays with its tile. The fourth one sets off a quake. [A10, A11]
play-sa-rules-quakes = Whoever marks the fourth epicentre rolls a die for each pawn, and chooses one die after another. 1: east, lift. 2: north, dip. 3: north, lift. 4: south, dip. 5: south, lift. 0: the tile stays, and so does its pawn; the other pawns go back to the supply. [A11]
play-sa-rules-shifts = A tile shifts by one space, half its width. With a lift it goes over what it newly meets, with a dip under it; land counts like a tile. Tiles that already lie on each other keep their order, even against the die. [A5]
play-sa-rules-lean = A tile settles as low as what lies below it allows, and may lean. A lean of more than 1 is too steep for a coin; a tile lifted over one flat neighbour leans by exactly 1. [A6, A7]
play-sa-rules-losses = After each shift a city is lost if its space is buried or its tile leans otherwise than before. After the last one, tiles without any link to the land sink with all that is on them. Lost coins are known to all and do not come back to the hand. [A8, A11, A12]
play-sa-rules-scoring = Whoever has a surviving null city may first take back one of their own destroyed coins for it. Then each city brings its coin less the spaces between it and the nearest ocean in a straight line to one of the four sides, never less than 0. Land in the way blocks a line. [A13]
play-sa-rules-secrets = What a coin is worth only its owner knows, until it is scored or destroyed; then everybody does. [A14]
play-sa-rules-end = The game ends after the quake whose scoring finds a player with an empty hand. The highest total wins; ties are shared. [A15]
play-sa-rules-map = The map has square spaces x,y. The 23 tiles cover two by two of them. Land lies to the north, the east and the south; what is neither land nor tile is ocean, wherever it opens up. [A1, A2, A3]
