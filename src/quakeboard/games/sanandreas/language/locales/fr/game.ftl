### Français : San Andreas. Le fichier continue fr.ftl ; sanandreas.en.ftl explique les paramètres.
###
### « de { $name } » ne va pas devant une voyelle : le nom se met entre parenthèses.
### Glossaire : language/glossary/fr.toml.

## Refusals: options of San Andreas

refusal-no-such-option = San Andreas n’a pas d’option « { $name } ».
refusal-not-a-seat = « { $value } » n’est pas le numéro d’une place qui puisse commencer.
refusal-bad-lakes = L’option « lakes » vaut true ou false, pas « { $value } ».
refusal-bad-lost = L’option « lost » vaut open ou closed, pas « { $value } ».
refusal-no-variants = San Andreas n’a pas de variantes.
refusal-three-or-four-seats = San Andreas se joue à 3 ou 4 places, pas à { $seats }.
refusal-bad-first-seat = La place { $first } ne peut pas commencer : il n’y a que les places 0 à { $last }.

## Refusals: actions of San Andreas

refusal-not-now-start = Cela doit attendre : on tire d’abord au sort qui commence.
refusal-not-now-turn = Cela ne peut pas se faire maintenant : fonde une ville ou marque un épicentre.
refusal-not-now-roll = Cela doit attendre : on lance d’abord les dés.
refusal-not-now-shift = Cela doit attendre : choisis le dé qui joue ensuite.
refusal-not-now-swap = Cela doit attendre : échange la pièce de la ville nulle ou passe.
refusal-no-seat-there = Il n’y a pas de place { $seat } à cette table.
refusal-four-nulls = Quatre nuls se relancent : ils ne comptent jamais comme un lancer.
refusal-ocean-there = Il n’y a que l’océan à cet endroit.
refusal-land-there = On y voit la terre ferme, et on n’y pose jamais rien.
refusal-space-has-city = Il y a déjà une ville en { $at }.
refusal-space-has-pawn = Un pion se trouve en { $at }.
refusal-too-steep = La plaque en { $tile } penche de { $figure } : trop raide pour une pièce.
refusal-city-next-door = La ville en { $beside } touche { $at }.
refusal-not-in-hand = Cette pièce n’est pas en main.
refusal-unknown-coin = Une ville se fonde avec une pièce de 0 à 5, pas { $coin }.
refusal-not-coastal = La plaque en { $tile } n’a aucune case visible au bord de l’océan.
refusal-only-lakes = La plaque en { $tile } borde un lac, et un lac n’est pas une côte.
refusal-pawn-on-board = Ce pion est déjà sur le plateau.
refusal-null-die = Ce dé montre nul : sa plaque ne se décale pas.
refusal-resolved = Ce dé a déjà joué.
refusal-not-destroyed = Aucune ville avec cette pièce n’a été détruite.
refusal-must-act = Ne passe que si tu ne peux ni fonder une ville ni marquer un épicentre.

## San Andreas: pawns, dice, tiles, cities

san-andreas-pawn =
    { $pawn ->
        [S] Soleil
        [M] Lune
        [C] Couronne
        [A] Blason
       *[other] { $pawn }
    }
san-andreas-with-pawn =
    { $pawn ->
        [S] avec le Soleil
        [M] avec la Lune
        [C] avec la Couronne
        [A] avec le Blason
       *[other] avec { $pawn }
    }
san-andreas-push =
    { $direction ->
        [N] nord
        [E] est
       *[S] sud
    }, { $force ->
        [lift] grimpe dessus
       *[dip] glisse dessous
    }
san-andreas-die = { san-andreas-pawn }, { $face } : { $push }
san-andreas-rolled = { $face ->
        [0] { san-andreas-pawn } nul
       *[other] { san-andreas-pawn } { $face }
    }
san-andreas-tile =
    { $pawn ->
        [S] la plaque du Soleil
        [M] la plaque de la Lune
        [C] la plaque de la Couronne
        [A] la plaque du Blason
       *[none] la plaque en { $tile }
    }
san-andreas-under-tile =
    { $pawn ->
        [S] la plaque du Soleil
        [M] la plaque de la Lune
        [C] la plaque de la Couronne
        [A] la plaque du Blason
       *[none] la plaque en { $tile }
    }
san-andreas-land = la terre ferme
san-andreas-under-land = la terre ferme
san-andreas-lost-city =
    { $who ->
        [you] ta ville en { $at } ({ san-andreas-lost-coin })
       *[one] la ville en { $at } ({ $name }, { san-andreas-lost-coin })
    }
san-andreas-lost-coin =
    { $coin ->
        [unknown] pièce secrète
        [0] le nul
       *[other] le { $coin }
    }
san-andreas-inland =
    { $spaces ->
        [0] sur la côte
        [1] une case dans les terres
        [2] deux cases dans les terres
        [3] trois cases dans les terres
        [4] quatre cases dans les terres
        [5] cinq cases dans les terres
        [6] six cases dans les terres
       *[other] { $spaces } cases dans les terres
    }
san-andreas-no-coast = aucune côte en ligne droite

## San Andreas: what happens

san-andreas-first-seat =
    { $who ->
        [you] Tu commences.
       *[one] { $name } commence.
    }
san-andreas-turn-begins =
    { $who ->
        [you] C’est à toi.
       *[one] C’est à { $name }.
    }
san-andreas-turn-passed =
    { $who ->
        [you] Tu ne peux ni fonder ni marquer, et tu passes.
       *[one] { $name } ne peut ni fonder ni marquer, et passe.
    }
san-andreas-city-founded =
    { $who ->
        [you] Tu fondes une ville en { $at }.
       *[one] { $name } fonde une ville en { $at }.
    }
san-andreas-own-city-founded =
    { $coin ->
        [0] Tu fondes une ville en { $at } avec ton nul.
       *[other] Tu fondes une ville en { $at } avec ton { $coin }.
    }
san-andreas-epicentre-marked =
    { $who ->
        [you] Tu marques { $at } { san-andreas-with-pawn }.
       *[one] { $name } marque { $at } { san-andreas-with-pawn }.
    }
san-andreas-dice-rolled =
    { $who ->
        [you] C’était le quatrième épicentre. Tu obtiens { $dice }.
       *[one] C’était le quatrième épicentre. { $name } obtient { $dice }.
    }
san-andreas-moving-tile =
    { $pawn ->
        [S] La plaque du Soleil ({ $face })
        [M] La plaque de la Lune ({ $face })
        [C] La plaque de la Couronne ({ $face })
        [A] La plaque du Blason ({ $face })
       *[none] La plaque en { $tile }
    }
san-andreas-tile-shifted = { san-andreas-moving-tile } { $does }.
san-andreas-tile-shifted-news = { san-andreas-moving-tile } { $does } : { $news }.
san-andreas-shifts =
    { $direction ->
        [N] se décale vers le nord
        [E] se décale vers l’est
       *[S] se décale vers le sud
    }
san-andreas-climbs-over =
    { $die ->
        [overruled] grimpe malgré le dé sur { $things }
       *[followed] grimpe sur { $things }
    }
san-andreas-slides-under =
    { $die ->
        [overruled] glisse malgré le dé sous { $things }
       *[followed] glisse sous { $things }
    }
san-andreas-tile-settled =
    { $how ->
        [flat] est maintenant à plat
        [higher] est maintenant plus haut
        [lower] est maintenant plus bas
        [another-way] penche maintenant autrement, de { $figure }
       *[leans] penche maintenant de { $figure }
    }
san-andreas-too-steep = { $leans }, trop pour une pièce
san-andreas-tile-does = { san-andreas-tile } { $does }
san-andreas-quake-goes-on = Le séisme continue : { $news }.
san-andreas-city-destroyed =
    { $why ->
        [buried] { san-andreas-lost-city } est ensevelie sous { $under }
        [sank] { san-andreas-lost-city } coule aussi
       *[lean] { san-andreas-lost-city } tombe, car son sol bascule
    }
san-andreas-tiles-sank =
    { $count ->
        [one] La plaque en { $tiles } est coupée de toute terre et coule.
       *[other] Les plaques en { $tiles } sont coupées de toute terre et coulent.
    }
san-andreas-tiles-sank-news =
    { $count ->
        [one] La plaque en { $tiles } est coupée de toute terre et coule : { $news }.
       *[other] Les plaques en { $tiles } sont coupées de toute terre et coulent : { $news }.
    }
san-andreas-pawns-back =
    { $count ->
        [one] un pion retourne à la réserve, { $pawns }
       *[other] des pions retournent à la réserve, { $pawns }
    }

## San Andreas: the count

san-andreas-coin-swapped =
    { $who ->
        [you] Tu reprends le { $coin } pour ta ville nulle en { $at }.
       *[one] { $coin ->
            [unknown] { $name } reprend une pièce perdue, encore face cachée, pour la ville nulle en { $at }.
           *[other] { $name } reprend le { $coin } pour la ville nulle en { $at }.
        }
    }
san-andreas-swap-declined =
    { $who ->
        [you] Tu gardes ta ville nulle.
       *[one] { $name } garde la ville nulle.
    }
san-andreas-city-scored =
    { $coin ->
        [0] le nul en { $at }, { $inland } : { $points }
       *[other] le { $coin } en { $at }, { $inland } : { $points }
    }
san-andreas-seat-scored =
    { $points ->
        [0] { $who ->
            [you] Tu ne gagnes rien : { $cities }.
           *[one] { $name } ne gagne rien : { $cities }.
        }
       *[other] { $who ->
            [you] Tu gagnes { $points } : { $cities }.
           *[one] { $name } gagne { $points } : { $cities }.
        }
    }
san-andreas-game-ends =
    { $reason ->
        [coins] Une main est vide : ce séisme était le dernier.
       *[standstill] Plus personne ne peut fonder ni marquer, et la partie finit.
    }
san-andreas-totals = Totaux : { $totals }.
san-andreas-nobody-scored = Personne n’a de points ; tous partagent la victoire.
san-andreas-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
san-andreas-won =
    { $who ->
        [you] Tu l’emportes avec { san-andreas-points }.
        [one] { $name } l’emporte avec { san-andreas-points }.
        [with-you] { $name } partagez la victoire avec { san-andreas-points } chacun.
       *[many] { $name } partagent la victoire avec { san-andreas-points } chacun.
    }

## San Andreas: what is asked, and what is waited for

san-andreas-ask-turn =
    { $pawns ->
        [1] À toi : fonde une ville, ou marque le quatrième épicentre et déclenche un séisme.
       *[other] À toi : fonde une ville ou marque un épicentre.
    }
san-andreas-ask-found = À toi : fonde une ville. Aucun épicentre ne peut être marqué.
san-andreas-ask-mark =
    { $pawns ->
        [1] À toi : marque le quatrième épicentre et déclenche un séisme. Aucune ville ne peut être fondée.
       *[other] À toi : marque un épicentre. Aucune ville ne peut être fondée.
    }
san-andreas-ask-pass = À toi : il n’y a rien à fonder ni à marquer, alors passe.
san-andreas-ask-shift = Choisis le dé qui joue ensuite : { $dice }.
san-andreas-ask-swap = Reprends une pièce perdue pour ta ville nulle en { $at } ({ $coins }), ou passe.
san-andreas-wait-turn = { $name } va fonder ou marquer.
san-andreas-wait-shift = { $name } choisit le dé qui joue ensuite.
san-andreas-wait-swap = { $name } peut reprendre une pièce perdue.
