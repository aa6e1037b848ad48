### Français : San Andreas dans le terminal. Les commentaires sur chaque phrase sont dans terminal_sanandreas.en.ftl.

## The text game of San Andreas: the people

play-hand-over = L’écran est maintenant à { $name } ; les autres regardent ailleurs. { $name }, appuie sur Entrée.
play-sa-cannot-undo = Rien ne peut être annulé : depuis ton dernier coup, des dés ont été lancés ou une pièce a été vue.

## The text game of San Andreas: what it asks

play-sa-pieces =
    { $coins ->
        [none] Tu n’as plus de pièce.
       *[other] Tes pièces : { $coins }.
    } { $pawns ->
        [none] Il ne reste aucun pion.
       *[other] Pions dans la réserve : { $pawns }.
    }
play-sa-room = Cases pour une ville : { $cities } ; pour un épicentre : { $marks }. found ou mark seul montre où.
play-sa-ask-turn = Quoi et où ? Par exemple { $examples } ; ?, look et legend aident
play-sa-ask-where = { $what } : où ? Écris une case comme 3,12, ou back
play-sa-what-city = Une ville
play-sa-what-coin = Le { $coin }
play-sa-what-epicentre = Un épicentre
play-sa-what-pawn = { san-andreas-pawn }
play-sa-ask-with =
    { $kind ->
        [coin] Quelle pièce mettre en { $at } ? { $numbers }, ou back
        [pawn] Quel pion mettre en { $at } ? { $pawns }, ou back
       *[both] Que mettre en { $at } ? Une pièce ({ $numbers }) ou un pion ({ $pawns }), ou back
    }
play-sa-ask-die = Quel dé ? { $numbers } ; look { $pawn } regarde de plus près
play-sa-ask-coin = Quelle pièce ? { $numbers }, ou pass
play-sa-ask-none = Il n’y a rien à fonder ni à marquer. Entrée passe
play-sa-spaces = Rangée { $row } : { $columns }.
play-sa-coin =
    { $number } : { $points ->
        [0] le { $number } n’y rapporterait rien maintenant.
       *[other] le { $number } y rapporterait { $points } maintenant.
    }
play-sa-die = { $number } ou { $pawn } : { $die }. { $told }

## The text game of San Andreas: what cannot be

play-sa-nothing-to-do = Il n’y a rien à fonder ni à marquer : pass. [A15]
play-sa-no-city-anywhere = Aucune ville ne peut être fondée nulle part. [A9]
play-sa-no-mark-anywhere = Aucun épicentre ne peut être marqué nulle part. [A10]
play-sa-which-die = Quel dé joue ensuite ? Écris sa lettre, comme S.
play-sa-which-coin = Quelle pièce reprendre ? Écris-la, comme swap 5, ou pass.
play-sa-look-which = Regarder où ? Écris une case comme 3,12, une plaque comme 7 ou un pion comme S.

## The text game of San Andreas: the state of the table

play-sa-row = Rangée { $row } : { $parts }.
play-sa-part =
    { $kind ->
        [ocean] océan en { $columns }
        [land] terre ferme en { $columns }
       *[tile] plaque { $tile } en { $columns }
    }
play-sa-flat = La plaque { $tile } est à plat.
play-sa-leans =
    La plaque { $tile } penche de { $figure }, vers le bas { $down ->
        [N] au nord
        [NE] au nord-est
        [E] à l’est
        [SE] au sud-est
        [S] au sud
        [SW] au sud-ouest
        [W] à l’ouest
       *[NW] au nord-ouest
    }{ $steep ->
        [yes]  : trop pour une pièce.
       *[no] .
    }
play-sa-lies-over = La plaque { $tile } repose sur { $things }.
play-sa-lies-under = La plaque { $tile } est sous { $things }.
play-sa-lies-under-land = La plaque { $tile } a glissé sous la terre ferme.
play-sa-city =
    { $who ->
        [you] Ta ville en { $at }
       *[one] La ville en { $at } ({ $name })
    } : pièce { $coin }, { $known ->
        [all] connue de tous
       *[owner] connue de son seul propriétaire
    } ; { $inland }, vaut { $points } maintenant.
play-sa-city-hidden =
    { $who ->
        [you] Ta ville en { $at }
       *[one] La ville en { $at } ({ $name })
    } : pièce inconnue ; { $inland }.
play-sa-no-cities = Il n’y a aucune ville sur la carte.
play-sa-epicentre = { san-andreas-pawn } en { $at }, plaque { $tile }
play-sa-epicentres = Épicentres : { $marks }.
play-sa-no-epicentres = Il n’y a aucun épicentre sur la carte.
play-sa-scores = Points jusqu’ici : { $totals }.
play-sa-hand =
    { $who ->
        [you] Ta main
       *[one] La main de { $name }
    } : { $coins ->
        [none] vide
       *[other] { $coins }
    }. { $lost ->
        [none] Aucune pièce détruite.
       *[other] Détruites : { $lost }.
    }
play-sa-hand-hidden =
    { $who ->
        [you] Tu as
       *[one] { $name } a
    } { $count ->
        [one] { $count } pièce en main
       *[other] { $count } pièces en main
    } ; en main ou cachées sur la carte : { $coins ->
        [none] rien
       *[other] { $coins }
    }. { $lost ->
        [none] Aucune pièce détruite.
       *[other] Détruites : { $lost }.
    }
play-sa-story-all =
    { $lines ->
        [one] L’histoire entière a { $lines } ligne : story all.
       *[other] L’histoire entière a { $lines } lignes : story all.
    }
play-sa-no-story = Rien n’a encore bougé.

## The text game of San Andreas: looking closer

play-sa-look-no-tile =
    { $kind ->
        [land] { $at } est de la terre ferme.
       *[ocean] { $at } est de l’océan.
    }
play-sa-look-tile = { $at } montre la plaque { $tile }, à la hauteur { $height }.
play-sa-below = Dessous, caché : { $things }.
play-sa-no-coast = Il n’y a pas de côte en ligne droite.
play-sa-way =
    { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    } { $spaces }
play-sa-coasts = Cases d’ici à la côte : { $ways }. C’est donc { $inland }.
play-sa-worth = Une ville y rapporterait maintenant : { $coins }.
play-sa-coin-brings = { $points } avec un { $coin }
play-sa-worth-nothing = Une ville n’y rapporterait rien maintenant.
play-sa-may-found = Une ville peut être fondée ici.
play-sa-may-not-found = Pas de ville ici. { $why }
play-sa-may-mark = Un épicentre peut être marqué ici.
play-sa-may-not-mark = Pas d’épicentre ici. { $why }
play-sa-tile =
    { $count ->
        [0] La plaque { $tile } est en { $at } et l’on n’en voit rien.
        [4] La plaque { $tile } est en { $at } et se voit en entier.
       *[other] La plaque { $tile } est en { $at } ; on en voit { $spaces }.
    }
play-sa-corners = Hauteurs de ses coins : NW { $nw }, NE { $ne }, SW { $sw }, SE { $se }.
play-sa-coastal = La plaque { $tile } est sur la côte : on peut y marquer des épicentres.
play-sa-not-coastal = La plaque { $tile } n’a aucune case visible au bord de l’océan : on ne peut y marquer aucun épicentre.
play-sa-no-such-tile = Il n’y a pas de plaque { $tile } : elles sont numérotées de 0 à { $last }.
play-sa-tile-sunk = La plaque { $tile } a coulé.
play-sa-pawn-in-supply = { san-andreas-pawn } : dans la réserve.
play-sa-pawn-at = { san-andreas-pawn } : en { $at }, plaque { $tile }.
play-sa-null-die = { san-andreas-pawn } : le dé est nul, la plaque reste où elle est.
play-sa-would = { $die }, si c’était le suivant :

## The text game of San Andreas: the drawing

play-sa-player =
    { $coins ->
        [one] { $sign } { $name } { $points } ({ $coins } pièce)
       *[other] { $sign } { $name } { $points } ({ $coins } pièces)
    }
play-sa-map-small = La carte est dessinée en petit, pour tenir : sans hauteurs, avec le numéro de la plaque dans chaque case. large en montre plus.
play-sa-legend-edges = Sur la carte : ━ ┃ est la côte, ~ l’océan, ░ la terre ferme, ─ │ le bord d’une plaque.
play-sa-legend-numbers = Un nombre sur un bord est le numéro de la plaque ; une dent (▴ ▾ ◂ ▸) pointe vers la plaque du dessus.
play-sa-legend-relief = · est un sol à plat, 1.5 une hauteur, ↘ pointe vers le bas, ⇘ là où la pente est trop forte pour une pièce.
play-sa-legend-cities = (▲5) est une ville dont seul le propriétaire connaît la pièce, (▲?) une que tu ne connais pas, [▲5] une que tous connaissent.
play-sa-legend-pawns = *S *M *C *A sont les épicentres Soleil, Lune, Couronne et Blason. + est là où tu peux mettre ce que tu as choisi.

## The text game of San Andreas: help

play-sa-help-found = found 3,12 5 : une ville sur la case 3,12 (x vers l’est, y vers le nord) avec ta pièce 5.
play-sa-help-mark = mark 1,16 S : un épicentre avec un pion, S M C ou A (Soleil, Lune, Couronne, Blason).
play-sa-help-quake = shift S, ou S : ce dé joue ensuite. swap 5 : reprend la pièce 5. pass : renonce, ou quand rien n’est possible.
play-sa-help-steps = 3,12 ou 5 ou S seul : le reste est demandé. back : choisir à nouveau.
play-sa-help-where = ? : ce qui peut être choisi maintenant.
play-sa-help-undo = undo : annule ton dernier coup, tant qu’aucun dé n’a été lancé ni aucune pièce vue.
play-sa-help-map = map : de nouveau la table. legend : ce que veulent dire les signes. large, small, fit : comment elle est dessinée.
play-sa-help-look = look 3,12, look 7, look S : tout sur une case, une plaque, un épicentre et son dé.
play-sa-help-coins = coins : qui a quelles pièces, pour autant que tu puisses le savoir. scores : les points, et ce que valent les villes maintenant.
play-sa-help-story = story, story all : ce qui s’est passé.
play-sa-help-rules = rules, rules quakes : les règles en bref.

## The text game of San Andreas: the rules in short

play-sa-rules-aim = Fonde des villes près de la côte et espère que le sol tienne. Après chaque séisme, une ville encore debout rapporte la valeur de sa pièce, moins les cases qui la séparent de la mer. [San Andreas de James Kyle, 2003, dans le domaine public ; Quakeboard n’est pas lié à son auteur]
play-sa-rules-turn = À ton tour, tu fais une chose : fonder une ville ou marquer un épicentre. Si aucune n’est possible, et seulement alors, tu passes. [A15]
play-sa-rules-founding = Une ville est une de tes pièces, face cachée, sur une case vide et visible d’une plaque. La plaque ne doit pas pencher trop, et aucune des quatre cases voisines ne doit porter de ville, de qui que ce soit. Chacun a six pièces : de 0 à 5. [A4, A9]
play-sa-rules-epicentres = Les quatre pions sont à tous. On en met un sur une case vide et visible d’une plaque côtière, qui a une case visible au bord de l’océan ; la pente n’y fait rien. Le pion reste avec sa plaque. Le quatrième déclenche un séisme. [A10, A11]
play-sa-rules-quakes = Qui marque le quatrième épicentre lance un dé par pion et choisit un dé après l’autre. 1 : est, monte. 2 : nord, plonge. 3 : nord, monte. 4 : sud, plonge. 5 : sud, monte. 0 : la plaque reste, et son pion aussi ; les autres pions reviennent à la réserve. [A11]
play-sa-rules-shifts = Une plaque se décale d’une case, la moitié de sa largeur. Si elle monte, elle passe sur ce qu’elle rencontre, si elle plonge, dessous ; la terre ferme compte comme une plaque. Les plaques déjà l’une sur l’autre gardent leur ordre, même contre le dé. [A5]
play-sa-rules-lean = Une plaque se pose aussi bas que le permet ce qui est dessous, et peut pencher. Plus de 1, c’est trop pour une pièce ; une plaque montée sur une voisine à plat penche exactement de 1. [A6, A7]
play-sa-rules-losses = Après chaque décalage, une ville est perdue si sa case est ensevelie ou si sa plaque penche autrement qu’avant. Après le dernier, les plaques sans aucun lien avec la terre ferme coulent avec tout ce qu’elles portent. Tous connaissent les pièces perdues, et elles ne reviennent pas en main. [A8, A11, A12]
play-sa-rules-scoring = Qui a une ville nulle encore debout peut d’abord reprendre pour elle une de ses pièces détruites. Puis chaque ville rapporte sa pièce moins les cases jusqu’à l’océan le plus proche en ligne droite vers l’un des quatre côtés, jamais moins de 0. La terre ferme barre une ligne. [A13]
play-sa-rules-secrets = Ce que vaut une pièce, son propriétaire seul le sait, jusqu’à ce qu’elle soit comptée ou détruite ; alors tous le savent. [A14]
play-sa-rules-end = La partie finit après le séisme dont le décompte trouve une main vide. Le total le plus haut l’emporte ; les ex æquo partagent. [A15]
play-sa-rules-map = La carte a des cases carrées x,y. Les 23 plaques en couvrent deux sur deux. La terre ferme est au nord, à l’est et au sud ; ce qui n’est ni terre ni plaque est océan, où qu’il s’ouvre. [A1, A2, A3]
