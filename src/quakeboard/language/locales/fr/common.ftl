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
refusal-no-commitment = L’enregistrement ne contient aucun engagement pour vérifier la graine.
refusal-wrong-seed = La graine n’est pas celle de l’engagement.
refusal-wrong-draw = L’étape { $step } n’est pas ce que dit la graine : « { $found } » au lieu de « { $due } ».
refusal-bad-seed = Une graine a 64 chiffres hexadécimaux.
refusal-bad-nonce = Un ajout à la graine est un texte de { $longest } caractères au plus.

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
refusal-wrong-seed-file = La partie dans « { $file } » ne peut pas continuer : la graine dans « { $seed_file } » n’est pas celle de l’engagement.
refusal-game-is-open = La partie dans « { $file } » est ouverte dans une autre fenêtre.

## The command line

verify-done =
    Tout est en ordre : { $actions ->
        [one] { $actions } action se rejoue
       *[other] { $actions } actions se rejouent
    }, et { $draws ->
        [one] { $draws } tirage est ce que dit
       *[other] { $draws } tirages sont ce que dit
    } la graine.
chance-given =
    { $given ->
        [one] Le premier tirage vient d’une autre partie : la graine n’en dit rien.
       *[other] Les { $given } premiers tirages viennent d’une autre partie : la graine n’en dit rien.
    }
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
