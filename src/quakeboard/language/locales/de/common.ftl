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
refusal-no-commitment = Die Aufzeichnung enthält keine Festlegung, an der sich der Startwert prüfen ließe.
refusal-wrong-seed = Der Startwert ist nicht der, der festgelegt wurde.
refusal-wrong-draw = Schritt { $step } ist nicht, was der Startwert ergibt: „{ $found }“ statt „{ $due }“.
refusal-bad-seed = Ein Startwert hat 64 hexadezimale Ziffern.
refusal-bad-nonce = Ein Zusatz zum Startwert ist ein Text von höchstens { $longest } Zeichen.

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
    Alles in Ordnung: { $actions ->
        [one] 1 Aktion lässt
       *[other] { $actions } Aktionen lassen
    } sich nachspielen, und { $draws ->
        [one] 1 Ziehung ist
       *[other] { $draws } Ziehungen sind
    }, was der Startwert ergibt.
chance-given =
    { $given ->
        [one] Die erste Ziehung ist aus einem anderen Spiel übernommen: Über sie
       *[other] Die ersten { $given } Ziehungen sind aus einem anderen Spiel übernommen: Über sie
    } sagt der Startwert nichts.
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
