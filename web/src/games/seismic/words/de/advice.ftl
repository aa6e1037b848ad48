forecast-tiles = Gefahr für jedes Plättchen
danger-tile = { $owner ->
        [you] dein Plättchen { $at }
        [other] das Plättchen { $at } mit einem Trupp von { $name }
        *[none] das Plättchen { $at }
    }
