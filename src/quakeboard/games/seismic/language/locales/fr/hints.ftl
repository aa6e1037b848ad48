## Hints: why a bot would do what it advises

hint-only-choice = C’est le seul choix.
hint-closes-section = Cela ferme un tronçon : { $points } pour toi.
hint-claims-closed-section = Une équipe y prend un tronçon complet : { $points } pour toi.
hint-claims-open-section = Une équipe y prend un tronçon ouvert qui a { $points } jusqu’ici.
hint-spoils-section = Cela gêne le tronçon tenu par { $name }, qui a { $points } jusqu’ici.
hint-lengthens-section = Cela allonge un tronçon à toi, qui a alors { $points } jusqu’ici.
hint-shifts-quakes = Les prochains séismes feraient alors plus de mal aux autres qu’à toi.
hint-least-harm = Rien n’aide beaucoup ; c’est ce qui nuit le moins.
hint-keeps-crew = Aucun tronçon ici ne vaut une équipe.
hint-second-tile = Une deuxième tuile fait plus qu’une équipe.
hint-quake-side = Un séisme de ce côté te nuit le moins, ou nuit le plus aux autres.
hint-quake-town = Commencé à cette ville, le séisme te nuit le moins, ou nuit le plus aux autres.
hint-turn-helps = Tournée, la tuile sert mieux tes tronçons.
hint-no-turn = Aucune tuile ne te servirait mieux si on la tournait.
