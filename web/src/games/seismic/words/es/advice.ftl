forecast-tiles = Peligro de cada loseta
danger-tile = { $owner ->
        [you] tu loseta { $at }
        [other] la loseta { $at } con una cuadrilla de { $name }
        *[none] la loseta { $at }
    }
