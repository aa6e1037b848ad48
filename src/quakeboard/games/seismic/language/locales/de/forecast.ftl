## Seismic

forecast-tile = { $at }: weg { forecast-next-turn } { $soon }, bis zum Ende { $end }.
forecast-tile-crew = { $who ->
    [you] { $at }, dein Trupp: weg { forecast-next-turn } { $soon }, bis zum Ende { $end }.
   *[one] { $at }, Trupp von { $name }: weg { forecast-next-turn } { $soon }, bis zum Ende { $end }.
}
forecast-seismic-nothing = Noch liegt kein Plättchen.
forecast-seismic-safe = { $others ->
    [0] Kein Beben kann eines der Plättchen nehmen.
   *[other] { $count ->
        [one] Ein anderes Plättchen ist vor allen Beben sicher.
       *[other] { $count } andere Plättchen sind vor allen Beben sicher.
    }
}
