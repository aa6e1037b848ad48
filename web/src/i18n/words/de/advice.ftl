### Was der Server von einer Stellung hält: Tipps, Vorhersagen, die Analyse einer Partie, die zu Ende ist.

## Am Tisch

hint = Tipp
hint-thinking = Denkt nach …
hint-ask = Nach einem Tipp fragen
hint-about = Der Server überlegt, zeigt auf der Karte, was er täte, und sagt warum.
hint-later = Wenn du dran bist, kannst du nach einem Tipp fragen.
forecast = Vorhersage
advice-forbidden = An diesem Tisch spielen alle ohne Tipps und Vorhersagen.
action-words = { $what }: { $how }
action-then = { $first }, { $then }
odds-about = { $p } ± { $error }
odds-tiny = unter { $p }
forecast-soon = Bis du wieder legst
forecast-end = Bis zum Ende
forecast-on-map = Auf der Karte zeigen
forecast-average = Mittlere Würfelfolge
forecast-worst = Schlimmste Würfelfolge
forecast-key = Schraffur
forecast-from = ab { $p }
forecast-most = Am meisten gefährdet: { $what }, { $odds }.
forecast-safe = Nichts ist in Gefahr.
forecast-list = { $count ->
        [one] Die eine Stelle als Text
        *[other] Alle { $count } Stellen als Text
    }
forecast-nothing = Auf dem Brett liegt nichts, was ein Beben nehmen könnte.
forecast-waits = Rechnet voraus …
forecast-later = Eine Vorhersage blickt in einer laufenden Partie voraus.

## Die Analyse einer Partie, die zu Ende ist

analysis = Analyse
analyse = Die Partie analysieren
analyse-text = Der Server spielt von jedem Schritt aus weiter: wer wohl gewonnen hätte und was besser gewesen wäre. Das dauert etwa eine halbe Minute.
analyse-again = Noch einmal analysieren
analysis-progress = { $total ->
        [0] Beginnt …
        *[other] Schritt { $step } von { $total }
    }
analysis-stop = Anhalten
analysis-stopped = Angehalten nach Schritt { $step } von { $total }.
analysis-cut = Der Server hat nach Schritt { $step } abgebrochen. Was bis dahin gefunden wurde, steht hier.
analysis-done = Alle { $total } Schritte sind analysiert.
chance-to-win = Siegchance
chance-text = Nach jedem Zug, ± { $error }
chance-of = Siegchance { $odds }
strip-odds = { $told }. Siegchance: { $odds }
odds-of = { $name } { $odds }
curves = Kurven
costliest = Die teuersten Entscheidungen
costliest-so-far = Die bisher teuersten Entscheidungen
costly = Zug { $turn }, { $name }
costly-none = Keine Entscheidung hat mehr gekostet, als der Zufall erklärt.
better-was = Besser: { $action }
better-eyebrow = Zug { $turn }, { $name }: { $loss } verloren
better-odds = { $better } Siegchance statt { $odds }.
better-played = Gespielt: { $action }
better-close = Zurück zum Zug
luck-and-skill = Glück und Können
luck = Glück
lost-by-choice = Verschenkt
luck-text = Glück: wie sehr Ziehungen und Würfel die Siegchance verändert haben. Verschenkt: wie sehr bessere Entscheidungen sie erhöht hätten. Beides aufsummiert.
luck-error = Auf { $error } genau.

# Replay
moment-turn = Zug { $turn }, { $name }
of-turns = von { $total }
curve-text = Nach jedem Zug
play-on = Abspielen
stop = Anhalten
speed = Tempo: { $speed }-fach
next-quake = Nächstes Beben
keys-turns = Züge
keys-play = abspielen
link-to-moment = Link zu diesem Moment
count-of = { $n } von { $total }
quake-stages = Ablauf des Bebens
waits-for-rest = Chancen und andere Wege erscheinen, wenn der Boden ruht.
replay-skip = überspringt die Bewegung
before-after = Vorher → nachher
save-picture = Bild speichern
picture-failed = Das Bild konnte nicht gemacht werden.
