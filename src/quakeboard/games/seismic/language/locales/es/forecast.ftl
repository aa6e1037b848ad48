## Seismic

forecast-tile = { $at }: perdida { forecast-next-turn } { $soon }, antes del final { $end }.
forecast-tile-crew = { $who ->
    [you] { $at }, tu cuadrilla: perdida { forecast-next-turn } { $soon }, antes del final { $end }.
   *[one] { $at }, cuadrilla de { $name }: perdida { forecast-next-turn } { $soon }, antes del final { $end }.
}
forecast-seismic-nothing = Aún no se ha colocado ninguna ficha.
forecast-seismic-safe = { $others ->
    [0] Ningún terremoto puede llevarse ninguna de las fichas.
   *[other] { $count ->
        [one] Otra ficha está a salvo de todo terremoto.
       *[other] Otras { $count } fichas están a salvo de todo terremoto.
    }
}
