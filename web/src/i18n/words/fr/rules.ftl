### Les pages de règles.

rules-of = Les règles de { $game }
rules-contents = Sommaire
rules-rulings = Précisions
rules-in-translation = Une traduction : là où elle dit autre chose, la page anglaise décide.
rules-read-original = Lire en anglais
rules-read-translation = Revenir à la traduction
rules-pages = Pages de règles
rules-print = Imprimer

## Finding words in the page

rules-find = Chercher dans les règles
rules-found =
    { $all ->
        [0] Introuvable
       *[other] { $n } sur { $all }
    }
rules-find-next = Endroit suivant
rules-find-previous = Endroit précédent

## Rulings

rules-other-place = { $ruling } : endroit { $n } sur { $all }. Aller au suivant

## Diagrams

rules-diagram = Schéma : { $about }
rules-which = Ce que montre le schéma
rules-try-board = Montre une route : tout son tronçon s’éclaire. Glisser et les boutons déplacent la carte.
rules-try-legal = Choisis une tuile : les cases où elle convient s’éclairent.
rules-try-plan = Montre une case, et elle s’explique. Une ville montre sa règle quand tu la choisis.
rules-try-tile = Choisis une tuile pour la faire pivoter.
rules-try-section = Le curseur déplace la coupe.
rules-turn-around = Le faire tourner
rules-still-picture = En image
rules-sections = Tronçons avec équipes
rules-cities = Villes
rules-city = { $at } : { $words }
rules-section-points =
    { $points ->
        [one] { $names } : { $points } point
       *[other] { $names } : { $points } points
    }
rules-section-open = { $names } : ouvert, rien encore
rules-box-tile = { $tile }, { $n } dans la boîte
