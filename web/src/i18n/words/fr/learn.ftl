### Apprendre : dix étapes pour chaque jeu ; le fichier anglais dit ce que sont les parties d’un message.

## Around the steps

learn-page = Apprendre { $game }
learn-step = Étape { $step } sur { $total }
learn-count = { $step } sur { $total }
learn-steps = Étapes
learn-open-step = { $done ->
        [yes] Étape { $step }, faite : { $task }
        *[no] Étape { $step } : { $task }
    }
learn-end-step = La fin de la leçon
learn-back = Retour
learn-skip = Passer
learn-again = Recommencer
learn-on = Continuer
learn-that-is-it = C’est fait
learn-answer-points = { $count ->
        [one] { $count } point
        *[other] { $count } points
    }
learn-end = C’est tout
    .seismic = Une route paie quand ses deux bouts ont atteint un carrefour ou la ville ; un séisme prend ce qui est le plus près de la ville. Le reste, c’est de la pratique.
    .san-andreas = C’est au bord de l’eau qu’une ville rapporte le plus, et c’est là que le sol bouge. Le reste, c’est de la pratique.
learn-other = Apprendre { $game }
