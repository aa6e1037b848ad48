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
seismic-tile-01-23 = zwei benachbarte scharfe Kurven
seismic-tile-01-24 = eine scharfe und eine leichte Kurve (rechtsherum)
seismic-tile-01-25 = eine Gerade und eine scharfe Kurve
seismic-tile-01-34 = zwei gegenüberliegende scharfe Kurven
seismic-tile-01-35 = eine scharfe und eine leichte Kurve (linksherum)
seismic-tile-02-13 = zwei gekreuzte leichte Kurven
seismic-tile-02-14 = eine Gerade mit kreuzender leichter Kurve
seismic-tile-02-35 = zwei getrennte leichte Kurven
seismic-tile-03-14 = zwei gekreuzte Geraden
seismic-tile-01-23-45 = drei scharfe Kurven
seismic-tile-01-24-35 = eine scharfe und zwei gekreuzte leichte Kurven
seismic-tile-01-25-34 = eine Gerade zwischen zwei scharfen Kurven
seismic-tile-02-14-35 = eine Gerade mit zwei kreuzenden leichten Kurven
seismic-tile-03-14-25 = drei Geraden
seismic-tile-intersection = eine +{ $value }
seismic-tile-quake = Beben { $magnitude }.0
seismic-short-01 = scharfe Kurve
seismic-short-02 = leichte Kurve
seismic-short-03 = Gerade
seismic-short-01-23 = zwei scharfe Kurven, benachbart
seismic-short-01-24 = scharfe und leichte Kurve, rechtsherum
seismic-short-01-25 = Gerade und scharfe Kurve
seismic-short-01-34 = zwei scharfe Kurven, gegenüber
seismic-short-01-35 = scharfe und leichte Kurve, linksherum
seismic-short-02-13 = zwei leichte Kurven, gekreuzt
seismic-short-02-14 = Gerade und leichte Kurve, gekreuzt
seismic-short-02-35 = zwei leichte Kurven, getrennt
seismic-short-03-14 = zwei Geraden, gekreuzt
seismic-short-01-23-45 = drei scharfe Kurven
seismic-short-01-24-35 = scharfe und zwei gekreuzte leichte Kurven
seismic-short-01-25-34 = Gerade zwischen zwei scharfen Kurven
seismic-short-02-14-35 = Gerade mit zwei kreuzenden leichten Kurven
seismic-short-03-14-25 = drei Geraden
seismic-short-intersection = +{ $value }
seismic-short-quake = Beben { $magnitude }.0
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
        [north-east] Nordost
        [east] Ost
        [south-east] Südost
        [south-west] Südwest
        [west] West
       *[north-west] Nordwest
    }
seismic-from =
    { $from ->
        [NE] von Nordosten
        [E] von Osten
        [SE] von Südosten
        [SW] von Südwesten
        [W] von Westen
       *[NW] von Nordwesten
    }
seismic-to =
    { $to ->
        [NE] nach Nordosten
        [E] nach Osten
        [SE] nach Südosten
        [SW] nach Südwesten
        [W] nach Westen
       *[NW] nach Nordwesten
    }
seismic-way = { seismic-from } { seismic-to }
seismic-exit =
    { $edge ->
        [NE] nach Nordosten
        [E] nach Osten
        [SE] nach Südosten
        [SW] nach Südwesten
        [W] nach Westen
       *[NW] nach Nordwesten
    }
seismic-the-road = die Straße { seismic-way }
seismic-the-exit = den Arm { seismic-exit }
seismic-direction =
    { $edge ->
        [NE] Nordosten
        [E] Osten
        [SE] Südosten
        [SW] Südwesten
        [W] Westen
       *[NW] Nordwesten
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
seismic-road-stub = ihren Arm { seismic-exit }
seismic-road-stub-of = den Arm { seismic-exit } der +{ $value } bei { $at }
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
seismic-quake-set-aside = Beben { $magnitude }.0 kommt vor Beginn der Partie und scheidet aus.
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
        [you] du drehst das Plättchen auf { $at } ({ $tile }) um { seismic-sixths }
       *[one] { $name } dreht das Plättchen auf { $at } ({ $tile }) um { seismic-sixths }
    }
seismic-tile-turned-with-crew =
    { $who ->
        [you] du drehst das Plättchen auf { $at } ({ $tile }) um { seismic-sixths } samt seinem Trupp
       *[one] { $name } dreht das Plättchen auf { $at } ({ $tile }) um { seismic-sixths } samt seinem Trupp
    }
seismic-sixths =
    { $sixths ->
        [1] ein Sechstel
        [2] zwei Sechstel
        [3] drei Sechstel
        [4] vier Sechstel
       *[5] fünf Sechstel
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
seismic-nobody-scored = Niemand hat gepunktet; alle teilen sich den Sieg.
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
seismic-if-ended = Wäre jetzt Schluss: { $totals }.
