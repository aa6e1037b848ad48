### At a table, in a replay, in the rules.

## The map

sanandreas-map = Karte von Zug { $turn }. Pfeiltasten gehen über die Felder, Enter wählt eines.
sanandreas-west-of-line = A
sanandreas-east-of-line = A′
sanandreas-whole = Ganze Karte
sanandreas-all = Alles
sanandreas-stretch =
    { $stretch ->
        [north] Norden
        [middle] Mitte
       *[south] Süden
    }
sanandreas-stretch-places =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
sanandreas-north = N
sanandreas-east = O

## What a space says of itself. $at is a space such as 3,12; $figure is a lean as the board shows it: .7, 1, 1.4

sanandreas-at-sea = { $at }: Meer
sanandreas-at-lake = { $at }: ein See, der keine Küste ist
sanandreas-at-land = { $at }: Festland
sanandreas-at-tile = { $at }: { sanandreas-the-tile }
sanandreas-tile-begins =
    { $pawn ->
        [S] Die Platte der Sonne
        [M] Die Platte des Mondes
        [C] Die Platte der Krone
        [A] Die Platte des Wappens
       *[none] Die Platte auf { $tile }
    }
sanandreas-height = Höhe { $height }
sanandreas-leans =
    um { $figure } nach { $side ->
        [N] Norden
        [NE] Nordosten
        [E] Osten
        [SE] Südosten
        [S] Süden
        [SW] Südwesten
        [W] Westen
       *[NW] Nordwesten
    } geneigt
sanandreas-too-steep = zu steil für eine Münze
sanandreas-city-yours = deine Stadt { $coin }
sanandreas-city-yours-secret = deine Stadt { $coin }, nur dir bekannt
sanandreas-city-known = Stadt { $coin } von { $name }
sanandreas-city-secret = Stadt von { $name }, Münze unbekannt
sanandreas-epicentre = Epizentrum, { sanandreas-pawn }
sanandreas-epicentre-buried = Epizentrum darunter, { sanandreas-pawn }
sanandreas-inland =
    { $spaces ->
        [0] an der Küste
        [one] { $spaces } Feld landeinwärts
       *[other] { $spaces } Felder landeinwärts
    }
sanandreas-no-coast = keine Küste in gerader Linie
sanandreas-may-found = eine Stadt lässt sich gründen
sanandreas-may-mark = ein Epizentrum lässt sich markieren

## Why nothing lights there: what the map shows about a space that is not among the legal ones

sanandreas-why-sea = Dort ist nur Meer.
sanandreas-why-land = Auf das Festland wird nie etwas gesetzt.
sanandreas-why-city = Auf { $at } ist schon eine Stadt.
sanandreas-why-pin = Auf { $at } ist ein Epizentrum markiert.
sanandreas-why-steep = { sanandreas-tile-begins } ist um { $figure } geneigt. Keine Münze bliebe darauf liegen.
sanandreas-why-neighbour = Die Stadt auf { $beside } liegt daneben.
sanandreas-why-inland = { sanandreas-tile-begins } grenzt nicht ans Meer.
sanandreas-why-lake = { sanandreas-tile-begins } grenzt nur an einen See, und ein See ist keine Küste.
sanandreas-why-waiting = Dort lässt sich jetzt nichts setzen.

## Rulers

sanandreas-ruler = { $coin }, { sanandreas-inland }: { $points }

## Relief

sanandreas-plan = Plan
sanandreas-walk = Darum herumgehen
sanandreas-north-up = Norden oben
sanandreas-from-south-west = Von Südwesten
sanandreas-relief-help = Der Tisch als Block. Ziehen dreht ihn, Pfeiltasten drehen und kippen ihn, Plus und Minus holen ihn heran.
sanandreas-relief-fetching = Das Relief wird geladen …
sanandreas-relief-flat = Dieser Browser zeichnet kein drehbares Relief. Hier ist es von Südwesten.

## Section

sanandreas-section = Schnitt A–A′
sanandreas-section-short = Schnitt
sanandreas-section-along = Schnitt A–A′ entlang { $line }
sanandreas-section-north = Norden links
sanandreas-section-west = Westen links
sanandreas-section-column = Nord–Süd
sanandreas-section-row = West–Ost
sanandreas-line-column = Spalte { $column }
sanandreas-line-row = Reihe { $row }
sanandreas-section-slider = Wo geschnitten wird
sanandreas-section-follow = Dem Zeiger folgen
sanandreas-section-tells = Schnitt entlang { $line }. { $tiles }
sanandreas-section-tile = { sanandreas-the-tile } von { $left } bis { $right }

## Dice

sanandreas-key = Was ein Würfel tut
sanandreas-key-short = Würfel
sanandreas-key-stays = bleibt, Figur auch
sanandreas-key-way =
    { $side ->
        [N] Norden
        [E] Osten
       *[S] Süden
    }
sanandreas-key-lift = steigt darüber
sanandreas-key-dip = schiebt sich darunter
sanandreas-dice = Würfel, die noch auszuführen sind
sanandreas-dice-order = Zieh die Würfel in deine Reihenfolge, oder nimm die Pfeiltasten. Der erste gilt als Nächstes.
sanandreas-die = { sanandreas-pawn }, { $face }: { $push }
sanandreas-die-push =
    { sanandreas-key-way }, { $force ->
        [lift] { sanandreas-key-lift }
       *[dip] { sanandreas-key-dip }
    }
sanandreas-die-next = { $die }. Nummer { $place } in deiner Reihenfolge.
sanandreas-die-done = { $die }. Ausgeführt.
sanandreas-shift = Platte rücken: { sanandreas-pawn }
sanandreas-would-go =
    { sanandreas-tile-begins } { $side ->
        [N] rückt nach Norden
        [E] rückt nach Osten
       *[S] rückt nach Süden
    }.
sanandreas-would-climb = Sie steigt über { $what }.
sanandreas-would-slip = Sie schiebt sich unter { $what }.
sanandreas-would-lean = Danach neigt sie sich um { $figure } nach { sanandreas-side }.
sanandreas-would-level = Danach liegt sie flach.
sanandreas-would-lose = Verloren bei { $at }: { $city }.
sanandreas-would-sink = { $count ->
        [one] Versinkt: { $tiles }.
       *[other] Versinken: { $tiles }.
    }

## The hand

sanandreas-coins = Deine Münzen, nur für dich zu sehen
sanandreas-no-coins = Keine. Das nächste Beben beendet die Partie.
sanandreas-coin = Münze { $coin }
sanandreas-pawns = Figuren im Vorrat
sanandreas-pawn-placed = { sanandreas-pawn }, auf der Karte
sanandreas-pawns-note = Die vierte auf der Karte löst das Beben aus.
sanandreas-epicentres = { $count } von 4 Epizentren
sanandreas-found = Hier eine Stadt gründen
sanandreas-mark = Hier ein Epizentrum markieren
sanandreas-pick-space = Wähle ein Feld auf der Karte
sanandreas-found-at = Stadt auf { $at } gründen
sanandreas-mark-at = Epizentrum auf { $at } markieren
sanandreas-tap-stretch = Tippe auf einen Küstenabschnitt
sanandreas-tap-space = Tippe auf ein Feld mit Ring
sanandreas-found-short = Gründen
sanandreas-mark-short = Markieren
sanandreas-found-or-mark = Gründen oder markieren
sanandreas-brings =
    { $spaces ->
        [0] An der Küste
        [one] { $spaces } Feld landeinwärts
       *[other] { $spaces } Felder landeinwärts
    }: { $points ->
        [one] 1 Punkt je Beben
       *[other] { $points } Punkte je Beben
    }
sanandreas-brings-nothing = Keine Küste in gerader Linie: hier keine Punkte
sanandreas-sets-off =
    { $count ->
        [4] Das vierte Epizentrum: das Beben beginnt
       *[other] dann { $count } von 4 Epizentren
    }
sanandreas-your-coin = Deine { $coin }, nur du siehst sie.
sanandreas-fits-in =
    { $count ->
        [one] Sie passt auf 1 Feld.
       *[other] Sie passt auf { $count } Felder.
    }
sanandreas-pawn-goes =
    { $count ->
        [one] Sie kann 1 Feld markieren.
       *[other] Sie kann { $count } Felder markieren.
    }
sanandreas-move-it = Tippe auf ein anderes Feld, um zu wechseln.
sanandreas-views = Relief, Schnitt und Würfel
sanandreas-worth =
    { $spaces ->
        [0] Hier an der Küste bringt diese { $coin } je Beben { $points }, solange sie steht.
        [one] { $spaces } Feld landeinwärts bringt diese { $coin } je Beben { $points }, solange sie steht.
       *[other] { $spaces } Felder landeinwärts bringt diese { $coin } je Beben { $points }, solange sie steht.
    }
sanandreas-worthless = Keine Küste in gerader Linie: Diese { $coin } bringt hier nichts.
sanandreas-lost = Verlorene Münzen
sanandreas-lost-by = Verloren von { $name }
sanandreas-lost-unknown = eine Münze, verdeckt
sanandreas-lost-secret = Münze { $coin }, die nur du kennst
sanandreas-swap = { $coin } zurückholen
sanandreas-keep = Die Null behalten
sanandreas-pass = Passen

## The board as text

sanandreas-text = Plan als Text
sanandreas-text-summary = { $tiles } Platten, { $leaning } geneigt, { $steep } zu steil. { sanandreas-epicentres }.
sanandreas-text-cities = Städte
sanandreas-text-epicentres = Epizentren
sanandreas-text-leaning = Geneigte Platten
sanandreas-text-founding = Wo sich eine Stadt gründen lässt
sanandreas-text-marking = Wo sich ein Epizentrum markieren lässt
sanandreas-text-spaces = Alle Felder, von Norden nach Süden
sanandreas-text-none = Keine.
sanandreas-tile = Platte
sanandreas-lean = Neigung
sanandreas-faces = Geneigt nach
sanandreas-side =
    { $side ->
        [N] Norden
        [NE] Nordosten
        [E] Osten
        [SE] Südosten
        [S] Süden
        [SW] Südwesten
        [W] Westen
       *[NW] Nordwesten
    }
sanandreas-lies-on = Liegt auf
sanandreas-land = Festland

## The curtain: one screen, several people

sanandreas-curtain = Gib weiter an { $name }
sanandreas-curtain-why = Die Münzen von { $name } bleiben bis dahin verdeckt.
sanandreas-curtain-lift = Ich bin { $name }

## Auf den Seiten, die alle Spiele teilen

do-found = Eine Stadt gründen
do-mark = Ein Epizentrum markieren
do-shift = Einen Würfel ausführen
do-swap = Eine Münze tauschen
choose-space = Wo
choose-coin = Welche Münze
choose-pawn = Welche Figur
rules-try-plan = Zeig auf ein Feld, um zu lesen, was dort ist. Eine Stadt zeigt ihr Lineal, wenn du sie wählst.
rules-try-section = Der Schieber bewegt den Schnitt.
rules-turn-around = Herumdrehen
rules-still-picture = Als Bild
rules-cities = Städte
rules-city = { $at }: { $words }
