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
copy = Copier
copied = Copié
go-home = Retour à l’accueil
lost = Il n’y a rien à cette adresse.
lost-text = Le lien est peut-être incomplet, ou ce qu’il ouvrait a été supprimé.
no-server = Le serveur ne répond pas. Réessaie dans un instant.
unknown-game = Cette page ne sait pas dessiner le jeu « { $game } ». On peut y jouer par l’interface du serveur.
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
seat-number = Place { $number }
sit-me = Moi
sit-me-text = Tu es ici.
sit-friend = Quelqu’un, par lien
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
remove-seat = Retirer une place
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
name-first = Il manque ton nom.
names-first = Quelqu’un devant cet écran n’a pas encore de nom.
open-table = Ouvrir la table
as-it-will-be = Aperçu de la table

## Lobby

free-seat = Libre
devices = { $count ->
        [one] Ouverte à 1 endroit
        *[other] Ouverte à { $count } endroits
    }
seat-resigned = A abandonné
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
begins-soon = Tout le monde est là. La partie commence.
watchers-link = Pour ceux qui regardent
copy-link = Copier le lien
copy-watch-link = Copier le lien pour regarder
sealed = Le hasard est scellé. Voici le sceau ; la graine est montrée à la fin.
lobby-together = Le hasard est tiré ensemble : chaque tirage prend un maillon d’une chaîne à l’appareil de chaque personne connectée. Tant qu’une personne honnête répond, personne ne peut prévoir un tirage, et le serveur ne peut choisir qu’entre quelques-uns, en omettant des réponses.
lobby-limits = Si le serveur omet une réponse, le navigateur de cette personne le remarque. Il peut tout de même lire ce qui est caché, et une personne qui a plusieurs places reste une seule personne.
lobby-alone = { $alone ->
        [wait] Tant qu’une seule personne est connectée, le hasard en attend une autre.
        *[deal] Tant qu’une seule personne est connectée, on tire quand même : le serveur et cette personne, ensemble, pourraient prévoir ces tirages.
    }
lobby-host = Le hasard est tiré par le serveur : il a scellé une graine, et chaque navigateur ajoute un mot. Cela prouve qu’aucun tirage n’a été changé. Cela ne prouve pas que le serveur n’a pas regardé d’avance : dès que la partie a commencé, il peut calculer chaque tirage.
lobby-takes-part = Ce navigateur participe.
host-chain-end = Bout de la chaîne du serveur
lobby-seal = Sceau de la graine (SHA-256)

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
pane = Journal, discussion et aide
tab-news = { $tab }, { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
log = Journal
log-empty = Il ne s’est encore rien passé.
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
mute-whom = Mettre { $name } en sourdine
mute = Sourdine
hear-all = Entendre tout le monde
sound-on = Activer le son
sound-off = Couper le son
menu = Menu
use-list = Choisir dans une liste
list-tab = Liste
use-board = Choisir sur la carte
waiting = La table est en préparation.
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
calling = Connexion à la table …
no-contact = Pas de connexion, nouvel essai dans { $seconds } s
closed = Le serveur a coupé cette connexion.
table-deleted = L’opérateur du serveur a supprimé cette table.
seat-gone = Cette place est jouée ailleurs maintenant.
come-back = Se reconnecter
refused = Impossible
understood = Compris
ruling = Précision { $ruling }
same-screen = Devant cet écran
hand-screen-to = Passe l’écran à { $name }
i-am-here = Je suis là
ended = La partie est finie
abandoned = Finie sans résultat
ground-won = Personne n’a de points.
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
undo = Annuler l’action
undo-asked = { $name } voudrait annuler la dernière action.
undo-yours = Tu demandes à annuler ; { $agreed ->
        [0] personne n’est encore d’accord
        [one] une personne est d’accord
        *[other] { $agreed } sont d’accord
    }.
pause-asked = { $name } demande une pause. Les pendules tournent jusqu’à ce que tous soient d’accord.
pause-yours = Tu demandes une pause ; { $agreed ->
        [0] personne n’est encore d’accord
        [one] une personne est d’accord
        *[other] { $agreed } sont d’accord
    }. Les pendules continuent.
agree = D’accord
decline = Refuser
withdraw = Retirer
give-to-bot = Laisser un bot jouer pour moi
take-back = Jouer de nouveau moi-même
hand-over = Donner ma place
handed-over-text = Ta place a un nouveau lien. La première personne qui l’ouvre continue ; ici, la place n’est plus à toi.
device-link = Lien pour un autre appareil
device-link-text = Le premier appareil qui ouvre ce lien joue aussi pour ta place. Toute la table voit qu’il est arrivé.
reissue = Nouveau lien pour une place
reissue-text = Pour quelqu’un qui ne peut plus revenir à sa place. Ce qui ouvrait la place ne vaut plus, et toute la table en est avertie.
reissue-for = Nouveau lien pour { $name }
reissued-text = Ce lien ouvre, une seule fois, la place occupée par { $name }. Ce qui l’ouvrait avant ne vaut plus.
resign = Abandonner
abandon = Terminer la partie
sure-resign = Un bot jouera jusqu’à la fin pour toi. Pas de retour.
sure-hand-over = Tu recevras un nouveau lien pour ta place, et la perdras ici.
sure-abandon = La partie se termine sans résultat.
do-it-resign = Abandonner
do-it-hand-over = Donner
do-it-abandon = Terminer
change-who = Nom et équipe
keep-this = Enregistrer
hook-text = Chaque fois que quelqu’un doit décider, cette adresse reçoit un POST avec la table, la place et le nom. Aucun secret n’y figure.
hook-address = Adresse
hook-set = Annoncer là
hook-unset = Ne plus annoncer
hook-on = Les tours y sont annoncés désormais.
hook-off = Les tours ne sont annoncés nulle part.
chance-is-dealt = Tirage en cours
chance-waits-for = { $count ->
        [0] Le hasard attend qu’une autre personne soit connectée
        *[other] Le hasard attend { $names }
    }
chance-waits-text = À cette table, on ne tire que si au moins deux personnes sont connectées.
chance-forked = Le serveur raconte à ce navigateur un autre passé qu’avant.
chance-forked-text = Ce qu’il dit du hasard ne continue pas ce que ce navigateur a noté : la partie a été ramenée en arrière ou changée. Ce navigateur ne participe plus aux tirages de cette table.
chance-left-out = Ta réponse a été omise d’un tirage.
chance-left-out-text = Ce navigateur a répondu aussitôt, et sa réponse ne compte pas. À moins que ta connexion ne soit lente, le serveur l’a omise et a pu choisir entre deux tirages.
chance-not-asked = Ce navigateur n’a pas été interrogé pour un tirage.
chance-not-asked-text = Il était connecté et avait répondu à chaque question. Le serveur a tiré sans lui.
chance-no-storage = Ce navigateur ne peut pas participer aux tirages.
chance-no-storage-text = Il devrait pour cela enregistrer quelque chose, et son stockage est plein ou bloqué. Tu peux jouer, mais les tirages ne dépendent pas de ce navigateur.
save-proof = Enregistrer la preuve
replay = Revoir
shortcuts = Clavier
fact-flagged = { $name } n’a plus de temps.
fact-given = { $bot } joue pour { $name }.
fact-taken-back = { $name } joue de nouveau.
fact-claimed = { $name } a pris la place avec son lien.
fact-claimed-device = Un autre appareil a rejoint la place occupée par { $name }.
fact-device-linked = { $name } a créé un lien pour un autre appareil.
fact-reissued = La personne qui a ouvert la table a créé un nouveau lien pour la place occupée par { $name }.
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
fact-resumed = { $name } met fin à la pause.
fact-resigned = { $name } abandonne ; { $bot } continue.
fact-abandoned = { $name } termine la partie.
fact-ended = L’opérateur a mis fin à la partie. { $reason }
fact-rules-changed = Les règles de ce jeu ont changé depuis le début de la partie : elle se termine sans résultat.
fact-freed = L’opérateur a libéré la place { $number }.
fact-closed-seat = L’opérateur a fermé la place occupée par { $name } ; { $bot } continue.

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
        [0] Séisme, rien ne se décale
        [one] Séisme, { $count } plaque se décale
        *[other] Séisme, { $count } plaques se décalent
    }
goes-on-at-rest = reprend quand le sol s’est calmé
to-table = À la table

## Chance

chance-how = Chaque tirage est dérivé de nouveau ici, avec l’indication de qui aurait pu le prévoir ou le choisir.
seal-fits = Le sceau correspond à la graine.
seal-broken = Le sceau ne correspond pas à la graine.
seal-text = Le SHA-256 de la graine doit être le sceau.
seal-same = C’est le sceau que ce navigateur a vu d’abord.
seal-changed = Ce n’est pas le sceau que ce navigateur a vu d’abord.
seal-unseen = Ce navigateur n’avait vu aucun sceau.
seal-same-text = Un sceau gardé dès le début ne peut être échangé ensuite.
draws-text = Chaque tirage a été dérivé de nouveau dans ce navigateur par HMAC-SHA-256, à partir de la graine et des mots ou des maillons. Seules les probabilités viennent du serveur, qui connaît les règles.
checked-here = Vérifié dans ce navigateur
draws-right = Tous les tirages sont justes
draws-partly = Tout n’est pas prouvé
own-part = { $draws ->
        [one] Un maillon de ce navigateur est dans { $draws } tirage sur { $of } : personne ne pouvait le prévoir, quelles que soient les ententes ; ni choisir, sinon entre quelques-uns en omettant d’autres réponses, qui manquent alors.
        *[other] Un maillon de ce navigateur est dans { $draws } tirages sur { $of } : personne ne pouvait les prévoir, quelles que soient les ententes ; ni choisir, sinon entre quelques-uns en omettant d’autres réponses, qui manquent alors.
    }
own-part-text = Pour ceux-là, tu n’as besoin de te fier à personne : seul ce navigateur connaissait son maillon avant de le révéler.
noted-same = L’enregistrement prolonge ce que ce navigateur a noté.
noted-other = L’enregistrement ne prolonge pas ce que ce navigateur a noté : la partie a été changée, ou d’autres en ont vu une autre.
noted-text = Qui voit le même hachage de la transcription a vu la même chose.
transcript-hash = Hachage de la transcription
chance-not-fair = Cela ne concorde pas
seal-missing = Il n’y a pas de sceau pour vérifier la graine.
word-counted = Le mot que ce navigateur a ajouté a été compté.
word-missing = Le mot que ce navigateur a ajouté n’a pas été compté.
words-text = Un mot garantit que la graine n’a pas été choisie à l’avantage de quelqu’un. Le serveur pouvait quand même calculer les tirages.
draw-wrong = « { $action } » a été tiré ; ce qui en découle est « { $due } ».
seed = Graine
commitment = Sceau
check-yourself = Pour ne se fier à personne, garde la partie et vérifie-la toi-même :
record = l’enregistrement de cette partie

## The list of what may be done

list = Liste
list-later = La liste se remplit quand c’est à toi.
list-chosen = Ce qui est choisi
list-choose = Choisis d’abord
list-do = { $action }
do-pass = Passer
choose-verb = Quoi

## Keyboard

keys-walk = Parcourir la carte
keys-next = Case éclairée suivante
keys-previous = Case éclairée précédente
keys-fit = Tout montrer
keys-nearer = Plus près
keys-farther = Plus loin
keys-skip = Passer ce qui bouge
keys-table = À toutes les tables
key-space = Espace
keys-act = Poser, puis confirmer
keys-back = Reprendre en main
keys-list = Liste ou carte
keys-live = Au présent
keys-earlier = Un tour en arrière
keys-later = Un tour en avant
keys-pause = Pause, ou reprendre
