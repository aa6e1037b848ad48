### Deutsch.
###
### Wie Schlüssel heißen, in welcher Reihenfolge sie stehen und was die Parameter bedeuten, steht in en.ftl.
###
### Ton: du; kurz, handfest, Gegenwart. Hauptwörter werden als Objekt eingesetzt, also im Akkusativ: „legt
### { $tile }“, „schließt { $road }“, „schickt einen Trupp auf { $road }“.
### Glossar: crew = Trupp, section = Abschnitt, road = Straße, fragment = Teilstück, stub = Arm, side = Seite,
### town = Stadt, tile = Plättchen, cell = Feld, edge = Kante, intersection = Kreuzung, straight = Gerade,
### loose curve = leichte Kurve, tight curve = scharfe Kurve, ring = Schleife, highway = Highway, pile = Stapel,
### face up = offen, lay = legen, turn up = aufdecken, turn = drehen, quake = Beben, aftershock = Nachbeben,
### count = Wertung.

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
refusal-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.

## Refusals: options of Seismic

refusal-unknown-option = Seismic hat keine Option „{ $name }“.
refusal-bad-value =
    „{ $value }“ ist kein Wert für die Option „{ $name }“; sie verlangt { $name ->
        [columns] eine ganze Zahl
        [rows] eine ganze Zahl
        [first] eine ganze Zahl
        [variants] eine Liste von Namen
        [heights] eine Liste mit einer Körpergröße in Zentimetern, oder nichts, für jeden Platz
        [manifest] eine Anzahl für jedes Plättchen
       *[other] { $expected }
    }.
refusal-unknown-variant = Seismic hat keine Variante „{ $variant }“. Es gibt: { $variants }.
refusal-bad-seats = Seismic ist für 2 bis 4 Plätze, nicht für { $seats }.
refusal-bad-table = Ein Tisch hat eine ungerade Zahl von Spalten und Zeilen von 7 bis 61, nicht { $columns } × { $rows }.
refusal-narrow-table = Die beiden Städte liegen acht Felder auseinander: Zwillingsstädte braucht 9 Spalten, nicht { $columns }.
refusal-bad-first = Platz { $first } kann nicht beginnen: Es gibt nur die Plätze 0 bis { $last }.
refusal-bad-heights =
    { $heights ->
        [one] Es gibt 1 Körpergröße für { $seats } Plätze: Gib für jeden Platz eine an oder gar keine.
       *[other] Es gibt { $heights } Körpergrößen für { $seats } Plätze: Gib für jeden Platz eine an oder gar keine.
    }
refusal-balance-big-one = Balance gibt jedem einen eigenen Stapel; da ist kein gemeinsamer Boden, auf dem das Große Beben warten könnte.
refusal-balance-twin-cities = Die Plättchen zweier Schachteln lassen sich nicht gleichmäßig verteilen; deshalb passt Balance nicht zu Zwillingsstädte.
refusal-uneven-deal = Balance verteilt { $tiles } Plättchen und { $intersections } Kreuzungen: Das geht bei { $seats } Plätzen nicht auf.
refusal-unknown-tile = Die Liste der Plättchen nennt ein Plättchen „{ $tile }“, das es nicht gibt.
refusal-bad-count = Die Liste der Plättchen hat { $count }-mal { $tile }: Es müssen 0 bis 24 sein.
refusal-too-few-singles = Die Liste der Plättchen hat { $count }-mal { $tile }, aber { $needed } werden unter die Beben gemischt.
refusal-too-many-singles = Die Liste der Plättchen hat zu viele Geraden und einzelne Kurven, um damit die Chancen auszurechnen.
refusal-too-few-tiles = Die Liste der Plättchen ergibt { $tiles }; ein Spiel braucht { $needed }.

## Refusals: actions of Seismic

refusal-not-now-first = „{ $action }“ muss warten: Zuerst wird ausgelost, wer beginnt.
refusal-not-now-set-up = „{ $action }“ muss warten: Der Tisch wird gerade vorbereitet.
refusal-not-now-draw = „{ $action }“ muss warten: Zuerst wird ein Plättchen aufgedeckt.
refusal-not-now-lay = „{ $action }“ muss warten: Jetzt wird ein Plättchen gelegt.
refusal-not-now-crew = „{ $action }“ muss warten: Jetzt wird ein Trupp geschickt oder gepasst.
refusal-not-now-town = „{ $action }“ muss warten: Wähle die Stadt, die es zuerst trifft.
refusal-not-now-side = „{ $action }“ muss warten: Wähle die Seite, die das Beben trifft.
refusal-not-now-aftershock = „{ $action }“ muss warten: Jetzt wird ein Plättchen gedreht oder gepasst.
refusal-no-such-tile = Es gibt kein Plättchen „{ $tile }“.
refusal-not-in-pile = Das Plättchen { $tile } kann nicht aufgedeckt werden: Es ist keins mehr da, das es sein könnte.
refusal-quake-in-set-up = Balance deckt bei der Vorbereitung kein Beben auf.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-not-face-up = Das Plättchen { $tile } liegt nicht offen.
refusal-off-table = Das Feld { $at } liegt jenseits der Tischkante.
refusal-cell-taken = Auf { $at } liegt schon ein Plättchen.
refusal-no-highway-there = Kein Highway führt zum Feld { $at }.
refusal-edge-must-be-road = An der { seismic-edge }kante von { $at } kommt ein Highway an, aber das Plättchen ist dort grün.
refusal-edge-must-be-green = Die { seismic-edge }kante von { $at } grenzt an Grün, aber das Plättchen hat dort einen Highway.
refusal-not-smallest-rotation = Drehung { $rotation } von { $tile } ergibt dieselben Straßen wie Drehung { $smallest }: Nimm die.
refusal-no-such-fragment = Das eben gelegte Plättchen hat kein Teilstück { $fragment }; es hat { $fragments }.
refusal-section-taken = Auf dem Abschnitt von Teilstück { $fragment } steht schon ein Trupp.
refusal-no-crew-left = Platz { $seat } hat keinen Trupp mehr, der ausrücken könnte.
refusal-no-second-tile = Ein zweites Plättchen gibt es nur in „Des Straßenbauers Dilemma“, anstelle eines Trupps.
refusal-not-longest =
    { $tiles ->
        [one] Auf der { seismic-side }seite liegt 1 Plättchen; das Beben trifft eine Seite mit { $most }.
       *[other] Auf der { seismic-side }seite liegen { $tiles } Plättchen; das Beben trifft eine Seite mit { $most }.
    }
refusal-no-such-town = Bei { $at } ist keine Stadt.
refusal-nothing-to-turn = Auf { $at } liegt kein Plättchen, das sich drehen ließe.
refusal-turned-already = Das Plättchen auf { $at } wurde bei diesem Beben schon gedreht.
refusal-same-roads = Das Plättchen auf { $at } liegt schon so.

## Refusals: games, records and chance

refusal-unknown-game = Es gibt hier kein Spiel „{ $game }“. Es gibt: { $games }.
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
refusal-after-the-end = Die Aufzeichnung geht nach dem Spielende weiter: Schritt { $step }, „{ $action }“.
refusal-given-chance = Laut Aufzeichnung sind { $given } ihrer Zufallsaktionen aus einem anderen Spiel übernommen; sie enthält { $found }.
refusal-wrong-outcome = Die Aufzeichnung behauptet einen anderen Ausgang, als ihre Aktionen ergeben: { $claimed }, nicht { $found }.
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
refusal-resumed-as-it-is = Ein Spiel geht so weiter, wie es ist: { $option } gehört zu einem neuen Spiel.
refusal-no-seats = Sag, wer mitspielt, zum Beispiel --seats you,greedy,random.
refusal-too-many-names = --name ist für Plätze mit „you“: Davon gibt es { $people }, nicht { $names }.
refusal-bad-name = Ein Name hat 1 bis 40 druckbare Zeichen; „{ $name }“ geht nicht.
refusal-game-file-exists = In „{ $file }“ ist schon ein Spiel. Weiter geht es mit: --resume { $file }
refusal-no-seed-file = Das Spiel in „{ $file }“ kann nicht weitergehen: Seine private Datei „{ $seed_file }“ mit dem Startwert fehlt.
refusal-bad-seed-file = Das Spiel in „{ $file }“ kann nicht weitergehen: „{ $seed_file }“ ist beschädigt oder gehört nicht dazu.
refusal-wrong-seed-file = Das Spiel in „{ $file }“ kann nicht weitergehen: Der Startwert in „{ $seed_file }“ ist nicht der, der festgelegt wurde.
refusal-game-is-open = Das Spiel in „{ $file }“ ist in einem anderen Fenster offen.

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
        [one] 1 Spiel.
       *[other] { $games } Spiele.
    }
simulate-seat =
    { $wins ->
        [one] Platz { $seat }, { $bot }: { $wins } Sieg, { $points } Punkte je Spiel.
       *[other] Platz { $seat }, { $bot }: { $wins } Siege, { $points } Punkte je Spiel.
    }

## The text game: the beginning and the end

play-kept-in = Das Spiel liegt in { $file }.
play-committed = Die Ziehungen folgen aus einem geheimen Startwert mit dem Fingerabdruck { $commitment }.
play-welcome = help listet die Befehle, ? sagt, was du jetzt tun kannst.
play-resumed =
    { $turns ->
        [0] Das Spiel in { $file } geht vor seinem ersten Zug weiter.
       *[other] Das Spiel in { $file } geht in Zug { $turns } weiter.
    }
play-over-already = Das Spiel in { $file } ist zu Ende.
play-quit = Das Spiel ist aufbewahrt. Weiter geht es mit: quakeboard play { $game } --resume { $file }
play-verified =
    Die Ziehungen sind geprüft: { $draws ->
        [one] 1 Ziehung folgt
       *[other] alle { $draws } Ziehungen folgen
    } aus dem Startwert mit dem Fingerabdruck { $commitment }.
play-not-verified = Die Ziehungen ließen sich nicht prüfen. { $why }
play-record-in = Die Aufzeichnung liegt in { $file }.

## The text game: what it asks

play-nobody = Spieler
play-turn-of = { $name }, das ist für dich.
play-face-up =
    { $number }: { $tile } legen ({ $name }); { $places ->
        [0] das Plättchen passt nirgends
        [one] das Plättchen passt an 1 Stelle
       *[other] das Plättchen passt an { $places } Stellen
    }.
play-card =
    { $name }, { $places ->
        [0] passt nirgends
        [one] 1 Stelle
       *[other] { $places } Stellen
    }
play-cell =
    { $number }: { $at }, wo { $rotations ->
        [one] 1 Drehung passt
       *[other] { $rotations } Drehungen passen
    }.
play-rotation = { $number }: r{ $rotation }, { $roads }.
play-roads = Straßen { $edges }
play-exits = Arme { $edges }
play-crew = { $number }: { $edges }, auf { $road }.
play-second = { $number }: statt eines Trupps { $tile } ({ $name }) als zweites Plättchen legen.
play-side = { $number }: { $edge }, die { $side }seite mit { $tiles } Plättchen.
play-town = { $number }: { $town } bei { $at }.
play-ask-tile = Welches Plättchen? { $numbers }
play-ask-cell = Wohin? { $numbers } oder back
play-ask-rotation = Wie gedreht? { $numbers } oder back
play-ask-crew = Wohin? { $numbers }, pass oder undo
play-ask-shock = Welches Feld? { $numbers } oder pass
play-ask-side = Welche Seite? { $numbers }
play-ask-town = Welche Stadt? { $numbers }
play-ask-forced = Auf dieses Plättchen kann kein Trupp. Enter beendet den Zug; undo nimmt das Plättchen zurück
play-ask-forced-shock = Kein Plättchen lässt sich drehen. Mit Enter geht es weiter
play-prospect = { $number }: { $prospect }
play-would-complete = Schließt { $road }: { $points } für einen Trupp von dir.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-unclear = „{ $text }“ ist nicht zu verstehen. help listet, was geht.
play-no-such-number = Eine Nummer { $number } gibt es hier nicht: { $numbers }.
play-which-tile = Welches dieser Plättchen: { $tiles }?
play-which-cell = Welches Feld? Schreib es wie 3,-1.
play-fits-nowhere = Das Plättchen { $tile } passt nirgends. [S7]
play-nothing-fits-there = Kein offenes Plättchen passt auf { $at }. [S7]
play-no-rotation-fits = Keine Drehung von { $tile } passt auf { $at }. [S7]
play-cannot-be-turned = Das Plättchen auf { $at } passt in keiner anderen Drehung. [S16]

## The text game: undo, hint, save

play-undone = Zurückgenommen: { $action }.
play-cannot-undo = Nichts lässt sich zurücknehmen: Seit deinem letzten Zug wurde ein Plättchen aufgedeckt.
play-nothing-to-undo = Noch gibt es nichts zurückzunehmen.
play-hint = Ein starker Bot würde { $action } spielen. do spielt es.
play-no-hint = Frag erst mit hint um Rat.
play-save-kept = Jeder Zug steht schon auf der Platte, in { $file }. save DATEI schreibt eine Kopie.
play-saved = Eine Kopie liegt in { $file }; auch sie lässt sich weiterspielen.
play-save-exists = Es gibt schon eine Datei { $file }. Um sie zu ersetzen: save! { $file }
play-save-replaced = Die Datei { $file } war schon da; jetzt steht dort eine Kopie dieses Spiels.
play-no-file-name = keine Datei kann so heißen
play-save-itself = In { $file } liegt das Spiel ohnehin.

## The text game: the state of the table

play-table-tiles = { $tiles } Plättchen auf dem Tisch.
play-sides = Seiten von { $town }: { $sides }. Die längste: { $longest }.
play-sides-empty = Noch liegt kein Plättchen auf einer Seite von { $town }.
play-edge-number = { $edge } { $number }
play-no-crews = Kein Trupp ist auf dem Brett.
play-holds-complete =
    { $who ->
        [you] Du hältst { $road }: { $points }, vollständig.
        [one] { $name } hält { $road }: { $points }, vollständig.
        [with-you] { $name } haltet { $road }: je { $points }, vollständig.
       *[many] { $name } halten { $road }: je { $points }, vollständig.
    }
play-holds-open =
    { $who ->
        [you] Du hältst { $road }
        [one] { $name } hält { $road }
        [with-you] { $name } haltet { $road }
       *[many] { $name } halten { $road }
    }{ $fragments ->
        [0] ; sie ist offen bei { $cells }.
        [one] , bisher 1 Teilstück; sie ist offen bei { $cells }.
       *[other] , bisher { $fragments } Teilstücke; sie ist offen bei { $cells }.
    }
play-holds-ring =
    { $who ->
        [you] Du hältst { $road }; vollständig wird sie nie.
        [one] { $name } hält { $road }; vollständig wird sie nie.
        [with-you] { $name } haltet { $road }; vollständig wird sie nie.
       *[many] { $name } halten { $road }; vollständig wird sie nie.
    }
play-unseen =
    { $count ->
        [one] 1 Plättchen ist noch nicht aufgedeckt:
       *[other] { $count } Plättchen sind noch nicht aufgedeckt:
    }
play-unseen-kind =
    { $kind ->
        [intersection] Kreuzungen: { $tiles }.
        [quake] Beben: { $tiles }.
       *[highway] Highways: { $tiles }.
    }
play-unseen-tile =
    { $count ->
        [one] { $name }
       *[other] { $name } × { $count }
    }
play-boxed =
    { $boxed ->
        [0] Sie kommen alle.
        [one] Von den Beben und einzelnen Straßen liegt 1 in der Schachtel und kommt nicht.
       *[other] Von den Beben und einzelnen Straßen liegen { $boxed } in der Schachtel und kommen nicht.
    }
play-own-piles = Eigene Stapel: { $piles }.

## The text game: looking at a cell

play-look-tile = { $at } zeigt { $tile } ({ $name }), r{ $rotation }.
play-look-town = { $at }: { $town }, +6.
play-look-free = { $edges }: Niemand hält { $road }.
play-look-held = { $edges }: { $holds }
play-look-off = { $at } liegt jenseits der Tischkante. [S4]
play-look-which = Wohin schauen? Schreib ein Feld wie 3,-1.
play-look-lonely = { $at } ist leer, und kein Highway führt dorthin. [S7]
play-look-empty = { $at } ist leer. Ein Highway kommt an von { $edges }.
play-look-green = Grün grenzt daran von { $edges }.
play-look-fits = { $tile } passt: { $rotations }.
play-look-nothing-fits = Kein offenes Plättchen passt dort.

## The text game: the drawing

play-player =
    { $crews ->
        [one] { $sign } { $name } { $points } (noch 1 Trupp)
       *[other] { $sign } { $name } { $points } (noch { $crews } Trupps)
    }
play-board-small = Das Brett ist klein gezeichnet, damit es passt. large zeigt es näher.
play-board-cut = Das Brett ist breiter als das Fenster. pan W und pan E verschieben es; small zeigt mehr davon.
play-pan-which = In welche Richtung? pan W oder pan E.
play-only-drawn = Das ist für gezeichnete Bretter; dieses Spiel wird in Sätzen erzählt.
play-signs = Auf dem Brett: (+4) oder 4 ist eine Kreuzung, [+6] oder ⌂ San Andreas, ═ eine Brücke, ▲ ● ■ ◆ sind Trupps. ‹2› zählt die Plättchen auf einer Seite der Stadt, «3» auf der längsten. × steht, wo ein Beben ein Plättchen zerstört hat.

## The text game: help

play-help-number = Eine Nummer nimmt diese Wahl aus der letzten Liste.
play-help-lay = lay 2 3,-1 r1: das offene Plättchen 2 auf Feld 3,-1 in Drehung 1. Lass weg, was du nicht weißt.
play-help-crew = crew 14, crew NE-SW oder crew 1: schickt einen Trupp auf diese Straße des eben gelegten Plättchens. pass: schickt keinen.
play-help-quake = side E, town 4,0, turn 3,-1 r2: wonach ein Beben fragt.
play-help-where = ?: was du tun kannst, mit Nummern. back: neu wählen.
play-help-undo = undo: nimmt deinen letzten Zug zurück, bis ein Plättchen aufgedeckt ist.
play-help-hint = hint: was ein starker Bot täte, und warum. do: folgt ihm.
play-help-board = board: noch einmal der Tisch. large, small, fit, pan W: wie er gezeichnet wird.
play-help-look = look 3,-1: was dort liegt, und wem die Straßen gehören.
play-help-scores = scores: Punkte, wenn es jetzt endete, Trupps, Seiten. pile: was noch nicht aufgedeckt ist.
play-help-rules = rules, rules quakes: die Regeln in Kürze.
play-help-save = save, save DATEI: wo das Spiel liegt; eine Kopie davon.
play-help-quit = quit: geht. Das Spiel lässt sich später fortsetzen.

## The text game: the rules in short

play-topics = Themen: { $topics }. Zum Beispiel: rules quakes
play-no-topic = Ein Thema „{ $topic }“ gibt es nicht. { $topics }
play-rules-aim = Du führst einen Straßenbautrupp in San Andreas. Leg Highway-Plättchen, schick Trupps auf die Abschnitte, die dir gefallen, und sorg dafür, dass beide Enden dieser Abschnitte vor dem letzten Plättchen eine Kreuzung oder die Stadt erreichen. Beben nehmen wieder, was in geraden Linien um die Stadt liegt. [Seismic von Ted Alspach, Atlas Games 2006; Quakeboard gehört nicht zum Verlag]
play-rules-turn = In deinem Zug wird ein Plättchen aufgedeckt, sodass drei offen liegen; du legst eins davon und darfst einen Trupp auf eine seiner Straßen schicken. Lässt sich keins der drei legen, werden sie abgelegt und drei neue aufgedeckt. [S6]
play-rules-placing = Ein Plättchen kommt auf ein leeres Feld des Tischs. Mindestens eine seiner Highway-Kanten muss an eine Highway-Kante grenzen, und jede Kante, die einen Nachbarn berührt, muss ihm gleichen: Straße an Straße, Grün an Grün. Du darfst es beliebig drehen, und es muss nicht mit der Stadt verbunden sein. [S4, S7]
play-rules-claiming = Nach dem Legen darfst du einen Trupp auf eine Straße genau dieses Plättchens schicken, wenn auf dem ganzen Abschnitt noch niemandes Trupp steht. Auch die kurzen Arme einer Kreuzung lassen sich besetzen. Alle haben 20 Trupps. Zwei Abschnitte mit je einem Trupp darf ein drittes Plättchen später noch verbinden. [S8]
play-rules-sections = Ein Abschnitt ist eine Folge von Straßen von Kante zu Kante. Er endet an einer Kreuzung oder einer Stadt und geht nicht hindurch. Er ist vollständig, wenn beide Enden das tun, auch an derselben. Ein Ende an der Tischkante oder an einem leeren Feld lässt ihn unvollständig; unvollständig ist auch eine Schleife ohne Kreuzung. [S9]
play-rules-quakes = Ein Beben wirkt, sobald es aufgedeckt ist. Es trifft die Seite von San Andreas, auf der die meisten Plättchen in gerader Linie liegen, Lücken nicht gezählt; bei Gleichstand wählt, wer am Zug ist. Es gehen so viele Plättchen verloren, wie die Stärke sagt, von der Stadt nach außen, und ihre Trupps kehren heim. Dann wird noch ein Plättchen aufgedeckt. [S10]
play-rules-scoring = Am Ende bringt jeder vollständige Abschnitt mit Trupps 1 Punkt für jedes Teilstück auf dem Weg und die Zahlen der Kreuzungen an beiden Enden; San Andreas zählt 6. Die kurzen Arme der Kreuzungen zählen nichts. Wer die meisten Trupps darauf hat, bekommt alles, und ebenso alle, die darin gleichauf liegen. [S12, S13]
play-rules-end = Das Spiel endet, wenn das letzte Plättchen liegt, wenn kein Highway mehr zu einem leeren Feld führt oder wenn sich keins der übrigen Plättchen legen lässt. Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt, außer der Tisch weiß, wer am größten ist. [S11, S13]
play-rules-tiles = 60 Highway-Plättchen tragen eine, zwei oder drei Straßen, die sich auf dem Plättchen nie vereinen; 13 Kreuzungen zählen so viel, wie sie Arme haben. Von den sechs Beben und sechs einzelnen Straßen, die gemischt werden, spielt nur die Hälfte mit, und niemand weiß, welche. Wie oft jedes Highway-Plättchen in der Schachtel ist, ist eine Rekonstruktion. [S2, S3, S5]
play-rules-big-one = Das Große Beben: Das Beben 6.0 kommt sicher, unter den letzten sechs Plättchen des Stapels. [S14]
play-rules-road-crews-dilemma = Des Straßenbauers Dilemma: Statt einen Trupp zu schicken, darfst du ein zweites offenes Plättchen legen. Dann lässt sich keins von beiden besetzen, und wer als Nächstes am Zug ist, deckt zwei auf. [S15]
play-rules-aftershocks = Nachbeben: Nach jedem Beben dürfen alle der Reihe nach, beginnend mit dem Platz am Zug, ein gelegtes Plättchen in eine andere passende Lage drehen. Trupps bleiben auf ihren Straßen, sodass ein Abschnitt mehrere tragen kann. Kein Plättchen wird bei einem Beben zweimal gedreht. [S16]
play-rules-twin-cities = Zwillingsstädte: zwei Schachteln, zwei Städte acht Felder auseinander, je 40 Trupps. Jedes Beben trifft beide Städte; wer am Zug ist, wählt, welche zuerst. Eine Stadt geht nie verloren. Ein vollständiger Abschnitt von Stadt zu Stadt bringt 10 mehr. [S17, S18]
play-rules-balance = Balance: Alle haben einen eigenen Stapel mit gleich vielen Kreuzungen. Du deckst das oberste Plättchen deines Stapels auf und legst es oder ein anderes offenes. Nach einem Beben legst du eins der offenen Plättchen, ohne noch einmal aufzudecken. [S19]

## Hints: why a bot would do what it advises

hint-only-choice = Es gibt keine andere Wahl.
hint-closes-section = Das schließt einen Abschnitt: { $points } für dich.
hint-claims-closed-section = Ein Trupp dort nimmt einen vollständigen Abschnitt: { $points } für dich.
hint-claims-open-section = Ein Trupp dort nimmt einen offenen Abschnitt, der bisher { $points } hat.
hint-spoils-section = Das stört den Abschnitt von { $name }, der bisher { $points } hat.
hint-lengthens-section = Das verlängert einen Abschnitt von dir, der dann { $points } hat.
hint-shifts-quakes = Die nächsten Beben träfen dann die anderen härter als dich.
hint-least-harm = Nichts hilft viel; das schadet am wenigsten.
hint-keeps-crew = Kein Abschnitt hier ist einen Trupp wert.
hint-second-tile = Ein zweites Plättchen bringt mehr als ein Trupp.
hint-quake-side = Ein Beben auf dieser Seite schadet dir am wenigsten oder den anderen am meisten.
hint-quake-town = Beginnt das Beben bei dieser Stadt, schadet es dir am wenigsten oder den anderen am meisten.
hint-turn-helps = Gedreht dient das Plättchen deinen Abschnitten besser.
hint-no-turn = Kein Plättchen diente dir gedreht besser.

## Seismic: variants

seismic-variant-big-one = Das Große Beben
seismic-variant-road-crews-dilemma = Des Straßenbauers Dilemma
seismic-variant-aftershocks = Nachbeben
seismic-variant-twin-cities = Zwillingsstädte
seismic-variant-balance = Balance

## Seismic: tiles, towns, roads

seismic-tile-01 = eine scharfe Kurve
seismic-tile-02 = eine leichte Kurve
seismic-tile-03 = eine Gerade
seismic-tile-01-23 = zwei scharfe Kurven
seismic-tile-01-24 = eine leichte mit einer scharfen Kurve
seismic-tile-01-25 = eine Gerade mit einer scharfen Kurve
seismic-tile-01-34 = zwei gegenüberliegende scharfe Kurven
seismic-tile-01-35 = { seismic-tile-01-24 }
seismic-tile-02-13 = zwei gekreuzte leichte Kurven
seismic-tile-02-14 = eine Gerade mit kreuzender leichter Kurve
seismic-tile-02-35 = zwei gegenüberliegende leichte Kurven
seismic-tile-03-14 = zwei gekreuzte Geraden
seismic-tile-01-23-45 = drei scharfe Kurven
seismic-tile-01-24-35 = zwei gekreuzte leichte Kurven mit einer scharfen
seismic-tile-01-25-34 = eine Gerade mit zwei scharfen Kurven
seismic-tile-02-14-35 = eine Gerade mit zwei kreuzenden leichten Kurven
seismic-tile-03-14-25 = drei gekreuzte Geraden
seismic-tile-intersection = eine Kreuzung +{ $value }
seismic-tile-quake = ein Beben { $magnitude }.0
seismic-town =
    { $town ->
        [west] San Andreas West
        [east] San Andreas Ost
       *[only] San Andreas
    }
# Der erste Teil von „-seite“ und „-arm“.
seismic-side =
    { $side ->
        [NE] Nordost
        [E] Ost
        [SE] Südost
        [SW] Südwest
        [W] West
       *[NW] Nordwest
    }
# Der erste Teil von „-kante“.
seismic-edge =
    { $edge ->
        [NE] Nordost
        [E] Ost
        [SE] Südost
        [SW] Südwest
        [W] West
       *[NW] Nordwest
    }
seismic-fragments =
    { $fragments ->
        [one] 1 Teilstück
       *[other] { $fragments } Teilstücke
    }
seismic-road-open =
    { $fragments ->
        [one] eine offene Straße aus einem Teilstück
       *[other] eine offene Straße aus { $fragments } Teilstücken
    }
seismic-road-ring =
    { $fragments ->
        [one] eine Schleife aus einem Teilstück
       *[other] eine Schleife aus { $fragments } Teilstücken
    }
seismic-road-town = die Straße nach { seismic-town }
seismic-road-intersection = die Straße zur +{ $value } bei { $at }
seismic-road-town-intersection = die Straße zwischen { seismic-town } und der +{ $value } bei { $at }
seismic-road-intersections = die Straße zwischen der +{ $value } bei { $at } und der +{ $other_value } bei { $other_at }
seismic-road-towns = die Straße zwischen den beiden Städten
seismic-road-town-back = die Straße von { seismic-town } dorthin zurück
seismic-road-intersection-back = die Straße von der +{ $value } bei { $at } dorthin zurück
seismic-road-stub = ihren { seismic-side }arm
seismic-road-stub-of = den { seismic-side }arm der +{ $value } bei { $at }
seismic-road-worth = { $road } ({ $points } Punkte)

## Seismic: what happens

seismic-first-seat =
    { $who ->
        [you] Du beginnst.
       *[one] { $name } beginnt.
    }
seismic-face-up = Offen: { $tiles }.
seismic-turn-begins =
    { $who ->
        [you] Du bist am Zug.
       *[one] { $name } ist am Zug.
    }
seismic-tile-turned-up =
    { $who ->
        [you] Du deckst { $tile } auf.
       *[one] { $name } deckt { $tile } auf.
    }
seismic-quake-turned-up =
    { $who ->
        [you] Du deckst Beben { $magnitude }.0 auf.
       *[one] { $name } deckt Beben { $magnitude }.0 auf.
    }
seismic-quake-set-aside = Beben { $magnitude }.0 kommt vor Spielbeginn und verlässt das Spiel.
seismic-row-discarded = Nichts, was offen liegt, passt irgendwo. Abgelegt: { $tiles }.
seismic-tile-laid =
    { $who ->
        [you] Du legst { $tile } auf { $at }.
       *[one] { $name } legt { $tile } auf { $at }.
    }
seismic-tile-laid-crew-sent =
    { $who ->
        [you] Du legst { $tile } auf { $at } und schickst einen Trupp auf { $road }.
       *[one] { $name } legt { $tile } auf { $at } und schickt einen Trupp auf { $road }.
    }
seismic-second-tile-laid =
    { $who ->
        [you] Statt einen Trupp zu schicken, legst du { $tile } auf { $at }.
       *[one] Statt einen Trupp zu schicken, legt { $name } { $tile } auf { $at }.
    }
seismic-tiles-laid =
    { $who ->
        [you] Du legst { $tile } auf { $at } und { $second } auf { $second_at }.
       *[one] { $name } legt { $tile } auf { $at } und { $second } auf { $second_at }.
    }
seismic-section-closed =
    { $who ->
        [you] Das Plättchen schließt { $road }: { $points } für dich.
        [one] Das Plättchen schließt { $road }: { $points } für { $name }.
        [with-you] Das Plättchen schließt { $road }: { $name } bekommt je { $points }.
       *[many] Das Plättchen schließt { $road }: je { $points } für { $name }.
    }
seismic-section-closed-too =
    { $who ->
        [you] Es schließt auch { $road }: { $points } für dich.
        [one] Es schließt auch { $road }: { $points } für { $name }.
        [with-you] Es schließt auch { $road }: { $name } bekommt je { $points }.
       *[many] Es schließt auch { $road }: je { $points } für { $name }.
    }
seismic-crew-sent =
    { $who ->
        [you] Du schickst einen Trupp auf { $road }.
       *[one] { $name } schickt einen Trupp auf { $road }.
    }
seismic-side-hit =
    Beben { $magnitude }.0 trifft die { seismic-side }seite von { seismic-town } ({ $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }): { $losses }.
seismic-tiles-go =
    { $tiles ->
        [0] nichts geht verloren
        [1] ein Plättchen geht verloren
        [2] zwei Plättchen gehen verloren
        [3] drei Plättchen gehen verloren
        [4] vier Plättchen gehen verloren
        [5] fünf Plättchen gehen verloren
        [6] sechs Plättchen gehen verloren
       *[other] { $tiles } Plättchen gehen verloren
    }
seismic-all-tiles-go =
    { $tiles ->
        [1] das einzige geht verloren
        [2] beide gehen verloren
        [3] alle drei gehen verloren
        [4] alle vier gehen verloren
        [5] alle fünf gehen verloren
        [6] alle sechs gehen verloren
       *[other] alle { $tiles } gehen verloren
    }
seismic-crews =
    { $crews ->
        [1] einen Trupp
        [2] zwei Trupps
        [3] drei Trupps
        [4] vier Trupps
        [5] fünf Trupps
        [6] sechs Trupps
       *[other] { $crews } Trupps
    }
seismic-crews-back =
    { $who ->
        [you] du bekommst { seismic-crews } zurück
        [one] { $name } bekommt { seismic-crews } zurück
        [with-you] { $name } bekommt je { seismic-crews } zurück
       *[many] { $name } bekommen je { seismic-crews } zurück
    }
seismic-quake-harmless = Beben { $magnitude }.0 findet alle sechs Seiten von { seismic-town } leer und richtet keinen Schaden an.
seismic-tile-destroyed = Das Beben zerstört { $tile } auf { $at }.
# Nach einem Gedankenstrich darf „du“ klein bleiben.
seismic-aftershocks =
    { $count ->
       *[other] Nachbeben – { $shocks }.
    }
seismic-tile-turned =
    { $who ->
        [you] du drehst das Plättchen auf { $at } ({ $tile })
       *[one] { $name } dreht das Plättchen auf { $at } ({ $tile })
    }
seismic-shock-declined =
    { $who ->
        [you] du drehst nichts
        [one] { $name } dreht nichts
        [with-you] { $name } dreht nichts
       *[many] { $name } drehen nichts
    }
seismic-no-lay =
    { $who ->
        [you] Kein Plättchen liegt offen, also legst du nichts.
       *[one] Kein Plättchen liegt offen, also legt { $name } nichts.
    }
seismic-seat-skipped =
    { $who ->
        [you] Du setzt aus: Es gibt nichts aufzudecken, und nichts liegt offen.
       *[one] { $name } setzt aus: Es gibt nichts aufzudecken, und nichts liegt offen.
    }

## Seismic: the count

seismic-sum =
    { $bonus ->
        [0] { seismic-fragments } + { $first } + { $second } = { $points }
       *[other] { seismic-fragments } + { $first } + { $second } + { $bonus } für die Verbindung der Städte = { $points }
    }
seismic-section-scored =
    { $who ->
        [you] Du hältst allein { $road }: { seismic-sum }.
       *[one] { $name } hält allein { $road }: { seismic-sum }.
    }
seismic-section-scored-most =
    { $who ->
        [you] Du hältst { $road } mit { $crews } von { $all } Trupps: { seismic-sum }.
       *[one] { $name } hält { $road } mit { $crews } von { $all } Trupps: { seismic-sum }.
    }
seismic-section-scored-tied =
    { $who ->
        [with-you] { $name } haltet { $road } mit { $crews ->
            [one] je einem Trupp
           *[other] je { $crews } Trupps
        }, also zählt sie für alle voll: { seismic-sum }.
       *[many] { $name } halten { $road } mit { $crews ->
            [one] je einem Trupp
           *[other] je { $crews } Trupps
        }, also zählt sie für alle voll: { seismic-sum }.
    }
seismic-sections-open =
    { $count ->
        [one] Einem Abschnitt fehlt ein Ende; er zählt nichts (Trupps: { $crews }).
       *[other] { $count } Abschnitten fehlt ein Ende; sie zählen nichts (Trupps: { $crews }).
    }
seismic-sections-ring =
    { $count ->
        [one] Ein Abschnitt ist eine Schleife ohne Kreuzung und zählt nichts (Trupps: { $crews }).
       *[other] { $count } Abschnitte sind Schleifen ohne Kreuzung und zählen nichts (Trupps: { $crews }).
    }
seismic-game-ends =
    { $reason ->
        [tiles] Die Plättchen sind verbraucht, und die Wertung beginnt.
        [closed] Kein Highway führt weiter, und die Wertung beginnt.
       *[unplaceable] Keins der übrigen Plättchen lässt sich legen, und die Wertung beginnt.
    }
seismic-totals = Gesamt: { $totals }.
seismic-nobody-scored = Niemand hat gepunktet. Diesmal gewinnt der Boden.
# Immer nach „mit“, also im Dativ.
seismic-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
seismic-won =
    { $who ->
        [you] Du gewinnst mit { seismic-points }.
        [one] { $name } gewinnt mit { seismic-points }.
        [with-you] { $name } teilt euch den Sieg mit je { seismic-points }.
       *[many] { $name } teilen sich den Sieg mit je { seismic-points }.
    }
seismic-won-by-height =
    { $who ->
        [you] Gleichstand mit { seismic-points }: { $tied }. Du bist am größten und gewinnst.
        [one] Gleichstand mit { seismic-points }: { $tied }. { $name } ist am größten und gewinnt.
        [with-you] Gleichstand mit { seismic-points }: { $tied }. { $name } seid am größten und teilt euch den Sieg.
       *[many] Gleichstand mit { seismic-points }: { $tied }. { $name } sind am größten und teilen sich den Sieg.
    }

## Seismic: what is asked, and what is waited for

seismic-ask-lay = Du bist am Zug: Leg ein Plättchen.
seismic-ask-crew = Schick einen Trupp oder passe.
seismic-ask-crew-or-lay = Schick einen Trupp, leg ein zweites Plättchen oder passe.
seismic-ask-town = Beben { $magnitude }.0: Wähle die Stadt, die es zuerst trifft.
seismic-ask-side = Beben { $magnitude }.0: Wähle die Seite von { seismic-town }, die es trifft.
seismic-ask-aftershock = Nachbeben: Dreh ein Plättchen oder passe.
seismic-wait-lay = { $name } legt gerade.
seismic-wait-crew = { $name } darf einen Trupp schicken.
seismic-wait-town = { $name } wählt die Stadt, die es zuerst trifft.
seismic-wait-side = { $name } wählt die Seite, die es trifft.
seismic-wait-aftershock = { $name } darf ein Plättchen drehen.

## Seismic: the state of the table

seismic-pile =
    { $tiles ->
        [0] Der Stapel ist leer.
       *[other] { $tiles } Plättchen im Stapel.
    }
seismic-crews-left = Trupps übrig: { $crews }.
seismic-if-ended = Wenn es jetzt endete: { $totals }.
