forecast-tiles = Danger of each tile
danger-tile = { $owner ->
        [you] your tile { $at }
        [other] the tile { $at } with a crew of { $name }
        *[none] the tile { $at }
    }
