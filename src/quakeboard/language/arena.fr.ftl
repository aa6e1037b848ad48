### What `arena` and `study` say.

figure-range = { $low } à { $high }

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
arena-first = Qui commence gagne { $share } ({ $range }) ; l’équitable serait { $fair }.
arena-turns = Une partie compte { $turns } tours ({ $range }).
arena-left = { $finished } parties sur { $games } ; encore { $minutes } minutes environ
arena-playing = On joue
arena-stopped = Arrêté. { $finished } parties sur { $games } sont finies et gardées ; la même commande continue.

# What is refused

refusal-too-few-bots = De telles tables demandent au moins { $least } bots ; il y en a { $bots }.
refusal-bot-twice = Le bot « { $bot } » est nommé deux fois.
refusal-no-challenger = Le challenger « { $bot } » n’est pas parmi les bots. Il y a : { $bots }.
refusal-other-version = Un processus de travail a la version { $found } de Quakeboard, et ce programme la { $known }.
refusal-other-run = Le dossier « { $folder } » contient une autre série : là-bas « { $field } » est { $found }, et ici c’est { $asked }.
refusal-not-a-run = Le dossier « { $folder } » contient des fichiers, et aucun n’est une série.
refusal-bad-run = Le fichier « { $file } » ne décrit pas une série : { $why }.
refusal-run-is-open = La série dans « { $folder } » est jouée par un autre programme.
refusal-unknown-executor = « { $executor } » ne peut pas jouer de parties. Il y a : processes, threads, dask://HOST:PORT.
refusal-not-installed = Il faut { $package }, qui n’est pas installé ici : pip install « quakeboard[arena] ».
refusal-no-cluster = Aucun ordonnanceur Dask ne répond à { $address }.
refusal-no-workers = L’ordonnanceur Dask à { $address } n’a pas de processus de travail.
refusal-worker-gone = Un processus de travail est parti : { $why }. Ce qui est fini est gardé, et la même commande continue.
