### Pronósticos: qué probable es que los terremotos se lleven lo que hay en el tablero; y qué dicen de ello los consejos.
### $percent, $error, $before, $after: números enteros; $soon, $end, $average, $worst: forecast-percent o forecast-about.

forecast-percent = { $percent } %
forecast-about = { $percent } ± { $error } %
forecast-more = { $count ->
    [one] Otra corre menos peligro; forecast all también la dice.
   *[other] Otras { $count } corren menos peligro; forecast all también las dice.
}

## Seismic

forecast-next-turn = { $reader ->
    [you] antes de tu próximo turno
   *[one] antes del próximo turno de { $turn }
}
forecast-tile = { $at }: perdida { forecast-next-turn } { $soon }, antes del final { $end }.
forecast-tile-crew = { $who ->
    [you] { $at }, tu cuadrilla: perdida { forecast-next-turn } { $soon }, antes del final { $end }.
   *[one] { $at }, cuadrilla de { $name }: perdida { forecast-next-turn } { $soon }, antes del final { $end }.
}
forecast-seismic-nothing = Aún no se ha puesto ninguna ficha.
forecast-seismic-safe = { $others ->
    [0] Ningún terremoto puede llevarse ninguna de las fichas.
   *[other] { $count ->
        [one] Otra ficha está a salvo de todo terremoto.
       *[other] Otras { $count } fichas están a salvo de todo terremoto.
    }
}

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

## What a hint says about it

hint-danger-none = Ningún terremoto puede llevarse una ficha de esa carretera.
hint-danger-road = En esa carretera corre más peligro { $at }: perdida antes de tu próximo turno con un { $soon } %, antes del final con un { $end } %.
hint-danger-falls = Tu cuadrilla en { $at } se pierde entonces antes de tu próximo turno con un { $after } % en vez de un { $before } %.
hint-city-safe = Con los epicentros del tablero, ninguna tirada la destruye.
hint-city-danger = El próximo terremoto la destruye en el { $average } % de todas las tiradas y órdenes, y en el { $worst } % de las tiradas con el peor orden.
hint-city-threatened = La ciudad de { $name } en { $at } cae entonces con un { $after } % en vez de un { $before } %.
hint-city-spared = Tu ciudad en { $at } cae entonces con un { $after } % en vez de un { $before } %.

## The text game

play-help-forecast = forecast: lo que los terremotos pueden llevarse, y con qué probabilidad. forecast all: todo.
