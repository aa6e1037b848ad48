### A table before its game: the form for a new one, and the lobby.

listed-for-all = visible par tous
invited-only = sur invitation
at-zero = À zéro
at-zero-words = { $then ->
        [pass] Le tour est passé
        *[bot] Un bot continue
    }
at-zero-more = { $then ->
        [pass] ou la première action légale est jouée
        *[bot] tu peux reprendre la main
    }
help = Aide
help-given = Conseils permis
help-given-more = et prévisions
help-none-more = et sans prévisions
watching-title = Regarder
watching-all = Tout le monde
watching-link = Avec le lien
watching-open = on voit ce qui est visible
watching-everything = on voit tout ce que tu vois
clock-none-more = prends ton temps
clock-each-bank = { $unit ->
        [days] { $count ->
            [one] Un jour
            *[other] { $count } jours
        } chacun
        [minutes] { $count ->
            [one] Une minute
            *[other] { $count } minutes
        } chacun
        *[seconds] { $count } secondes chacun
    }
clock-each-move = { $unit ->
        [days] { $count ->
            [one] Un jour
            *[other] { $count } jours
        } par coup
        [minutes] { $count ->
            [one] Une minute
            *[other] { $count } minutes
        } par coup
        *[seconds] { $count } secondes par coup
    }
clock-increment = et { $seconds } secondes par coup
clock-refills = entière à chaque coup
clock-whole-game = pour toute la partie
seats-taken = { $taken } sur { $count } prises
seat-bot-text = Joue aussitôt.
seat-free-all = Chacun peut s’asseoir
seat-free-link = Qui a le lien
table-link = Lien vers cette table
free-still = { $count ->
        [one] Une place est encore libre
        *[other] { $count } places sont encore libres
    }
begins-then = La partie commence quand toutes les places sont prises.
begin-now = Qui est assis ici peut commencer.
rules-at-this-table = Règles à cette table
without-variants = Sans variantes
the-table = La table
what-it-means = Ce que cela veut dire
