### Tables en ligne : ce qui y est refusé.

# Mise en place
refusal-seat-name = Un nom a de 1 à { $longest } caractères imprimables.
refusal-blank-name = Un nom a besoin de caractères visibles, et d’aucun qui paraisse vide.
refusal-bad-colour = Une couleur est un nombre de 0 à { $most }.
refusal-nobody-plays = Au moins un siège doit être pour une personne.
refusal-bad-clock = Une pendule donne de { $least } seconde à { $most } jours ; l’incrément est d’un jour au plus.
refusal-one-process = Un fichier SQLite sert un seul processus ; pour plusieurs : --database postgresql://…
refusal-needs-linux = Un serveur n’est mesuré que sous Linux : il peut y disposer d’un cœur pour lui seul.

# À la table
refusal-store-unavailable = Les parties ne peuvent pas être enregistrées pour le moment. Rien n’est perdu ; réessaie bientôt.
refusal-stale-sequence = La table a avancé : le prochain numéro est { $next }, pas { $given }.
refusal-early-sequence = La table n’en est pas encore là : le prochain numéro est { $next }, pas { $given }.
refusal-not-seated = Seuls ceux qui sont assis à la table peuvent faire cela.
refusal-not-asked = Ce n’est pas le tour de ce siège.
refusal-not-begun = La partie n’a pas commencé.
refusal-has-begun = La partie a commencé.
refusal-is-over = La partie à cette table est terminée.
refusal-not-over = La partie à cette table n’est pas encore terminée.
refusal-is-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-seat-taken = Quelqu’un est déjà assis là.
refusal-seats-free = La partie commence quand tous les sièges sont pris ; il en reste { $free }.
refusal-colour-taken = Quelqu’un à la table a cette couleur.
refusal-name-taken = « { $name } » joue à cette table : il faut un nom qu’on ne puisse confondre avec celui-là.
refusal-nothing-to-undo = Ce siège n’a rien à reprendre.
refusal-secret-shown = Depuis, quelqu’un a appris un secret ; on ne peut plus revenir en arrière.
refusal-undo-asked = Quelqu’un a déjà demandé à revenir en arrière.
refusal-undo-not-asked = Personne n’a demandé à revenir en arrière ni à faire une pause.
refusal-own-undo = Les autres doivent être d’accord.
refusal-pause-asked = Quelqu’un a déjà demandé une pause.
refusal-pauses-used-up = Ce siège a déjà eu ses { $most } pauses ; une partie avec pendule n’en permet pas plus.
refusal-bot-plays = Un bot joue pour ce siège ; reprends-le d’abord.
refusal-no-bot-plays = Aucun bot ne joue pour ce siège.
refusal-has-resigned = Ce siège a abandonné.
refusal-others-play = D’autres jouent encore. Abandonne, et un bot jouera pour toi.
refusal-no-seat = Il n’y a pas de siège { $seat } à cette table.
refusal-no-table = Cette table n’existe pas.
refusal-wrong-key = Ce lien n’ouvre pas la table.
refusal-invitation-only = On vient à cette table sur invitation.
refusal-rematched = Il y a déjà une revanche.
refusal-time-is-over = Le temps de ce siège est écoulé ; un bot joue jusqu’à la fin.
refusal-no-entry = Il n’y a pas d’entrée { $seq } à cette table.
refusal-branch-ended = À l’entrée { $seq }, la partie est finie : il n’y a plus rien à jouer à partir de là.
refusal-branch-seats = La partie à poursuivre a { $seats } sièges.
refusal-forecast-forbidden = À cette table, tout le monde joue sans conseils ni prévisions.
refusal-no-forecast = Il n’y a pas de prévisions pour ce jeu.
refusal-game-too-long = Cette partie a atteint { $most } actions, le maximum d’une table ; abandonne ton siège ou arrête la partie.
refusal-table-full = Le journal de cette table a atteint { $most } entrées ; seul ce qui mène la partie à sa fin est accepté.
refusal-too-many-undos = À cette table, on est revenu en arrière { $most } fois ; on ne peut plus rien reprendre.
refusal-undo-too-far = La dernière action de ce siège date de plus de { $most } coups, trop loin pour être reprise.
refusal-record-too-long = Une partie de { $found } actions est trop longue pour une table, qui en contient { $most } au plus.
refusal-bad-token = Le secret d’un siège a de { $least } à { $most } caractères.
refusal-too-long = Ce qui est dit a de 1 à { $longest } caractères.
refusal-not-the-host = Seul celui qui a ouvert la table peut faire cela.
refusal-bad-hook = Les tours ne peuvent être annoncés qu’à des adresses http:// ou https://.
refusal-private-hook = Les tours ne sont pas annoncés à des adresses privées.

# Messages et requêtes
refusal-bad-message = Ce message ne peut pas être compris ici : { $why }.
refusal-hello-twice = « hello » a déjà été dit.
refusal-hello-first = Le premier message est « hello ».
refusal-slow-down = Trop de messages. Attends un peu.
refusal-still-thinking = Une chose à la fois : le dernier conseil ou la dernière prévision est encore en réflexion.
refusal-too-many-hints = Trop de conseils et de prévisions sont en cours de calcul, la plupart pour toi. Réessaie dans un instant.
refusal-internal = Quelque chose a mal tourné ici. Rien n’a été changé.
refusal-bad-request = La requête n’est pas bien formée : { $why }.
refusal-foreign-origin = Les pages d’autres sites ne peuvent pas faire cela.
refusal-too-many-tables = Trop de tables depuis cette adresse. Attends un peu.
refusal-too-many-open-tables = { $most } tables publiques depuis cette adresse n’ont pas commencé. Commence ou abandonne l’une d’elles, ou invite des joueurs.
refusal-too-many-seats = Depuis cette adresse, { $most } sièges sont pris à des tables publiques qui n’ont pas commencé. Quitte d’abord l’un d’eux.
refusal-too-many-requests = Trop de requêtes depuis cette adresse. Attends un peu.
refusal-too-many-sockets = Trop de connexions depuis cette adresse.
refusal-too-many-records = Ce serveur charge et vérifie déjà autant de parties qu’il peut. Réessaie dans quelques secondes.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-not-allowed = Cela n’est pas possible à cette adresse.
