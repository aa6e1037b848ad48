### Vorhersagen: wie wahrscheinlich Beben nehmen, was auf dem Brett liegt; und was Tipps dazu sagen.
### $percent, $error, $before, $after: ganze Zahlen; $soon, $end, $average, $worst: forecast-percent oder forecast-about.

forecast-percent = { $percent } %
forecast-about = { $percent } ± { $error } %
forecast-more = { $count ->
    [one] Etwas Weiteres ist weniger in Gefahr; forecast all nennt es auch.
   *[other] { $count } weitere sind weniger in Gefahr; forecast all nennt sie auch.
}

## Seismic

forecast-next-turn = { $reader ->
    [you] bis zu deinem nächsten Zug
   *[one] bis zum nächsten Zug von { $turn }
}

## What a hint says about it

hint-danger-none = Kein Beben kann ein Plättchen dieser Straße nehmen.
hint-danger-road = Am meisten gefährdet ist auf dieser Straße { $at }: weg bis zu deinem nächsten Zug mit { $soon } %, bis zum Ende mit { $end } %.
hint-danger-falls = Dein Trupp auf { $at } ist dann bis zu deinem nächsten Zug mit { $after } % weg statt mit { $before } %.
hint-city-safe = Von den Epizentren auf dem Plan aus zerstört kein Wurf sie.
hint-city-danger = Das nächste Beben zerstört sie in { $average } % aller Würfe und Reihenfolgen und bei der schlimmsten Reihenfolge in { $worst } % der Würfe.
hint-city-threatened = Die Stadt von { $name } auf { $at } fällt dann mit { $after } % statt mit { $before } %.
hint-city-spared = Deine Stadt auf { $at } fällt dann mit { $after } % statt mit { $before } %.
hint-random-games = Der Bot hat von hier aus zufällig weitergespielt und danach am häufigsten gewonnen.

## The text game

play-help-forecast = forecast: was Beben nehmen können, und wie wahrscheinlich. forecast all: alles davon.
