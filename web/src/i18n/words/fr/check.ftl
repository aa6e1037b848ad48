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
