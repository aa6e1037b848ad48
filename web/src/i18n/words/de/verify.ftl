### Whether chance was fair.

chance-how = Hier wird jede Ziehung noch einmal abgeleitet, und zu jeder steht, wer sie hätte voraussehen oder wählen können.
seal-fits = Das Siegel passt zum Startwert.
seal-broken = Das Siegel passt nicht zum Startwert.
seal-text = Das SHA-256 des Startwerts muss das Siegel sein.
seal-same = Es ist das Siegel, das dieser Browser zuerst gesehen hat.
seal-changed = Es ist nicht das Siegel, das dieser Browser zuerst gesehen hat.
seal-unseen = Dieser Browser hat vorher kein Siegel gesehen.
seal-same-text = Ein Siegel, das man von Anfang an hat, lässt sich später nicht austauschen.
draws-text = Jede Ziehung wurde in diesem Browser mit HMAC-SHA-256 noch einmal abgeleitet, aus dem Startwert und den Wörtern oder aus den Gliedern. Nur die Wahrscheinlichkeiten kommen vom Server, der die Regeln kennt.
checked-here = In diesem Browser geprüft
draws-right = Alle Ziehungen stimmen
draws-partly = Nicht alles ist bewiesen
own-part = { $draws ->
        [one] In 1 von { $of } Ziehungen steckt ein Glied dieses Browsers: Diese konnte niemand voraussehen, wer sich auch zusammentat; und wählen ließ sich nur unter wenigen, durch Auslassen anderer Antworten, die dann fehlen.
        *[other] In { $draws } von { $of } Ziehungen steckt ein Glied dieses Browsers: Diese konnte niemand voraussehen, wer sich auch zusammentat; und wählen ließ sich nur unter wenigen, durch Auslassen anderer Antworten, die dann fehlen.
    }
own-part-text = Dafür musst du niemandem vertrauen: Nur dieser Browser kannte sein Glied, bevor er es offenlegte.
noted-same = Die Aufzeichnung setzt fort, was sich dieser Browser gemerkt hat.
noted-other = Die Aufzeichnung setzt nicht fort, was sich dieser Browser gemerkt hat: Die Partie wurde geändert, oder anderen wurde eine andere gezeigt.
noted-text = Wer denselben Hash der Mitschrift sieht, dem wurde dasselbe gezeigt.
transcript-hash = Hash der Mitschrift
chance-not-fair = Das passt nicht zusammen
seal-missing = Es gibt kein Siegel, an dem der Startwert zu prüfen wäre.
word-counted = Das Wort, das dieser Browser hinzugefügt hat, wurde mitgezählt.
word-missing = Das Wort, das dieser Browser hinzugefügt hat, wurde nicht mitgezählt.
words-text = Ein Wort stellt sicher, dass der Startwert nicht passend ausgesucht wurde. Berechnen konnte der Server die Ziehungen trotzdem.
draw-wrong = Gezogen wurde „{ $action }“; es folgt aber „{ $due }“.
seed = Startwert
commitment = Siegel
check-yourself = Wer niemandem traut, nimmt die Aufzeichnung und prüft sie selbst:
record = die Aufzeichnung dieser Partie
