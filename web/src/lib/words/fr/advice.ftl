### Ce que le serveur pense d’une position : conseils, prévisions, l’analyse d’une partie finie.

## À la table

hint = Conseil
hint-thinking = Réfléchit …
forecast = Prévision
advice-forbidden = À cette table, tout le monde joue sans conseils ni prévisions.
action-words = { $what } : { $how }
odds-about = { $p } ± { $error }
odds-tiny = moins de { $p }
forecast-tiles = Danger de chaque tuile
forecast-cities = Danger de chaque ville au prochain séisme
forecast-soon = Jusqu’à ta prochaine pose
forecast-end = Jusqu’à la fin
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
forecast-waits = Regarde devant …
danger-tile = { $owner ->
        [you] ta tuile { $at }
        [other] la tuile { $at } avec une équipe de { $name }
        *[none] la tuile { $at }
    }
danger-city = { $owner ->
        [you] ta ville en { $at }
        *[other] la ville de { $name } en { $at }
    }
