### Was der Server von einer Stellung hält: Tipps, Vorhersagen, die Analyse eines Spiels, das zu Ende ist.

## Am Tisch

hint = Tipp
hint-thinking = Denkt nach …
forecast = Vorhersage
advice-forbidden = An diesem Tisch spielen alle ohne Tipps und Vorhersagen.
action-words = { $what }: { $how }
action-then = { $first }, { $then }
odds-about = { $p } ± { $error }
odds-tiny = unter { $p }
forecast-soon = Bis du wieder legst
forecast-end = Bis zum Ende
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
forecast-waits = Blickt voraus …

## Die Analyse eines Spiels, das zu Ende ist

analysis = Analyse
analyse = Das Spiel analysieren
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
chance-to-win = Aussicht auf den Sieg
chance-text = Nach jedem Zug, ± { $error }
chance-of = Siegchance { $odds }
strip-odds = { $told }. Aussicht auf den Sieg: { $odds }
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
luck-text = Glück: um wie viel Plättchen und Würfel die Siegchance geändert haben. Verschenkt: um wie viel bessere Entscheidungen sie gehoben hätten. Beides zusammengezählt.
luck-error = Auf { $error } genau.
