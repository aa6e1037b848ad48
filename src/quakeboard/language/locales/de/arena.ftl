### What `arena` and `study` say.

figure-range = { $low } bis { $high }
figure-give-or-take = { $value } ± { $reach }

arena-games = { $games ->
    [one] { $games } Partie, aufbewahrt in „{ $folder }“. Startwert: { $seed }
   *[other] { $games } Partien, aufbewahrt in „{ $folder }“. Startwert: { $seed }
}
arena-head-bot = Bot
arena-head-rating = Spielstärke
arena-head-range = 95-%-Intervall
arena-head-games = Partien
arena-head-points = Punkte
arena-head-table = Tisch
arena-head-share = Siege
arena-head-fair = Gerecht
arena-against = { $bot } gegen { $others }
arena-several = { $number } × { $bot }
arena-head-luck-free = Ohne Glück
arena-head-worth = Wert
arena-head-difference = Unterschied
arena-less = { $bot } minus { $other }
arena-luck-note = Jede Ziehung und jeder Wurf wird am Durchschnitt gemessen; die letzte Spalte sagt, wie viele gewöhnliche Partien eine solche wert ist.
arena-sprt-high = { $table }: eher { $high } der Siege als { $low }. Logarithmischer Likelihood-Quotient { $ratio } nach { $deals } Ziehungen.
arena-sprt-low = { $table }: eher { $low } der Siege als { $high }. Logarithmischer Likelihood-Quotient { $ratio } nach { $deals } Ziehungen.
arena-sprt-open = { $table }: zwischen { $low } und { $high } der Siege nicht entschieden. Logarithmischer Likelihood-Quotient { $ratio } von ± { $bound } nach { $deals } Ziehungen.
arena-first = Wer beginnt, gewinnt { $share } ({ $range }); gerecht wären { $fair }.
arena-turns = Eine Partie hat { $turns } Züge ({ $range }).
arena-left = { $minutes ->
    [one] { $finished } von { $games } Partien; noch etwa { $minutes } Minute
   *[other] { $finished } von { $games } Partien; noch etwa { $minutes } Minuten
}
arena-playing = Es läuft
arena-stopped = Angehalten. { $finished } von { $games } Partien sind fertig und aufbewahrt; derselbe Befehl macht weiter.

arena-no-report = Es gibt keinen Bericht. { $why }
arena-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}

# The reports. Their notes are one or two short sentences.
report-arena = Arena
report-study = Studie
report-leads = { $bot } führt
report-ahead = { $bot } liegt vorn, aber nicht sicher
report-leads-note = Spielstärke { $rating } ({ $range }), { $ahead } vor { $second }.
report-ratings = Spielstärken
report-ratings-note = 400 mehr bedeuten zehn zu eins. 0 ist das Mittel dieser Bots. Eine Linie ist ein 95-%-Intervall.
report-shares = Siege
report-shares-note = Dieselben Ziehungen für beide Seiten, alle sitzen auf jedem Platz. Der gestrichelte Strich ist der Anteil an den Plätzen.
report-luck-free = Siege ohne Glück
report-test = Sequentieller Test
report-points = Punkte
report-points-note = Wie oft ein Platz wie viele Punkte machte. Der Strich ist der Median.
report-length = Länge einer Partie
report-turns = Züge
report-order = Reihenfolge
report-order-note = Der Anteil der Siege danach, wann ein Platz am Zug ist. Jeder Bot sitzt überall gleich oft.
report-place = { $place ->
    [1] Zuerst
    [2] Als Zweiter
    [3] Als Dritter
   *[4] Als Vierter
}
report-made = Wie es entstand
report-made-exact = Dieser Befehl spielt dieselben Partien noch einmal, auf jedem Rechner.
report-made-timed = Dieser Befehl spielt noch einmal mit denselben Ziehungen. Bots, die nach der Uhr denken, wählen vielleicht anders.
report-seed = Startwert
report-version = Quakeboard
report-rules = Regeln

study-setup = Aufbau
study-figures = Zahlen
study-figures-note = Mittel einer Partie; ± ist ein halbes 95-%-Intervall.
study-differences = Unterschied zu { $base }, Ziehung für Ziehung:
study-turns = Züge
study-turns-note = Wie lang eine Partie ist.
study-points = Punkte
study-points-note = Was ein Platz in einer Partie erreicht.
study-spread = Abstand
study-spread-note = Vom niedrigsten zum höchsten Ergebnis einer Partie.
study-lead = Vorsprung
study-lead-note = Vom zweithöchsten zum höchsten Ergebnis einer Partie.
study-first = Erster Platz
study-first-note = Um wie viel öfter, als gerecht ist, gewinnt, wer beginnt. Der gestrichelte Strich ist gerecht.
study-lost = Durch Beben verloren
study-lost-note = Der Anteil des Gebauten, den Beben zerstört haben.

# What is refused
refusal-too-few-bots = Solche Tische brauchen mindestens { $least } Bots; es sind { $bots }.
refusal-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt.
refusal-no-challenger = Der Herausforderer „{ $bot }“ gehört nicht zu den Bots. Es gibt: { $bots }.
refusal-bad-sprt = „{ $sprt }“ sind keine zwei Anteile an den Siegen, der kleinere zuerst: 0.5,0.55.
refusal-other-version = Ein Arbeitsprozess hat die Version { $found } von Quakeboard, dieses Programm hat { $known }.
refusal-other-run = Der Ordner „{ $folder }“ enthält einen anderen Lauf: Dort ist „{ $field }“ { $found }, hier { $asked }.
refusal-not-a-run = Der Ordner „{ $folder }“ enthält Dateien, und keine davon ist ein Lauf.
refusal-bad-run = Die Datei „{ $file }“ beschreibt keinen Lauf: { $why }.
refusal-run-is-open = Der Lauf in „{ $folder }“ wird von einem anderen Programm gespielt.
refusal-unknown-executor = „{ $executor }“ kann keine Partien spielen. Es gibt: { $executors }.
refusal-not-installed = Dazu ist { $package } nötig, das hier nicht installiert ist: pip install „quakeboard[{ $extra }]“.
refusal-no-cluster = Unter { $address } antwortet kein Dask-Scheduler.
refusal-no-workers = Der Dask-Scheduler unter { $address } hat keine Arbeitsprozesse.
refusal-worker-gone = Ein Arbeitsprozess ist ausgefallen: { $why }. Was fertig ist, ist aufbewahrt, und derselbe Befehl macht weiter.
refusal-setup-twice = Der Aufbau „{ $setup }“ ist zweimal genannt.
