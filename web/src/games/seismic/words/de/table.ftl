### At a table, in a replay, in the rules.

## Das Brett von Seismic

seismic-turn-how = Wähle ein Plättchen. Dann zieh es herum oder nimm die Pfeile.
seismic-hint-lay = { $n ->
    [one] { $tile }: passt an { $n } Stelle.
   *[other] { $tile }: passt an { $n } Stellen.
}
seismic-hint-crew = { $n ->
    [one] { $n } Straße kann besetzt werden.
   *[other] { $n } Straßen können besetzt werden.
}
seismic-hint-crew-or-lay = { $n ->
    [one] { $n } Straße kann besetzt werden, oder leg ein zweites Plättchen.
   *[other] { $n } Straßen können besetzt werden, oder leg ein zweites Plättchen.
}
seismic-hint-side = { $n ->
    [one] Beben { $magnitude }.0. { $n } Seite ist die längste.
   *[other] Beben { $magnitude }.0. { $n } Seiten sind gleich lang: Such dir eine aus.
}
seismic-hint-town = Das Beben trifft beide Städte. Welche zuerst?
seismic-hint-pass = Keine Straße dieses Plättchens ist frei. Nichts zu besetzen.
seismic-hint-turn = { $n ->
    [one] { $n } Plättchen kann gedreht werden.
   *[other] { $n } Plättchen können gedreht werden.
}

## Die Hand

seismic-hand = Deine Hand
seismic-face-up = Offen
seismic-claims = Straßen für einen Trupp
seismic-sides = Gleich lange Seiten
seismic-towns = Städte
seismic-pile = Stapel { $n }
seismic-in-pile = im Stapel
seismic-pile-look = Stapel { $n }. Welche Plättchen übrig sind
seismic-take = { $n }: { $tile }
seismic-take-where = { $places ->
    [0] { $n }: { $tile }. Passt nirgends
    [one] { $n }: { $tile }. Passt an { $places } Stelle
   *[other] { $n }: { $tile }. Passt an { $places } Stellen
}
seismic-act-lay = Legen
seismic-act-lay-claim = Legen und besetzen
seismic-act-crew = Besetzen
seismic-act-turn = Drehen
seismic-act-turn-none = Wähle ein Plättchen
seismic-act-turn-misfit = Weiter drehen
seismic-act-side = Trifft { $side }
seismic-act-side-none = Wähle eine Seite
seismic-act-town = Trifft { $town }
seismic-act-town-none = Wähle eine Stadt
seismic-act-pass = Weiter
seismic-act-ends = Der Zug endet …
seismic-act-none = Wähle ein Feld
seismic-act-crew-none = Wähle eine Straße
seismic-pass = Passen
seismic-pass-claim = Nicht besetzen
seismic-pass-turn = Nichts drehen
seismic-empty-row = Kein Plättchen liegt offen.

## Die Plättchen, die übrig sind

seismic-bag = Übrige Plättchen
seismic-bag-count = { $n ->
    [one] { $n } Plättchen ist noch nicht aufgedeckt.
   *[other] { $n } Plättchen sind noch nicht aufgedeckt.
}
seismic-bag-boxed = { $n ->
    [one] { $n } davon liegt ungesehen in der Schachtel.
   *[other] { $n } davon liegen ungesehen in der Schachtel.
}
seismic-bag-own = { $junctions ->
    [one] Dein eigener Stapel: { $n } Plättchen, { $junctions } Kreuzung.
   *[other] Dein eigener Stapel: { $n } Plättchen, { $junctions } Kreuzungen.
}
seismic-bag-highways = Highways
seismic-bag-intersections = Kreuzungen
seismic-bag-quakes = Beben
seismic-bag-tile = { $n ->
    [0] { $tile }: keins übrig
   *[other] { $tile }: { $n } übrig
}

## Auf den Seiten, die alle Spiele teilen

do-lay = Ein Plättchen legen
do-crew = Einen Trupp schicken
do-side = Die Seite wählen
do-town = Die Stadt wählen
do-turn = Ein Plättchen drehen
choose-tile = Welches Plättchen
choose-cell = Wo
choose-rotation = Wie es liegt
choose-sixths = Wie weit
choose-fragment = Welche Straße
choose-side = Welche Seite
rules-try-board = Zeig auf eine Straße: Ihr ganzer Abschnitt leuchtet. Ziehen und die Knöpfe bewegen die Karte.
rules-try-legal = Wähle ein Plättchen: Die Felder, auf die es passt, leuchten.
rules-try-tile = Wähle ein Plättchen, um es zu drehen.
rules-sections = Abschnitte mit Trupps
rules-section-points =
    { $points ->
        [one] { $names }: { $points } Punkt
       *[other] { $names }: { $points } Punkte
    }
rules-section-open = { $names }: offen, noch nichts
rules-box-tile = { $tile }, { $n }-mal in der Schachtel
