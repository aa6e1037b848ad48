## The board of Seismic

seismic-board = Seismic board
seismic-board-keys = Arrow keys or Q W E A S D walk from cell to cell, N goes to the next one that fits. Enter chooses and confirms, R turns the tile, the figures take a face-up tile, plus and minus zoom, F shows everything.
seismic-town = San Andreas
seismic-town-west = San Andreas West
seismic-town-east = San Andreas East
seismic-zoom-in = Zoom in
seismic-zoom-out = Zoom out
seismic-fit = Show everything
seismic-minimap = The whole table. Click to go there.
# The name of a place, and how far it is from the nearest town, in columns and rows as the frame counts them.
seismic-place = { $ew ->
    [west] { $ns ->
        [north] { $name }, { $x } west and { $y } north of { $town }
        [south] { $name }, { $x } west and { $y } south of { $town }
       *[middle] { $name }, { $x } west of { $town }
    }
    [east] { $ns ->
        [north] { $name }, { $x } east and { $y } north of { $town }
        [south] { $name }, { $x } east and { $y } south of { $town }
       *[middle] { $name }, { $x } east of { $town }
    }
   *[middle] { $ns ->
        [north] { $name }, { $y } north of { $town }
        [south] { $name }, { $y } south of { $town }
       *[middle] { $name }
    }
}
seismic-the-town = the town
seismic-edge-ne = north-east
seismic-edge-e = east
seismic-edge-se = south-east
seismic-edge-sw = south-west
seismic-edge-w = west
seismic-edge-nw = north-west
seismic-side-ne = the north-east side
seismic-side-e = the east side
seismic-side-se = the south-east side
seismic-side-sw = the south-west side
seismic-side-w = the west side
seismic-side-nw = the north-west side
seismic-tile-town = the town { $name }
seismic-tile-quake = quake { $magnitude }.0
seismic-tile-intersection = a +{ $value }
seismic-tile-01 = a tight curve
    .short = tight curve
seismic-tile-02 = a loose curve
    .short = loose curve
seismic-tile-03 = a straight
    .short = straight
seismic-tile-01-23 = two neighbouring tight curves
    .short = two tight curves, neighbours
seismic-tile-01-24 = a tight and a loose curve (right-handed)
    .short = tight and loose curve, right-handed
seismic-tile-01-25 = a straight and a tight curve
    .short = straight and tight curve
seismic-tile-01-34 = two opposite tight curves
    .short = two tight curves, opposite
seismic-tile-01-35 = a tight and a loose curve (left-handed)
    .short = tight and loose curve, left-handed
seismic-tile-02-13 = two crossing loose curves
    .short = two loose curves, crossing
seismic-tile-02-14 = a straight crossed by a loose curve
    .short = straight and loose curve, crossing
seismic-tile-02-35 = two separate loose curves
    .short = two loose curves, apart
seismic-tile-03-14 = two crossing straights
    .short = two straights, crossing
seismic-tile-01-23-45 = three tight curves
    .short = three tight curves
seismic-tile-01-24-35 = a tight curve and two crossing loose curves
    .short = tight curve and two crossing loose curves
seismic-tile-01-25-34 = a straight between two tight curves
    .short = straight between two tight curves
seismic-tile-02-14-35 = a straight crossed by two loose curves
    .short = straight crossed by two loose curves
seismic-tile-03-14-25 = three straights
    .short = three straights
seismic-from = { $from ->
        [NE] from north-east
        [E] from east
        [SE] from south-east
        [SW] from south-west
        [W] from west
       *[NW] from north-west
    }
seismic-to = { $to ->
        [NE] to north-east
        [E] to east
        [SE] to south-east
        [SW] to south-west
        [W] to west
       *[NW] to north-west
    }
seismic-exit = { $edge ->
        [NE] to the north-east
        [E] to the east
        [SE] to the south-east
        [SW] to the south-west
        [W] to the west
       *[NW] to the north-west
    }
seismic-way = { seismic-from } { seismic-to }
seismic-the-road = the road { seismic-way }
seismic-the-exit = the exit { seismic-exit }
seismic-roads = roads { $ways }
seismic-exits = exits { $ways }
seismic-tile-lies = { $tile }: { $roads }
seismic-cell-empty = { $place }, empty
seismic-cell-scar = { $place }, empty, scar of a quake
seismic-cell-legal = { $n ->
    [one] { $place }, empty, { $n } rotation fits{ $touching ->
        [0] {""}
       *[other] , touches a section of { $names }
    }
   *[other] { $place }, empty, { $n } rotations fit{ $touching ->
        [0] {""}
       *[other] , touches a section of { $names }
    }
}
seismic-cell-turnable = { $n ->
    [one] { $tile }. { $n } other rotation fits
   *[other] { $tile }. { $n } other rotations fit
}
seismic-cell-preview = { $place }, proposed: { $tile }. Way { $k } of { $n }
seismic-cell-turned = { $tile }. Chosen: { $turn }
seismic-cell-tile = { $crewed ->
    [0] { $place }: { $tile }
   *[other] { $place }: { $tile }. Crew of { $name }: { $fragment }
}
seismic-claimable = { $now ->
    [0] { $closed ->
        [0] Claim: { $fragment }. No points
       *[other] Claim: { $fragment }. Open, { $closed } or more once closed
    }
    [one] Claim: { $fragment }. { $now } point
   *[other] Claim: { $fragment }. { $now } points
}
seismic-count = { $n ->
    [one] { $side }, { $n } tile
   *[other] { $side }, { $n } tiles
}
seismic-count-longest = { $n ->
    [one] { $side }, { $n } tile. One of the longest: the next quake may hit it
   *[other] { $side }, { $n } tiles. One of the longest: the next quake may hit it
}
seismic-count-of = { $town }: { $count }
seismic-longest-why = The next quake hits one of the longest sides.
seismic-section-ring = Ring: no ends, no points
seismic-section-open = Open: 0 now, { $closed } or more once closed
seismic-section-complete = { $now ->
    [one] Complete: { $now } point
   *[other] Complete: { $now } points
}
seismic-section-length = { $ends ->
    [two] { $n ->
        [0] From { $here } to { $there }
        [one] { $n } fragment, from { $here } to { $there }
       *[other] { $n } fragments, from { $here } to { $there }
    }
    [one] { $n ->
        [0] Begins at { $here }
        [one] { $n } fragment, one end at { $here }
       *[other] { $n } fragments, one end at { $here }
    }
    [none] { $n ->
        [one] { $n } fragment, both ends open
       *[other] { $n } fragments, both ends open
    }
   *[ring] { $n ->
        [one] { $n } fragment
       *[other] { $n } fragments
    }
}
seismic-section-free = No crew
seismic-section-holders = { $kind ->
    [complete] { $count ->
        [one] { $names } scores it
       *[other] { $names } score it, each in full
    }
    [open] { $count ->
        [one] { $names } would score it
       *[other] { $names } would score it, each in full
    }
   *[ring] { $count ->
        [one] Crew of { $names }
       *[other] Crews of { $names }
    }
}
seismic-section-crews = Crews: { $crews }
seismic-section-crew = { $name } { $n }
seismic-closes-for-you = Closes a section: { $points } for you
seismic-closes-for = { $count ->
    [one] Closes a section: { $points } for { $names }
   *[other] Closes a section: { $points } each for { $names }
}
seismic-closes = Closes a section: { $points }, free to claim
seismic-claim-open = A crew here: { $closed } or more once closed
seismic-claim-ring = A crew here: a ring, no points
seismic-preview-extends = { $n ->
    [0] Begins a section of { $names }
    [one] Section of { $names }: { $n } fragment
   *[other] Section of { $names }: { $n } fragments
}
seismic-preview-turns = Way { $k } of { $n }
seismic-turn-right-by = { $n ->
    [one] One sixth to the right
    [3] Half a turn
   *[other] { $n } sixths to the right
}
seismic-turn-left-by = { $n ->
    [one] One sixth to the left
    [3] Half a turn
   *[other] { $n } sixths to the left
}
seismic-turn-gains = { $n ->
    [one] { $name } gains { $n } point
   *[other] { $name } gains { $n } points
}
seismic-turn-loses = { $n ->
    [one] { $name } loses { $n } point
   *[other] { $name } loses { $n } points
}
seismic-turn-no-points = Nobody’s points change
seismic-turn-no-section = No section with a crew changes
seismic-turn-sections = Before: { $before }. After: { $after }.
seismic-turn-section = { $kind ->
    [complete] { $count ->
        [one] { $points } points for { $names }
       *[other] { $points } points each for { $names }
    }
    [ring] a ring without points
   *[open] { $count ->
        [one] open, { $names } leads
       *[other] open, { $names } lead equally
    }
}
seismic-turn-and = { $first }; { $then }
seismic-turn-more = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
seismic-turn-same = As it lies now
seismic-turn-misfit = It does not fit this way
seismic-turn-misfit-edges = Road and green would meet: { $edges }.
seismic-turn-misfit-alone = None of its roads would meet another.
seismic-refused-taken = A tile lies here already.
seismic-refused-edges = This tile does not fit here: road must meet road.
seismic-refused-far = No road leads here.
seismic-refused-turn = This cannot be turned.

## The hand

seismic-keys-take = Take a tile, pick a road or a side
seismic-turn-left = Turn left
seismic-turn-right = Turn right

## The board as text

seismic-text = Board as text
seismic-text-summary = { $tiles ->
    [one] { $tiles } tile on the table, { $pile } in the pile.
   *[other] { $tiles } tiles on the table, { $pile } in the pile.
}
seismic-text-sides = Sides
seismic-text-legal = Where the tile fits
seismic-text-turnable = Tiles that can be turned
seismic-text-sections = Sections with crews
seismic-text-section = { $place }: { $title }. { $detail }
seismic-text-tiles = Tiles
seismic-text-scars = Scars

## On the pages that all games share

game-seismic = Seismic
    .who = 2 to 4 players, 30 to 60 minutes
    .about = Lay highways around a small town and send your crews to claim them. Then the ground opens under the longest side.
variant-big-one = The Big One
    .about = The strongest quake waits at the bottom of the pile.
variant-road-crews-dilemma = Road Crew’s Dilemma
    .about = Instead of sending a crew you may lay a second tile.
variant-aftershocks = Aftershocks
    .about = After a quake everybody may turn one tile.
variant-twin-cities = Twin Cities
    .about = Two towns, eight cells apart, and the tiles of two boxes.
variant-balance = Balance
    .about = Everybody turns up tiles from a pile of their own, dealt evenly.
option-quakes = Quakes
option-quakes-few = Few quakes
    .about = More of the mixed tiles go to the box: in the base game three quakes at most.
option-quakes-printed = Quakes as printed
    .about = Half of the mixed tiles go to the box: in the base game three quakes on average.
option-quakes-many = Many quakes
    .about = Fewer of the mixed tiles go to the box: in the base game three quakes at least.
option-manifest = List of tiles
    .about = Which tiles the printed game has is not in its rules. If you own it, count yours and load your list; the rules say how.
    .load = Load a list
    .usual = Use the usual list
    .loaded = { $count ->
        [one] “{ $file }” is loaded: one kind of tile.
        *[other] “{ $file }” is loaded: { $count } kinds of tiles.
    }
    .own = A list of tiles of its own
    .too-large = “{ $file }” is too large for a list of tiles.
    .bad-line = “{ $file }”, line { $line }: “{ $text }” is not a tile with its count, like "03" = 5 below [highways].
    .twice = “{ $file }”, line { $line }: “{ $text }” counts a tile a second time.
    .empty = “{ $file }” counts no tile.
plan-seismic = { $towns ->
        [one] { $columns } × { $rows } cells, one town
        *[other] { $columns } × { $rows } cells, { $towns } towns
    }
crews = Crews
if-ended-now = If it ended now
crews-left = { $left ->
        [one] { $left } crew
        *[other] { $left } crews
    }
pile = { $count ->
        [one] 1 tile in the pile
        *[other] { $count } tiles in the pile
    }
edge = { $edge ->
        [NE] north-east
        [E] east
        [SE] south-east
        [SW] south-west
        [W] west
        *[NW] north-west
    }
forecast-tiles = Danger of each tile
danger-tile = { $owner ->
        [you] your tile at { $at }
        [other] the tile at { $at } with a crew of { $name }
        *[none] the tile at { $at }
    }

## The stages of a quake, in a replay

seismic-stage-drawn = Drawn
seismic-stage-shakes = The ground shakes
seismic-stage-fall = Tiles fall
seismic-stage-home = Crews walk home
seismic-stage-points = Sections and points
