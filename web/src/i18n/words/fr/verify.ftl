### Whether chance was fair.

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
