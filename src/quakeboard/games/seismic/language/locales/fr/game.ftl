## Seismic: variants

seismic-variant-big-one = Le Grand Séisme
seismic-variant-road-crews-dilemma = Le dilemme des équipes
seismic-variant-aftershocks = Répliques
seismic-variant-twin-cities = Villes jumelles
seismic-variant-balance = Équilibre

## Seismic: tiles, towns, roads

seismic-tile-01 = une courbe serrée
seismic-tile-02 = une courbe large
seismic-tile-03 = une ligne droite
seismic-tile-01-23 = deux courbes serrées voisines
seismic-tile-01-24 = une courbe serrée et une large (à droite)
seismic-tile-01-25 = une ligne droite et une courbe serrée
seismic-tile-01-34 = deux courbes serrées opposées
seismic-tile-01-35 = une courbe serrée et une large (à gauche)
seismic-tile-02-13 = deux courbes larges croisées
seismic-tile-02-14 = une ligne droite croisée par une courbe large
seismic-tile-02-35 = deux courbes larges séparées
seismic-tile-03-14 = deux lignes droites croisées
seismic-tile-01-23-45 = trois courbes serrées
seismic-tile-01-24-35 = une courbe serrée et deux larges croisées
seismic-tile-01-25-34 = une ligne droite entre deux courbes serrées
seismic-tile-02-14-35 = une ligne droite croisée par deux courbes larges
seismic-tile-03-14-25 = trois lignes droites
seismic-tile-intersection = un +{ $value }
seismic-tile-quake = le séisme { $magnitude }.0
seismic-short-01 = courbe serrée
seismic-short-02 = courbe large
seismic-short-03 = ligne droite
seismic-short-01-23 = deux courbes serrées, voisines
seismic-short-01-24 = courbe serrée et large, à droite
seismic-short-01-25 = ligne droite et courbe serrée
seismic-short-01-34 = deux courbes serrées, opposées
seismic-short-01-35 = courbe serrée et large, à gauche
seismic-short-02-13 = deux courbes larges, croisées
seismic-short-02-14 = ligne droite et courbe large, croisées
seismic-short-02-35 = deux courbes larges, séparées
seismic-short-03-14 = deux lignes droites, croisées
seismic-short-01-23-45 = trois courbes serrées
seismic-short-01-24-35 = courbe serrée et deux larges croisées
seismic-short-01-25-34 = ligne droite entre deux courbes serrées
seismic-short-02-14-35 = ligne droite croisée par deux courbes larges
seismic-short-03-14-25 = trois lignes droites
seismic-short-intersection = +{ $value }
seismic-short-quake = séisme { $magnitude }.0
seismic-town =
    { $town ->
        [west] San Andreas Ouest
        [east] San Andreas Est
       *[only] San Andreas
    }
# Après « côté » ou « sortie ».
seismic-side =
    { $side ->
        [NE] nord-est
        [E] est
        [SE] sud-est
        [SW] sud-ouest
        [W] ouest
       *[NW] nord-ouest
    }
# Après « bord ».
seismic-edge =
    { $edge ->
        [north-east] nord-est
        [east] est
        [south-east] sud-est
        [south-west] sud-ouest
        [west] ouest
       *[north-west] nord-ouest
    }
seismic-from =
    { $from ->
        [NE] du nord-est
        [E] de l’est
        [SE] du sud-est
        [SW] du sud-ouest
        [W] de l’ouest
       *[NW] du nord-ouest
    }
seismic-to =
    { $to ->
        [NE] au nord-est
        [E] à l’est
        [SE] au sud-est
        [SW] au sud-ouest
        [W] à l’ouest
       *[NW] au nord-ouest
    }
seismic-way = { seismic-from } { seismic-to }
seismic-exit =
    { $edge ->
        [NE] vers le nord-est
        [E] vers l’est
        [SE] vers le sud-est
        [SW] vers le sud-ouest
        [W] vers l’ouest
       *[NW] vers le nord-ouest
    }
seismic-the-road = la route { seismic-way }
seismic-the-exit = la sortie { seismic-exit }
seismic-direction =
    { $edge ->
        [NE] nord-est
        [E] est
        [SE] sud-est
        [SW] sud-ouest
        [W] ouest
       *[NW] nord-ouest
    }
seismic-fragments =
    { $fragments ->
        [one] { $fragments } segment
       *[other] { $fragments } segments
    }
seismic-road-open =
    { $fragments ->
        [one] une route ouverte d’un segment
       *[other] une route ouverte de { $fragments } segments
    }
seismic-road-ring = une boucle de { seismic-fragments }
seismic-road-town = la route de { seismic-town }
seismic-road-intersection = la route du +{ $value } en { $at }
seismic-road-town-intersection = la route entre { seismic-town } et le +{ $value } en { $at }
seismic-road-intersections = la route entre le +{ $value } en { $at } et le +{ $other_value } en { $other_at }
seismic-road-towns = la route entre les deux villes
seismic-road-town-back = la route qui part de { seismic-town } et y revient
seismic-road-intersection-back = la route qui part du +{ $value } en { $at } et y revient
seismic-road-stub = sa sortie { seismic-exit }
seismic-road-stub-of = la sortie { seismic-exit } du +{ $value } en { $at }
seismic-road-worth = { $road } ({ $points } points)

## Seismic: what happens

seismic-first-seat =
    { $who ->
        [you] Tu commences.
       *[one] { $name } commence.
    }
seismic-face-up = Face visible : { $tiles }.
seismic-turn-begins =
    { $who ->
        [you] C’est à toi.
       *[one] C’est à { $name }.
    }
seismic-tile-turned-up =
    { $who ->
        [you] Tu révèles { $tile }.
       *[one] { $name } révèle { $tile }.
    }
seismic-quake-turned-up =
    { $who ->
        [you] Tu révèles le séisme { $magnitude }.0.
       *[one] { $name } révèle le séisme { $magnitude }.0.
    }
seismic-quake-set-aside = Le séisme { $magnitude }.0 sort avant le début et quitte la partie.
seismic-row-discarded = Aucune tuile face visible ne convient nulle part. Défausse : { $tiles }.
seismic-tile-laid =
    { $who ->
        [you] Tu poses { $tile } en { $at }.
       *[one] { $name } pose { $tile } en { $at }.
    }
seismic-tile-laid-crew-sent =
    { $who ->
        [you] Tu poses { $tile } en { $at } et envoies une équipe sur { $road }.
       *[one] { $name } pose { $tile } en { $at } et envoie une équipe sur { $road }.
    }
seismic-second-tile-laid =
    { $who ->
        [you] Au lieu d’envoyer une équipe, tu poses { $tile } en { $at }.
       *[one] Au lieu d’envoyer une équipe, { $name } pose { $tile } en { $at }.
    }
seismic-tiles-laid =
    { $who ->
        [you] Tu poses { $tile } en { $at } et { $second } en { $second_at }.
       *[one] { $name } pose { $tile } en { $at } et { $second } en { $second_at }.
    }
seismic-section-closed =
    { $who ->
        [you] La tuile ferme { $road } : { $points } pour toi.
        [one] La tuile ferme { $road } : { $points } pour { $name }.
        [with-you] La tuile ferme { $road } : { $points } points chacun pour { $name }.
       *[many] La tuile ferme { $road } : { $points } points chacun pour { $name }.
    }
seismic-section-closed-too =
    { $who ->
        [you] Elle ferme aussi { $road } : { $points } pour toi.
        [one] Elle ferme aussi { $road } : { $points } pour { $name }.
        [with-you] Elle ferme aussi { $road } : { $points } points chacun pour { $name }.
       *[many] Elle ferme aussi { $road } : { $points } points chacun pour { $name }.
    }
seismic-crew-sent =
    { $who ->
        [you] Tu envoies une équipe sur { $road }.
       *[one] { $name } envoie une équipe sur { $road }.
    }
seismic-side-hit =
    Le séisme { $magnitude }.0 frappe le côté { seismic-side } de { seismic-town } ({ $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }) : { $losses }.
seismic-tiles-go =
    { $tiles ->
        [0] rien ne disparaît
        [1] une tuile disparaît
        [2] deux tuiles disparaissent
        [3] trois tuiles disparaissent
        [4] quatre tuiles disparaissent
        [5] cinq tuiles disparaissent
        [6] six tuiles disparaissent
       *[other] { $tiles } tuiles disparaissent
    }
seismic-all-tiles-go =
    { $tiles ->
        [1] la seule disparaît
        [2] les deux disparaissent
        [3] les trois disparaissent
        [4] les quatre disparaissent
        [5] les cinq disparaissent
        [6] les six disparaissent
       *[other] les { $tiles } disparaissent
    }
seismic-crews =
    { $crews ->
        [1] une équipe
        [2] deux équipes
        [3] trois équipes
        [4] quatre équipes
        [5] cinq équipes
        [6] six équipes
       *[other] { $crews } équipes
    }
seismic-crews-back =
    { $who ->
        [you] tu récupères { seismic-crews }
        [one] { $name } récupère { seismic-crews }
        [with-you] { $name } récupérez chacun { seismic-crews }
       *[many] { $name } récupèrent chacun { seismic-crews }
    }
seismic-quake-harmless = Le séisme { $magnitude }.0 trouve vides les six côtés de { seismic-town } et ne cause aucun dégât.
seismic-tile-destroyed = Le séisme emporte { $tile } en { $at }.
seismic-aftershocks =
    { $count ->
        [one] Réplique : { $shocks }.
       *[other] Répliques : { $shocks }.
    }
seismic-tile-turned =
    { $who ->
        [you] tu tournes la tuile en { $at } ({ $tile }) { seismic-sixths }
       *[one] { $name } tourne la tuile en { $at } ({ $tile }) { seismic-sixths }
    }
seismic-tile-turned-with-crew =
    { $who ->
        [you] tu tournes la tuile en { $at } ({ $tile }) { seismic-sixths } avec son équipe
       *[one] { $name } tourne la tuile en { $at } ({ $tile }) { seismic-sixths } avec son équipe
    }
seismic-sixths =
    { $sixths ->
        [1] d’un sixième
        [2] de deux sixièmes
        [3] de trois sixièmes
        [4] de quatre sixièmes
       *[5] de cinq sixièmes
    }
seismic-shock-declined =
    { $who ->
        [you] tu ne tournes rien
        [one] { $name } ne tourne rien
        [with-you] { $name } ne tournez rien
       *[many] { $name } ne tournent rien
    }
seismic-no-lay =
    { $who ->
        [you] Aucune tuile n’est face visible : tu ne poses rien.
       *[one] Aucune tuile n’est face visible : { $name } ne pose rien.
    }
seismic-seat-skipped =
    { $who ->
        [you] Tu passes ton tour : il n’y a rien à révéler, et rien face visible.
       *[one] { $name } passe son tour : il n’y a rien à révéler, et rien face visible.
    }

## Seismic: the count

seismic-sum =
    { $bonus ->
        [0] { seismic-fragments } + { $first } + { $second } = { $points }
       *[other] { seismic-fragments } + { $first } + { $second } + { $bonus } pour la liaison des villes = { $points }
    }
seismic-section-scored =
    { $who ->
        [you] Tu tiens sans partage { $road } : { seismic-sum }.
       *[one] { $name } tient sans partage { $road } : { seismic-sum }.
    }
seismic-section-scored-most =
    { $who ->
        [you] Tu tiens { $road } avec { $crews } équipes sur { $all } : { seismic-sum }.
       *[one] { $name } tient { $road } avec { $crews } équipes sur { $all } : { seismic-sum }.
    }
seismic-section-scored-tied =
    { $who ->
        [with-you] { $name } tenez { $road } avec { seismic-crews } chacun, et chacun en marque tous les points : { seismic-sum }.
       *[many] { $name } tiennent { $road } avec { seismic-crews } chacun, et chacun en marque tous les points : { seismic-sum }.
    }
seismic-sections-open =
    { $count ->
        [one] Il manque un bout à un tronçon, qui ne rapporte rien (équipes : { $crews }).
       *[other] Il manque un bout à { $count } tronçons, qui ne rapportent rien (équipes : { $crews }).
    }
seismic-sections-ring =
    { $count ->
        [one] Un tronçon est une boucle sans carrefour et ne rapporte rien (équipes : { $crews }).
       *[other] { $count } tronçons sont des boucles sans carrefour et ne rapportent rien (équipes : { $crews }).
    }
seismic-game-ends =
    { $reason ->
        [tiles] Il n’y a plus de tuiles ; le décompte commence.
        [closed] Aucune autoroute ne mène plus loin ; le décompte commence.
       *[unplaceable] Aucune des tuiles restantes ne peut être posée ; le décompte commence.
    }
seismic-totals = Totaux : { $totals }.
seismic-nobody-scored = Personne n’a de points ; tous partagent la victoire.
seismic-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seismic-won =
    { $who ->
        [you] Tu l’emportes avec { seismic-points }.
        [one] { $name } l’emporte avec { seismic-points }.
        [with-you] { $name } partagez la victoire avec { seismic-points } chacun.
       *[many] { $name } partagent la victoire avec { seismic-points } chacun.
    }
seismic-won-by-height =
    { $who ->
        [you] Égalité à { seismic-points } : { $tied }. Tu as la plus grande taille et tu l’emportes.
        [one] Égalité à { seismic-points } : { $tied }. { $name } a la plus grande taille et l’emporte.
        [with-you] Égalité à { seismic-points } : { $tied }. { $name } avez la plus grande taille et partagez la victoire.
       *[many] Égalité à { seismic-points } : { $tied }. { $name } ont la plus grande taille et partagent la victoire.
    }

## Seismic: what is asked, and what is waited for

seismic-ask-lay = À toi : pose une tuile.
seismic-ask-crew = Envoie une équipe ou passe.
seismic-ask-crew-or-lay = Envoie une équipe, pose une deuxième tuile ou passe.
seismic-ask-town = Séisme { $magnitude }.0 : choisis la ville qu’il frappe en premier.
seismic-ask-side = Séisme { $magnitude }.0 : choisis le côté de { seismic-town } qu’il frappe.
seismic-ask-aftershock = Réplique : tourne une tuile ou passe.
seismic-wait-lay = { $name } pose une tuile.
seismic-wait-crew = { $name } peut envoyer une équipe.
seismic-wait-town = { $name } choisit la ville touchée en premier.
seismic-wait-side = { $name } choisit le côté touché.
seismic-wait-aftershock = { $name } peut tourner une tuile.

## Seismic: the state of the table

seismic-pile =
    { $tiles ->
        [0] La pioche est vide.
        [one] { $tiles } tuile dans la pioche.
       *[other] { $tiles } tuiles dans la pioche.
    }
seismic-crews-left = Équipes restantes : { $crews }.
seismic-if-ended = Si la partie s’arrêtait maintenant : { $totals }.
