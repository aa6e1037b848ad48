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
