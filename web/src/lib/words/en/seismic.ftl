## The board of Seismic

seismic-board = Seismic board
seismic-board-keys = Arrow keys or Q W E A S D walk from cell to cell. Enter chooses and confirms, R turns the tile, the figures take a face-up tile, plus and minus zoom, F shows everything.
seismic-town = San Andreas
seismic-town-west = San Andreas West
seismic-town-east = San Andreas East
seismic-zoom-in = Zoom in
seismic-zoom-out = Zoom out
seismic-fit = Show everything
seismic-minimap = The whole table. Click to go there.

# How far from the middle of the table, as the frame counts columns and rows.
seismic-place = { $ew ->
    [west] { $ns ->
        [north] { $x } west, { $y } north
        [south] { $x } west, { $y } south
       *[middle] { $x } west
    }
    [east] { $ns ->
        [north] { $x } east, { $y } north
        [south] { $x } east, { $y } south
       *[middle] { $x } east
    }
   *[middle] { $ns ->
        [north] { $y } north
        [south] { $y } south
       *[middle] the middle
    }
}

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

seismic-fragment = { $kind ->
    [tight] tight curve from { $from } to { $to }
    [loose] loose curve from { $from } to { $to }
   *[straight] straight from { $from } to { $to }
}
seismic-stub = exit to the { $edge }
seismic-tile-town = the town { $name }
seismic-tile-quake = quake { $magnitude }.0
seismic-tile-intersection = intersection +{ $value } with exits { $exits }
seismic-tile-highway = { $fragments }

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
seismic-cell-preview = { $place }, proposed: { $tile }. Rotation { $k } of { $n }
seismic-cell-tile = { $crewed ->
    [0] { $place }: { $tile }
   *[other] { $place }: { $tile }. Crew of { $name }: { $fragment }
}
seismic-claimable = Claim: { $fragment }
seismic-claimable-scored = { $points ->
    [0] Claim: { $fragment }. Open, no points yet
    [one] Claim: { $fragment }. { $points } point
   *[other] Claim: { $fragment }. { $points } points
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

seismic-section-ring = { $n ->
    [one] Ring, { $n } fragment
   *[other] Ring, { $n } fragments
}
seismic-section-open = { $n ->
    [one] Open section, { $n } fragment
   *[other] Open section, { $n } fragments
}
seismic-section-complete = { $n ->
    [one] Complete section, { $n } fragment
   *[other] Complete section, { $n } fragments
}
seismic-section-crew = { $n ->
    [one] { $name }
   *[other] { $name } ({ $n })
}
seismic-section-detail = { $count ->
    [0] { $crewed ->
        [0] No end yet, no crew
       *[other] No end yet. Crews: { $crews }
    }
   *[other] { $crewed ->
        [0] Ends at { $ends }, no crew
       *[other] Ends at { $ends }. Crews: { $crews }
    }
}
seismic-closes-for-you = Closes a section: { $points } for you
seismic-closes-for = { $names }: { $points }
seismic-closes = Closes a section
seismic-closes-detail = { $n ->
    [0] { $here } here, { $there } at the far end
    [one] { $n } fragment, { $here } here, { $there } at the far end
   *[other] { $n } fragments, { $here } here, { $there } at the far end
}
seismic-closes-between = { $n ->
    [one] { $n } fragment, from { $here } to { $there }
   *[other] { $n } fragments, from { $here } to { $there }
}
seismic-claim-open = Claims an open section
seismic-preview-turns = Rotation { $k } of { $n }
seismic-fits-not = { $tile } does not fit there.
seismic-nothing-there = Nothing can be done there.

## The hand

seismic-hand = Your hand
seismic-face-up = Face up
seismic-pile = Pile { $n }
seismic-in-pile = in pile
seismic-pile-look = Pile { $n }. Which tiles are left
seismic-take = { $n }: { $name }, { $tile }
seismic-take-where = { $places ->
    [0] { $n }: { $name }, { $tile }. Fits nowhere
    [one] { $n }: { $name }, { $tile }. Fits in { $places } place
   *[other] { $n }: { $name }, { $tile }. Fits in { $places } places
}
seismic-turn-left = Turn left
seismic-turn-right = Turn right
seismic-act-lay = Lay
seismic-act-lay-claim = Lay and claim
seismic-act-crew = Claim
seismic-act-turn = Turn it
seismic-act-side = Hit { $side }
seismic-act-side-none = Pick a side
seismic-act-town = Hit { $town }
seismic-act-town-none = Pick a town
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
seismic-bag-highways = Highways
seismic-bag-intersections = Intersections
seismic-bag-quakes = Quakes
seismic-bag-tile = { $n ->
    [0] { $tile }: none left
   *[other] { $tile }: { $n } left
}

## The board as text

seismic-text = Board as text
seismic-text-summary = { $tiles ->
    [one] { $tiles } tile on the table, { $pile } in the pile.
   *[other] { $tiles } tiles on the table, { $pile } in the pile.
}
seismic-text-sides = Sides
seismic-text-legal = Where the tile fits
seismic-text-sections = Sections with crews
seismic-text-section = { $place }: { $title }. { $detail }
seismic-text-tiles = Tiles
seismic-text-scars = Scars
