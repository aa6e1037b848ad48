### At a table, in a replay, in the rules.

## Le plateau de Seismic

seismic-turn-how = Choisis une tuile. Puis fais-la tourner du doigt ou avec les flèches.
seismic-hint-lay = { $n ->
    [one] { $tile } : convient à { $n } endroit.
   *[other] { $tile } : convient à { $n } endroits.
}
seismic-hint-crew = { $n ->
    [one] { $n } route peut être occupée.
   *[other] { $n } routes peuvent être occupées.
}
seismic-hint-crew-or-lay = { $n ->
    [one] { $n } route peut être occupée, ou pose une seconde tuile.
   *[other] { $n } routes peuvent être occupées, ou pose une seconde tuile.
}
seismic-hint-side = { $n ->
    [one] Séisme { $magnitude }.0. { $n } côté est le plus long.
   *[other] Séisme { $magnitude }.0. { $n } côtés sont de même longueur : choisis-en un.
}
seismic-hint-town = Le séisme frappe les deux villes. Laquelle d’abord ?
seismic-hint-pass = Aucune route de cette tuile n’est libre. Rien à occuper.
seismic-hint-turn = { $n ->
    [one] { $n } tuile peut être tournée.
   *[other] { $n } tuiles peuvent être tournées.
}

## La main

seismic-hand = Ta main
seismic-face-up = Face visible
seismic-claims = Routes libres
seismic-sides = Côtés de même longueur
seismic-towns = Villes
seismic-pile = Pioche { $n }
seismic-in-pile = en pioche
seismic-pile-look = Pioche { $n }. Quelles tuiles restent
seismic-take = { $n } : { $tile }
seismic-take-where = { $places ->
    [0] { $n } : { $tile }. Ne convient nulle part
    [one] { $n } : { $tile }. Convient à { $places } endroit
   *[other] { $n } : { $tile }. Convient à { $places } endroits
}
seismic-act-lay = Poser
seismic-act-lay-claim = Poser et occuper
seismic-act-crew = Occuper
seismic-act-turn = Tourner
seismic-act-turn-none = Choisis une tuile
seismic-act-turn-misfit = Tourne-la encore
seismic-act-side = Frapper { $side }
seismic-act-side-none = Choisis un côté
seismic-act-town = Frapper { $town }
seismic-act-town-none = Choisis une ville
seismic-act-pass = Continuer
seismic-act-ends = Le tour se termine …
seismic-act-none = Choisis une case
seismic-act-crew-none = Choisis une route
seismic-pass = Passer
seismic-pass-claim = Ne pas occuper
seismic-pass-turn = Ne rien tourner
seismic-empty-row = Aucune tuile n’est face visible.

## Les tuiles qui restent

seismic-bag = Tuiles restantes
seismic-bag-count = { $n ->
    [one] { $n } tuile n’a pas été révélée.
   *[other] { $n } tuiles n’ont pas été révélées.
}
seismic-bag-boxed = { $n ->
    [one] { $n } d’entre elles est dans la boîte, sans que personne l’ait vue.
   *[other] { $n } d’entre elles sont dans la boîte, sans que personne les ait vues.
}
seismic-bag-own = { $junctions ->
    [one] Ta propre pioche : { $n } tuiles, { $junctions } carrefour.
   *[other] Ta propre pioche : { $n } tuiles, { $junctions } carrefours.
}
seismic-bag-highways = Autoroutes
seismic-bag-intersections = Carrefours
seismic-bag-quakes = Séismes
seismic-bag-tile = { $n ->
    [0] { $tile } : il n’en reste aucune
   *[other] { $tile } : il en reste { $n }
}

## Sur les pages communes à tous les jeux

do-lay = Poser une tuile
do-crew = Envoyer une équipe
do-side = Choisir le côté
do-town = Choisir la ville
do-turn = Tourner une tuile
choose-tile = Quelle tuile
choose-cell = Où
choose-rotation = Dans quel sens
choose-sixths = De combien
choose-fragment = Quelle route
choose-side = Quel côté
rules-try-board = Montre une route : tout son tronçon s’éclaire. Glisser et les boutons déplacent la carte.
rules-try-legal = Choisis une tuile : les cases où elle convient s’éclairent.
rules-try-tile = Choisis une tuile pour la tourner.
rules-sections = Tronçons avec équipes
rules-section-points =
    { $points ->
        [one] { $names } : { $points } point
       *[other] { $names } : { $points } points
    }
rules-section-open = { $names } : ouvert, rien encore
rules-box-tile = { $tile }, { $n } dans la boîte
