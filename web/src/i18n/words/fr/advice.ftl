### Ce que le serveur pense d’une position : conseils, prévisions, l’analyse d’une partie finie.

## À la table

hint = Conseil
hint-thinking = Réfléchit …
hint-ask = Demander un conseil
hint-about = Le serveur réfléchit, montre sur la carte ce qu’il ferait et dit pourquoi.
hint-later = Tu peux demander un conseil quand c’est à toi.
forecast = Prévision
advice-forbidden = À cette table, tout le monde joue sans conseils ni prévisions.
action-words = { $what } : { $how }
action-then = { $first }, { $then }
odds-about = { $p } ± { $error }
odds-tiny = moins de { $p }
forecast-soon = Jusqu’à ta prochaine pose
forecast-end = Jusqu’à la fin
forecast-on-map = Afficher sur la carte
forecast-average = Ordre moyen des dés
forecast-worst = Pire ordre des dés
forecast-key = Hachures
forecast-from = dès { $p }
forecast-most = Le plus menacé : { $what }, { $odds }.
forecast-safe = Rien n’est en danger.
forecast-list = { $count ->
        [one] Le seul endroit en texte
        *[other] Les { $count } endroits en texte
    }
forecast-nothing = Il n’y a rien sur le plateau qu’un séisme puisse prendre.
forecast-waits = Calcul en cours …
forecast-later = Une prévision regarde plus loin dans une partie en cours.

## L’analyse d’une partie finie

analysis = Analyse
analyse = Analyser la partie
analyse-text = Le serveur continue à jouer depuis chaque étape : qui allait gagner, et ce qui aurait été mieux. Cela prend environ une demi-minute.
analyse-again = Analyser encore
analysis-progress = { $total ->
        [0] Commence …
        *[other] Étape { $step } sur { $total }
    }
analysis-stop = Arrêter
analysis-stopped = Arrêté après l’étape { $step } sur { $total }.
analysis-cut = Le serveur s’est interrompu après l’étape { $step }. Ce qu’il avait trouvé est ici.
analysis-done = Les { $total } étapes sont analysées.
chance-to-win = Chances de gagner
chance-text = Après chaque tour, ± { $error }
chance-of = { $odds } de chances de gagner
strip-odds = { $told }. Chances de gagner : { $odds }
odds-of = { $name } { $odds }
curves = Courbes
costliest = Les décisions les plus chères
costliest-so-far = Les décisions les plus chères jusqu’ici
costly = Tour { $turn }, { $name }
costly-none = Aucune décision n’a coûté plus que le hasard ne l’explique.
better-was = Mieux : { $action }
better-eyebrow = Tour { $turn }, { $name } : { $loss } de perdu
better-odds = { $better } de chances de gagner au lieu de { $odds }.
better-played = Joué : { $action }
better-close = Revenir au tour
luck-and-skill = Chance et habileté
luck = Chance
lost-by-choice = Donné
luck-text = Chance : de combien les tirages et les dés ont changé les chances de gagner. Donné : de combien de meilleures décisions les auraient augmentées. Le tout additionné.
luck-error = À { $error } près.

# Replay
moment-turn = Tour { $turn }, { $name }
of-turns = sur { $total }
curve-text = Après chaque tour
play-on = Lire
stop = Arrêter
speed = Vitesse : { $speed } fois
next-quake = Séisme suivant
keys-turns = tours
keys-play = lire
link-to-moment = Lien vers ce moment
count-of = { $n } sur { $total }
quake-stages = Étapes du séisme
waits-for-rest = Les chances et les autres choix s’affichent quand le sol s’est calmé.
replay-skip = va à la fin du mouvement
before-after = Avant → après
save-picture = Enregistrer une image
picture-failed = L’image n’a pas pu être faite.
