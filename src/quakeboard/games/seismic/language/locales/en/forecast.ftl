## Seismic

forecast-tile = { $at }: gone { forecast-next-turn } { $soon }, by the end { $end }.
forecast-tile-crew = { $who ->
    [you] { $at }, your crew: gone { forecast-next-turn } { $soon }, by the end { $end }.
   *[one] { $at }, crew of { $name }: gone { forecast-next-turn } { $soon }, by the end { $end }.
}
forecast-seismic-nothing = No tile has been laid yet.
forecast-seismic-safe = { $others ->
    [0] No quake can take any of the tiles.
   *[other] { $count ->
        [one] One other tile is safe from all quakes.
       *[other] { $count } other tiles are safe from all quakes.
    }
}
