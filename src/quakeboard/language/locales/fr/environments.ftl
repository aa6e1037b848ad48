### Ce que refusent les environnements pour la recherche.

refusal-unknown-rewards = Il n’y a pas de récompenses « { $rewards } ». Il y a : { $known }.
refusal-not-a-legal-number = { $action } n’est le numéro d’aucune action permise dans la partie de { $game } à la table { $table }. Rien n’a été changé.
refusal-too-few-tables = Il faut au moins une table, pas { $tables }.
refusal-wrong-length = Il y a { $tables } tables, il faut donc autant de numéros, pas { $given }.
refusal-not-a-legal-number-now = { $action } n’est pour l’instant le numéro d’aucune action permise dans cette partie de { $game }. Rien n’a été changé.
refusal-unknown-render-mode = Il n’y a pas de mode d’affichage « { $mode } ». Il y a : { $modes }, ou None.
refusal-wrong-number-of-bots = À une table de { $seats }, nomme un bot pour toutes les autres places ou un pour chacune, pas { $given }.
refusal-no-such-seat-here = Il n’y a pas de place { $seat } à cette table ; les places vont de 0 à { $last }.
refusal-no-tensors = Il n’y a pas de tenseurs du jeu « { $game } ».
