## Who could have foreseen or chosen draws: the same sentences as those of `quakeboard verify` (docs/trust.md)

chance-people =
    { $draws ->
        [one] { $draws } tirage contient, outre le maillon du serveur, un maillon de chacun de ceux-ci : { $name }. Personne ne pouvait le prévoir, sauf le serveur et eux tous ensemble ; ni choisir, sinon entre quelques-uns en omettant des réponses, qui manquent alors.
       *[other] { $draws } tirages contiennent, outre le maillon du serveur, un maillon de chacun de ceux-ci : { $name }. Personne ne pouvait les prévoir, sauf le serveur et eux tous ensemble ; ni choisir, sinon entre quelques-uns en omettant des réponses, qui manquent alors.
    }
chance-one =
    { $draws ->
        [one] { $draws } tirage ne contient que les maillons du serveur et de { $name } : seuls le serveur et { $name } ensemble pouvaient le prévoir et le choisir.
       *[other] { $draws } tirages ne contiennent que les maillons du serveur et de { $name } : seuls le serveur et { $name } ensemble pouvaient les prévoir et les choisir.
    }
chance-host =
    { $draws ->
        [one] { $draws } tirage ne contient que le maillon du serveur : son opérateur pouvait le prévoir et le choisir.
       *[other] { $draws } tirages ne contiennent que des maillons du serveur : son opérateur pouvait les prévoir et les choisir.
    }
chance-seed =
    { $draws ->
        [one] { $draws } tirage est ce que dit la graine. Le serveur pouvait le calculer dès le début, mais plus le changer.
       *[other] { $draws } tirages sont ce que dit la graine. Le serveur pouvait tous les calculer dès le début, mais plus les changer.
    }
chance-known =
    { $draws ->
        [one] { $draws } tirage prend une valeur tirée avant un retour en arrière : elle était connue de tous.
       *[other] { $draws } tirages prennent des valeurs tirées avant un retour en arrière : elles étaient connues de tous.
    }
chance-undone =
    { $draws ->
        [one] { $draws } tirage a été annulé ; il a été vérifié aussi.
       *[other] { $draws } tirages ont été annulés ; ils ont été vérifiés aussi.
    }
chance-missing =
    { $rounds ->
        [one] Dans { $rounds } ronde,
       *[other] Dans { $rounds } rondes,
    } { $missing ->
        [one] il manque la réponse demandée à { $name }. Une mauvaise connexion a le même effet ; mais un serveur qui l’avait pouvait choisir entre { $choices } tirages en l’omettant.
       *[other] il manque les réponses demandées à { $name }. Une mauvaise connexion a le même effet ; mais un serveur qui les avait pouvait choisir entre { $choices } tirages en omettant certaines d’entre elles.
    }
chance-not-waited =
    { $rounds ->
        [one] Dans { $rounds } ronde,
       *[other] Dans { $rounds } rondes,
    } moins de deux personnes ont été interrogées, alors que la table devait en attendre une deuxième.
chance-one-browser = { $name } étaient devant un même navigateur : cela compte pour une personne.
chance-whose-chains = Un enregistrement ne peut pas montrer à qui sont ces chaînes : celui qui l’écrit pourrait les avoir inventées. Ton navigateur note à quoi il a participé ; la vérification de la table le compare. Et un opérateur du serveur qui joue est les deux à la fois.
chance-words-sealed = Avec la graine vont des mots de { $name }, scellés avant qu’aucun ne soit révélé : personne ne pouvait choisir les tirages par la graine ou les mots, sauf le serveur et eux tous ensemble.
chance-words-clear =
    { $words ->
        [one] Avec la graine va { $words } mot qui n’avait pas été scellé : la personne qui l’a ajouté pouvait en convenir avec le serveur à leur avantage.
       *[other] Avec la graine vont { $words } mots qui n’avaient pas été scellés : la personne qui a ajouté le dernier pouvait en convenir avec le serveur à leur avantage.
    }
chance-no-words = Personne n’a ajouté de mot à la graine : l’opérateur du serveur pouvait choisir une graine à son avantage.
chance-words-missing =
    { $missing ->
        [one] Il manque un mot demandé à { $name }. Une mauvaise connexion a le même effet ; mais un serveur qui l’avait pouvait choisir entre { $choices } parties en l’omettant.
       *[other] Il manque { $missing } mots demandés à { $name }. Une mauvaise connexion a le même effet ; mais un serveur qui les avait pouvait choisir entre { $choices } parties en omettant certains d’entre eux.
    }
chance-not-proved =
    { $draws ->
        [one] Le premier tirage a été repris d’une autre partie et n’est pas prouvé ici.
       *[other] Les { $draws } premiers tirages ont été repris d’une autre partie et ne sont pas prouvés ici.
    }
chance-taken-over =
    { $draws ->
        [one] Le premier tirage a été repris
       *[other] Les { $draws } premiers tirages ont été repris
    } d’une autre partie, dont la preuve fait partie de cet enregistrement. De cette partie :

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
