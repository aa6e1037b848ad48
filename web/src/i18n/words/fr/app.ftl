### The pages, the table and the strip.

## Pages and tools

skip = Aller au contenu
language = Langue
theme-dark = Sombre
theme-light = Clair
pages = Pages
rules = Règles
close = Fermer
cancel = Pas maintenant
copy = Copier
copied = Copié
go-home = Vers la première page
lost = Il n’y a rien à cette adresse.
lost-text = La carte s’arrête ici.
no-server = Le serveur ne répond pas. Réessaie dans un instant.
unknown-game = Cette page ne sait pas dessiner le jeu « { $game } ». On peut y jouer par l’interface du serveur.
fetching = La feuille arrive

## Home

headline = Deux jeux sur un sol qui ne tient pas en place
sheet-number = Feuille { $number }
guest = Invité
play-now = Jouer
play-now-text = Tout de suite, contre deux bots :
learn = Lire les règles
open-tables = Tables ouvertes
no-tables = Aucune table n’est ouverte. Ouvres-en une, les autres la verront.
free-seats = { $count ->
        [one] Une place libre
        *[other] { $count } places libres
    }
your-games = Tes parties
go = Y aller
own-table = Préparer sa propre table
thinking = { $name } réfléchit.
not-begun = { $free ->
        [0] Prête à commencer.
        [one] Une place est libre.
        *[other] { $free } places sont libres.
    }
clock-short-bank = { $minutes } min chacun
clock-short-move = { $minutes } min par coup
credits = Seismic de Ted Alspach, Atlas Games, 2006. San Andreas de James Kyle, 2003, domaine public. Sans lien avec l’éditeur.

## A table of one's own

which-game = Jeu
your-name = Ton nom
name = Nom
seats = Places
seat-number = Place { $number }
sit-me = Moi
sit-me-text = Tu es ici.
sit-friend = Un ami, par lien
sit-friend-text = Tu auras un lien à transmettre.
sit-here = Quelqu’un devant cet écran
sit-bot = Un bot
which-bot = Quel bot
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
add-seat = Ajouter une place
remove-seat = En retirer une
variants = Variantes
table-size = Taille de la table
columns = { $count } colonnes
rows = { $count } rangées
clock = Pendule
clock-none = Aucune
clock-quick = 10 minutes chacun, 5 secondes par coup
clock-easy = 30 minutes chacun, 15 secondes par coup
clock-day = Un jour par coup
clock-three = Trois jours par coup
public = Visible par tous
public-text = Chacun peut regarder et prendre une place libre.
advice-allowed = Conseils et prévisions
advice-allowed-text = Qui doit décider peut demander au serveur ce qu’il ferait et ce que les séismes peuvent prendre.
advice-none = Sans conseils
name-first = Il manque ton nom.
names-first = Quelqu’un devant cet écran n’a pas encore de nom.
open-table = Ouvrir la table
as-it-will-be = La table telle qu’elle sera

## Lobby

free-seat = Libre
your-seat = Ta place
seat-bot = Bot : { bot-short }
seat-here = Présent
seat-away = Absent
devices = { $count ->
        [one] Ouverte à 1 endroit
        *[other] Ouverte à { $count } endroits
    }
seat-resigned = A abandonné
waiting-for-somebody = Quelqu’un doit encore venir.
is-public = Visible par tous
by-invitation = Sur invitation
your-crew = Ton équipe
crew = { $crew ->
        [0] Cône
        [1] Casque
        [2] Barrière
        *[other] Losange
    }
sit-down = S’asseoir
stand-up = Se lever
begin = Commencer
all-here = Toutes les places sont prises.
not-yet = { $free ->
        [one] La partie commence quand la dernière place est prise.
        *[other] La partie commence quand { $free } autres se sont assis.
    }
begins-soon = Tout le monde est là. Cela commence.
watchers-link = Pour ceux qui regardent
copy-link = Copier le lien
copy-watch-link = Copier le lien pour regarder
sealed = Le hasard est scellé. Voici le sceau ; la graine est montrée à la fin.

## The table

what-to-do = Que faire
your-turn = À toi
title-your-turn = ● À toi · Quakeboard
you = Toi
turn = Tour { $turn }
players = Joueurs
players-count = { $count } joueurs
base-game = Le jeu de base
watching = Tu regardes
points-head = Points
points = { $count ->
        [one] { $count } point
        *[other] { $count } points
    }
days = { $days } j { $hours } h
log = Journal
log-empty = Rien n’a encore bougé.
log-more = { $count } lignes plus anciennes
log-and-chat = Journal et discussion
chat = Discussion
chat-unread = { $count ->
        [0] Discussion
        [one] Discussion, { $count } nouvelle ligne
        *[other] Discussion, { $count } nouvelles lignes
    }
chat-empty = Personne n’a rien dit.
say = Dire
say-something = Dire quelque chose
mute-whom = Ne plus entendre { $name }
mute = Muet
hear-all = Entendre tout le monde
sound-on = Activer le son
sound-off = Couper le son
menu = Menu
use-list = Choisir dans une liste
use-board = Choisir sur la carte
waiting = La table se prépare.
waiting-for = { $phase ->
        [lay] { $name } pose une tuile
        [crew] { $name } peut envoyer une équipe
        [side] { $name } choisit le côté
        [town] { $name } choisit la ville
        [aftershock] { $name } peut tourner une tuile
        [shift] { $name } choisit le dé suivant
        [swap] { $name } peut échanger une pièce
        *[other] { $name } réfléchit
    }
calling = Appel de la table
no-contact = Pas de contact, nouvel essai dans { $seconds } s
closed = Le serveur a coupé cette connexion.
table-deleted = L’opérateur du serveur a supprimé cette table.
seat-gone = Cette place est jouée ailleurs maintenant.
come-back = Revenir
understood = Compris
ruling = Précision { $ruling }
same-screen = Devant cet écran
hand-screen-to = Passe l’écran à { $name }
i-am-here = Je suis là
ended = La partie est finie
abandoned = Finie sans résultat
ground-won = Personne n’a marqué. Cette fois, le sol a gagné.
you-win = Tu gagnes, { $points }
wins = { $count ->
        [one] { $names } gagne, { $points }
        *[other] { $names } gagnent, { $points } chacun
    }
watch-replay = La revoir
check-chance = Vérifier le hasard
rematch = Rejouer
to-rematch = À la table suivante
paused = La partie est en pause
paused-text = Toutes les pendules sont arrêtées.
paused-until = Fin de la pause : { $end }.
covered-text = Le plateau est couvert tant que les pendules sont arrêtées.
pause = Pause
pause-left = Demander une pause ({ $count ->
        [0] il n’en reste plus
        [one] il en reste une
       *[other] il en reste { $count }
    })
resume = Reprendre
undo = Annuler
undo-asked = { $name } voudrait annuler la dernière action.
undo-yours = Tu demandes à annuler ; { $agreed } sont d’accord.
pause-asked = { $name } demande une pause. Les pendules tournent jusqu’à ce que tous soient d’accord.
pause-yours = Tu demandes une pause ; { $agreed } sont d’accord. Les pendules continuent.
agree = D’accord
decline = Refuser
withdraw = Retirer
give-to-bot = Laisser un bot jouer pour moi
take-back = Rejouer moi-même
hand-over = Donner ma place
handed-over-text = Ta place a un nouveau lien. Qui l’ouvre en premier continue ; ici, la place n’est plus à toi.
device-link = Lien pour un autre appareil
device-link-text = Le premier appareil qui ouvre ce lien joue aussi pour ta place. Toute la table voit qu’il est arrivé.
reissue = Nouveau lien pour une place
reissue-text = Pour quelqu’un qui ne peut plus revenir à sa place. Ce qui ouvrait la place ne vaut plus, et toute la table en est avertie.
reissue-for = Nouveau lien pour { $name }
reissued-text = Ce lien ouvre la place de { $name }, une seule fois. Ce qui l’ouvrait avant ne vaut plus rien.
resign = Abandonner
abandon = Terminer la partie
sure-resign = Un bot jouera jusqu’à la fin pour toi. Pas de retour.
sure-hand-over = Tu recevras un nouveau lien pour ta place, et la perdras ici.
sure-abandon = La partie se termine sans résultat.
do-it-resign = Abandonner
do-it-hand-over = Donner
do-it-abandon = Terminer
change-who = Nom et équipe
keep-this = Garder
hook = Annoncer les tours
hook-text = Chaque fois que quelqu’un est attendu, cette adresse reçoit un POST avec la table, la place et le nom. Aucun secret n’y figure.
hook-address = Adresse
hook-set = Annoncer là
hook-unset = Ne plus annoncer
hook-on = Les tours y sont annoncés désormais.
hook-off = Les tours ne sont annoncés nulle part.
sealed-with-yours = Ton navigateur a ajouté un mot à lui à la graine.
replay = Revoir
shortcuts = Clavier
fact-flagged = { $name } n’a plus de temps.
fact-given = { $bot } joue pour { $name }.
fact-taken-back = { $name } rejoue.
fact-claimed = { $name } a pris la place avec son lien.
fact-claimed-device = Un autre appareil a rejoint la place de { $name }.
fact-device-linked = { $name } a créé un lien pour un autre appareil.
fact-reissued = Qui a ouvert la table a créé un nouveau lien pour la place de { $name }.
fact-handed-over = { $name } a donné sa place.
fact-undo-asked = { $name } demande à annuler.
fact-undo-agreed = { $name } est d’accord.
fact-undo-declined = { $name } refuse.
fact-undone = { $name } annule la dernière action.
fact-paused = { $name } met la partie en pause.
fact-pause-asked = { $name } demande une pause.
fact-pause-agreed = { $name } accepte la pause.
fact-pause-declined = { $name } refuse la pause.
fact-request-lapsed = La demande est restée sans réponse.
fact-pause-over = Le temps de la pause est écoulé ; la partie continue.
fact-resumed = { $name } reprend.
fact-resigned = { $name } abandonne ; { $bot } continue.
fact-abandoned = { $name } termine la partie.
fact-ended = L’opérateur a mis fin à la partie. { $reason }
fact-rules-changed = Les règles de ce jeu ont changé depuis le début de la partie : elle se termine sans résultat.
fact-freed = L’opérateur a libéré la place { $number }.
fact-closed-seat = L’opérateur a fermé la place de { $name } ; { $bot } continue.

## The strip

seismogram = Sismogramme
strip-label = Tours de la partie
strip-value = Tour { $turn } sur { $total }, { $name }
strip-value-quake = Tour { $turn } sur { $total }, séisme { $quake }, { $name }
quakes-so-far = { $count ->
        [0] Aucun séisme encore
        [one] { $count } séisme jusqu’ici
        *[other] { $count } séismes jusqu’ici
    }
turn-back = Un tour en arrière
turn-on = Un tour en avant
live = En direct
drag-pen = Tire le stylet pour regarder en arrière. La partie continue.
looking-back = Tu regardes en arrière. « En direct » montre le présent.

## Replay

set-up = La mise en place
moment-quake = Séisme { $plate }
moment-shifts = { $count ->
        [0] Séisme, rien ne glisse
        [one] Séisme, { $count } tuile glisse
        *[other] Séisme, { $count } tuiles glissent
    }
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
to-table = À la table

## Chance

chance-how = Avant la première action, le serveur a scellé une graine secrète, et les navigateurs des joueurs y ont ajouté des mots à eux. Chaque tirage en découle : personne ne pouvait savoir ni diriger ce qui viendrait.
seal-fits = Le sceau correspond à la graine.
seal-broken = Le sceau ne correspond pas à la graine.
seal-text = Le SHA-256 de la graine doit être l’engagement.
seal-same = C’est le sceau que ce navigateur a vu d’abord.
seal-changed = Ce n’est pas le sceau que ce navigateur a vu d’abord.
seal-unseen = Ce navigateur n’avait vu aucun sceau.
seal-same-text = Un sceau gardé dès le début ne peut être échangé ensuite.
draws-fit = { $draws ->
        [one] L’unique tirage est ce que dit la graine.
        *[other] Les { $draws } tirages sont ce que dit la graine.
    }
draws-text = Chaque tirage a été dérivé à nouveau par HMAC-SHA-256 à partir de la graine, des mots des joueurs et de son numéro. Seules les chances viennent du serveur, qui connaît les règles.
checked-here = Vérifié dans ce navigateur
chance-was-fair = Le hasard était juste
chance-not-fair = Cela ne concorde pas
seal-missing = Il n’y a pas de sceau pour vérifier la graine.
words-added = { $count ->
        [0] Personne n’a ajouté de mot à la graine.
        [one] Une personne a ajouté un mot à la graine.
        *[other] { $count } personnes ont ajouté des mots à la graine.
    }
word-counted = Le mot que ce navigateur a ajouté a été compté.
word-missing = Le mot que ce navigateur a ajouté n’a pas été compté.
words-text = Qui a ajouté un mot sait que le serveur ne pouvait pas connaître les tirages d’avance.
draw-wrong = L’étape { $step } n’est pas ce que dit la graine : « { $action } » au lieu de « { $due } ».
draws-given = { $given ->
        [one] Le premier tirage vient d’une autre partie ; cette graine n’en dit rien.
        *[other] Les { $given } premiers tirages viennent d’une autre partie ; cette graine n’en dit rien.
    }
seed = Graine
commitment = Engagement
check-yourself = Pour ne se fier à personne, garde la partie et vérifie-la toi-même :
record = l’enregistrement de cette partie

## The list of what may be done

list-choose = Choisis d’abord
list-do = { $action }
do-pass = Passer
choose-verb = Quoi

## Keyboard

keys-walk = Parcourir la carte
keys-take = Prendre une tuile ou une pièce
keys-turn = Tourner la tuile
keys-act = Poser, puis agir
keys-back = Reprendre en main
keys-list = Liste ou carte
keys-live = Au présent
keys-earlier = Un tour en arrière
keys-later = Un tour en avant
keys-pause = Pause, ou reprendre
