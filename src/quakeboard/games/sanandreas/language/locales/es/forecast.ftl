## San Andreas

forecast-city = { $who ->
    [you] { $at }, tu ciudad: el próximo terremoto la destruye en el { $average } de todas las tiradas y órdenes, y en el { $worst } de las tiradas con el peor orden.
   *[one] { $at }, ciudad de { $name }: el próximo terremoto la destruye en el { $average } de todas las tiradas y órdenes, y en el { $worst } de las tiradas con el peor orden.
}
forecast-city-alike = { $who ->
    [you] { $at }, tu ciudad: el próximo terremoto la destruye en el { $average } de todas las tiradas, sea cual sea el orden.
   *[one] { $at }, ciudad de { $name }: el próximo terremoto la destruye en el { $average } de todas las tiradas, sea cual sea el orden.
}
forecast-city-now = { $who ->
    [you] { $at }, tu ciudad: cae en el { $average } de los órdenes en que pueden venir los dados.
   *[one] { $at }, ciudad de { $name }: cae en el { $average } de los órdenes en que pueden venir los dados.
}
forecast-san-andreas-nothing = Aún no hay ninguna ciudad.
forecast-san-andreas-safe = { $others ->
    [0] Con los epicentros del tablero, el próximo terremoto no destruye ninguna ciudad.
   *[other] { $count ->
        [one] Otra ciudad está a salvo de los epicentros del tablero.
       *[other] Otras { $count } ciudades están a salvo de los epicentros del tablero.
    }
}
