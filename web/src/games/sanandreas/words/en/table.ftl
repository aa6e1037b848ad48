### At a table, in a replay, in the rules.

## The map

sanandreas-map = Map of turn { $turn }. Arrow keys walk the spaces, Enter chooses one.
sanandreas-west-of-line = A
sanandreas-east-of-line = A′
sanandreas-whole = Whole map
sanandreas-all = All
sanandreas-stretch =
    { $stretch ->
        [north] North
        [middle] Middle
       *[south] South
    }
sanandreas-stretch-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
sanandreas-north = N
sanandreas-east = E

## What a space says of itself. $at is a place such as E12; $figure is a lean as the board shows it: .7, 1, 1.4

sanandreas-at-sea = { $at }: ocean
sanandreas-at-lake = { $at }: a lake, which is no coast
sanandreas-at-land = { $at }: land
sanandreas-at-tile = { $at }: { sanandreas-the-tile }
sanandreas-tile-begins =
    { $pawn ->
        [S] The Sun’s tile
        [M] The Moon’s tile
        [C] The Crown’s tile
        [A] The Arms’ tile
       *[none] The tile at { $tile }
    }
sanandreas-height = height { $height }
sanandreas-leans =
    leans by { $figure } to the { $side ->
        [N] north
        [NE] north-east
        [E] east
        [SE] south-east
        [S] south
        [SW] south-west
        [W] west
       *[NW] north-west
    }
sanandreas-too-steep = too steep for a coin
sanandreas-city-yours = your city { $coin }
sanandreas-city-yours-secret = your city { $coin }, known to you alone
sanandreas-city-known = city { $coin } of { $name }
sanandreas-city-secret = city of { $name }, coin unknown
sanandreas-epicentre = epicentre, { sanandreas-pawn }
sanandreas-epicentre-buried = epicentre under it, { sanandreas-pawn }
sanandreas-inland =
    { $spaces ->
        [0] on the coast
        [one] { $spaces } space inland
       *[other] { $spaces } spaces inland
    }
sanandreas-no-coast = no coast in line
sanandreas-may-found = a city may be founded
sanandreas-may-mark = an epicentre may be marked

## Why nothing lights there: what the map shows about a space that is not among the legal ones

sanandreas-why-sea = There is only ocean there.
sanandreas-why-land = Nothing is ever put on land.
sanandreas-why-city = There is already a city at { $at }.
sanandreas-why-pin = An epicentre is marked at { $at }.
sanandreas-why-steep = { sanandreas-tile-begins } leans { $figure }. No coin would stay on it.
sanandreas-why-neighbour = The city at { $beside } is right beside it.
sanandreas-why-inland = { sanandreas-tile-begins } does not touch the ocean.
sanandreas-why-lake = { sanandreas-tile-begins } borders on a lake only, and a lake is no coast.
sanandreas-why-waiting = Nothing can be put there now.

## Rulers

sanandreas-ruler = { $coin }, { sanandreas-inland }: { $points }

## Relief

sanandreas-plan = Plan
sanandreas-walk = Walk around it
sanandreas-north-up = North up
sanandreas-from-south-west = From the south-west
sanandreas-relief-help = The table as a block. Drag to turn it, arrow keys turn and tilt it, plus and minus come closer.
sanandreas-relief-fetching = Loading the relief …
sanandreas-relief-flat = This browser draws no relief that turns. Here it is from the south-west.

## Section

sanandreas-section = Section A–A′
sanandreas-section-short = Section
sanandreas-section-along = Section A–A′ along { $line }
sanandreas-section-north = north on the left
sanandreas-section-west = west on the left
sanandreas-section-column = North–south
sanandreas-section-row = West–east
sanandreas-line-column = column { $column }
sanandreas-line-row = row { $row }
sanandreas-section-slider = Where the section is cut
sanandreas-section-follow = Follow the pointer
sanandreas-section-tells = Section along { $line }. { $tiles }
sanandreas-section-tile = { sanandreas-the-tile } from { $left } to { $right }

## Dice

sanandreas-key = What a die does
sanandreas-key-short = Dice
sanandreas-key-stays = stays, pawn too
sanandreas-key-way =
    { $side ->
        [N] north
        [E] east
       *[S] south
    }
sanandreas-key-lift = climbs over
sanandreas-key-dip = slips under
sanandreas-dice = Dice to resolve
sanandreas-dice-order = Drag the dice into your order, or use the arrow keys. The first one is next.
sanandreas-die = { sanandreas-pawn }, { $face }: { $push }
sanandreas-die-push =
    { sanandreas-key-way }, { $force ->
        [lift] { sanandreas-key-lift }
       *[dip] { sanandreas-key-dip }
    }
sanandreas-die-next = { $die }. Number { $place } in your order.
sanandreas-die-done = { $die }. Resolved.
sanandreas-shift = Shift the tile of the { sanandreas-pawn }
sanandreas-would-go =
    { sanandreas-tile-begins } { $side ->
        [N] goes north
        [E] goes east
       *[S] goes south
    }.
sanandreas-would-climb = It climbs over { $what }.
sanandreas-would-slip = It slips under { $what }.
sanandreas-would-lean = It comes to lean { $figure } to the { sanandreas-side }.
sanandreas-would-level = It comes to lie flat.
sanandreas-would-lose = Lost at { $at }: { $city }.
sanandreas-would-sink = { $count ->
        [one] Sinks: { $tiles }.
       *[other] Sink: { $tiles }.
    }

## The hand

sanandreas-coins = Your coins, seen by you alone
sanandreas-no-coins = None. The next quake ends the game.
sanandreas-coin = Coin { $coin }
sanandreas-pawns = Pawns in supply
sanandreas-pawn-placed = { sanandreas-pawn }, on the map
sanandreas-pawns-note = The fourth on the map sets off the quake.
sanandreas-epicentres = { $count } of 4 epicentres
sanandreas-found = Found a city here
sanandreas-mark = Mark an epicentre here
sanandreas-pick-space = Choose a space on the map
sanandreas-found-at = Found a city at { $at }
sanandreas-mark-at = Mark an epicentre at { $at }
sanandreas-tap-stretch = Tap a stretch of the coast
sanandreas-tap-space = Tap a ringed space
sanandreas-found-short = Found
sanandreas-mark-short = Mark
sanandreas-found-or-mark = Found or mark
sanandreas-brings =
    { $spaces ->
        [0] On the coast
        [one] { $spaces } space inland
       *[other] { $spaces } spaces inland
    }: { $points ->
        [one] 1 point a quake
       *[other] { $points } points a quake
    }
sanandreas-brings-nothing = No coast in line: no points here
sanandreas-sets-off =
    { $count ->
        [4] The fourth epicentre: the quake begins
       *[other] { $count } of 4 epicentres then
    }
sanandreas-your-coin = Your { $coin }, seen by you alone.
sanandreas-fits-in =
    { $count ->
        [one] It fits in 1 place.
       *[other] It fits in { $count } places.
    }
sanandreas-pawn-goes =
    { $count ->
        [one] It can mark 1 place.
       *[other] It can mark { $count } places.
    }
sanandreas-move-it = Tap another space to move it.
sanandreas-views = Relief, section and dice
sanandreas-worth =
    { $spaces ->
        [0] On the coast here, this { $coin } scores { $points } a quake while it stands.
        [one] { $spaces } space inland, this { $coin } scores { $points } a quake while it stands.
       *[other] { $spaces } spaces inland, this { $coin } scores { $points } a quake while it stands.
    }
sanandreas-worthless = No coast in line: this { $coin } scores nothing here.
sanandreas-lost = Lost coins
sanandreas-lost-by = Lost by { $name }
sanandreas-lost-unknown = a coin, face down
sanandreas-lost-secret = coin { $coin }, which only you know
sanandreas-swap = Take back { $coin }
sanandreas-keep = Keep the null
sanandreas-pass = Pass

## The board as text

sanandreas-text = Board as text
sanandreas-text-summary = { $tiles } tiles, { $leaning } leaning, { $steep } too steep. { sanandreas-epicentres }.
sanandreas-text-cities = Cities
sanandreas-text-epicentres = Epicentres
sanandreas-text-leaning = Leaning tiles
sanandreas-text-founding = Where a city may be founded
sanandreas-text-marking = Where an epicentre may be marked
sanandreas-text-spaces = All spaces, north to south
sanandreas-text-none = None.
sanandreas-tile = Tile
sanandreas-lean = Lean
sanandreas-faces = Faces
sanandreas-side =
    { $side ->
        [N] north
        [NE] north-east
        [E] east
        [SE] south-east
        [S] south
        [SW] south-west
        [W] west
       *[NW] north-west
    }
sanandreas-lies-on = Lies on
sanandreas-land = land

## The curtain: one screen, several people

sanandreas-curtain = Hand over to { $name }
sanandreas-curtain-why = The coins of { $name } stay hidden until then.
sanandreas-curtain-lift = I am { $name }

## On the pages that all games share

do-found = Found a city
do-mark = Mark an epicentre
do-shift = Resolve a die
do-swap = Swap a coin
choose-space = Where
choose-coin = Which coin
choose-pawn = Which pawn
rules-try-plan = Point at a space to read what is there. A city shows its ruler when you choose it.
rules-try-section = The slider moves the cut.
rules-turn-around = Turn it around
rules-still-picture = As a picture
rules-cities = Cities
rules-city = { $at }: { $words }
