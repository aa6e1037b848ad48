### Fichiers en Portable Piecepack Notation qui sont refusés, et ce que dit `convert`.

refusal-ppn-other-game = Seul San Andreas peut s’écrire en PPN, pas « { $game } ».
refusal-ppn-not-text = Ce n’est pas un fichier PPN : son texte n’est pas de l’UTF-8.
refusal-ppn-no-head = Ce n’est pas un fichier PPN : aucune ligne « ... » ne termine son en-tête.
refusal-ppn-head-too-long = Ce n’est pas un fichier PPN : son en-tête a plus de { $most } caractères.
refusal-ppn-bad-head = Ligne { $line } : « { $text } » n’est pas un « Clé: valeur » qui puisse se lire ici.
refusal-ppn-key-twice = Ligne { $line } : « { $key } » figure deux fois dans l’en-tête.
refusal-ppn-game-type = Ligne { $line } : l’en-tête doit dire « GameType: San Andreas ».
refusal-ppn-bad-value = Ligne { $line } : « { $key } » ne peut pas avoir cette valeur.
refusal-ppn-bad-table = Ligne { $line } : { $why }
refusal-ppn-wrong-scores = Ligne { $line } : l’en-tête annonce les points { $claimed } ; les coups mènent à { $found }.
refusal-ppn-who-begins = Ligne { $line } : rien ne dit qui commence. L’en-tête le peut : « FirstPlayer: Suns ».
refusal-ppn-line-begins = Ligne { $line } : aucune ligne de coups ne commence par « --- » ou « ... » ; un fichier contient une partie.
refusal-ppn-bad-comment = Ligne { $line } : une accolade ouvre ou ferme un commentaire, à côté d’une espace, et les commentaires n’en contiennent pas d’autres.
refusal-ppn-too-long = Ligne { $line } : une partie a au plus { $most } coups.
refusal-ppn-unreadable = Ligne { $line } : « { $move } » n’est pas un coup qui puisse se lire ici.
refusal-ppn-put-tile = Ligne { $line } : « { $move } » pose une plaque ; une pièce porte un « c » devant sa couleur.
refusal-ppn-no-such-piece = Ligne { $line } : « { $move } » ne désigne aucune pièce sur la table.
refusal-ppn-unclear = Ligne { $line } : « { $move } » peut vouloir dire plusieurs choses.
refusal-ppn-wrong-turn = Ligne { $line }, « { $move } » : c’est le tour de la place { $due }, pas de la place { $found }.
refusal-ppn-die-missing = Ligne { $line }, « { $move } » : le dé { $die } n’est pas encore là.
refusal-ppn-not-so = Ligne { $line } : « { $move } » n’est pas ce qui se passe ici.
refusal-ppn-otherwise = Ligne { $line } : ce n’est pas « { $move } » qui se passe ici, mais « { $due } ».
refusal-ppn-illegal = Ligne { $line }, « { $move } » : { $why }

refusal-no-conversion = « { $source } » ne peut pas devenir « { $target } » : un fichier .quake.json devient un fichier .ppn, ou l’inverse.
refusal-same-file = « { $source } » et « { $target } » sont le même fichier.

convert-shows-all = « { $file } » montre tout, y compris les pièces que les joueurs gardent secrètes.
