forecast-tiles = Danger de chaque tuile
danger-tile = { $owner ->
        [you] ta tuile { $at }
        [other] la tuile { $at } avec une équipe de { $name }
        *[none] la tuile { $at }
    }
