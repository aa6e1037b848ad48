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

## What a hint says about it

hint-danger-none = Ningún terremoto puede llevarse una ficha de esa carretera.
hint-danger-road = En esa carretera corre más peligro { $at }: perdida antes de tu próximo turno con un { $soon } %, antes del final con un { $end } %.
hint-danger-falls = Tu cuadrilla en { $at } se pierde entonces antes de tu próximo turno con un { $after } % en vez de un { $before } %.
hint-city-safe = Con los epicentros del tablero, ninguna tirada la destruye.
hint-city-danger = El próximo terremoto la destruye en el { $average } % de todas las tiradas y órdenes, y en el { $worst } % de las tiradas con el peor orden.
hint-city-threatened = La ciudad de { $name } en { $at } cae entonces con un { $after } % en vez de un { $before } %.
hint-city-spared = Tu ciudad en { $at } cae entonces con un { $after } % en vez de un { $before } %.
hint-random-games = El bot ha seguido jugando al azar desde aquí, y así ha ganado más veces.

## The text game

play-help-forecast = forecast: lo que los terremotos pueden llevarse, y con qué probabilidad. forecast all: todo.
