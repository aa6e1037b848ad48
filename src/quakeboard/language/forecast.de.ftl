### Vorhersagen: wie wahrscheinlich Beben nehmen, was auf dem Brett liegt; und was Tipps dazu sagen.
### $percent, $error, $before, $after: ganze Zahlen; $soon, $end, $average, $worst: forecast-percent oder forecast-about.

forecast-percent = { $percent } %
forecast-about = { $percent } ± { $error } %
forecast-more = { $count ->
    [one] Eins mehr ist in geringerer Gefahr; forecast all nennt es auch.
   *[other] { $count } weitere sind in geringerer Gefahr; forecast all nennt sie auch.
}

## Seismic

forecast-next-turn = { $reader ->
    [you] bis zu deinem nächsten Zug
   *[one] bis zum nächsten Zug von { $turn }
}
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

## San Andreas

forecast-city = { $who ->
    [you] { $at }, deine Stadt: Das nächste Beben zerstört sie in { $average } aller Würfe und Reihenfolgen und bei der schlimmsten Reihenfolge in { $worst } der Würfe.
   *[one] { $at }, Stadt von { $name }: Das nächste Beben zerstört sie in { $average } aller Würfe und Reihenfolgen und bei der schlimmsten Reihenfolge in { $worst } der Würfe.
}
forecast-city-alike = { $who ->
    [you] { $at }, deine Stadt: Das nächste Beben zerstört sie in { $average } aller Würfe, bei jeder Reihenfolge.
   *[one] { $at }, Stadt von { $name }: Das nächste Beben zerstört sie in { $average } aller Würfe, bei jeder Reihenfolge.
}
forecast-city-now = { $who ->
    [you] { $at }, deine Stadt: Sie fällt in { $average } der Reihenfolgen, in denen die Würfel kommen können.
   *[one] { $at }, Stadt von { $name }: Sie fällt in { $average } der Reihenfolgen, in denen die Würfel kommen können.
}
forecast-san-andreas-nothing = Noch gibt es keine Stadt.
forecast-san-andreas-safe = { $others ->
    [0] Von den Epizentren auf dem Brett aus zerstört das nächste Beben keine Stadt.
   *[other] { $count ->
        [one] Eine andere Stadt ist vor den Epizentren auf dem Brett sicher.
       *[other] { $count } andere Städte sind vor den Epizentren auf dem Brett sicher.
    }
}

## What a hint says about it

hint-danger-none = Kein Beben kann ein Plättchen dieser Straße nehmen.
hint-danger-road = Am meisten gefährdet ist auf dieser Straße { $at }: weg bis zu deinem nächsten Zug mit { $soon } %, bis zum Ende mit { $end } %.
hint-danger-falls = Dein Trupp auf { $at } ist dann bis zu deinem nächsten Zug mit { $after } % weg statt mit { $before } %.
hint-city-safe = Von den Epizentren auf dem Brett aus zerstört kein Wurf sie.
hint-city-danger = Das nächste Beben zerstört sie in { $average } % aller Würfe und Reihenfolgen und bei der schlimmsten Reihenfolge in { $worst } % der Würfe.
hint-city-threatened = Die Stadt von { $name } auf { $at } fällt dann mit { $after } % statt mit { $before } %.
hint-city-spared = Deine Stadt auf { $at } fällt dann mit { $after } % statt mit { $before } %.

## The text game

play-help-forecast = forecast: was Beben nehmen können, und wie wahrscheinlich. forecast all: alles davon.
