### The lists of tables and of games that were played here.

watch-title = Öffentliche Tische
watch-open = Mit freiem Platz
games-none = An diesem Gerät ist noch keine Partie zu Ende gespielt.
games-text = Diese Partien sind nur in diesem Browser vermerkt.
games-played = Gespielt
games-won = Gewonnen
games-best = Bestes
games-won-of = { $won } von { $played }
games-against = Gegen
filter-game = Spiel
filter-result = Ergebnis
filter-opponent = Gegen
filter-all = Alle
filter-none = So ist keine deiner Partien.
forget-game = Die Partie vom { $date } vergessen
forget = Vergessen
forget-all = Alle Partien vergessen
forget-all-sure = Sie verschwinden von diesem Gerät. Aufzeichnungen auf dem Server bleiben.
forget-do = Vergessen
