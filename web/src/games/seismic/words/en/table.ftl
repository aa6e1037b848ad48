### At a table, in a replay, in the rules.

## The board of Seismic

seismic-turn-how = Choose a tile. Then drag it round or use the arrows.
seismic-hint-lay = { $n ->
    [one] { $tile }: fits in { $n } place.
   *[other] { $tile }: fits in { $n } places.
}
seismic-hint-crew = { $n ->
    [one] { $n } road can be claimed.
   *[other] { $n } roads can be claimed.
}
seismic-hint-crew-or-lay = { $n ->
    [one] { $n } road can be claimed, or lay a second tile.
   *[other] { $n } roads can be claimed, or lay a second tile.
}
seismic-hint-side = { $n ->
    [one] Quake { $magnitude }.0. { $n } side is the longest.
   *[other] Quake { $magnitude }.0. { $n } sides are equally long: pick one.
}
seismic-hint-town = The quake hits both towns. Pick the first.
seismic-hint-pass = No road of this tile is free. Nothing to claim.
seismic-hint-turn = { $n ->
    [one] { $n } tile can be turned.
   *[other] { $n } tiles can be turned.
}

## The hand

seismic-hand = Your hand
seismic-face-up = Face up
seismic-claims = Roads to claim
seismic-sides = Sides of equal length
seismic-towns = Towns
seismic-pile = Pile { $n }
seismic-in-pile = in pile
seismic-pile-look = Pile { $n }. Which tiles are left
seismic-take = { $n }: { $tile }
seismic-take-where = { $places ->
    [0] { $n }: { $tile }. Fits nowhere
    [one] { $n }: { $tile }. Fits in { $places } place
   *[other] { $n }: { $tile }. Fits in { $places } places
}
seismic-act-lay = Lay
seismic-act-lay-claim = Lay and claim
seismic-act-crew = Claim
seismic-act-turn = Turn it
seismic-act-turn-none = Pick a tile
seismic-act-turn-misfit = Turn it further
seismic-act-side = Hit { $side }
seismic-act-side-none = Pick a side
seismic-act-town = Hit { $town }
seismic-act-town-none = Pick a town
seismic-act-pass = Go on
seismic-act-ends = The turn ends …
seismic-act-none = Pick a cell
seismic-act-crew-none = Pick a road
seismic-pass = Pass
seismic-pass-claim = No claim
seismic-pass-turn = Turn none
seismic-empty-row = No tile lies face up.

## The tiles that are left

seismic-bag = Tiles left
seismic-bag-count = { $n ->
    [one] { $n } tile has not been turned up.
   *[other] { $n } tiles have not been turned up.
}
seismic-bag-boxed = { $n ->
    [one] { $n } of them lies unseen in the box.
   *[other] { $n } of them lie unseen in the box.
}
seismic-bag-own = { $junctions ->
    [one] Your own pile: { $n } tiles, { $junctions } intersection.
   *[other] Your own pile: { $n } tiles, { $junctions } intersections.
}
seismic-bag-highways = Highways
seismic-bag-intersections = Intersections
seismic-bag-quakes = Quakes
seismic-bag-tile = { $n ->
    [0] { $tile }: none left
   *[other] { $tile }: { $n } left
}

## On the pages that all games share

do-lay = Lay a tile
do-crew = Send a crew
do-side = Pick the side
do-town = Pick the town
do-turn = Turn a tile
choose-tile = Which tile
choose-cell = Where
choose-rotation = How it lies
choose-sixths = How far
choose-fragment = Which road
choose-side = Which side
rules-try-board = Point at a road: its whole section lights up. Drag and the buttons move the map.
rules-try-legal = Choose a tile: the cells where it fits light up.
rules-try-tile = Choose a tile to turn it.
rules-sections = Sections with crews
rules-section-points =
    { $points ->
        [one] { $names }: { $points } point
       *[other] { $names }: { $points } points
    }
rules-section-open = { $names }: open, nothing yet
rules-box-tile = { $tile }, { $n } in the box
