## The text game of San Andreas: what can be chosen

play-sa-found = fonder une ville ; tes pièces : { $coins }.
play-sa-mark = marquer un épicentre ; pions dans la réserve : { $pawns }.
play-sa-space = { $at }, { $inland }.
play-sa-coin =
    { $coin ->
        [0] le nul ; il y rapporterait { $points } maintenant.
       *[other] le { $coin } ; il y rapporterait { $points } maintenant.
    }
play-sa-pawn = { san-andreas-pawn }.
play-sa-die = { $die }.
play-sa-pass =
    { $phase ->
        [swap] garder le nul.
       *[turn] passer, car il n’y a rien à fonder ni à marquer.
    }
play-sa-which-coin = Quelle pièce ?
play-sa-which-pawn = Quel pion ?

## The text game of San Andreas: an action in words

play-sa-do-found = fonder une ville
play-sa-do-found-at = fonder une ville en { $at }
play-sa-do-found-with =
    { $coin ->
        [0] fonder une ville avec le nul
       *[other] fonder une ville avec le { $coin }
    }
play-sa-do-found-at-with =
    { $coin ->
        [0] fonder une ville en { $at } avec le nul
       *[other] fonder une ville en { $at } avec le { $coin }
    }
play-sa-do-mark = marquer un épicentre
play-sa-do-mark-at = marquer { $at }
play-sa-do-mark-with = marquer un épicentre { san-andreas-with-pawn }
play-sa-do-mark-at-with = marquer { $at } { san-andreas-with-pawn }
play-sa-do-swap = reprendre le { $coin }
play-sa-do-pass =
    { $phase ->
        [swap] garder le nul
       *[turn] passer
    }

## The text game of San Andreas: the state of the table

play-sa-player = { $sign } { $name } { $points } (pièces en main : { $coins })
play-sa-part =
    { $kind ->
        [ocean] océan en { $columns }
        [lake] un lac en { $columns }
        [land] terre ferme en { $columns }
       *[tile] { $tile } en { $columns }
    }
play-sa-the-tile =
    { $pawn ->
        [S] La plaque du Soleil
        [M] La plaque de la Lune
        [C] La plaque de la Couronne
        [A] La plaque du Blason
       *[none] La plaque en { $tile }
    }
play-sa-flat = { play-sa-the-tile } est à plat.
play-sa-down =
    { $down ->
        [N] vers le nord
        [NE] vers le nord-est
        [E] vers l’est
        [SE] vers le sud-est
        [S] vers le sud
        [SW] vers le sud-ouest
        [W] vers l’ouest
       *[NW] vers le nord-ouest
    }
play-sa-leans =
    { play-sa-the-tile } penche de { $figure }, en descendant { play-sa-down }{ $steep ->
        [yes] : trop pour une pièce.
       *[no] .
    }
play-sa-lies-over = { play-sa-the-tile } repose sur { $things }.
play-sa-lies-under-land = { play-sa-the-tile } a glissé sous la terre ferme.
play-sa-city =
    { $who ->
        [you] Ta ville en { $at } :
       *[one] La ville en { $at } ({ $name }) :
    } { $known ->
        [all] { $coin ->
            [0] le nul
           *[other] le { $coin }
        }, connu de tous ; { $inland }, vaut { $points } maintenant.
        [owner] { $coin ->
            [0] le nul
           *[other] le { $coin }
        }, connu de son seul propriétaire ; { $inland }, vaut { $points } maintenant.
       *[nobody] pièce inconnue ; { $inland }.
    }
play-sa-no-cities = Il n’y a aucune ville sur la carte.
play-sa-epicentre = { san-andreas-pawn } en { $at }
play-sa-epicentres = Épicentres : { $marks }.
play-sa-no-epicentres = Il n’y a aucun épicentre sur la carte.
play-sa-scores = Points jusqu’ici : { $totals }.
play-sa-hand = { $name } : en main { $coins } ; perdues { $lost }.
play-sa-hand-hidden = { $name } : { $count } en main ; en main ou cachées sur la carte { $coins } ; perdues { $lost }.
play-sa-hand-lost = { $name } : { $count } en main ; en main, cachées sur la carte ou perdues face cachée { $coins } ; détruites { $lost }.

## The text game of San Andreas: looking closer

play-sa-look-which = Regarder où ? Écris une case comme E12.
play-sa-look-no-tile =
    { $kind ->
        [land] { $at } est de la terre ferme.
        [lake] { $at } est un lac, qui n’est pas une côte.
       *[ocean] { $at } est de l’océan.
    }
play-sa-look-tile = { $at } montre { $tile }, à la hauteur { $height }.
play-sa-below = Dessous, caché : { $things }.
play-sa-coin-brings = { $points } avec un { $coin }
play-sa-worth =
    Une ville ici serait { $inland } et rapporterait maintenant : { $coins ->
        [none] rien.
       *[other] { $coins }.
    }
play-sa-may-found = Une ville peut être fondée ici.
play-sa-may-not-found = Pas de ville ici. { $why }
play-sa-may-mark = Un épicentre peut être marqué ici.
play-sa-may-not-mark = Pas d’épicentre ici. { $why }

## The text game of San Andreas: help

play-sa-legend-edges = Sur la carte : ━ ┃ est la côte, ~ l’océan (≈ un lac), ░ la terre ferme, ─ │ le bord d’une plaque.
play-sa-legend-numbers = Une dent (▴ ▾ ◂ ▸) pointe vers la plaque du dessus.
play-sa-legend-relief = · est un sol à plat, 1.5 une hauteur, ↘ pointe vers le bas, ⇘ là où la pente est trop forte pour une pièce.
play-sa-legend-cities = (▲5) est une ville dont seul le propriétaire connaît la pièce, (▲?) une que tu ne connais pas, [▲5] une que tous connaissent.
play-sa-legend-pawns = *S *M *C *A sont les épicentres Soleil, Lune, Couronne et Blason.
play-sa-help-turn = Par exemple : 1, ou une case comme E12, ou une pièce ; pass. La notation des enregistrements convient aussi : found E12 5, mark A7 S, shift S, swap 5.
play-sa-help-look = look E12 : tout sur une case. coins : qui a quelles pièces, pour autant que tu puisses le savoir.

## The text game of San Andreas: the rules in short

play-sa-rules-aim = Fonde des villes près de la côte et espère que le sol tienne. Après chaque séisme, une ville encore debout rapporte la valeur de sa pièce, moins les cases qui la séparent de l’océan. [San Andreas de James Kyle, 2003, dans le domaine public ; Quakeboard n’est pas lié à son auteur]
play-sa-rules-turn = À ton tour, tu fais une chose : fonder une ville ou marquer un épicentre. Si aucune n’est possible, et seulement alors, tu passes. [A15]
play-sa-rules-founding = Une ville est une de tes pièces, face cachée, sur une case vide et visible d’une plaque. La plaque ne doit pas pencher trop, et aucune des quatre cases voisines ne doit porter de ville, de qui que ce soit. Chacun a six pièces : de 0 à 5. [A4, A9]
play-sa-rules-epicentres = Les quatre pions sont à tous. On en met un sur une case vide et visible d’une plaque côtière, qui a une case visible au bord de l’océan ; la pente n’y fait rien. Le pion reste avec sa plaque. Le quatrième déclenche un séisme. [A10, A11]
play-sa-rules-quakes = Qui marque le quatrième épicentre lance un dé par pion et choisit un dé après l’autre. 1 : est, monte. 2 : nord, plonge. 3 : nord, monte. 4 : sud, plonge. 5 : sud, monte. 0 : la plaque reste, et son pion aussi ; les autres pions retournent à la réserve. [A11]
play-sa-rules-shifts = Une plaque se décale d’une case, la moitié de sa largeur. Si elle monte, elle passe sur ce qu’elle rencontre, si elle plonge, dessous ; la terre ferme compte comme une plaque. Les plaques déjà l’une sur l’autre gardent leur ordre, même contre le dé. [A5]
play-sa-rules-lean = Une plaque se pose aussi bas que le permet ce qui est dessous, et peut pencher. Plus de 1, c’est trop pour une pièce ; une plaque montée sur une voisine à plat penche exactement de 1. [A6, A7]
play-sa-rules-losses = Après chaque décalage, une ville est perdue si sa case est ensevelie ou si sa plaque penche autrement qu’avant. Après le dernier, les plaques sans aucun lien avec la terre ferme coulent avec tout ce qu’elles portent. Tous connaissent les pièces perdues, et elles ne reviennent pas en main. [A8, A11, A12]
play-sa-rules-scoring = Qui a une ville nulle encore debout peut d’abord reprendre pour elle une de ses pièces perdues. Puis chaque ville rapporte sa pièce moins les cases jusqu’à l’océan le plus proche en ligne droite vers l’un des quatre côtés, jamais moins de 0. La terre ferme barre une ligne. [A13]
play-sa-rules-secrets = Ce que vaut une pièce, son propriétaire seul le sait, jusqu’à ce qu’elle soit comptée ou perdue ; alors tous le savent. À une table où les pièces perdues restent cachées, celle qui est perdue avant d’avoir été comptée reste secrète. [A14]
play-sa-rules-end = La partie finit après le séisme dont le décompte trouve une main vide. Le total le plus haut l’emporte ; les ex æquo partagent. [A15]
play-sa-rules-map = La carte a des cases carrées, nommées par la lettre de leur colonne et le numéro de leur rangée. Les 23 plaques en couvrent deux sur deux. La terre ferme est au nord, à l’est et au sud ; ce qui n’est ni terre ni plaque est océan, où qu’il s’ouvre. À une table avec des lacs, l’océan coupé de la pleine mer de l’ouest n’est pas une côte. [A1, A2, A3]
