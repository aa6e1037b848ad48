### La ligne de commande.

## The overview

newcomer =
    Deux jeux de société avec des séismes. Trois choses à essayer :

      quakeboard play              jouer dans ce terminal, contre deux bots
      quakeboard serve --browse    ouvrir les tables dans ton navigateur
      quakeboard simulate --bot greedy --bot random --games 10
                                   faire jouer dix parties à des bots et voir qui gagne

    quakeboard --help énumère toutes les commandes, et quakeboard COMMANDE --help dit ce que fait chacune.
help-about = Deux jeux de société avec des séismes : à jouer, à héberger, à étudier.
help-play = Jouer ici, dans le terminal.
help-serve = Héberger des tables : qui ouvre le lien joue.
help-simulate = Faire jouer des bots et enregistrer chaque partie.
help-arena = Faire s’affronter des bots et les classer.
help-study = Comparer des variantes et d’autres configurations d’un jeu.
help-dataset = Écrire ce que des bots voient, pensent et font en Parquet.
help-analyse = Dire ce que valait chaque action d’une partie.
help-replay = Raconter une partie comme une histoire.
help-trace = Afficher chaque position d’une partie en JSON.
help-verify = Vérifier un enregistrement, et qui pouvait connaître ses tirages.
help-picture = Dessiner une position d’une partie.
help-forecast = Dire ce que les séismes risquent d’emporter.
help-convert = Écrire San Andreas en Portable Piecepack Notation, ou la lire.
help-perft = Compter les suites d’actions.
help-admin = Entretenir les tables d’un serveur pendant qu’il tourne.
help-bench = Mesurer la vitesse sur cette machine.

## What every command may say

did-you-mean = Voulais-tu dire « { $word } » ?
interrupted = interrompu
kernel-plain = Le noyau n’est pas compilé ici : les parties sont les mêmes, mais les bots réfléchissent plus lentement. Installe un compilateur C, puis : pip install --force-reinstall --no-cache-dir --no-binary quakeboard quakeboard (ou, dans un clone, make setup).
kernel-plain-wanted = Le noyau n’est pas compilé, car QUAKEBOARD_PLAIN est définie : les parties sont les mêmes, mais les bots réfléchissent plus lentement. Sans la variable, il est compilé là où c’est possible.

## Refusals: how a command is written

refusal-unknown-command = Il n’y a pas de commande « { $command } ». Il y a : { $commands }.
refusal-no-command = Quelle commande ? Il y a : { $commands }.
refusal-no-such-flag = Il n’y a pas d’option « { $flag } » ici.
refusal-flag-without-value = L’option « { $flag } » demande une valeur.
refusal-flag-with-value = L’option « { $flag } » ne prend pas de valeur.
refusal-argument-missing = Il manque « { $parameter } ».
refusal-too-many-arguments = « { $words } » est plus que n’en prend cette commande.
refusal-argument-not-whole = « { $parameter } » demande un nombre entier, pas « { $value } ».
refusal-argument-not-a-number = « { $parameter } » demande un nombre, pas « { $value } ».
refusal-argument-too-small = « { $parameter } » demande au moins { $least }, pas { $value }.
refusal-argument-too-large = « { $parameter } » demande au plus { $most }, pas { $value }.
refusal-argument-bad-choice = « { $parameter } » ne peut pas être « { $value } ». Il y a : { $choices }.
refusal-not-together = « { $option } » et « { $other } » ne vont pas ensemble.
refusal-not-without = « { $option } » a besoin de « { $other } ».
refusal-option-twice = L’option « { $name } » est donnée deux fois.
refusal-too-many-bots = Il y a { $bots } bots pour { $seats } places.
bench-no-postgres = Deux processus n’ont pas été mesurés : il leur faut un PostgreSQL, dont --database donne l’adresse.
