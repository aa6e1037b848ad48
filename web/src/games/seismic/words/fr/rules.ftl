rules-try-board = Montre une route : tout son tronçon s’éclaire. Glisser et les boutons déplacent la carte.
rules-try-legal = Choisis une tuile : les cases où elle convient s’éclairent.
rules-try-tile = Choisis une tuile pour la faire pivoter.
rules-sections = Tronçons avec équipes
rules-section-points =
    { $points ->
        [one] { $names } : { $points } point
       *[other] { $names } : { $points } points
    }
rules-section-open = { $names } : ouvert, rien encore
rules-box-tile = { $tile }, { $n } dans la boîte
