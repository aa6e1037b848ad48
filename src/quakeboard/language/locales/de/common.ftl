### Deutsch.
###
### Wie Schlüssel heißen, in welcher Reihenfolge sie stehen und was die Parameter bedeuten, steht in en.ftl.
###
### Ton: du; kurz, handfest, Gegenwart. Hauptwörter werden als Objekt eingesetzt, also im Akkusativ: „legt
### { $tile }“, „schließt { $road }“, „schickt einen Trupp auf { $road }“.
### Glossar: language/glossary/de.toml.

language-name = Deutsch

## Lists and people

list-and = { $first } und { $last }
list-and-before-i = { list-and }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
list-sentences = { $first } { $next }
you = du
seat = Platz { $number }
name-number = { $name } { $number }

## Refusals: languages

refusal-unknown-language = Quakeboard spricht kein „{ $language }“. Es spricht: { $languages }.

## Refusals: every game

refusal-not-an-action = „{ $text }“ ist keine Aktion dieses Spiels.
refusal-game-over = Die Partie ist zu Ende; es gibt nichts mehr zu tun.

## Refusals: games, records and chance

refusal-unknown-game = Es gibt hier kein Spiel „{ $game }“. Es gibt: { $games }.
refusal-broken-game = Das Spiel „{ $game }“ lässt sich nicht laden: { $why }.
refusal-file-not-found = Es gibt keine Datei „{ $file }“.
refusal-file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen: { $why }.
refusal-file-unwritable = Die Datei „{ $file }“ lässt sich nicht schreiben: { $why }.
refusal-file-too-large = Die Datei „{ $file }“ ist zu groß für eine Aufzeichnung.
refusal-not-json = Das ist keine Aufzeichnung, oder sie ist abgeschnitten: { $why }.
refusal-not-a-record = Das ist keine Aufzeichnung von Quakeboard.
refusal-unknown-version = Die Aufzeichnung hat Version { $version }; dieses Programm liest Version { $known }.
refusal-unknown-rules = Die Aufzeichnung folgt Version { $version } der Regeln; dieses Programm kennt Version { $known }.
refusal-bad-shape = Die Aufzeichnung ist nicht wohlgeformt: { $why }.
refusal-bad-step = Die Aufzeichnung lässt sich nicht nachspielen. Schritt { $step }, „{ $action }“: { $why }
refusal-after-the-end = Die Aufzeichnung geht nach dem Ende der Partie weiter: Schritt { $step }, „{ $action }“.
refusal-given-chance = Laut Aufzeichnung sind { $given } ihrer Zufallsaktionen aus einem anderen Spiel übernommen; sie enthält { $found }.
refusal-wrong-outcome = Die Aufzeichnung behauptet ein anderes Ergebnis, als ihre Aktionen ergeben: { $claimed }, nicht { $found }.
refusal-no-seed = Die Aufzeichnung enthält noch keinen Startwert: Der Zufall lässt sich prüfen, wenn das Spiel zu Ende ist.
refusal-no-commitment = Die Aufzeichnung enthält kein Siegel, an dem sich der Startwert prüfen ließe.
refusal-wrong-seed = Der Startwert ist nicht der, der festgelegt wurde.
refusal-wrong-draw = Schritt { $step } ist nicht, was der Startwert ergibt: „{ $found }“ statt „{ $due }“.
refusal-bad-seed = Ein Startwert hat 64 hexadezimale Ziffern.
refusal-bad-nonce = Ein Wort ist ein Text von höchstens { $longest } Zeichen.
refusal-bad-link = Ein Glied oder das Ende einer Kette hat 64 hexadezimale Ziffern.
refusal-wrong-link = Das Glied der Kette { $chain } setzt diese Kette nicht fort.
refusal-wrong-server-link = Das Glied des Servers setzt seine Kette nicht fort.
refusal-not-in-round = Kette { $chain } ist in dieser Runde nicht gefragt.
refusal-no-round = Es läuft gerade keine Zufallsrunde.
refusal-round-open = Die Zufallsrunde davor ist noch nicht zu Ende.
refusal-same-seat = Zwei Ketten eines Platzes können nicht in einer Runde gefragt werden.
refusal-not-due = Seit der letzten Zufallsrunde hat niemand etwas entschieden.
refusal-chain-used-up = Kette { $chain } hat kein Glied mehr.
refusal-no-next-end = Der Server muss das Ende seiner nächsten Kette ankündigen.
refusal-forked = Die Mitschrift ist nicht die, in der Glied { $number } offengelegt wurde.
refusal-no-proof = Die Aufzeichnung enthält nichts, woran sich ihr Zufall prüfen ließe.
refusal-wrong-words = Die Wörter sind nicht die, die vor der Partie versiegelt wurden.
refusal-wrong-source = Was aus einer anderen Partie übernommen wurde, ist nicht, was deren Beweis sagt: { $why }
refusal-no-source-place = Die Aufzeichnung sagt nicht, wo sie die Partie verlässt, von der sie abzweigt.
refusal-bad-item = Eintrag { $item } der Mitschrift ist falsch: { $why }
refusal-wrong-dealt = Die Glieder ergeben „{ $due }“, nicht „{ $found }“.
refusal-no-draw-due = Der Zufall hat dort nichts zu ziehen.
refusal-draws-missing = Es fehlen Ziehungen, die das Spiel dort braucht.
refusal-known-draws = Werte, die vor einem Zurücknehmen bekannt waren, kommen zuerst.
refusal-other-action = In der Aufzeichnung steht dort „{ $found }“.
refusal-no-such-action = Diese Aktion gibt es in der Aufzeichnung nicht.
refusal-not-the-seat = Platz { $seat } kann das dann nicht tun.
refusal-not-the-beginning = Eine Partie beginnt einmal, und bevor irgendetwas geschieht.
refusal-no-such-move = Es gibt keinen Zug { $moves }, der sich zurücknehmen ließe.
refusal-too-few-items = Die Mitschrift endet vor der Aufzeichnung.
refusal-wrong-given = Laut Aufzeichnung wurden { $given } Ziehungen übernommen; in den übernommenen Aktionen sind es { $found }.
refusal-other-rules = Die Partie wurde nach Version { $version } der Regeln gespielt; nach ihr lässt sich die Mitschrift hier nicht verfolgen.
refusal-other-options = Die Mitschrift gehört zu einem Spiel mit anderen Einstellungen.

## Refusals: bots

refusal-unknown-bot = Es gibt für dieses Spiel keinen Bot „{ $bot }“. Es gibt: { $bots }.
refusal-bad-entrant = „{ $bot }“ ist kein Bot mit Bedenkzeit. Gib einen Namen allein an oder mit Sekunden oder Knoten: fierce, fierce:1s, fierce:500.
refusal-no-budget = „{ $bot }“ könnte gar nicht nachdenken: Eine Bedenkzeit ist mindestens 1 Knoten oder 0.001 Sekunden.

## Refusals: the command line

refusal-not-a-pair = „{ $given }“ ist keine Option: Schreib sie als Name=Wert.
refusal-not-a-number = Die Option „{ $name }“ verlangt eine Zahl, nicht „{ $value }“.
refusal-bad-manifest = „{ $file }“ ist keine Liste der Plättchen: { $why }.
refusal-resumed-as-it-is = Eine Partie geht so weiter, wie sie ist: { $option } gehört zu einer neuen Partie.
refusal-no-seats = Sag, wer mitspielt, zum Beispiel --seats you,greedy,random.
refusal-too-many-names = --name ist für Plätze mit „you“: Davon gibt es { $people }, nicht { $names }.
refusal-bad-name = Ein Name hat 1 bis 40 druckbare Zeichen; „{ $name }“ geht nicht.
refusal-game-file-exists = In „{ $file }“ ist schon eine Partie. Weiter geht es mit: --resume { $file }
refusal-no-seed-file = Die Partie in „{ $file }“ kann nicht weitergehen: Ihre private Datei „{ $seed_file }“ mit dem Startwert fehlt.
refusal-bad-seed-file = Die Partie in „{ $file }“ kann nicht weitergehen: „{ $seed_file }“ ist beschädigt oder gehört nicht dazu.
refusal-wrong-seed-file = Die Partie in „{ $file }“ kann nicht weitergehen: Der Startwert in „{ $seed_file }“ ist nicht der, der festgelegt wurde.
refusal-game-is-open = Die Partie in „{ $file }“ ist in einem anderen Fenster offen.

## The command line

verify-done =
    { $actions ->
        [one] 1 Aktion lässt
       *[other] { $actions } Aktionen lassen
    } sich nachspielen, und { $draws ->
        [one] 1 Ziehung wurde noch einmal abgeleitet und stimmt.
       *[other] { $draws } Ziehungen wurden noch einmal abgeleitet und stimmen.
    }
verify-partly = Nicht alles ist bewiesen.
verify-draw = Schritt { $step }, { $action }: { $why }
verify-draw-undone = Zurückgenommen, { $action }: { $why }
chance-given =
    { $given ->
        [one] Die erste Ziehung ist aus einer anderen Partie übernommen.
       *[other] Die ersten { $given } Ziehungen sind aus einer anderen Partie übernommen.
    }
# Wer Ziehungen hätte voraussehen oder wählen können: docs/trust.md.
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
simulate-games =
    { $games ->
        [one] 1 Partie.
       *[other] { $games } Partien.
    }
simulate-seat =
    { $wins ->
        [one] Platz { $seat }, { $bot }: { $wins } Sieg, { $points } Punkte je Partie.
       *[other] Platz { $seat }, { $bot }: { $wins } Siege, { $points } Punkte je Partie.
    }
