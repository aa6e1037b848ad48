### The pages, the table and the strip.

## Pages and tools

skip = Aller au contenu
language = Langue
theme-dark = Sombre
theme-light = Clair
pages = Pages
rules = Règles
close = Fermer
cancel = Annuler
go-home = Retour à l’accueil
lost = Il n’y a rien à cette adresse.
lost-text = Le lien est peut-être incomplet, ou ce qu’il ouvrait a été supprimé.
no-server = Le serveur ne répond pas. Réessaie dans un instant.
fetching = Chargement …

## Home

headline = Deux jeux sur un sol qui ne tient pas en place
sheet-number = Feuille { $number }
guest = Invité
play-now = Jouer
play-now-text = Tout de suite, contre deux bots :
play-game-now = Jouer à { $game }
learn = Lire les règles
open-tables = Tables ouvertes
no-tables = Aucune table n’est ouverte. Ouvres-en une, les autres la verront.
free-seats = { $count ->
        [one] Une place libre
        *[other] { $count } places libres
    }
your-games = Tes parties
all-games = Résultats et statistiques
result-won = gagnée
result-shared = victoire partagée
result-lost = perdue
result-none = personne n’a gagné
your-tables = Tes tables
being-played = En cours
all-public = { $count ->
        [one] La table publique
        *[other] Les { $count } tables publiques
    }
nobody-plays = Personne ne joue en public en ce moment.
watch = Regarder
watchers = { $count ->
        [one] Une personne regarde
        *[other] { $count } personnes regardent
    }
your-turn-number = À toi, tour { $turn }
turn-of = À { $name }, tour { $turn }
time-left = reste { $time }
last-move = dernier coup { $ago }
opened-ago = ouverte { $ago }
just-now = à l’instant
go = Y aller
own-table = Préparer ta propre table
not-begun = { $free ->
        [0] Prête à commencer.
        [one] Une place est libre.
        *[other] { $free } places sont libres.
    }
clock-short-bank = { $minutes } min chacun
clock-short-move = { $minutes } min par coup
clock-short-days = { $days ->
        [one] un jour par coup
        *[other] { $days } jours par coup
    }
credits = Seismic de Ted Alspach, Atlas Games, 2006. San Andreas de James Kyle, 2003, domaine public. Sans lien avec l’éditeur.

## A table of one's own

which-game = Jeu
your-name = Ton nom
name = Nom
seats = Places
bot = { $bot ->
        [gentle] Doux : laisse passer des choses
        [steady] Solide : voit ce qui compte, se trompe peu
        [sharp] Affûté : regarde plus loin
        [fierce] Féroce : réfléchit longtemps, ne pardonne rien
        [greedy] Greedy : prend ce qui rapporte le plus
        [random] Random : fait n’importe quoi
        [uct] UCT : cherche, ne sait rien du jeu
        *[other] { $bot }
    }
bot-short = { $bot ->
        [gentle] doux
        [steady] solide
        [sharp] affûté
        [fierce] féroce
        *[other] { $bot }
    }
for-comparison = Pour comparer
columns = { $count } colonnes
rows = { $count } rangées
clock = Pendule
name-first = Il manque ton nom.
names-first = Quelqu’un devant cet écran n’a pas encore de nom.

## Lobby

free-seat = Libre
your-crew = Ton équipe
crew = { $crew ->
        [0] Cône
        [1] Casque
        [2] Barrière
        *[other] Losange
    }
begin = Commencer

## The table

you = Toi
turn = Tour { $turn }
points-head = Points
points = { $count ->
        [one] { $count } point
        *[other] { $count } points
    }
days = { $days } j { $hours } h
refused = Impossible
ruling = Précision { $ruling }
abandoned = Finie sans résultat
paused = La partie est en pause
undo = Annuler l’action
replay = Revoir

## The strip

seismogram = Sismogramme
live = En direct

## Replay

moment-quake = Séisme { $plate }
moment-shifts = { $count ->
        [0] Séisme, rien ne se décale
        [one] Séisme, { $count } plaque se décale
        *[other] Séisme, { $count } plaques se décalent
    }

## The list of what may be done

list = Liste

## Keyboard

keys-walk = Parcourir la carte
keys-next = Case éclairée suivante
keys-previous = Case éclairée précédente
keys-fit = Tout montrer
keys-nearer = Plus près
keys-farther = Plus loin
keys-act = Poser, puis confirmer
keys-back = Reprendre en main
