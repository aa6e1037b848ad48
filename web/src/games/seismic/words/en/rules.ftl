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
