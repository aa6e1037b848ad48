### A table and its replay.

## Pages and tools

copy = Copier
copied = Copié
unknown-game = Cette page ne sait pas dessiner le jeu « { $game } ». On peut y jouer par l’interface du serveur.

## Lobby

devices = { $count ->
        [one] Ouverte à 1 endroit
        *[other] Ouverte à { $count } endroits
    }
seat-resigned = A abandonné
sit-down = S’asseoir
stand-up = Se lever
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
players = Joueurs
players-count = { $count } joueurs
watching = Tu regardes
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
understood = Compris
same-screen = Devant cet écran
hand-screen-to = Passe l’écran à { $name }
i-am-here = Je suis là
ended = La partie est finie
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
shortcuts = Clavier
fact-flagged = { $who ->
        [you] Tu n’as plus de temps.
        *[other] { $name } n’a plus de temps.
    }
fact-given = { $who ->
        [you] { $bot } joue pour toi.
        *[other] { $bot } joue pour { $name }.
    }
fact-taken-back = { $who ->
        [you] Tu joues de nouveau.
        *[other] { $name } joue de nouveau.
    }
fact-claimed = { $who ->
        [you] Tu as pris la place avec son lien.
        *[other] { $name } a pris la place avec son lien.
    }
fact-claimed-device = { $who ->
        [you] Un autre appareil a rejoint ta place.
        *[other] Un autre appareil a rejoint la place occupée par { $name }.
    }
fact-device-linked = { $who ->
        [you] Tu as créé un lien pour un autre appareil.
        *[other] { $name } a créé un lien pour un autre appareil.
    }
fact-reissued = { $who ->
        [you] La personne qui a ouvert la table a créé un nouveau lien pour ta place.
        *[other] La personne qui a ouvert la table a créé un nouveau lien pour la place occupée par { $name }.
    }
fact-handed-over = { $who ->
        [you] Tu as donné ta place.
        *[other] { $name } a donné sa place.
    }
fact-undo-asked = { $who ->
        [you] Tu demandes à annuler.
        *[other] { $name } demande à annuler.
    }
fact-undo-agreed = { $who ->
        [you] Tu es d’accord.
        *[other] { $name } est d’accord.
    }
fact-undo-declined = { $who ->
        [you] Tu refuses.
        *[other] { $name } refuse.
    }
fact-undone = { $who ->
        [you] Tu annules la dernière action.
        *[other] { $name } annule la dernière action.
    }
fact-paused = { $who ->
        [you] Tu mets la partie en pause.
        *[other] { $name } met la partie en pause.
    }
fact-pause-asked = { $who ->
        [you] Tu demandes une pause.
        *[other] { $name } demande une pause.
    }
fact-pause-agreed = { $who ->
        [you] Tu acceptes la pause.
        *[other] { $name } accepte la pause.
    }
fact-pause-declined = { $who ->
        [you] Tu refuses la pause.
        *[other] { $name } refuse la pause.
    }
fact-request-lapsed = La demande est restée sans réponse.
fact-pause-over = Le temps de la pause est écoulé ; la partie continue.
fact-resumed = { $who ->
        [you] Tu mets fin à la pause.
        *[other] { $name } met fin à la pause.
    }
fact-resigned = { $who ->
        [you] Tu abandonnes ; { $bot } continue.
        *[other] { $name } abandonne ; { $bot } continue.
    }
fact-abandoned = { $who ->
        [you] Tu termines la partie.
        *[other] { $name } termine la partie.
    }
fact-ended = L’opérateur a mis fin à la partie. { $reason }
fact-rules-changed = Les règles de ce jeu ont changé depuis le début de la partie : elle se termine sans résultat.
fact-freed = L’opérateur a libéré la place { $number }.
fact-closed-seat = { $who ->
        [you] L’opérateur a fermé ta place ; { $bot } continue.
        *[other] L’opérateur a fermé la place occupée par { $name } ; { $bot } continue.
    }

## The strip

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
drag-pen = Tire le stylet pour regarder en arrière. La partie continue.
looking-back = Tu regardes en arrière. « En direct » montre le présent.

## Replay

set-up = La mise en place
goes-on-at-rest = reprend quand le sol s’est calmé
to-table = À la table

## The list of what may be done

list-later = La liste se remplit quand c’est à toi.
list-chosen = Ce qui est choisi
list-choose = Choisis d’abord
list-do = { $action }
do-pass = Passer
choose-verb = Quoi

## Keyboard

keys-skip = Passer ce qui bouge
keys-table = À toutes les tables
key-space = Espace
keys-list = Liste ou carte
keys-live = Au présent
keys-earlier = Un tour en arrière
keys-later = Un tour en avant
keys-pause = Pause, ou reprendre
