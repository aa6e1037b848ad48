## San Andreas

forecast-city = { $who ->
    [you] { $at }, ta ville : le prochain séisme la détruit dans { $average } de tous les lancers et ordres, et dans { $worst } des lancers avec le pire ordre.
   *[one] { $at }, ville ({ $name }) : le prochain séisme la détruit dans { $average } de tous les lancers et ordres, et dans { $worst } des lancers avec le pire ordre.
}
forecast-city-alike = { $who ->
    [you] { $at }, ta ville : le prochain séisme la détruit dans { $average } de tous les lancers, quel que soit l’ordre.
   *[one] { $at }, ville ({ $name }) : le prochain séisme la détruit dans { $average } de tous les lancers, quel que soit l’ordre.
}
forecast-city-now = { $who ->
    [you] { $at }, ta ville : elle tombe dans { $average } des ordres possibles des dés.
   *[one] { $at }, ville ({ $name }) : elle tombe dans { $average } des ordres possibles des dés.
}
forecast-san-andreas-nothing = Il n’y a encore aucune ville.
forecast-san-andreas-safe = { $others ->
    [0] Avec les épicentres du plateau, le prochain séisme ne détruit aucune ville.
   *[other] { $count ->
        [one] Une autre ville est à l’abri des épicentres du plateau.
       *[other] { $count } autres villes sont à l’abri des épicentres du plateau.
    }
}
