## Refusals: options of Seismic

refusal-unknown-option = Seismic n’a pas d’option « { $name } ».
refusal-bad-value =
    « { $value } » n’est pas une valeur pour l’option « { $name } », qui demande { $name ->
        [columns] un nombre entier
        [rows] un nombre entier
        [first] un nombre entier
        [variants] une liste de noms
        [heights] une liste avec une taille en centimètres, ou rien, pour chaque place
        [quakes] few, printed ou many
        [manifest] un nombre pour chaque tuile
       *[other] { $expected }
    }.
refusal-unknown-variant = Seismic n’a pas de variante « { $variant } ». Il y a : { $variants }.
refusal-bad-seats = Seismic se joue à 2, 3 ou 4 places, pas à { $seats }.
refusal-bad-table = Une table a un nombre impair de colonnes et de rangées, de 7 à 61, pas { $columns } × { $rows }.
refusal-narrow-table = Les deux villes sont à huit cases l’une de l’autre : il faut 9 colonnes pour Villes jumelles, pas { $columns }.
refusal-bad-first = La place { $first } ne peut pas commencer : il n’y a que les places 0 à { $last }.
refusal-bad-heights =
    { $heights ->
        [one] Il y a { $heights } taille pour { $seats } places : donnes-en une par place, ou aucune.
       *[other] Il y a { $heights } tailles pour { $seats } places : donnes-en une par place, ou aucune.
    }
refusal-balance-big-one = Équilibre donne une pioche à chacun : il n’y a pas de fond commun où le Grand Séisme puisse attendre.
refusal-balance-twin-cities = Les nombres d’Équilibre valent pour une seule boîte : il ne va pas avec Villes jumelles.
refusal-uneven-deal = Équilibre distribue { $tiles } tuiles et { $intersections } carrefours : le partage entre { $seats } places n’est pas égal.
refusal-unknown-tile = La liste des tuiles nomme une tuile « { $tile } » qui n’existe pas.
refusal-bad-count = La liste des tuiles compte { $count } fois la tuile { $tile } : il en faut de 0 à 24.
refusal-too-few-singles = La liste des tuiles compte { $count } fois la tuile { $tile }, mais { $needed } sont mêlées aux séismes.
refusal-too-many-singles = La liste des tuiles compte trop de lignes droites et de courbes simples pour calculer les probabilités.
refusal-too-few-tiles = La liste des tuiles en compte { $tiles } ; une partie en demande { $needed }.

## Refusals: actions of Seismic

refusal-not-now-first = Cela doit attendre : on tire d’abord au sort qui commence.
refusal-not-now-set-up = Cela doit attendre : la table est en préparation.
refusal-not-now-draw = Cela doit attendre : on révèle d’abord une tuile.
refusal-not-now-lay = Cela doit attendre : c’est le moment de poser une tuile.
refusal-not-now-crew = Cela doit attendre : c’est le moment d’envoyer une équipe ou de passer.
refusal-not-now-town = Cela doit attendre : choisis la ville touchée en premier.
refusal-not-now-side = Cela doit attendre : choisis le côté que frappe le séisme.
refusal-not-now-aftershock = Cela doit attendre : c’est le moment de tourner une tuile ou de passer.
refusal-no-such-tile = Il n’y a pas de tuile « { $tile } ».
refusal-not-in-pile = Cette tuile ne peut pas sortir : il n’en reste aucune qui puisse l’être.
refusal-quake-in-set-up = Équilibre ne révèle aucun séisme pendant la mise en place.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-not-face-up = Cette tuile n’est pas face visible.
refusal-off-table = C’est au-delà du bord de la table.
refusal-cell-taken = Il y a déjà une tuile en { $at }.
refusal-no-highway-there = Aucune autoroute ne mène en { $at }.
refusal-edge-must-be-road = Une autoroute arrive au bord { seismic-edge } de { $at }, mais la tuile y est verte.
refusal-edge-must-be-green = Le bord { seismic-edge } de { $at } touche du vert, mais la tuile y a une autoroute.
refusal-not-smallest-rotation = Cela donne les mêmes routes que r{ $smallest } : écris r{ $smallest }.
refusal-no-such-fragment = La tuile qui vient d’être posée n’a pas cette route.
refusal-section-taken = Ce tronçon porte déjà une équipe.
refusal-no-crew-left = Il ne reste plus d’équipe à envoyer.
refusal-no-second-tile = Une deuxième tuile ne se pose que dans Le dilemme des équipes, au lieu d’envoyer une équipe.
refusal-not-longest =
    { $tiles ->
        [one] Le côté { seismic-edge } compte { $tiles } tuile ; le séisme frappe un côté qui en compte { $most }.
       *[other] Le côté { seismic-edge } compte { $tiles } tuiles ; le séisme frappe un côté qui en compte { $most }.
    }
refusal-no-such-town = Il n’y a pas de ville à cet endroit.
refusal-nothing-to-turn = Il n’y a en { $at } aucune tuile à tourner.
refusal-turned-already = La tuile en { $at } a déjà été tournée pour ce séisme.
refusal-turn-changes-nothing = Tournée de { $sixths } sixièmes, la tuile en { $at } est posée comme avant.
refusal-not-fewest-sixths = Tournée de { $sixths } sixièmes, la tuile en { $at } est posée comme si on la tournait de { $fewest } : prends ce nombre.
