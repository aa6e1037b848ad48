### Français : les plateaux de San Andreas. Glossaire : voir src/quakeboard/language/sanandreas.fr.ftl.

## The map

sanandreas-ocean = Océan Pacifique

## What a space says of itself. $at is a space such as 3,12; $figure is a lean as the board shows it: .7, 1, 1.4

sanandreas-the-tile =
    { $pawn ->
        [S] la plaque du Soleil
        [M] la plaque de la Lune
        [C] la plaque de la Couronne
        [A] la plaque du Blason
       *[none] la plaque en { $tile }
    }
sanandreas-pawn =
    { $pawn ->
        [S] Soleil
        [M] Lune
        [C] Couronne
       *[A] Blason
    }

## Relief

sanandreas-relief = Relief

## Sur les pages communes à tous les jeux

game-san-andreas = San Andreas
    .who = 3 ou 4 joueurs, 45 minutes
    .about = Fonde des villes de valeur cachée sur la côte de Californie. Les plaques se décalent, montent et coulent, et certaines de tes villes avec elles.
plan-san-andreas = La côte de Californie
founders = Fondateurs
coins-left = { $coins ->
        [one] { $coins } pièce
        *[other] { $coins } pièces
    }
epicentres = { $count } épicentres sur 4 marqués
coin = { $coin ->
        [0] le nul
        *[other] le { $coin }
    }
pawn = { $pawn ->
        [S] le Soleil
        [M] la Lune
        [C] la Couronne
        *[A] le Blason
    }
action-space = en { $at }
forecast-cities = Danger de chaque ville au prochain séisme
danger-city = { $owner ->
        [you] ta ville en { $at }
        *[other] la ville en { $at } ({ $name })
    }
option-lakes = Lacs
    .about = L’eau coupée de la pleine mer n’est pas une côte : pas d’épicentre à son bord, et les villes comptent jusqu’à l’océan au-delà.
option-lost = Pièces perdues
option-lost-open = Pièces perdues montrées
    .about = Une pièce perdue est montrée à tous.
option-lost-closed = Pièces perdues cachées
    .about = Une pièce perdue avant d’avoir jamais été comptée reste le secret de son propriétaire.

## Les étapes d’un séisme, dans une rediffusion

sanandreas-stage-dice = Dés
sanandreas-stage-tile = Plaque : { sanandreas-pawn }
sanandreas-stage-fall = Des villes tombent
sanandreas-stage-sinks = Des plaques coulent
sanandreas-stage-score = Décompte
