### Le soin des tables d’un serveur.

admin-tables = { $tables ->
    [0] Il n’y a aucune table.
    [one] { $tables } table.
   *[other] { $tables } tables.
}
admin-imported = La table s’appelle « { $table } ». On peut la regarder à l’adresse { $path }.
admin-expired = { $tables ->
    [0] Aucune table n’a été retirée.
    [one] { $tables } table a été retirée.
   *[other] { $tables } tables ont été retirées.
}
admin-would-expire = { $tables ->
    [0] Aucune table ne serait retirée.
    [one] { $tables } table serait retirée.
   *[other] { $tables } tables seraient retirées.
}
admin-backed-up = { $tables ->
    [one] « { $file } » contient { $tables } table et ses secrets. Garde-le là où toi seul peux le lire.
   *[other] « { $file } » contient { $tables } tables et leurs secrets. Garde-le là où toi seul peux le lire.
}
admin-restored = { $tables ->
    [one] { $tables } table est de retour.
   *[other] { $tables } tables sont de retour.
}

# Ce qui est refusé
refusal-no-store = Il n’y a pas de dépôt « { $file } ».
refusal-store-not-ready = Le dépôt n’est pas à jour : son schéma est { $found }, et ce Quakeboard travaille avec { $known }. Il suffit de démarrer une fois son serveur pour le mettre à jour.
refusal-store-not-empty = Il y a déjà des tables dans ce dépôt.
refusal-file-exists = Il y a déjà un fichier « { $file } ».
refusal-bad-age = « { $given } » n’est pas une durée : écris un nombre et h, d ou w, par exemple 30d.
refusal-bad-state = « { $given } » n’est pas un état d’une table. Il y a : { $states }.
