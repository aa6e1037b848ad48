### What `arena` and `study` say.

figure-range = { $low } bis { $high }

arena-games = { $games ->
    [one] { $games } Partie, aufbewahrt in „{ $folder }“. Startwert: { $seed }
   *[other] { $games } Partien, aufbewahrt in „{ $folder }“. Startwert: { $seed }
}
arena-head-bot = Bot
arena-head-rating = Wertung
arena-head-range = 95-%-Intervall
arena-head-games = Partien
arena-head-points = Punkte
arena-head-table = Tisch
arena-head-share = Siege
arena-head-fair = Gerecht
arena-against = { $bot } gegen { $others }
arena-several = { $number } × { $bot }
arena-first = Wer beginnt, gewinnt { $share } ({ $range }); gerecht wären { $fair }.
arena-turns = Eine Partie hat { $turns } Züge ({ $range }).
arena-left = { $finished } von { $games } Partien; noch etwa { $minutes } Minuten
arena-playing = Es wird gespielt
arena-stopped = Angehalten. { $finished } von { $games } Partien sind fertig und aufbewahrt; derselbe Befehl macht weiter.

# What is refused

refusal-too-few-bots = Solche Tische brauchen mindestens { $least } Bots; es sind { $bots }.
refusal-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt.
refusal-no-challenger = Der Herausforderer „{ $bot }“ gehört nicht zu den Bots. Es gibt: { $bots }.
refusal-other-version = Ein Arbeiter hat die Version { $found } von Quakeboard, dieses Programm hat { $known }.
refusal-other-run = Der Ordner „{ $folder }“ enthält einen anderen Lauf: Dort ist „{ $field }“ { $found }, hier { $asked }.
refusal-not-a-run = Der Ordner „{ $folder }“ enthält Dateien, und keine davon ist ein Lauf.
refusal-bad-run = Die Datei „{ $file }“ beschreibt keinen Lauf: { $why }.
refusal-run-is-open = Der Lauf in „{ $folder }“ wird von einem anderen Programm gespielt.
refusal-unknown-executor = „{ $executor }“ kann keine Partien spielen. Es gibt: processes, threads, dask://HOST:PORT.
refusal-not-installed = Dazu ist { $package } nötig, das hier nicht installiert ist: pip install „quakeboard[arena]“.
refusal-no-cluster = Unter { $address } antwortet kein Dask-Scheduler.
refusal-no-workers = Der Dask-Scheduler unter { $address } hat keine Arbeiter.
refusal-worker-gone = Ein Arbeiter ist ausgefallen: { $why }. Was fertig ist, ist aufbewahrt, und derselbe Befehl macht weiter.
