### Français.
###
### en.ftl explique comment les clés sont nommées et rangées, et ce que disent les paramètres.
###
### Ton : tu ; bref, concret, au présent. Les groupes nominaux sont insérés comme compléments, aussi après « à »
### et « sur » : aucun ne commence par « le » après « à ». Une espace insécable précède : ; et les guillemets.
### Glossaire : language/glossary/fr.toml.

language-name = Français

## Lists and people

list-and = { $first } et { $last }
list-and-before-i = { list-and }
list-comma = { $first }, { $next }
list-semicolon = { $first } ; { $next }
list-sentences = { $first } { $next }
you = toi
seat = Place { $number }
name-number = { $name } { $number }

## Refusals: languages

refusal-unknown-language = Quakeboard ne parle pas « { $language } ». Il parle : { $languages }.

## Refusals: every game

refusal-not-an-action = « { $text } » n’est pas une action de ce jeu.
refusal-game-over = La partie est finie ; il n’y a plus rien à faire.

## Refusals: games, records and chance

refusal-unknown-game = Il n’y a pas de jeu « { $game } » ici. Il y a : { $games }.
refusal-broken-game = Le jeu « { $game } » ne peut pas être chargé : { $why }.
refusal-file-not-found = Il n’y a pas de fichier « { $file } ».
refusal-file-unreadable = Le fichier « { $file } » ne peut pas être lu : { $why }.
refusal-file-unwritable = Le fichier « { $file } » ne peut pas être écrit : { $why }.
refusal-file-too-large = Le fichier « { $file } » est trop gros pour être un enregistrement.
refusal-not-json = Ce n’est pas un enregistrement, ou il est tronqué : { $why }.
refusal-not-a-record = Ce n’est pas un enregistrement de Quakeboard.
refusal-unknown-version = L’enregistrement a la version { $version } ; ce programme lit la version { $known }.
refusal-unknown-rules = L’enregistrement suit la version { $version } des règles ; ce programme connaît la version { $known }.
refusal-bad-shape = L’enregistrement est mal formé : { $why }.
refusal-bad-step = L’enregistrement ne peut pas être rejoué. Étape { $step }, « { $action } » : { $why }
refusal-after-the-end = L’enregistrement continue après la fin de la partie : étape { $step }, « { $action } ».
refusal-given-chance = L’enregistrement dit que { $given } de ses actions de hasard viennent d’une autre partie ; il en contient { $found }.
refusal-wrong-outcome = L’enregistrement annonce un autre résultat que celui de ses actions : { $claimed }, pas { $found }.
refusal-no-seed = L’enregistrement ne contient pas encore la graine : le hasard se vérifie quand la partie est finie.
refusal-no-commitment = L’enregistrement ne contient aucun sceau pour vérifier la graine.
refusal-wrong-seed = La graine n’est pas celle qui a été scellée.
refusal-wrong-draw = L’étape { $step } n’est pas ce que dit la graine : « { $found } » au lieu de « { $due } ».
refusal-bad-seed = Une graine a 64 chiffres hexadécimaux.
refusal-bad-nonce = Un mot est un texte de { $longest } caractères au plus.
refusal-bad-link = Un maillon ou le bout d’une chaîne a 64 chiffres hexadécimaux.
refusal-wrong-link = Le maillon de la chaîne { $chain } ne prolonge pas cette chaîne.
refusal-wrong-server-link = Le maillon du serveur ne prolonge pas sa chaîne.
refusal-not-in-round = La chaîne { $chain } n’est pas interrogée dans cette ronde.
refusal-no-round = Aucune ronde de tirage n’est ouverte.
refusal-round-open = La ronde de tirage précédente n’est pas terminée.
refusal-same-seat = Deux chaînes d’une même place ne peuvent pas être interrogées dans une même ronde.
refusal-not-due = Personne n’a rien décidé depuis la dernière ronde de tirage.
refusal-chain-used-up = La chaîne { $chain } n’a plus de maillon.
refusal-no-next-end = Le serveur doit annoncer le bout de sa prochaine chaîne.
refusal-forked = La transcription n’est pas celle dans laquelle le maillon { $number } a été révélé.
refusal-no-proof = L’enregistrement ne contient rien qui permette de vérifier son hasard.
refusal-wrong-words = Les mots ne sont pas ceux qui ont été scellés avant la partie.
refusal-wrong-source = Ce qui a été repris d’une autre partie n’est pas ce que dit sa preuve : { $why }
refusal-no-source-place = L’enregistrement ne dit pas où il quitte la partie dont il est issu.
refusal-bad-item = L’élément { $item } de la transcription est faux : { $why }
refusal-wrong-dealt = Les maillons disent « { $due } », pas « { $found } ».
refusal-no-draw-due = Le hasard n’a rien à tirer à cet endroit.
refusal-draws-missing = Il manque des tirages dont le jeu a besoin à cet endroit.
refusal-known-draws = Les valeurs déjà connues avant un retour en arrière passent d’abord.
refusal-other-action = L’enregistrement contient « { $found } » à cet endroit.
refusal-no-such-action = L’enregistrement ne contient pas cette action.
refusal-not-the-seat = La place { $seat } ne peut pas faire cela à ce moment-là.
refusal-not-the-beginning = Une partie commence une seule fois, et avant que rien ne se passe.
refusal-no-such-move = Il n’y a pas de coup { $moves } à reprendre.
refusal-too-few-items = La transcription s’arrête avant l’enregistrement.
refusal-wrong-given = L’enregistrement dit que { $given } tirages ont été repris ; les actions reprises en contiennent { $found }.
refusal-other-rules = La partie a été jouée avec la version { $version } des règles, selon laquelle la transcription ne peut pas être suivie ici.
refusal-other-options = La transcription est celle d’un jeu avec d’autres options.

## Refusals: bots

refusal-unknown-bot = Il n’y a pas de bot « { $bot } » pour ce jeu. Il y a : { $bots }.
refusal-bad-entrant = « { $bot } » n’est pas un bot avec un budget. Écris un nom seul, ou avec des secondes ou des nœuds : fierce, fierce:1s, fierce:500.
refusal-no-budget = « { $bot } » ne pourrait pas réfléchir du tout : un budget est d’au moins 1 nœud ou 0.001 seconde.

## Refusals: the command line

refusal-not-a-pair = « { $given } » n’est pas une option : écris nom=valeur.
refusal-not-a-number = L’option « { $name } » demande un nombre, pas « { $value } ».
refusal-bad-manifest = « { $file } » n’est pas une liste de tuiles : { $why }.
refusal-resumed-as-it-is = Une partie reprend telle quelle : { $option } est pour une nouvelle partie.
refusal-no-seats = Dis qui joue, par exemple --seats you,greedy,random.
refusal-too-many-names = --name est pour les places « you » : il y en a { $people }, pas { $names }.
refusal-bad-name = Un nom a de 1 à 40 caractères imprimables ; « { $name } » ne convient pas.
refusal-game-file-exists = Il y a déjà une partie dans « { $file } ». Pour la reprendre : --resume { $file }
refusal-no-seed-file = La partie dans « { $file } » ne peut pas continuer : son fichier privé « { $seed_file } », qui contient la graine, manque.
refusal-bad-seed-file = La partie dans « { $file } » ne peut pas continuer : « { $seed_file } » est abîmé ou n’est pas son fichier de graine.
refusal-wrong-seed-file = La partie dans « { $file } » ne peut pas continuer : la graine dans « { $seed_file } » n’est pas celle qui a été scellée.
refusal-game-is-open = La partie dans « { $file } » est ouverte dans une autre fenêtre.

## The command line

verify-done =
    { $actions ->
        [one] { $actions } action se rejoue
       *[other] { $actions } actions se rejouent
    }, et { $draws ->
        [one] { $draws } tirage a été dérivé de nouveau et est juste.
       *[other] { $draws } tirages ont été dérivés de nouveau et sont justes.
    }
verify-partly = Tout n’est pas prouvé.
verify-draw = Étape { $step }, { $action } : { $why }
verify-draw-undone = Annulé, { $action } : { $why }
chance-given =
    { $given ->
        [one] Le premier tirage a été repris d’une autre partie.
       *[other] Les { $given } premiers tirages ont été repris d’une autre partie.
    }
# Qui aurait pu prévoir ou choisir les tirages : docs/trust.md.
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
simulate-games =
    { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
simulate-seat =
    { $wins ->
        [one] Place { $seat }, { $bot } : { $wins } victoire, { $points } points par partie.
       *[other] Place { $seat }, { $bot } : { $wins } victoires, { $points } points par partie.
    }
