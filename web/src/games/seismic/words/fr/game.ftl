## Le plateau de Seismic

seismic-board = Plateau de Seismic
seismic-board-keys = Les flèches ou Q W E A S D mènent de case en case, N va à la prochaine qui convient. Entrée choisit et confirme, R tourne la tuile, les chiffres prennent une tuile face visible, plus et moins changent la taille, F montre tout.
seismic-town = San Andreas
seismic-town-west = San Andreas Ouest
seismic-town-east = San Andreas Est
seismic-zoom-in = Agrandir
seismic-zoom-out = Réduire
seismic-fit = Tout montrer
seismic-minimap = Toute la table. Un clic y mène.
# À quelle distance du milieu de la table, comme le cadre compte colonnes et rangées.
seismic-place = { $ew ->
    [west] { $ns ->
        [north] { $name }, { $x } à l’ouest et { $y } au nord de { $town }
        [south] { $name }, { $x } à l’ouest et { $y } au sud de { $town }
       *[middle] { $name }, { $x } à l’ouest de { $town }
    }
    [east] { $ns ->
        [north] { $name }, { $x } à l’est et { $y } au nord de { $town }
        [south] { $name }, { $x } à l’est et { $y } au sud de { $town }
       *[middle] { $name }, { $x } à l’est de { $town }
    }
   *[middle] { $ns ->
        [north] { $name }, { $y } au nord de { $town }
        [south] { $name }, { $y } au sud de { $town }
       *[middle] { $name }
    }
}
seismic-the-town = la ville
seismic-edge-ne = nord-est
seismic-edge-e = est
seismic-edge-se = sud-est
seismic-edge-sw = sud-ouest
seismic-edge-w = ouest
seismic-edge-nw = nord-ouest
seismic-side-ne = le côté nord-est
seismic-side-e = le côté est
seismic-side-se = le côté sud-est
seismic-side-sw = le côté sud-ouest
seismic-side-w = le côté ouest
seismic-side-nw = le côté nord-ouest
seismic-tile-town = la ville { $name }
seismic-tile-quake = séisme { $magnitude }.0
seismic-tile-intersection = un +{ $value }
seismic-tile-01 = une courbe serrée
    .short = courbe serrée
seismic-tile-02 = une courbe large
    .short = courbe large
seismic-tile-03 = une ligne droite
    .short = ligne droite
seismic-tile-01-23 = deux courbes serrées voisines
    .short = deux courbes serrées, voisines
seismic-tile-01-24 = une courbe serrée et une large (à droite)
    .short = courbe serrée et large, à droite
seismic-tile-01-25 = une ligne droite et une courbe serrée
    .short = ligne droite et courbe serrée
seismic-tile-01-34 = deux courbes serrées opposées
    .short = deux courbes serrées, opposées
seismic-tile-01-35 = une courbe serrée et une large (à gauche)
    .short = courbe serrée et large, à gauche
seismic-tile-02-13 = deux courbes larges croisées
    .short = deux courbes larges, croisées
seismic-tile-02-14 = une ligne droite croisée par une courbe large
    .short = ligne droite et courbe large, croisées
seismic-tile-02-35 = deux courbes larges séparées
    .short = deux courbes larges, séparées
seismic-tile-03-14 = deux lignes droites croisées
    .short = deux lignes droites, croisées
seismic-tile-01-23-45 = trois courbes serrées
    .short = trois courbes serrées
seismic-tile-01-24-35 = une courbe serrée et deux larges croisées
    .short = courbe serrée et deux larges croisées
seismic-tile-01-25-34 = une ligne droite entre deux courbes serrées
    .short = ligne droite entre deux courbes serrées
seismic-tile-02-14-35 = une ligne droite croisée par deux courbes larges
    .short = ligne droite croisée par deux courbes larges
seismic-tile-03-14-25 = trois lignes droites
    .short = trois lignes droites
seismic-from = { $from ->
        [NE] du nord-est
        [E] de l’est
        [SE] du sud-est
        [SW] du sud-ouest
        [W] de l’ouest
       *[NW] du nord-ouest
    }
seismic-to = { $to ->
        [NE] au nord-est
        [E] à l’est
        [SE] au sud-est
        [SW] au sud-ouest
        [W] à l’ouest
       *[NW] au nord-ouest
    }
seismic-exit = { $edge ->
        [NE] vers le nord-est
        [E] vers l’est
        [SE] vers le sud-est
        [SW] vers le sud-ouest
        [W] vers l’ouest
       *[NW] vers le nord-ouest
    }
seismic-way = { seismic-from } { seismic-to }
seismic-the-road = la route { seismic-way }
seismic-the-exit = la sortie { seismic-exit }
seismic-roads = routes { $ways }
seismic-exits = sorties { $ways }
seismic-tile-lies = { $tile } : { $roads }
seismic-cell-empty = { $place }, vide
seismic-cell-scar = { $place }, vide, cicatrice d’un séisme
seismic-cell-legal = { $n ->
    [one] { $place }, vide, { $n } orientation convient{ $touching ->
        [0] {""}
       *[other] , touche un tronçon tenu par { $names }
    }
   *[other] { $place }, vide, { $n } orientations conviennent{ $touching ->
        [0] {""}
       *[other] , touche un tronçon tenu par { $names }
    }
}
seismic-cell-turnable = { $n ->
    [one] { $tile }. { $n } autre orientation convient
   *[other] { $tile }. { $n } autres orientations conviennent
}
seismic-cell-preview = { $place }, proposé : { $tile }. Orientation { $k } sur { $n }
seismic-cell-turned = { $tile }. Choisie : { $turn }
seismic-cell-tile = { $crewed ->
    [0] { $place } : { $tile }
   *[other] { $place } : { $tile }. Équipe ({ $name }) : { $fragment }
}
seismic-claimable = { $now ->
    [0] { $closed ->
        [0] Occuper : { $fragment }. Aucun point
       *[other] Occuper : { $fragment }. Ouvert, { $closed } ou plus une fois fermé
    }
    [one] Occuper : { $fragment }. { $now } point
   *[other] Occuper : { $fragment }. { $now } points
}
seismic-count = { $n ->
    [one] { $side }, { $n } tuile
   *[other] { $side }, { $n } tuiles
}
seismic-count-longest = { $n ->
    [one] { $side }, { $n } tuile. L’un des plus longs : le prochain séisme peut le frapper
   *[other] { $side }, { $n } tuiles. L’un des plus longs : le prochain séisme peut le frapper
}
seismic-count-of = { $town } : { $count }
seismic-longest-why = Le prochain séisme frappe l’un des côtés les plus longs.
seismic-section-ring = Boucle : ni bout ni points
seismic-section-open = Ouvert : 0 maintenant, { $closed } ou plus une fois fermé
seismic-section-complete = { $now ->
    [one] Complet : { $now } point
   *[other] Complet : { $now } points
}
seismic-section-length = { $ends ->
    [two] { $n ->
        [0] De { $here } à { $there }
        [one] { $n } segment, de { $here } à { $there }
       *[other] { $n } segments, de { $here } à { $there }
    }
    [one] { $n ->
        [0] Commence à { $here }
        [one] { $n } segment, un bout à { $here }
       *[other] { $n } segments, un bout à { $here }
    }
    [none] { $n ->
        [one] { $n } segment, les deux bouts ouverts
       *[other] { $n } segments, les deux bouts ouverts
    }
   *[ring] { $n ->
        [one] { $n } segment
       *[other] { $n } segments
    }
}
seismic-section-free = Aucune équipe
seismic-section-holders = { $kind ->
    [complete] { $count ->
        [one] { $names } en marque les points
       *[other] { $names } en marquent chacun tous les points
    }
    [open] { $count ->
        [one] { $names } en marquerait les points
       *[other] { $names } en marqueraient chacun tous les points
    }
   *[ring] { $count ->
        [one] Équipe : { $names }
       *[other] Équipes : { $names }
    }
}
seismic-section-crews = Équipes : { $crews }
seismic-section-crew = { $name } { $n }
seismic-closes-for-you = Ferme un tronçon : { $points } pour toi
seismic-closes-for = { $count ->
    [one] Ferme un tronçon : { $points } pour { $names }
   *[other] Ferme un tronçon : { $points } chacun pour { $names }
}
seismic-closes = Ferme un tronçon : { $points }, encore libre
seismic-claim-open = Une équipe ici : { $closed } ou plus une fois fermé
seismic-claim-ring = Une équipe ici : une boucle, aucun point
seismic-preview-extends = { $n ->
    [0] Commence un tronçon tenu par { $names }
    [one] Tronçon tenu par { $names } : { $n } segment
   *[other] Tronçon tenu par { $names } : { $n } segments
}
seismic-preview-turns = Orientation { $k } sur { $n }
seismic-turn-right-by = { $n ->
    [one] D’un sixième vers la droite
    [3] D’un demi-tour
   *[other] De { $n } sixièmes vers la droite
}
seismic-turn-left-by = { $n ->
    [one] D’un sixième vers la gauche
    [3] D’un demi-tour
   *[other] De { $n } sixièmes vers la gauche
}
seismic-turn-gains = { $n ->
    [one] { $name } gagne { $n } point
   *[other] { $name } gagne { $n } points
}
seismic-turn-loses = { $n ->
    [one] { $name } perd { $n } point
   *[other] { $name } perd { $n } points
}
seismic-turn-no-points = Les points de personne ne changent
seismic-turn-no-section = Aucun tronçon avec équipe ne change
seismic-turn-sections = Avant : { $before }. Après : { $after }.
seismic-turn-section = { $kind ->
    [complete] { $count ->
        [one] { $points } points pour { $names }
       *[other] { $points } points chacun pour { $names }
    }
    [ring] une boucle sans points
   *[open] { $count ->
        [one] ouvert, { $names } en tête
       *[other] ouvert, { $names } à égalité
    }
}
seismic-turn-and = { $first } ; { $then }
seismic-turn-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
seismic-turn-same = Telle qu’elle est maintenant
seismic-turn-misfit = Elle ne convient pas ainsi
seismic-turn-misfit-edges = La route toucherait du vert : { $edges }.
seismic-turn-misfit-alone = Aucune de ses routes n’en rencontrerait une autre.
seismic-refused-taken = Il y a déjà une tuile ici.
seismic-refused-edges = Cette tuile ne convient pas ici : route contre route.
seismic-refused-far = Aucune route ne mène ici.
seismic-refused-turn = Cela ne se tourne pas.

## La main

seismic-keys-take = Prendre une tuile, choisir une route ou un côté
seismic-turn-left = Tourner à gauche
seismic-turn-right = Tourner à droite

## Le plateau en texte

seismic-text = Plateau en texte
seismic-text-summary = { $tiles ->
    [one] { $tiles } tuile sur la table, { $pile } en pioche.
   *[other] { $tiles } tuiles sur la table, { $pile } en pioche.
}
seismic-text-sides = Côtés
seismic-text-legal = Où la tuile convient
seismic-text-turnable = Tuiles qui peuvent être tournées
seismic-text-sections = Tronçons avec équipes
seismic-text-section = { $place } : { $title }. { $detail }
seismic-text-tiles = Tuiles
seismic-text-scars = Cicatrices

## Sur les pages communes à tous les jeux

game-seismic = Seismic
    .who = 2 à 4 joueurs, 30 à 60 minutes
    .about = Pose des routes autour d’une petite ville et envoies-y tes équipes. Puis le sol s’ouvre sous le côté le plus long.
variant-big-one = Le Grand Séisme
    .about = Le séisme le plus fort attend au fond de la pioche.
variant-road-crews-dilemma = Le dilemme des équipes
    .about = Au lieu d’envoyer une équipe, on peut poser une deuxième tuile.
variant-aftershocks = Répliques
    .about = Après un séisme, chacun peut tourner une tuile.
variant-twin-cities = Villes jumelles
    .about = Deux villes, à huit cases l’une de l’autre, et les tuiles de deux boîtes.
variant-balance = Équilibre
    .about = Chacun révèle les tuiles de sa propre pioche, distribuée à égalité.
option-quakes = Séismes
option-quakes-few = Peu de séismes
    .about = Davantage de tuiles mélangées vont dans la boîte : trois séismes au plus dans le jeu de base.
option-quakes-printed = Séismes comme dans le jeu imprimé
    .about = La moitié des tuiles mélangées vont dans la boîte : trois séismes en moyenne dans le jeu de base.
option-quakes-many = Beaucoup de séismes
    .about = Moins de tuiles mélangées vont dans la boîte : trois séismes au moins dans le jeu de base.
option-manifest = Liste des tuiles
    .about = Les règles du jeu imprimé ne disent pas quelles tuiles il contient. Si tu l’as, compte les tiennes et charge ta liste ; les règles d’ici disent comment.
    .load = Charger une liste
    .usual = Prendre la liste habituelle
    .loaded = { $count ->
        [one] « { $file } » est chargée : une sorte de tuiles.
        *[other] « { $file } » est chargée : { $count } sortes de tuiles.
    }
    .own = Liste de tuiles particulière
    .too-large = « { $file } » est trop grand pour une liste de tuiles.
    .bad-line = « { $file } », ligne { $line } : « { $text } » n’est pas une tuile avec son nombre, comme "03" = 5 sous [highways].
    .twice = « { $file } », ligne { $line } : « { $text } » compte une tuile une seconde fois.
    .empty = « { $file } » ne compte aucune tuile.
plan-seismic = { $towns ->
        [one] { $columns } × { $rows } cases, une ville
        *[other] { $columns } × { $rows } cases, { $towns } villes
    }
crews = Équipes
if-ended-now = Si la partie s’arrêtait
crews-left = { $left ->
        [one] { $left } équipe
        *[other] { $left } équipes
    }
pile = { $count ->
        [one] { $count } tuile dans la pioche
        *[other] { $count } tuiles dans la pioche
    }
edge = { $edge ->
        [NE] nord-est
        [E] est
        [SE] sud-est
        [SW] sud-ouest
        [W] ouest
        *[NW] nord-ouest
    }
forecast-tiles = Danger de chaque tuile
danger-tile = { $owner ->
        [you] ta tuile en { $at }
        [other] la tuile en { $at } avec une équipe ({ $name })
        *[none] la tuile en { $at }
    }

## Les étapes d’un séisme, dans une rediffusion

seismic-stage-drawn = Pioché
seismic-stage-shakes = Le sol tremble
seismic-stage-fall = Des tuiles tombent
seismic-stage-home = Les équipes rentrent
seismic-stage-points = Tronçons et points
