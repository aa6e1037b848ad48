### English: San Andreas. What stands at the top of the generic common.ftl holds here too.
###
###   san-andreas-EVENT  the events of rules/events.py, by their `key`, in the order of that file; what is
###                      told of several events together stands with the first of them
###   san-andreas-ask-…, san-andreas-wait-PHASE
###
### Parameters: $at is a place such as E12; $pawn is S, M, C or A; $face is what a die shows, 0 to 5; $direction is
### N, E or S. $figure is a lean as the board shows it: .7, 1, 1.4. $things is one of san-andreas-tiles, san-andreas-land
### or both. $does is a list of what a tile does (“shifts north”), $news a list of clauses.
###
### Glossary: language/glossary/en.toml.

## Refusals: options of San Andreas

refusal-no-such-option = San Andreas has no option “{ $name }”.
refusal-not-a-seat = “{ $value }” is not the number of a seat that could begin.
refusal-bad-lakes = The option “lakes” is true or false, not “{ $value }”.
refusal-bad-lost = The option “lost” is open or closed, not “{ $value }”.
refusal-no-variants = San Andreas has no variants.
refusal-three-or-four-seats = San Andreas is for 3 or 4 seats, not { $seats }.
refusal-bad-first-seat = Seat { $first } cannot begin: there are only seats 0 to { $last }.

## Refusals: actions of San Andreas

refusal-not-now-start = That must wait: first the seat that begins is drawn.
refusal-not-now-turn = That cannot be done now: found a city or mark an epicentre.
refusal-not-now-roll = That must wait: first the dice are rolled.
refusal-not-now-shift = That must wait: choose the die that comes next.
refusal-not-now-swap = That must wait: swap the coin of the null city, or pass.
refusal-no-seat-there = There is no seat { $seat } at this table.
refusal-four-nulls = Four nulls are rolled again, so they never count as a roll.
refusal-ocean-there = There is only ocean there.
refusal-land-there = Land shows there, and nothing is ever put on land.
refusal-space-has-city = There is already a city at { $at }.
refusal-space-has-pawn = A pawn stands at { $at }.
refusal-too-steep = The tile at { $tile } leans { $figure }: too steep for a coin.
refusal-city-next-door = The city at { $beside } is next to { $at }.
refusal-not-in-hand = That coin is not in the hand.
refusal-unknown-coin = A city is founded with a coin from 0 to 5, not { $coin }.
refusal-not-coastal = The tile at { $tile } has no showing space beside the ocean.
refusal-only-lakes = The tile at { $tile } borders on a lake, and a lake is no coast.
refusal-pawn-on-board = That pawn is already on the board.
refusal-null-die = That die shows null: its tile does not shift.
refusal-resolved = That die has been resolved.
refusal-not-destroyed = No city with that coin was destroyed.
refusal-must-act = Passing is only for those who can neither found a city nor mark an epicentre.

## San Andreas: pawns, dice, tiles, cities

san-andreas-pawn =
    { $pawn ->
        [S] Sun
        [M] Moon
        [C] Crown
        [A] Arms
       *[other] { $pawn }
    }
san-andreas-with-pawn = with the { san-andreas-pawn }
# What a die asks of its tile.
san-andreas-push =
    { $direction ->
        [N] north
        [E] east
       *[S] south
    }, { $force ->
        [lift] climbs over
       *[dip] slips under
    }
san-andreas-die = { san-andreas-pawn }, { $face }: { $push }
san-andreas-rolled = { $face ->
        [0] { san-andreas-pawn } null
       *[other] { san-andreas-pawn } { $face }
    }
# A tile goes by the pawn on it, or by its north-western space, $tile, if $pawn is `none`.
san-andreas-tile =
    { $pawn ->
        [S] the Sun’s tile
        [M] the Moon’s tile
        [C] the Crown’s tile
        [A] the Arms’ tile
       *[none] the tile at { $tile }
    }
# After “under”, of what buries a city.
san-andreas-under-tile =
    { $pawn ->
        [S] the Sun’s tile
        [M] the Moon’s tile
        [C] the Crown’s tile
        [A] the Arms’ tile
       *[none] the tile at { $tile }
    }
san-andreas-land = the land
san-andreas-under-land = the land
# The city of $name, whose coin is lost.
san-andreas-lost-city =
    { $who ->
        [you] your city at { $at } ({ san-andreas-lost-coin })
       *[one] { $name }’s city at { $at } ({ san-andreas-lost-coin })
    }
san-andreas-lost-coin =
    { $coin ->
        [unknown] its coin stays secret
        [0] the null
       *[other] the { $coin }
    }
# How many spaces lie between a city and the coast.
san-andreas-inland =
    { $spaces ->
        [0] on the coast
        [1] one space inland
        [2] two spaces inland
        [3] three spaces inland
        [4] four spaces inland
        [5] five spaces inland
        [6] six spaces inland
       *[other] { $spaces } spaces inland
    }
san-andreas-no-coast = no coast in line

## San Andreas: what happens

san-andreas-first-seat =
    { $who ->
        [you] You begin.
       *[one] { $name } begins.
    }
san-andreas-turn-begins =
    { $who ->
        [you] It is your turn.
       *[one] It is { $name }’s turn.
    }
san-andreas-turn-passed =
    { $who ->
        [you] You can neither found nor mark, and pass.
       *[one] { $name } can neither found nor mark, and passes.
    }
san-andreas-city-founded =
    { $who ->
        [you] You found a city at { $at }.
       *[one] { $name } founds a city at { $at }.
    }
# To its owner: nobody else may know the coin.
san-andreas-own-city-founded =
    { $coin ->
        [0] You found a city at { $at } with your null.
       *[other] You found a city at { $at } with your { $coin }.
    }
san-andreas-epicentre-marked =
    { $who ->
        [you] You mark { $at } { san-andreas-with-pawn }.
       *[one] { $name } marks { $at } { san-andreas-with-pawn }.
    }
# $dice lists san-andreas-rolled.
san-andreas-dice-rolled =
    { $who ->
        [you] That was the fourth epicentre. You roll { $dice }.
       *[one] That was the fourth epicentre. { $name } rolls { $dice }.
    }
# At the beginning of a sentence, with the face of the die that moves it; `none` if no pawn did it.
san-andreas-moving-tile =
    { $pawn ->
        [S] The Sun’s tile ({ $face })
        [M] The Moon’s tile ({ $face })
        [C] The Crown’s tile ({ $face })
        [A] The Arms’ tile ({ $face })
       *[none] The tile at { $tile }
    }
san-andreas-tile-shifted = { san-andreas-moving-tile } { $does }.
san-andreas-tile-shifted-news = { san-andreas-moving-tile } { $does }: { $news }.
san-andreas-shifts =
    { $direction ->
        [N] shifts north
        [E] shifts east
       *[S] shifts south
    }
# The die is `overruled` where the order of the tiles was fixed before.
san-andreas-climbs-over =
    { $die ->
        [overruled] climbs over { $things } despite the die
       *[followed] climbs over { $things }
    }
san-andreas-slides-under =
    { $die ->
        [overruled] slips under { $things } despite the die
       *[followed] slips under { $things }
    }
san-andreas-tile-settled =
    { $how ->
        [flat] now lies flat
        [higher] now lies higher
        [lower] now lies lower
        [another-way] now leans another way, by { $figure }
       *[leans] now leans by { $figure }
    }
# After san-andreas-tile-settled.
san-andreas-too-steep = { $leans }, too steep for a coin
san-andreas-tile-does = { san-andreas-tile } { $does }
# What is told without the shift that it follows from.
san-andreas-quake-goes-on = The quake goes on: { $news }.
# $under is san-andreas-under-tile or san-andreas-under-land.
san-andreas-city-destroyed =
    { $why ->
        [buried] { san-andreas-lost-city } is buried under { $under }
        [sank] { san-andreas-lost-city } sinks too
       *[lean] { san-andreas-lost-city } falls as its ground tilts
    }
san-andreas-tiles-sank =
    { $count ->
        [one] The tile at { $tiles } is cut off from all land and sinks.
       *[other] The tiles at { $tiles } are cut off from all land and sink.
    }
san-andreas-tiles-sank-news =
    { $count ->
        [one] The tile at { $tiles } is cut off from all land and sinks: { $news }.
       *[other] The tiles at { $tiles } are cut off from all land and sink: { $news }.
    }
san-andreas-pawns-back =
    { $count ->
        [one] a pawn is back in the supply, { $pawns }
       *[other] pawns are back in the supply, { $pawns }
    }

## San Andreas: the count

san-andreas-coin-swapped =
    { $who ->
        [you] You take back the { $coin } for your null city at { $at }.
       *[one] { $coin ->
            [unknown] { $name } takes back a lost coin, still face down, for the null city at { $at }.
           *[other] { $name } takes back the { $coin } for the null city at { $at }.
        }
    }
san-andreas-swap-declined =
    { $who ->
        [you] You keep your null city.
       *[one] { $name } keeps the null city.
    }
# $inland is san-andreas-inland or san-andreas-no-coast.
san-andreas-city-scored =
    { $coin ->
        [0] the null at { $at }, { $inland }: { $points }
       *[other] the { $coin } at { $at }, { $inland }: { $points }
    }
# $cities lists what each city brings.
san-andreas-seat-scored =
    { $points ->
        [0] { $who ->
            [you] You score nothing: { $cities }.
           *[one] { $name } scores nothing: { $cities }.
        }
       *[other] { $who ->
            [you] You score { $points }: { $cities }.
           *[one] { $name } scores { $points }: { $cities }.
        }
    }
san-andreas-game-ends =
    { $reason ->
        [coins] A hand is empty, so this quake was the last.
       *[standstill] Nobody can found or mark any more, and the game ends.
    }
san-andreas-totals = Totals: { $totals }.
san-andreas-nobody-scored = Nobody scored, so all share the win.
san-andreas-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
san-andreas-won =
    { $who ->
        [you] You win with { san-andreas-points }.
        [one] { $name } wins with { san-andreas-points }.
        [with-you] { $name } share the win with { san-andreas-points } each.
       *[many] { $name } share the win with { san-andreas-points } each.
    }

## San Andreas: what is asked, and what is waited for

# $pawns are left to be placed.
san-andreas-ask-turn =
    { $pawns ->
        [1] Your turn: found a city, or mark the fourth epicentre and set off a quake.
       *[other] Your turn: found a city or mark an epicentre.
    }
san-andreas-ask-found = Your turn: found a city. No epicentre can be marked.
san-andreas-ask-mark =
    { $pawns ->
        [1] Your turn: mark the fourth epicentre and set off a quake. No city can be founded.
       *[other] Your turn: mark an epicentre. No city can be founded.
    }
san-andreas-ask-pass = Your turn: there is nothing to found and nothing to mark, so pass.
# $dice lists them: san-andreas-die.
san-andreas-ask-shift = Choose the die that comes next: { $dice }.
san-andreas-ask-swap = Take back a lost coin for your null city at { $at } ({ $coins }), or pass.
san-andreas-wait-turn = { $name } is to found or to mark.
san-andreas-wait-shift = { $name } is choosing the die that comes next.
san-andreas-wait-swap = { $name } may take back a lost coin.
