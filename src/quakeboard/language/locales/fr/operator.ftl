### Ce que font les opérateurs, et ce qui leur est refusé ou qu’ils refusent.

operator-ended = La partie de la table « { $table } » est terminée.
operator-deleted = La table « { $table } » est supprimée.
operator-seat-freed = La place { $seat } est libre. Son ancien lien n’est plus valable ; le nouveau se termine par { $path }.
operator-seat-closed = La place { $seat } est fermée : un bot joue jusqu’à la fin, et son lien n’est plus valable.
operator-seat-renamed = La place { $seat } a son nouveau nom.
operator-host = Ouverte par la session { $session }.
operator-seat = Place { $seat } : { $name }, session { $session }.
operator-is-muted = (en sourdine)
operator-muted = La place { $seat } est mise en sourdine.
operator-unmuted = La place { $seat } peut de nouveau parler.
operator-muted-watchers = Les spectateurs sont mis en sourdine.
operator-unmuted-watchers = Les spectateurs peuvent de nouveau parler.
operator-line-removed = La ligne { $line } est retirée.
operator-blocked = « { $value } » est bloqué jusqu’à { $until }.
operator-unblocked = « { $value } » n’est plus bloqué.
operator-exported = « { $file } » contient tout ce qui est conservé sur cette personne.
operator-erased = { $tables ->
    [one] Le nom, la discussion et la session sont effacés, à { $tables } table.
   *[other] Les noms, la discussion et la session sont effacés, à { $tables } tables.
}
operator-token-added = Voici le jeton de « { $name } ». Il n’est montré que cette fois ; garde-le là où toi seul peux le lire.
operator-token-removed = Le jeton « { $name } » n’est plus valable.

# Ce qui est refusé
refusal-blocked = L’opérateur de ce serveur t’a bloqué jusqu’à { $until }.
refusal-bad-address = « { $given } » n’est pas une adresse : écris-en une comme 203.0.113.7, ou un réseau comme 203.0.113.0/24.
refusal-own-address = « { $network } » comprend la machine du serveur lui-même. Force-le si c’est voulu.
refusal-nobody-sits = Personne n’occupe la place { $seat }.
refusal-no-line = Il n’y a pas de ligne { $number } dans la discussion de cette table.
refusal-not-blocked = « { $given } » n’est pas bloqué.
refusal-long-reason = Une raison compte au plus { $longest } caractères sur une ligne.
refusal-token-name = Le nom d’un jeton compte de 1 à 40 lettres, chiffres, points, tirets ou tirets bas.
refusal-token-exists = Il y a déjà un jeton « { $name } ».
refusal-no-token = Il n’y a pas de jeton « { $name } ».
refusal-nothing-kept = Rien n’est conservé sur cette session.
refusal-muted = L’opérateur de ce serveur t’a mis en sourdine à cette table.
refusal-table-deleted = L’opérateur de ce serveur a supprimé cette table.
refusal-not-operator = Il faut pour cela le jeton d’un opérateur.
