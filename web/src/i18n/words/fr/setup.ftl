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
seat-bot-here = Mettre un bot ici…
seat-bot-at = Un bot pour la place { $number }
unseat-bot = Retirer { $name }
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

## A table of one's own

seat-number = Place { $number }
sit-me = Moi
sit-me-text = Tu es ici.
sit-friend = Quelqu’un, par lien
sit-friend-text = Tu auras un lien à transmettre.
sit-here = Quelqu’un devant cet écran
sit-bot = Un bot
which-bot = Quel bot
add-seat = Ajouter une place
remove-seat = Retirer une place
variants = Variantes
table-size = Taille de la table
clock-none = Aucune
clock-quick = 10 minutes chacun, 5 secondes par coup
clock-easy = 30 minutes chacun, 15 secondes par coup
clock-day = Un jour par coup
clock-three = Trois jours par coup
public = Visible par tous
public-text = Chacun peut regarder et prendre une place libre.
advice-allowed = Conseils et prévisions
advice-allowed-text = La personne qui doit décider peut demander au serveur ce qu’il ferait et ce que les séismes peuvent prendre.
advice-none = Sans conseils
dealing = Comment se fait le hasard
dealing-together = Tirage en commun
dealing-together-text = Chaque tirage prend un maillon d’une chaîne à l’appareil de chaque personne connectée. Tant qu’une personne honnête répond, personne ne peut prévoir un tirage, et le serveur ne peut choisir qu’entre quelques-uns, en omettant des réponses.
dealing-host = Tirage du serveur
dealing-host-text = Le serveur scelle une graine avant la partie, et chaque navigateur ajoute un mot. Cela prouve qu’aucun tirage n’a été changé. Cela ne prouve pas que le serveur n’a pas regardé d’avance.
dealing-solo = Tu joues seul contre des bots : si le serveur tire, il pourrait calculer d’avance.
alone = Tant qu’une seule personne est connectée
alone-deal = Tirer quand même : le serveur et cette personne, ensemble, pourraient prévoir le tirage
alone-wait = Attendre qu’une autre personne soit connectée
open-table = Ouvrir la table
as-it-will-be = Aperçu de la table
base-game = Le jeu de base
