### English: San Andreas in the terminal. What stands at the tops of the generic common.ftl and
### of game.ftl holds here too.
###
### Parameters: $columns are letters of columns: A–C, E. $down is a point of the compass: N, NE and so on.
### $coins and $lost are coins in a row, or `none`; $pawns is a list.

## The text game of San Andreas: what can be chosen

play-sa-found = found a city; your coins: { $coins }.
play-sa-mark = mark an epicentre; pawns in the supply: { $pawns }.
# $inland is san-andreas-inland or san-andreas-no-coast.
play-sa-space = { $at }, { $inland }.
# What a coin would bring at the chosen space.
play-sa-coin =
    { $coin ->
        [0] the null; it would bring { $points } there now.
       *[other] the { $coin }; it would bring { $points } there now.
    }
play-sa-pawn = { san-andreas-pawn }.
play-sa-die = { $die }.
# $phase is turn or swap.
play-sa-pass =
    { $phase ->
        [swap] keep the null.
       *[turn] pass, as there is nothing to found and nothing to mark.
    }
play-sa-which-coin = Which coin?
play-sa-which-pawn = Which pawn?

## The text game of San Andreas: an action in words

play-sa-do-found = found a city
play-sa-do-found-at = found a city at { $at }
play-sa-do-found-with =
    { $coin ->
        [0] found a city with the null
       *[other] found a city with the { $coin }
    }
play-sa-do-found-at-with =
    { $coin ->
        [0] found a city at { $at } with the null
       *[other] found a city at { $at } with the { $coin }
    }
play-sa-do-mark = mark an epicentre
play-sa-do-mark-at = mark { $at }
play-sa-do-mark-with = mark an epicentre { san-andreas-with-pawn }
play-sa-do-mark-at-with = mark { $at } { san-andreas-with-pawn }
play-sa-do-swap = take back the { $coin }
play-sa-do-pass =
    { $phase ->
        [swap] keep the null
       *[turn] pass
    }

## The text game of San Andreas: the state of the table

play-sa-player = { $sign } { $name } { $points } (coins in hand: { $coins })
play-sa-part =
    { $kind ->
        [ocean] ocean at { $columns }
        [lake] a lake at { $columns }
        [land] land at { $columns }
       *[tile] { $tile } at { $columns }
    }
play-sa-the-tile =
    { $pawn ->
        [S] The Sun’s tile
        [M] The Moon’s tile
        [C] The Crown’s tile
        [A] The Arms’ tile
       *[none] The tile at { $tile }
    }
play-sa-flat = { play-sa-the-tile } lies flat.
play-sa-down =
    { $down ->
        [N] to the north
        [NE] to the north-east
        [E] to the east
        [SE] to the south-east
        [S] to the south
        [SW] to the south-west
        [W] to the west
       *[NW] to the north-west
    }
play-sa-leans =
    { play-sa-the-tile } leans by { $figure }, down { play-sa-down }{ $steep ->
        [yes] : too steep for a coin.
       *[no] .
    }
play-sa-lies-over = { play-sa-the-tile } lies over { $things }.
play-sa-lies-under-land = { play-sa-the-tile } has slipped under the land.
# $known says who knows the coin: all, owner or nobody here.
play-sa-city =
    { $who ->
        [you] Your city at { $at }:
       *[one] { $name }’s city at { $at }:
    } { $known ->
        [all] { $coin ->
            [0] the null
           *[other] the { $coin }
        }, known to all; { $inland }, worth { $points } now.
        [owner] { $coin ->
            [0] the null
           *[other] the { $coin }
        }, known to its owner alone; { $inland }, worth { $points } now.
       *[nobody] coin unknown; { $inland }.
    }
play-sa-no-cities = There is no city on the map.
play-sa-epicentre = { san-andreas-pawn } at { $at }
play-sa-epicentres = Epicentres: { $marks }.
play-sa-no-epicentres = There is no epicentre on the map.
play-sa-scores = Points so far: { $totals }.
# $coins and $lost are coins in a row, or a dash.
play-sa-hand = { $name }: in hand { $coins }; lost { $lost }.
play-sa-hand-hidden = { $name }: { $count } in hand; in hand or hidden on the map { $coins }; lost { $lost }.
play-sa-hand-lost = { $name }: { $count } in hand; in hand, hidden on the map or lost face down { $coins }; destroyed { $lost }.

## The text game of San Andreas: looking closer

play-sa-look-which = Look where? Write a place like E12.
play-sa-look-no-tile =
    { $kind ->
        [land] { $at } is land.
        [lake] { $at } is a lake, which is no coast.
       *[ocean] { $at } is ocean.
    }
# $height is a fraction, in thicknesses of a tile.
play-sa-look-tile = { $at } shows { $tile }, at height { $height }.
play-sa-below = Below, hidden: { $things }.
play-sa-coin-brings = { $points } with a { $coin }
# $coins lists play-sa-coin-brings, or is `none`.
play-sa-worth =
    A city here would be { $inland } and bring now: { $coins ->
        [none] nothing.
       *[other] { $coins }.
    }
play-sa-may-found = A city can be founded here.
play-sa-may-not-found = No city here. { $why }
play-sa-may-mark = An epicentre can be marked here.
play-sa-may-not-mark = No epicentre here. { $why }

## The text game of San Andreas: help

play-sa-legend-edges = On the map: ━ ┃ is the coast, ~ ocean (≈ a lake), ░ land, ─ │ the edge of a tile.
play-sa-legend-numbers = A tooth (▴ ▾ ◂ ▸) points into the tile that lies above.
play-sa-legend-relief = · is flat ground, 1.5 a height, ↘ points downhill, ⇘ where it is too steep for a coin.
play-sa-legend-cities = (▲5) is a city whose coin only its owner knows, (▲?) one that you do not know, [▲5] one that all know.
play-sa-legend-pawns = *S *M *C *A are the epicentres Sun, Moon, Crown and Arms.
play-sa-help-turn = For example: 1, or a place such as E12, or a coin; pass. The notation of records works too: found E12 5, mark A7 S, shift S, swap 5.
play-sa-help-look = look E12: everything about a space. coins: who has which coins, as far as you may know.

## The text game of San Andreas: the rules in short

play-sa-rules-aim = Found cities near the coast and hope that the ground holds. After each quake a city that still stands brings the value of its coin, less the spaces between it and the ocean. [San Andreas by James Kyle, 2003, in the public domain; Quakeboard is not affiliated with its author]
play-sa-rules-turn = On your turn you do one thing: found a city or mark an epicentre. Only if neither is possible, you pass. [A15]
play-sa-rules-founding = A city is one of your coins, face down, on an empty space of a tile that shows. The tile must not be too steep, and none of the four neighbouring spaces may hold a city of anybody. Everybody has six coins: 0 to 5. [A4, A9]
play-sa-rules-epicentres = The four pawns belong to all. One is put on an empty showing space of a coastal tile, one with a showing space beside the ocean; how steep it is does not matter. The pawn stays with its tile. The fourth one sets off a quake. [A10, A11]
play-sa-rules-quakes = Whoever marks the fourth epicentre rolls a die for each pawn, and chooses one die after another. 1: east, lift. 2: north, dip. 3: north, lift. 4: south, dip. 5: south, lift. 0: the tile stays, and so does its pawn; the other pawns go back to the supply. [A11]
play-sa-rules-shifts = A tile shifts by one space, half its width. With a lift it goes over what it newly meets, with a dip under it; land counts like a tile. Tiles that already lie on each other keep their order, even against the die. [A5]
play-sa-rules-lean = A tile settles as low as what lies below it allows, and may lean. A lean of more than 1 is too steep for a coin; a tile lifted over one flat neighbour leans by exactly 1. [A6, A7]
play-sa-rules-losses = After each shift a city is lost if its space is buried or its tile leans otherwise than before. After the last one, tiles without any link to the land sink with all that is on them. Lost coins are known to all and do not come back to the hand. [A8, A11, A12]
play-sa-rules-scoring = Whoever has a surviving null city may first take back one of their own lost coins for it. Then each city brings its coin less the spaces between it and the nearest ocean in a straight line to one of the four sides, never less than 0. Land in the way blocks a line. [A13]
play-sa-rules-secrets = What a coin is worth only its owner knows, until it is scored or lost; then everybody does. At a table with closed lost coins, one that is lost before it was scored stays secret. [A14]
play-sa-rules-end = The game ends after the quake whose scoring finds a player with an empty hand. The highest total wins; ties are shared. [A15]
play-sa-rules-map = The map has square spaces, named by the letter of their column and the number of their row. The 23 tiles cover two by two of them. Land lies to the north, the east and the south; what is neither land nor tile is ocean, wherever it opens up. At a table with lakes, ocean that is cut off from the open sea in the west is no coast. [A1, A2, A3]
