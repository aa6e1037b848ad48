## Who could have foreseen or chosen draws: the same sentences as those of `quakeboard verify` (docs/trust.md)

chance-people =
    { $draws ->
        [one] 1 Ziehung enthält außer dem des Servers je ein Glied von { $name }. Niemand konnte sie voraussehen, außer der Server und alle diese gemeinsam; und wählen ließ sich nur unter wenigen, durch Auslassen von Antworten, die dann fehlen.
       *[other] { $draws } Ziehungen enthalten außer dem des Servers je ein Glied von { $name }. Niemand konnte sie voraussehen, außer der Server und alle diese gemeinsam; und wählen ließ sich nur unter wenigen, durch Auslassen von Antworten, die dann fehlen.
    }
chance-one =
    { $draws ->
        [one] 1 Ziehung enthält nur Glieder des Servers und von { $name }: Nur der Server und { $name } gemeinsam konnten sie voraussehen und wählen.
       *[other] { $draws } Ziehungen enthalten nur Glieder des Servers und von { $name }: Nur der Server und { $name } gemeinsam konnten sie voraussehen und wählen.
    }
chance-host =
    { $draws ->
        [one] 1 Ziehung enthält nur das Glied des Servers: Wer ihn betreibt, konnte sie voraussehen und wählen.
       *[other] { $draws } Ziehungen enthalten nur Glieder des Servers: Wer ihn betreibt, konnte sie voraussehen und wählen.
    }
chance-seed =
    { $draws ->
        [one] 1 Ziehung ist, was der Startwert ergibt. Der Server konnte sie von Anfang an berechnen, aber nicht mehr ändern.
       *[other] { $draws } Ziehungen sind, was der Startwert ergibt. Der Server konnte sie alle von Anfang an berechnen, aber nicht mehr ändern.
    }
chance-known =
    { $draws ->
        [one] 1 Ziehung hat einen Wert, der vor einem Zurücknehmen gezogen wurde: Er war allen bekannt.
       *[other] { $draws } Ziehungen haben Werte, die vor einem Zurücknehmen gezogen wurden: Sie waren allen bekannt.
    }
chance-undone =
    { $draws ->
        [one] 1 Ziehung wurde zurückgenommen; auch sie wurde geprüft.
       *[other] { $draws } Ziehungen wurden zurückgenommen; auch sie wurden geprüft.
    }
chance-missing =
    { $rounds ->
        [one] In 1 Runde
       *[other] In { $rounds } Runden
    } { $missing ->
        [one] fehlt die Antwort, um die { $name } gebeten wurde. Das kommt auch von einer schlechten Verbindung; hatte der Server sie aber, so konnte er unter { $choices } Ziehungen wählen, indem er sie ausließ.
       *[other] fehlen die Antworten, um die { $name } gebeten wurden. Das kommt auch von einer schlechten Verbindung; hatte der Server sie aber, so konnte er unter { $choices } Ziehungen wählen, indem er einige davon ausließ.
    }
chance-not-waited =
    { $rounds ->
        [one] In 1 Runde wurden
       *[other] In { $rounds } Runden wurden
    } weniger als zwei Menschen gefragt, obwohl der Tisch auf einen zweiten warten sollte.
chance-one-browser = { $name } saßen an einem Browser: Sie zählen als einer.
chance-whose-chains = Eine Aufzeichnung kann nicht zeigen, wessen Ketten das sind: Wer sie schreibt, könnte sie erfunden haben. Dein Browser merkt sich, woran er teilnahm; die Prüfung am Tisch vergleicht das. Und wer den Server betreibt und mitspielt, ist beides zugleich.
chance-words-sealed = Zum Startwert gehören Wörter von { $name }, versiegelt, bevor eines davon offengelegt wurde: Niemand konnte die Ziehungen durch Startwert oder Wörter wählen, außer der Server und alle diese gemeinsam.
chance-words-clear =
    { $words ->
        [one] Zum Startwert gehört 1 Wort, das vorher nicht versiegelt war: Wer es beitrug, könnte sich mit dem Server auf ein passendes geeinigt haben.
       *[other] Zum Startwert gehören { $words } Wörter, die vorher nicht versiegelt waren: Wer das letzte beitrug, könnte sich mit dem Server auf ein passendes geeinigt haben.
    }
chance-no-words = Niemand hat dem Startwert ein Wort hinzugefügt: Wer den Server betreibt, konnte einen passenden Startwert wählen.
chance-words-missing =
    { $missing ->
        [one] Es fehlt ein Wort, um das { $name } gebeten wurde. Das kommt auch von einer schlechten Verbindung; hatte der Server es aber, so konnte er unter { $choices } Partien wählen, indem er es ausließ.
       *[other] Es fehlen { $missing } Wörter, um die { $name } gebeten wurden. Das kommt auch von einer schlechten Verbindung; hatte der Server sie aber, so konnte er unter { $choices } Partien wählen, indem er einige davon ausließ.
    }
chance-not-proved =
    { $draws ->
        [one] Die erste Ziehung ist aus einer anderen Partie übernommen und hier nicht bewiesen.
       *[other] Die ersten { $draws } Ziehungen sind aus einer anderen Partie übernommen und hier nicht bewiesen.
    }
chance-taken-over =
    { $draws ->
        [one] Die erste Ziehung ist
       *[other] Die ersten { $draws } Ziehungen sind
    } aus einer anderen Partie übernommen, deren Beweis zu dieser Aufzeichnung gehört. Für jene Partie gilt:

## Chance

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
