### Français.
###
### en.ftl explique comment les clés sont nommées et rangées, et ce que disent les paramètres.
###
### Ton : tu ; bref, concret, au présent. Les groupes nominaux sont insérés comme compléments, aussi après « à »
### et « sur » : aucun ne commence par « le » après « à ». Une espace insécable précède : ; et les guillemets.
### Glossaire : crew = équipe, section = tronçon, road = route, fragment = segment, stub = sortie, side = côté,
### town = ville, tile = tuile, cell = case, edge = bord, intersection = carrefour, straight = ligne droite,
### loose curve = courbe large, tight curve = courbe serrée, ring = boucle, highway = autoroute, pile = pioche,
### face up = face visible, lay = poser, turn up = révéler, turn = pivoter, quake = séisme, aftershock = réplique,
### count = décompte.

language-name = Français

## Lists and people

list-and = { $first } et { $last }
list-and-before-i = { list-and }
list-comma = { $first }, { $next }
list-semicolon = { $first } ; { $next }
list-sentences = { $first } { $next }
you = toi
seat = Place { $number }
name-number = { $name } { $number }

## Refusals: languages

refusal-unknown-language = Quakeboard ne parle pas « { $language } ». Il parle : { $languages }.

## Refusals: every game

refusal-not-an-action = « { $text } » n’est pas une action de ce jeu.
refusal-game-over = La partie est finie ; il n’y a plus rien à faire.

## Refusals: options of Seismic

refusal-unknown-option = Seismic n’a pas d’option « { $name } ».
refusal-bad-value =
    « { $value } » n’est pas une valeur pour l’option « { $name } », qui demande { $name ->
        [columns] un nombre entier
        [rows] un nombre entier
        [first] un nombre entier
        [variants] une liste de noms
        [heights] une liste avec une taille en centimètres, ou rien, pour chaque place
        [manifest] un nombre pour chaque tuile
       *[other] { $expected }
    }.
refusal-unknown-variant = Seismic n’a pas de variante « { $variant } ». Il y a : { $variants }.
refusal-bad-seats = Seismic se joue à 2, 3 ou 4 places, pas à { $seats }.
refusal-bad-table = Une table a un nombre impair de colonnes et de rangées, de 7 à 61, pas { $columns } × { $rows }.
refusal-narrow-table = Huit cases séparent les deux villes : il faut 9 colonnes pour Villes jumelles, pas { $columns }.
refusal-bad-first = La place { $first } ne peut pas commencer : il n’y a que les places 0 à { $last }.
refusal-bad-heights =
    { $heights ->
        [one] Il y a { $heights } taille pour { $seats } places : donnes-en une par place, ou aucune.
       *[other] Il y a { $heights } tailles pour { $seats } places : donnes-en une par place, ou aucune.
    }
refusal-balance-big-one = Équilibre donne une pioche à chacun : il n’y a pas de fond commun où le Grand Séisme puisse attendre.
refusal-balance-twin-cities = Les tuiles de deux boîtes ne se partagent pas également : Équilibre ne va pas avec Villes jumelles.
refusal-uneven-deal = Équilibre distribue { $tiles } tuiles et { $intersections } carrefours : le partage entre { $seats } places n’est pas égal.
refusal-unknown-tile = La liste des tuiles nomme une tuile « { $tile } » qui n’existe pas.
refusal-bad-count = La liste des tuiles compte { $count } fois la tuile { $tile } : il en faut de 0 à 24.
refusal-too-few-singles = La liste des tuiles compte { $count } fois la tuile { $tile }, mais { $needed } sont mêlées aux séismes.
refusal-too-many-singles = La liste des tuiles compte trop de lignes droites et de courbes simples pour calculer les probabilités.
refusal-too-few-tiles = La liste des tuiles en compte { $tiles } ; une partie en demande { $needed }.

## Refusals: actions of Seismic

refusal-not-now-first = « { $action } » doit attendre : on tire d’abord au sort qui commence.
refusal-not-now-set-up = « { $action } » doit attendre : la table est en préparation.
refusal-not-now-draw = « { $action } » doit attendre : on révèle d’abord une tuile.
refusal-not-now-lay = « { $action } » doit attendre : c’est le moment de poser une tuile.
refusal-not-now-crew = « { $action } » doit attendre : c’est le moment d’envoyer une équipe ou de passer.
refusal-not-now-town = « { $action } » doit attendre : choisis la ville touchée en premier.
refusal-not-now-side = « { $action } » doit attendre : choisis le côté que frappe le séisme.
refusal-not-now-aftershock = « { $action } » doit attendre : c’est le moment de faire pivoter une tuile ou de passer.
refusal-no-such-tile = Il n’y a pas de tuile « { $tile } ».
refusal-not-in-pile = La tuile { $tile } ne peut pas sortir : il n’en reste aucune qui puisse l’être.
refusal-quake-in-set-up = Équilibre ne révèle aucun séisme pendant la préparation.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-not-face-up = La tuile { $tile } n’est pas face visible.
refusal-off-table = La case { $at } est au-delà du bord de la table.
refusal-cell-taken = Il y a déjà une tuile en { $at }.
refusal-no-highway-there = Aucune autoroute ne mène à la case { $at }.
refusal-edge-must-be-road = Une autoroute arrive au bord { seismic-edge } de { $at }, mais la tuile y est verte.
refusal-edge-must-be-green = Le bord { seismic-edge } de { $at } touche du vert, mais la tuile y a une autoroute.
refusal-not-smallest-rotation = La rotation { $rotation } de { $tile } donne les mêmes routes que la rotation { $smallest } : prends celle-ci.
refusal-no-such-fragment = La tuile qui vient d’être posée n’a pas de segment { $fragment } ; elle a { $fragments }.
refusal-section-taken = Le tronçon du segment { $fragment } porte déjà une équipe.
refusal-no-crew-left = La place { $seat } n’a plus d’équipe à envoyer.
refusal-no-second-tile = Une deuxième tuile ne se pose que dans Le dilemme des équipes, au lieu d’envoyer une équipe.
refusal-not-longest =
    { $tiles ->
        [one] Le côté { seismic-side } compte { $tiles } tuile ; le séisme frappe un côté qui en compte { $most }.
       *[other] Le côté { seismic-side } compte { $tiles } tuiles ; le séisme frappe un côté qui en compte { $most }.
    }
refusal-no-such-town = Il n’y a pas de ville en { $at }.
refusal-nothing-to-turn = Il n’y a en { $at } aucune tuile à faire pivoter.
refusal-turned-already = La tuile en { $at } a déjà pivoté pour ce séisme.
refusal-same-roads = La tuile en { $at } est déjà posée ainsi.

## Refusals: games, records and chance

refusal-unknown-game = Il n’y a pas de jeu « { $game } » ici. Il y a : { $games }.
refusal-file-not-found = Il n’y a pas de fichier « { $file } ».
refusal-file-unreadable = Le fichier « { $file } » ne peut pas être lu : { $why }.
refusal-file-unwritable = Le fichier « { $file } » ne peut pas être écrit : { $why }.
refusal-file-too-large = Le fichier « { $file } » est trop gros pour être un enregistrement.
refusal-not-json = Ce n’est pas un enregistrement, ou il est tronqué : { $why }.
refusal-not-a-record = Ce n’est pas un enregistrement de Quakeboard.
refusal-unknown-version = L’enregistrement a la version { $version } ; ce programme lit la version { $known }.
refusal-unknown-rules = L’enregistrement suit la version { $version } des règles ; ce programme connaît la version { $known }.
refusal-bad-shape = L’enregistrement est mal formé : { $why }.
refusal-bad-step = L’enregistrement ne peut pas être rejoué. Étape { $step }, « { $action } » : { $why }
refusal-after-the-end = L’enregistrement continue après la fin de la partie : étape { $step }, « { $action } ».
refusal-wrong-outcome = L’enregistrement annonce un autre résultat que celui de ses actions : { $claimed }, pas { $found }.
refusal-no-seed = L’enregistrement ne contient pas encore la graine : le hasard se vérifie quand la partie est finie.
refusal-no-commitment = L’enregistrement ne contient aucun engagement pour vérifier la graine.
refusal-wrong-seed = La graine n’est pas celle de l’engagement.
refusal-wrong-draw = L’étape { $step } n’est pas ce que dit la graine : « { $found } » au lieu de « { $due } ».
refusal-bad-seed = Une graine a 64 chiffres hexadécimaux.
refusal-bad-nonce = Un ajout à la graine est un texte de { $longest } caractères au plus.

## Refusals: the command line

refusal-not-a-pair = « { $given } » n’est pas une option : écris nom=valeur.
refusal-not-a-number = L’option « { $name } » demande un nombre, pas « { $value } ».
refusal-bad-manifest = « { $file } » n’est pas une liste de tuiles : { $why }.

## The command line

verify-done =
    Tout est en ordre : { $actions ->
        [one] { $actions } action se rejoue
       *[other] { $actions } actions se rejouent
    }, et { $draws ->
        [one] { $draws } tirage est ce que dit
       *[other] { $draws } tirages sont ce que dit
    } la graine.
simulate-games =
    { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
simulate-seat =
    { $wins ->
        [one] Place { $seat }, { $bot } : { $wins } victoire, { $points } points par partie.
       *[other] Place { $seat }, { $bot } : { $wins } victoires, { $points } points par partie.
    }

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
seismic-tile-01-23 = deux courbes serrées
seismic-tile-01-24 = une courbe large avec une serrée
seismic-tile-01-25 = une ligne droite avec une courbe serrée
seismic-tile-01-34 = deux courbes serrées opposées
seismic-tile-01-35 = { seismic-tile-01-24 }
seismic-tile-02-13 = deux courbes larges croisées
seismic-tile-02-14 = une ligne droite croisée par une courbe large
seismic-tile-02-35 = deux courbes larges opposées
seismic-tile-03-14 = deux lignes droites croisées
seismic-tile-01-23-45 = trois courbes serrées
seismic-tile-01-24-35 = deux courbes larges croisées avec une serrée
seismic-tile-01-25-34 = une ligne droite avec deux courbes serrées
seismic-tile-02-14-35 = une ligne droite croisée par deux courbes larges
seismic-tile-03-14-25 = trois lignes droites croisées
seismic-tile-intersection = un carrefour +{ $value }
seismic-tile-quake = un séisme { $magnitude }.0
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
seismic-road-stub = sa sortie { seismic-side }
seismic-road-stub-of = la sortie { seismic-side } du +{ $value } en { $at }
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
        [you] tu fais pivoter la tuile en { $at } ({ $tile })
       *[one] { $name } fait pivoter la tuile en { $at } ({ $tile })
    }
seismic-shock-declined =
    { $who ->
        [you] tu ne fais rien pivoter
        [one] { $name } ne fait rien pivoter
        [with-you] { $name } ne faites rien pivoter
       *[many] { $name } ne font rien pivoter
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
        [with-you] { $name } tenez { $road } avec { seismic-crews } chacun, et chacun la marque en entier : { seismic-sum }.
       *[many] { $name } tiennent { $road } avec { seismic-crews } chacun, et chacun la marque en entier : { seismic-sum }.
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
seismic-nobody-scored = Personne n’a marqué. Cette fois, c’est le sol qui gagne.
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
seismic-ask-aftershock = Réplique : fais pivoter une tuile ou passe.
seismic-wait-lay = { $name } pose une tuile.
seismic-wait-crew = { $name } peut envoyer une équipe.
seismic-wait-town = { $name } choisit la ville touchée en premier.
seismic-wait-side = { $name } choisit le côté touché.
seismic-wait-aftershock = { $name } peut faire pivoter une tuile.

## Seismic: the state of the table

seismic-pile =
    { $tiles ->
        [0] La pioche est vide.
        [one] { $tiles } tuile dans la pioche.
       *[other] { $tiles } tuiles dans la pioche.
    }
seismic-crews-left = Équipes restantes : { $crews }.
seismic-if-ended = Si la partie finissait maintenant : { $totals }.
