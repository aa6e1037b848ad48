### Prévisions : à quel point il est probable que les séismes prennent ce qui est posé ; et ce qu’en disent les conseils.
### $percent, $error, $before, $after : nombres entiers ; $soon, $end, $average, $worst : forecast-percent ou forecast-about.

forecast-percent = { $percent } %
forecast-about = { $percent } ± { $error } %
forecast-more = { $count ->
    [one] Une autre est moins en danger ; forecast all la donne aussi.
   *[other] { $count } autres sont moins en danger ; forecast all les donne aussi.
}

## Seismic

forecast-next-turn = { $reader ->
    [you] avant ton prochain tour
   *[one] avant le prochain tour de { $turn }
}
forecast-tile = { $at } : perdue { forecast-next-turn } { $soon }, avant la fin { $end }.
forecast-tile-crew = { $who ->
    [you] { $at }, ton équipe : perdue { forecast-next-turn } { $soon }, avant la fin { $end }.
   *[one] { $at }, équipe de { $name } : perdue { forecast-next-turn } { $soon }, avant la fin { $end }.
}
forecast-seismic-nothing = Aucune tuile n’est encore posée.
forecast-seismic-safe = { $others ->
    [0] Aucun séisme ne peut prendre une de ces tuiles.
   *[other] { $count ->
        [one] Une autre tuile est à l’abri de tout séisme.
       *[other] { $count } autres tuiles sont à l’abri de tout séisme.
    }
}

## San Andreas

forecast-city = { $who ->
    [you] { $at }, ta ville : le prochain séisme la détruit dans { $average } de tous les lancers et ordres, et dans { $worst } des lancers avec le pire ordre.
   *[one] { $at }, ville de { $name } : le prochain séisme la détruit dans { $average } de tous les lancers et ordres, et dans { $worst } des lancers avec le pire ordre.
}
forecast-city-alike = { $who ->
    [you] { $at }, ta ville : le prochain séisme la détruit dans { $average } de tous les lancers, quel que soit l’ordre.
   *[one] { $at }, ville de { $name } : le prochain séisme la détruit dans { $average } de tous les lancers, quel que soit l’ordre.
}
forecast-city-now = { $who ->
    [you] { $at }, ta ville : elle tombe dans { $average } des ordres possibles des dés.
   *[one] { $at }, ville de { $name } : elle tombe dans { $average } des ordres possibles des dés.
}
forecast-san-andreas-nothing = Il n’y a encore aucune ville.
forecast-san-andreas-safe = { $others ->
    [0] Avec les épicentres du plateau, le prochain séisme ne détruit aucune ville.
   *[other] { $count ->
        [one] Une autre ville est à l’abri des épicentres du plateau.
       *[other] { $count } autres villes sont à l’abri des épicentres du plateau.
    }
}

## What a hint says about it

hint-danger-none = Aucun séisme ne peut prendre une tuile de cette route.
hint-danger-road = Sur cette route, { $at } est la plus en danger : perdue avant ton prochain tour à { $soon } %, avant la fin à { $end } %.
hint-danger-falls = Ton équipe en { $at } est alors perdue avant ton prochain tour à { $after } % au lieu de { $before } %.
hint-city-safe = Avec les épicentres du plateau, aucun lancer ne la détruit.
hint-city-danger = Le prochain séisme la détruit dans { $average } % de tous les lancers et ordres, et dans { $worst } % des lancers avec le pire ordre.
hint-city-threatened = La ville de { $name } en { $at } tombe alors à { $after } % au lieu de { $before } %.
hint-city-spared = Ta ville en { $at } tombe alors à { $after } % au lieu de { $before } %.

## The text game

play-help-forecast = forecast : ce que les séismes peuvent prendre, et à quel point c’est probable. forecast all : tout.
