## Refusals: options of Seismic

refusal-unknown-option = Seismic hat keine Option „{ $name }“.
refusal-bad-value =
    „{ $value }“ ist kein Wert für die Option „{ $name }“; sie verlangt { $name ->
        [columns] eine ganze Zahl
        [rows] eine ganze Zahl
        [first] eine ganze Zahl
        [variants] eine Liste von Namen
        [heights] eine Liste mit einer Körpergröße in Zentimetern, oder nichts, für jeden Platz
        [quakes] few, printed oder many
        [manifest] eine Anzahl für jedes Plättchen
       *[other] { $expected }
    }.
refusal-unknown-variant = Seismic hat keine Variante „{ $variant }“. Es gibt: { $variants }.
refusal-bad-seats = Seismic ist für 2 bis 4 Plätze, nicht für { $seats }.
refusal-bad-table = Ein Tisch hat eine ungerade Zahl von Spalten und Reihen von 7 bis 61, nicht { $columns } × { $rows }.
refusal-narrow-table = Die beiden Städte liegen acht Felder auseinander: Zwillingsstädte braucht 9 Spalten, nicht { $columns }.
refusal-bad-first = Platz { $first } kann nicht beginnen: Es gibt nur die Plätze 0 bis { $last }.
refusal-bad-heights =
    { $heights ->
        [one] Es gibt 1 Körpergröße für { $seats } Plätze: Gib für jeden Platz eine an oder gar keine.
       *[other] Es gibt { $heights } Körpergrößen für { $seats } Plätze: Gib für jeden Platz eine an oder gar keine.
    }
refusal-balance-big-one = Balance gibt allen einen eigenen Stapel; da ist kein gemeinsamer Boden, auf dem das Große Beben warten könnte.
refusal-balance-twin-cities = Die Zahlen von Balance gelten für eine Schachtel; deshalb passt es nicht zu Zwillingsstädte.
refusal-uneven-deal = Balance verteilt { $tiles } Plättchen und { $intersections } Kreuzungen: Das geht bei { $seats } Plätzen nicht auf.
refusal-unknown-tile = Die Liste der Plättchen nennt ein Plättchen „{ $tile }“, das es nicht gibt.
refusal-bad-count = Die Liste der Plättchen hat { $count }-mal { $tile }: Es müssen 0 bis 24 sein.
refusal-too-few-singles = Die Liste der Plättchen hat { $count }-mal { $tile }, aber { $needed } werden unter die Beben gemischt.
refusal-too-many-singles = Die Liste der Plättchen hat zu viele Geraden und einzelne Kurven, um damit die Wahrscheinlichkeiten auszurechnen.
refusal-too-few-tiles = Die Liste der Plättchen ergibt { $tiles }; eine Partie braucht { $needed }.

## Refusals: actions of Seismic

refusal-not-now-first = Das muss warten: Zuerst wird ausgelost, wer beginnt.
refusal-not-now-set-up = Das muss warten: Der Tisch wird gerade vorbereitet.
refusal-not-now-draw = Das muss warten: Zuerst wird ein Plättchen aufgedeckt.
refusal-not-now-lay = Das muss warten: Jetzt wird ein Plättchen gelegt.
refusal-not-now-crew = Das muss warten: Jetzt wird ein Trupp geschickt oder gepasst.
refusal-not-now-town = Das muss warten: Wähle die Stadt, die es zuerst trifft.
refusal-not-now-side = Das muss warten: Wähle die Seite, die das Beben trifft.
refusal-not-now-aftershock = Das muss warten: Jetzt wird ein Plättchen gedreht oder gepasst.
refusal-no-such-tile = Es gibt kein Plättchen „{ $tile }“.
refusal-not-in-pile = Dieses Plättchen kann nicht aufgedeckt werden: Es ist keins mehr da, das es sein könnte.
refusal-quake-in-set-up = Balance deckt bei der Vorbereitung kein Beben auf.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-not-face-up = Dieses Plättchen liegt nicht offen.
refusal-off-table = Das liegt jenseits der Tischkante.
refusal-cell-taken = Auf { $at } liegt schon ein Plättchen.
refusal-no-highway-there = Kein Highway führt nach { $at }.
refusal-edge-must-be-road = An der { seismic-edge }kante von { $at } kommt ein Highway an, aber das Plättchen ist dort grün.
refusal-edge-must-be-green = Die { seismic-edge }kante von { $at } grenzt an Grün, aber das Plättchen hat dort einen Highway.
refusal-not-smallest-rotation = Das ergibt dieselben Straßen wie r{ $smallest }: Schreibe r{ $smallest }.
refusal-no-such-fragment = Das eben gelegte Plättchen hat keine solche Straße.
refusal-section-taken = Auf diesem Abschnitt steht schon ein Trupp.
refusal-no-crew-left = Kein Trupp ist mehr da, der ausrücken könnte.
refusal-no-second-tile = Ein zweites Plättchen gibt es nur in „Des Straßenbauers Dilemma“, anstelle eines Trupps.
refusal-not-longest =
    { $tiles ->
        [one] Auf der { seismic-edge }seite liegt 1 Plättchen; das Beben trifft eine Seite mit { $most }.
       *[other] Auf der { seismic-edge }seite liegen { $tiles } Plättchen; das Beben trifft eine Seite mit { $most }.
    }
refusal-no-such-town = Dort ist keine Stadt.
refusal-nothing-to-turn = Auf { $at } liegt kein Plättchen, das sich drehen ließe.
refusal-turned-already = Das Plättchen auf { $at } wurde bei diesem Beben schon gedreht.
refusal-turn-changes-nothing = Um { $sixths } Sechstel gedreht liegt das Plättchen auf { $at } wie zuvor.
refusal-not-fewest-sixths = Um { $sixths } Sechstel gedreht liegt das Plättchen auf { $at } wie nach einer Drehung um { $fewest }: Nimm die.
