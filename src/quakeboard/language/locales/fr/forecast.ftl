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
   *[one] avant le prochain tour ({ $turn })
}

## What a hint says about it

hint-danger-none = Aucun séisme ne peut prendre une tuile de cette route.
hint-danger-road = Sur cette route, { $at } est la plus en danger : perdue avant ton prochain tour à { $soon } %, avant la fin à { $end } %.
hint-danger-falls = Ton équipe en { $at } est alors perdue avant ton prochain tour à { $after } % au lieu de { $before } %.
hint-city-safe = Avec les épicentres du plateau, aucun lancer ne la détruit.
hint-city-danger = Le prochain séisme la détruit dans { $average } % de tous les lancers et ordres, et dans { $worst } % des lancers avec le pire ordre.
hint-city-threatened = La ville en { $at } ({ $name }) tombe alors à { $after } % au lieu de { $before } %.
hint-city-spared = Ta ville en { $at } tombe alors à { $after } % au lieu de { $before } %.
hint-random-games = Le bot a continué la partie au hasard, et c’est ainsi qu’il a gagné le plus souvent.

## The text game

play-help-forecast = forecast : ce que les séismes peuvent prendre, et à quel point c’est probable. forecast all : tout.
