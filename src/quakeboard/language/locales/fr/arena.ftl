### What `arena` and `study` say.

figure-range = { $low } à { $high }
figure-give-or-take = { $value } ± { $reach }

arena-games = { $games ->
    [one] { $games } partie, gardée dans « { $folder } ». Graine : { $seed }
   *[other] { $games } parties, gardées dans « { $folder } ». Graine : { $seed }
}
arena-head-bot = Bot
arena-head-rating = Force
arena-head-range = Intervalle à 95 %
arena-head-games = Parties
arena-head-points = Points
arena-head-table = Table
arena-head-share = Victoires
arena-head-fair = Équitable
arena-against = { $bot } contre { $others }
arena-several = { $number } × { $bot }
arena-head-luck-free = Sans la chance
arena-head-worth = Valeur
arena-head-difference = Écart
arena-less = { $bot } moins { $other }
arena-luck-note = Chaque tirage et chaque lancer est comparé à la moyenne ; la dernière colonne dit combien de parties ordinaires en vaut une.
arena-sprt-high = { $table } : { $high } des victoires plutôt que { $low }. Logarithme du rapport de vraisemblance { $ratio } après { $deals } tirages.
arena-sprt-low = { $table } : { $low } des victoires plutôt que { $high }. Logarithme du rapport de vraisemblance { $ratio } après { $deals } tirages.
arena-sprt-open = { $table } : indécis entre { $low } et { $high } des victoires. Logarithme du rapport de vraisemblance { $ratio } sur ± { $bound } après { $deals } tirages.
arena-first = Qui commence gagne { $share } ({ $range }) ; l’équitable serait { $fair }.
arena-turns = Une partie compte { $turns } tours ({ $range }).
arena-left = { $minutes ->
    [one] { $finished } parties sur { $games } ; encore { $minutes } minute environ
   *[other] { $finished } parties sur { $games } ; encore { $minutes } minutes environ
}
arena-playing = En cours
arena-stopped = Arrêté. { $finished } parties sur { $games } sont finies et gardées ; la même commande continue.

arena-no-report = Il n’y a pas de rapport. { $why }
arena-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}

# The reports. Their notes are one or two short sentences.
report-arena = Arène
report-study = Étude
report-leads = { $bot } mène
report-ahead = { $bot } est devant, mais ce n’est pas sûr
report-leads-note = Force { $rating } ({ $range }), { $ahead } de plus que { $second }.
report-ratings = Forces
report-ratings-note = 400 de plus, c’est dix contre un. 0 est la moyenne de ces bots. Un trait est un intervalle à 95 %.
report-shares = Victoires
report-shares-note = Les mêmes tirages des deux côtés, chacun à toutes les places. Le trait pointillé est la part des places.
report-luck-free = Victoires sans la chance
report-test = Test séquentiel
report-points = Points
report-points-note = Combien de fois une place a fait combien de points. Le trait est la médiane.
report-length = Durée d’une partie
report-turns = Tours
report-order = Ordre de jeu
report-order-note = La part des victoires selon le moment où une place joue. Chaque bot est assis partout aussi souvent.
report-place = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
   *[4] Quatrième
}
report-made = Comment c’est fait
report-made-exact = Cette commande rejoue les mêmes parties, sur toute machine.
report-made-timed = Cette commande rejoue avec les mêmes tirages. Les bots qui réfléchissent selon la pendule peuvent choisir autrement.
report-seed = Graine
report-version = Quakeboard
report-rules = Règles

study-setup = Configuration
study-figures = Chiffres
study-figures-note = Moyennes d’une partie ; ± est un demi-intervalle à 95 %.
study-differences = Différence avec { $base }, tirage par tirage :
study-turns = Tours
study-turns-note = La durée d’une partie.
study-points = Points
study-points-note = Ce que fait une place dans une partie.
study-spread = Écart
study-spread-note = Du score le plus bas d’une partie au plus haut.
study-lead = Avance
study-lead-note = Du deuxième score d’une partie au plus haut.
study-first = Première place
study-first-note = De combien qui commence gagne plus souvent qu’il n’est équitable. Le trait pointillé est l’équitable.
study-lost = Perdu dans les séismes
study-lost-note = La part de ce qui a été construit que les séismes ont détruite.

# What is refused
refusal-too-few-bots = De telles tables demandent au moins { $least } bots ; il y en a { $bots }.
refusal-bot-twice = Le bot « { $bot } » est nommé deux fois.
refusal-no-challenger = Le challenger « { $bot } » n’est pas parmi les bots. Il y a : { $bots }.
refusal-bad-sprt = « { $sprt } » ne sont pas deux parts des victoires, la plus petite d’abord : 0.5,0.55.
refusal-other-version = Un processus de travail a la version { $found } de Quakeboard, et ce programme la { $known }.
refusal-other-run = Le dossier « { $folder } » contient une autre série : là-bas « { $field } » est { $found }, et ici c’est { $asked }.
refusal-not-a-run = Le dossier « { $folder } » contient des fichiers, et aucun n’est une série.
refusal-bad-run = Le fichier « { $file } » ne décrit pas une série : { $why }.
refusal-run-is-open = La série dans « { $folder } » est jouée par un autre programme.
refusal-unknown-executor = « { $executor } » ne peut pas jouer de parties. Il y a : { $executors }.
refusal-not-installed = Il faut { $package }, qui n’est pas installé ici : pip install « quakeboard[{ $extra }] ».
refusal-no-cluster = Aucun ordonnanceur Dask ne répond à { $address }.
refusal-no-workers = L’ordonnanceur Dask à { $address } n’a pas de processus de travail.
refusal-worker-gone = Un processus de travail est parti : { $why }. Ce qui est fini est gardé, et la même commande continue.
refusal-setup-twice = La configuration « { $setup } » est nommée deux fois.
