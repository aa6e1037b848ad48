### Deutsch: San Andreas. Die Datei setzt de.ftl fort; was die Parameter bedeuten, steht in sanandreas.en.ftl.
###
### tile = Platte, anders als bei Seismic.
### Glossar: coin = Münze, null = Null, found = gründen, city = Stadt, pawn = Figur, epicentre = Epizentrum,
### mark = markieren, die = Würfel, shift = rücken, lift = heben, dip = senken, climb over = steigen über,
### slide under = sich schieben unter, lean = Neigung, steep = steil, flat = flach, buried = begraben,
### land = Festland, ocean = Meer, coast = Küste, inland = landeinwärts, sink = versinken, swap = tauschen,
### take back = zurückholen, space = Feld, supply = Vorrat.

## Refusals: options of San Andreas

refusal-no-such-option = San Andreas hat keine Option „{ $name }“.
refusal-not-a-seat = „{ $value }“ ist nicht die Nummer eines Platzes, der beginnen könnte.
refusal-bad-lakes = Die Option „lakes“ ist true oder false, nicht „{ $value }“.
refusal-bad-lost = Die Option „lost“ ist open oder closed, nicht „{ $value }“.
refusal-no-variants = San Andreas hat keine Varianten.
refusal-three-or-four-seats = San Andreas ist für 3 oder 4 Plätze, nicht für { $seats }.
refusal-bad-first-seat = Platz { $first } kann nicht beginnen: Es gibt nur die Plätze 0 bis { $last }.

## Refusals: actions of San Andreas

refusal-not-now-start = Das muss warten: Zuerst wird ausgelost, wer beginnt.
refusal-not-now-turn = Das geht jetzt nicht: Gründe eine Stadt oder markiere ein Epizentrum.
refusal-not-now-roll = Das muss warten: Zuerst wird gewürfelt.
refusal-not-now-shift = Das muss warten: Wähle den Würfel, der als Nächstes gilt.
refusal-not-now-swap = Das muss warten: Tausche die Münze der Nullstadt oder passe.
refusal-no-seat-there = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-four-nulls = Vier Nullen werden neu gewürfelt, also gelten sie nie als Wurf.
refusal-ocean-there = Dort ist nur Meer.
refusal-land-there = Dort liegt sichtbares Festland, und dorthin kommt nie etwas.
refusal-space-has-city = Auf { $at } steht schon eine Stadt.
refusal-space-has-pawn = Auf { $at } steht eine Figur.
refusal-too-steep = Die Platte auf { $tile } ist um { $figure } geneigt: zu steil für eine Münze.
refusal-city-next-door = Die Stadt auf { $beside } ist neben { $at }.
refusal-not-in-hand = Diese Münze ist nicht auf der Hand.
refusal-unknown-coin = Eine Stadt wird mit einer Münze von 0 bis 5 gegründet, nicht mit { $coin }.
refusal-not-coastal = Die Platte auf { $tile } hat kein sichtbares Feld am Meer.
refusal-only-lakes = Die Platte auf { $tile } grenzt an einen See, und ein See ist keine Küste.
refusal-pawn-on-board = Diese Figur ist schon auf dem Plan.
refusal-null-die = Dieser Würfel zeigt null: Seine Platte rückt nicht.
refusal-resolved = Dieser Würfel ist schon ausgeführt.
refusal-not-destroyed = Keine Stadt mit dieser Münze wurde zerstört.
refusal-must-act = Passen darf nur, wer weder eine Stadt gründen noch ein Epizentrum markieren kann.

## San Andreas: pawns, dice, tiles, cities

san-andreas-pawn =
    { $pawn ->
        [S] Sonne
        [M] Mond
        [C] Krone
        [A] Wappen
       *[other] { $pawn }
    }
san-andreas-with-pawn =
    { $pawn ->
        [S] mit der Sonne
        [M] mit dem Mond
        [C] mit der Krone
        [A] mit dem Wappen
       *[other] mit { $pawn }
    }
san-andreas-push =
    { $direction ->
        [N] Norden
        [E] Osten
       *[S] Süden
    }, { $force ->
        [lift] steigt darüber
       *[dip] schiebt sich darunter
    }
san-andreas-die = { san-andreas-pawn }, { $face }: { $push }
san-andreas-rolled = { $face ->
        [0] { san-andreas-pawn } null
       *[other] { san-andreas-pawn } { $face }
    }
san-andreas-tile =
    { $pawn ->
        [S] die Platte der Sonne
        [M] die Platte des Mondes
        [C] die Platte der Krone
        [A] die Platte des Wappens
       *[none] die Platte auf { $tile }
    }
san-andreas-under-tile =
    { $pawn ->
        [S] der Platte der Sonne
        [M] der Platte des Mondes
        [C] der Platte der Krone
        [A] der Platte des Wappens
       *[none] der Platte auf { $tile }
    }
# Im Akkusativ, nach „über“ und „unter“.
san-andreas-land = das Festland
san-andreas-under-land = dem Festland
san-andreas-lost-city =
    { $who ->
        [you] deine Stadt auf { $at } ({ san-andreas-lost-coin })
       *[one] die Stadt von { $name } auf { $at } ({ san-andreas-lost-coin })
    }
san-andreas-lost-coin =
    { $coin ->
        [unknown] ihre Münze bleibt geheim
        [0] die Null
       *[other] die { $coin }
    }
san-andreas-inland =
    { $spaces ->
        [0] an der Küste
        [1] ein Feld landeinwärts
        [2] zwei Felder landeinwärts
        [3] drei Felder landeinwärts
        [4] vier Felder landeinwärts
        [5] fünf Felder landeinwärts
        [6] sechs Felder landeinwärts
       *[other] { $spaces } Felder landeinwärts
    }
san-andreas-no-coast = keine Küste in gerader Linie

## San Andreas: what happens

san-andreas-first-seat =
    { $who ->
        [you] Du beginnst.
       *[one] { $name } beginnt.
    }
san-andreas-turn-begins =
    { $who ->
        [you] Du bist am Zug.
       *[one] { $name } ist am Zug.
    }
san-andreas-turn-passed =
    { $who ->
        [you] Du kannst weder gründen noch markieren und passt.
       *[one] { $name } kann weder gründen noch markieren und passt.
    }
san-andreas-city-founded =
    { $who ->
        [you] Du gründest eine Stadt auf { $at }.
       *[one] { $name } gründet eine Stadt auf { $at }.
    }
san-andreas-own-city-founded =
    { $coin ->
        [0] Du gründest eine Stadt auf { $at } mit deiner Null.
       *[other] Du gründest eine Stadt auf { $at } mit deiner { $coin }.
    }
san-andreas-epicentre-marked =
    { $who ->
        [you] Du markierst { $at } { san-andreas-with-pawn }.
       *[one] { $name } markiert { $at } { san-andreas-with-pawn }.
    }
san-andreas-dice-rolled =
    { $who ->
        [you] Das war das vierte Epizentrum. Du würfelst { $dice }.
       *[one] Das war das vierte Epizentrum. { $name } würfelt { $dice }.
    }
san-andreas-moving-tile =
    { $pawn ->
        [S] Die Platte der Sonne ({ $face })
        [M] Die Platte des Mondes ({ $face })
        [C] Die Platte der Krone ({ $face })
        [A] Die Platte des Wappens ({ $face })
       *[none] Die Platte auf { $tile }
    }
san-andreas-tile-shifted = { san-andreas-moving-tile } { $does }.
# Nach einem Gedankenstrich dürfen die Sätze klein beginnen.
san-andreas-tile-shifted-news = { san-andreas-moving-tile } { $does } – { $news }.
san-andreas-shifts =
    { $direction ->
        [N] rückt nach Norden
        [E] rückt nach Osten
       *[S] rückt nach Süden
    }
san-andreas-climbs-over =
    { $die ->
        [overruled] steigt trotz des Würfels über { $things }
       *[followed] steigt über { $things }
    }
san-andreas-slides-under =
    { $die ->
        [overruled] schiebt sich trotz des Würfels unter { $things }
       *[followed] schiebt sich unter { $things }
    }
san-andreas-tile-settled =
    { $how ->
        [flat] liegt jetzt flach
        [higher] liegt jetzt höher
        [lower] liegt jetzt tiefer
        [another-way] ist jetzt anders geneigt, um { $figure }
       *[leans] ist jetzt um { $figure } geneigt
    }
san-andreas-too-steep = { $leans }, zu steil für eine Münze
san-andreas-tile-does = { san-andreas-tile } { $does }
san-andreas-quake-goes-on = Das Beben geht weiter – { $news }.
san-andreas-city-destroyed =
    { $why ->
        [buried] { san-andreas-lost-city } liegt begraben unter { $under }
        [sank] { san-andreas-lost-city } versinkt mit
       *[lean] { san-andreas-lost-city } fällt, weil ihr Boden kippt
    }
san-andreas-tiles-sank =
    { $count ->
        [one] Die Platte auf { $tiles } ist von allem Land abgeschnitten und versinkt.
       *[other] Die Platten auf { $tiles } sind von allem Land abgeschnitten und versinken.
    }
san-andreas-tiles-sank-news =
    { $count ->
        [one] Die Platte auf { $tiles } ist von allem Land abgeschnitten und versinkt – { $news }.
       *[other] Die Platten auf { $tiles } sind von allem Land abgeschnitten und versinken – { $news }.
    }
san-andreas-pawns-back =
    { $count ->
        [one] eine Figur ist wieder im Vorrat, { $pawns }
       *[other] Figuren sind wieder im Vorrat, { $pawns }
    }

## San Andreas: the count

san-andreas-coin-swapped =
    { $who ->
        [you] Du holst die { $coin } für deine Nullstadt auf { $at } zurück.
       *[one] { $coin ->
            [unknown] { $name } holt eine verlorene Münze, noch verdeckt, für die Nullstadt auf { $at } zurück.
           *[other] { $name } holt die { $coin } für die Nullstadt auf { $at } zurück.
        }
    }
san-andreas-swap-declined =
    { $who ->
        [you] Du behältst deine Nullstadt.
       *[one] { $name } behält die Nullstadt.
    }
san-andreas-city-scored =
    { $coin ->
        [0] die Null auf { $at }, { $inland }: { $points }
       *[other] die { $coin } auf { $at }, { $inland }: { $points }
    }
san-andreas-seat-scored =
    { $points ->
        [0] { $who ->
            [you] Du bekommst nichts: { $cities }.
           *[one] { $name } bekommt nichts: { $cities }.
        }
       *[other] { $who ->
            [you] Du bekommst { $points }: { $cities }.
           *[one] { $name } bekommt { $points }: { $cities }.
        }
    }
san-andreas-game-ends =
    { $reason ->
        [coins] Eine Hand ist leer; das war das letzte Beben.
       *[standstill] Niemand kann mehr gründen oder markieren, und die Partie ist zu Ende.
    }
san-andreas-totals = Gesamt: { $totals }.
san-andreas-nobody-scored = Niemand hat gepunktet; alle teilen sich den Sieg.
# Immer nach „mit“, also im Dativ.
san-andreas-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
san-andreas-won =
    { $who ->
        [you] Du gewinnst mit { san-andreas-points }.
        [one] { $name } gewinnt mit { san-andreas-points }.
        [with-you] { $name } teilt euch den Sieg mit je { san-andreas-points }.
       *[many] { $name } teilen sich den Sieg mit je { san-andreas-points }.
    }

## San Andreas: what is asked, and what is waited for

san-andreas-ask-turn =
    { $pawns ->
        [1] Du bist am Zug: Gründe eine Stadt, oder markiere das vierte Epizentrum und löse ein Beben aus.
       *[other] Du bist am Zug: Gründe eine Stadt oder markiere ein Epizentrum.
    }
san-andreas-ask-found = Du bist am Zug: Gründe eine Stadt. Kein Epizentrum lässt sich markieren.
san-andreas-ask-mark =
    { $pawns ->
        [1] Du bist am Zug: Markiere das vierte Epizentrum und löse ein Beben aus. Keine Stadt lässt sich gründen.
       *[other] Du bist am Zug: Markiere ein Epizentrum. Keine Stadt lässt sich gründen.
    }
san-andreas-ask-pass = Du bist am Zug: Es gibt nichts zu gründen und nichts zu markieren, also passe.
san-andreas-ask-shift = Wähle den Würfel, der als Nächstes gilt: { $dice }.
san-andreas-ask-swap = Hol eine verlorene Münze für deine Nullstadt auf { $at } zurück ({ $coins }) oder passe.
san-andreas-wait-turn = { $name } gründet oder markiert.
san-andreas-wait-shift = { $name } wählt den Würfel, der als Nächstes gilt.
san-andreas-wait-swap = { $name } darf eine verlorene Münze zurückholen.
