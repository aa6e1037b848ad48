## Seismic

forecast-tile = { $at } : perdue { forecast-next-turn } { $soon }, avant la fin { $end }.
forecast-tile-crew = { $who ->
    [you] { $at }, ton équipe : perdue { forecast-next-turn } { $soon }, avant la fin { $end }.
   *[one] { $at }, équipe ({ $name }) : perdue { forecast-next-turn } { $soon }, avant la fin { $end }.
}
forecast-seismic-nothing = Aucune tuile n’est encore posée.
forecast-seismic-safe = { $others ->
    [0] Aucun séisme ne peut prendre une de ces tuiles.
   *[other] { $count ->
        [one] Une autre tuile est à l’abri de tout séisme.
       *[other] { $count } autres tuiles sont à l’abri de tout séisme.
    }
}
