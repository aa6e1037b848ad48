### At a table, in a replay, in the rules.

## The map

sanandreas-map = Carte du tour { $turn }. Les flèches parcourent les cases, Entrée en choisit une.
sanandreas-west-of-line = A
sanandreas-east-of-line = A′
sanandreas-whole = Carte entière
sanandreas-all = Tout
sanandreas-stretch =
    { $stretch ->
        [north] Nord
        [middle] Milieu
       *[south] Sud
    }
sanandreas-stretch-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
sanandreas-north = N
sanandreas-east = E

## What a space says of itself. $at is a space such as 3,12; $figure is a lean as the board shows it: .7, 1, 1.4

sanandreas-at-sea = { $at } : océan
sanandreas-at-lake = { $at } : un lac, qui n’est pas une côte
sanandreas-at-land = { $at } : terre ferme
sanandreas-at-tile = { $at } : { sanandreas-the-tile }
sanandreas-tile-begins =
    { $pawn ->
        [S] La plaque du Soleil
        [M] La plaque de la Lune
        [C] La plaque de la Couronne
        [A] La plaque du Blason
       *[none] La plaque en { $tile }
    }
sanandreas-height = hauteur { $height }
sanandreas-leans =
    penche de { $figure } vers { $side ->
        [N] le nord
        [NE] le nord-est
        [E] l’est
        [SE] le sud-est
        [S] le sud
        [SW] le sud-ouest
        [W] l’ouest
       *[NW] le nord-ouest
    }
sanandreas-too-steep = trop raide pour une pièce
sanandreas-city-yours = ta ville { $coin }
sanandreas-city-yours-secret = ta ville { $coin }, connue de toi seul
sanandreas-city-known = ville { $coin } ({ $name })
sanandreas-city-secret = ville ({ $name }), pièce inconnue
sanandreas-epicentre = épicentre, { sanandreas-pawn }
sanandreas-epicentre-buried = épicentre dessous, { sanandreas-pawn }
sanandreas-inland =
    { $spaces ->
        [0] sur la côte
        [one] { $spaces } case dans les terres
       *[other] { $spaces } cases dans les terres
    }
sanandreas-no-coast = aucune côte en ligne droite
sanandreas-may-found = une ville peut être fondée
sanandreas-may-mark = un épicentre peut être marqué

## Why nothing lights there: what the map shows about a space that is not among the legal ones

sanandreas-why-sea = Il n’y a que l’océan à cet endroit.
sanandreas-why-land = On ne pose jamais rien sur la terre ferme.
sanandreas-why-city = Il y a déjà une ville en { $at }.
sanandreas-why-pin = Un épicentre est marqué en { $at }.
sanandreas-why-steep = { sanandreas-tile-begins } penche de { $figure }. Aucune pièce n’y tiendrait.
sanandreas-why-neighbour = La ville en { $beside } est juste à côté.
sanandreas-why-inland = { sanandreas-tile-begins } ne touche pas l’océan.
sanandreas-why-lake = { sanandreas-tile-begins } ne borde qu’un lac, et un lac n’est pas une côte.
sanandreas-why-waiting = On ne peut rien y poser maintenant.

## Rulers

sanandreas-ruler = { $coin }, { sanandreas-inland } : { $points }

## Relief

sanandreas-plan = Plan
sanandreas-walk = En faire le tour
sanandreas-north-up = Nord en haut
sanandreas-from-south-west = Du sud-ouest
sanandreas-relief-help = La table en bloc. Fais glisser pour le tourner ; les flèches le tournent et l’inclinent, plus et moins le rapprochent.
sanandreas-relief-fetching = Chargement du relief …
sanandreas-relief-flat = Ce navigateur ne dessine pas de relief qui tourne. Le voici vu du sud-ouest.

## Section

sanandreas-section = Coupe A–A′
sanandreas-section-short = Coupe
sanandreas-section-along = Coupe A–A′ le long de { $line }
sanandreas-section-north = nord à gauche
sanandreas-section-west = ouest à gauche
sanandreas-section-column = Nord–sud
sanandreas-section-row = Ouest–est
sanandreas-line-column = la colonne { $column }
sanandreas-line-row = la rangée { $row }
sanandreas-section-slider = Où passe la coupe
sanandreas-section-follow = Suivre le pointeur
sanandreas-section-tells = Coupe le long de { $line }. { $tiles }
sanandreas-section-tile = { sanandreas-the-tile } de { $left } à { $right }

## Dice

sanandreas-key = Ce que fait un dé
sanandreas-key-short = Dés
sanandreas-key-stays = reste, le pion aussi
sanandreas-key-way =
    { $side ->
        [N] nord
        [E] est
       *[S] sud
    }
sanandreas-key-lift = grimpe dessus
sanandreas-key-dip = glisse dessous
sanandreas-dice = Dés à jouer
sanandreas-dice-order = Mets les dés dans ton ordre en les glissant, ou avec les flèches. Le premier joue ensuite.
sanandreas-die = { sanandreas-pawn }, { $face } : { $push }
sanandreas-die-push =
    { sanandreas-key-way }, { $force ->
        [lift] { sanandreas-key-lift }
       *[dip] { sanandreas-key-dip }
    }
sanandreas-die-next = { $die }. Numéro { $place } dans ton ordre.
sanandreas-die-done = { $die }. Joué.
sanandreas-shift = Décaler la plaque : { sanandreas-pawn }
sanandreas-would-go =
    { sanandreas-tile-begins } { $side ->
        [N] se décale vers le nord
        [E] se décale vers l’est
       *[S] se décale vers le sud
    }.
sanandreas-would-climb = Elle grimpe sur { $what }.
sanandreas-would-slip = Elle glisse sous { $what }.
sanandreas-would-lean = Elle penche alors de { $figure }, côté { sanandreas-side }.
sanandreas-would-level = Elle est alors à plat.
sanandreas-would-lose = Perdue en { $at } : { $city }.
sanandreas-would-sink = { $count ->
        [one] Coule : { $tiles }.
       *[other] Coulent : { $tiles }.
    }

## The hand

sanandreas-coins = Tes pièces, vues de toi seul
sanandreas-no-coins = Aucune. Le prochain séisme termine la partie.
sanandreas-coin = Pièce { $coin }
sanandreas-pawns = Pions en réserve
sanandreas-pawn-placed = { sanandreas-pawn }, sur la carte
sanandreas-pawns-note = Le quatrième sur la carte déclenche le séisme.
sanandreas-epicentres = { $count } épicentres sur 4
sanandreas-found = Fonder une ville ici
sanandreas-mark = Marquer un épicentre ici
sanandreas-pick-space = Choisis une case sur la carte
sanandreas-found-at = Fonder une ville en { $at }
sanandreas-mark-at = Marquer un épicentre en { $at }
sanandreas-tap-stretch = Touche une partie de la côte
sanandreas-tap-space = Touche une case entourée
sanandreas-found-short = Fonder
sanandreas-mark-short = Marquer
sanandreas-found-or-mark = Fonder ou marquer
sanandreas-brings =
    { $spaces ->
        [0] Sur la côte
        [one] À { $spaces } case de la côte
       *[other] À { $spaces } cases de la côte
    } : { $points ->
        [one] { $points } point par séisme
       *[other] { $points } points par séisme
    }
sanandreas-brings-nothing = Aucune côte en ligne droite : aucun point ici
sanandreas-sets-off =
    { $count ->
        [4] Le quatrième épicentre : le séisme commence
       *[other] Ce sera { $count } épicentres sur 4
    }
sanandreas-your-coin = Ton { $coin }, que toi seul vois.
sanandreas-fits-in =
    { $count ->
        [one] Il va à { $count } place.
       *[other] Il va à { $count } places.
    }
sanandreas-pawn-goes =
    { $count ->
        [one] Il peut marquer { $count } place.
       *[other] Il peut marquer { $count } places.
    }
sanandreas-move-it = Touche une autre case pour le déplacer.
sanandreas-views = Relief, coupe et dés
sanandreas-worth =
    { $spaces ->
        [0] Ici sur la côte, ce { $coin } rapporte { $points } par séisme tant qu’il tient.
        [one] À { $spaces } case de la côte, ce { $coin } rapporte { $points } par séisme tant qu’il tient.
       *[other] À { $spaces } cases de la côte, ce { $coin } rapporte { $points } par séisme tant qu’il tient.
    }
sanandreas-worthless = Aucune côte en ligne droite : ce { $coin } ne rapporte rien ici.
sanandreas-lost = Pièces perdues
sanandreas-lost-by = Perdues par { $name }
sanandreas-lost-unknown = une pièce face cachée
sanandreas-lost-secret = pièce { $coin }, que toi seul connais
sanandreas-swap = Reprendre { $coin }
sanandreas-keep = Garder le nul
sanandreas-pass = Passer

## The board as text

sanandreas-text = Plateau en texte
sanandreas-text-summary = { $tiles } plaques, { $leaning } penchées, { $steep } trop raides. { sanandreas-epicentres }.
sanandreas-text-cities = Villes
sanandreas-text-epicentres = Épicentres
sanandreas-text-leaning = Plaques penchées
sanandreas-text-founding = Où une ville peut être fondée
sanandreas-text-marking = Où un épicentre peut être marqué
sanandreas-text-spaces = Toutes les cases, du nord au sud
sanandreas-text-none = Aucune.
sanandreas-tile = Plaque
sanandreas-lean = Pente
sanandreas-faces = Penche vers
sanandreas-side =
    { $side ->
        [N] nord
        [NE] nord-est
        [E] est
        [SE] sud-est
        [S] sud
        [SW] sud-ouest
        [W] ouest
       *[NW] nord-ouest
    }
sanandreas-lies-on = Repose sur
sanandreas-land = terre ferme

## The curtain: one screen, several people

sanandreas-curtain = Passe l’écran à { $name }
sanandreas-curtain-why = Les pièces ({ $name }) restent cachées jusque-là.
sanandreas-curtain-lift = C’est moi, { $name }

## Sur les pages communes à tous les jeux

do-found = Fonder une ville
do-mark = Marquer un épicentre
do-shift = Jouer un dé
do-swap = Échanger une pièce
choose-space = Où
choose-coin = Quelle pièce
choose-pawn = Quel pion
rules-try-plan = Montre une case pour lire ce qui s’y trouve. Une ville montre sa règle quand tu la choisis.
rules-try-section = Le curseur déplace la coupe.
rules-turn-around = Le faire tourner
rules-still-picture = En image
rules-cities = Villes
rules-city = { $at } : { $words }
