## Das Brett von Seismic

seismic-board = Brett von Seismic
seismic-board-keys = Pfeiltasten oder Q W E A S D gehen von Feld zu Feld, N geht zum nächsten, das passt. Enter wählt und bestätigt, R dreht das Plättchen, Ziffern nehmen ein offenes Plättchen, Plus und Minus vergrößern und verkleinern, F zeigt alles.
seismic-town = San Andreas
seismic-town-west = San Andreas West
seismic-town-east = San Andreas Ost
seismic-zoom-in = Vergrößern
seismic-zoom-out = Verkleinern
seismic-fit = Alles zeigen
seismic-minimap = Der ganze Tisch. Ein Klick führt dorthin.
# Wie weit von der Mitte des Tisches, wie der Rahmen Spalten und Reihen zählt.
seismic-place = { $ew ->
    [west] { $ns ->
        [north] { $name }, { $x } westlich und { $y } nördlich von { $town }
        [south] { $name }, { $x } westlich und { $y } südlich von { $town }
       *[middle] { $name }, { $x } westlich von { $town }
    }
    [east] { $ns ->
        [north] { $name }, { $x } östlich und { $y } nördlich von { $town }
        [south] { $name }, { $x } östlich und { $y } südlich von { $town }
       *[middle] { $name }, { $x } östlich von { $town }
    }
   *[middle] { $ns ->
        [north] { $name }, { $y } nördlich von { $town }
        [south] { $name }, { $y } südlich von { $town }
       *[middle] { $name }
    }
}
seismic-the-town = der Stadt
seismic-edge-ne = Nordost
seismic-edge-e = Ost
seismic-edge-se = Südost
seismic-edge-sw = Südwest
seismic-edge-w = West
seismic-edge-nw = Nordwest
seismic-side-ne = die Nordostseite
seismic-side-e = die Ostseite
seismic-side-se = die Südostseite
seismic-side-sw = die Südwestseite
seismic-side-w = die Westseite
seismic-side-nw = die Nordwestseite
seismic-tile-town = die Stadt { $name }
seismic-tile-quake = Beben { $magnitude }.0
seismic-tile-intersection = eine +{ $value }
seismic-tile-01 = eine scharfe Kurve
    .short = scharfe Kurve
seismic-tile-02 = eine leichte Kurve
    .short = leichte Kurve
seismic-tile-03 = eine Gerade
    .short = Gerade
seismic-tile-01-23 = zwei benachbarte scharfe Kurven
    .short = zwei scharfe Kurven, benachbart
seismic-tile-01-24 = eine scharfe und eine leichte Kurve (rechtsherum)
    .short = scharfe und leichte Kurve, rechtsherum
seismic-tile-01-25 = eine Gerade und eine scharfe Kurve
    .short = Gerade und scharfe Kurve
seismic-tile-01-34 = zwei gegenüberliegende scharfe Kurven
    .short = zwei scharfe Kurven, gegenüber
seismic-tile-01-35 = eine scharfe und eine leichte Kurve (linksherum)
    .short = scharfe und leichte Kurve, linksherum
seismic-tile-02-13 = zwei gekreuzte leichte Kurven
    .short = zwei leichte Kurven, gekreuzt
seismic-tile-02-14 = eine Gerade mit kreuzender leichter Kurve
    .short = Gerade und leichte Kurve, gekreuzt
seismic-tile-02-35 = zwei getrennte leichte Kurven
    .short = zwei leichte Kurven, getrennt
seismic-tile-03-14 = zwei gekreuzte Geraden
    .short = zwei Geraden, gekreuzt
seismic-tile-01-23-45 = drei scharfe Kurven
    .short = drei scharfe Kurven
seismic-tile-01-24-35 = eine scharfe und zwei gekreuzte leichte Kurven
    .short = scharfe und zwei gekreuzte leichte Kurven
seismic-tile-01-25-34 = eine Gerade zwischen zwei scharfen Kurven
    .short = Gerade zwischen zwei scharfen Kurven
seismic-tile-02-14-35 = eine Gerade mit zwei kreuzenden leichten Kurven
    .short = Gerade mit zwei kreuzenden leichten Kurven
seismic-tile-03-14-25 = drei Geraden
    .short = drei Geraden
seismic-from = { $from ->
        [NE] von Nordosten
        [E] von Osten
        [SE] von Südosten
        [SW] von Südwesten
        [W] von Westen
       *[NW] von Nordwesten
    }
seismic-to = { $to ->
        [NE] nach Nordosten
        [E] nach Osten
        [SE] nach Südosten
        [SW] nach Südwesten
        [W] nach Westen
       *[NW] nach Nordwesten
    }
seismic-exit = { $edge ->
        [NE] nach Nordosten
        [E] nach Osten
        [SE] nach Südosten
        [SW] nach Südwesten
        [W] nach Westen
       *[NW] nach Nordwesten
    }
seismic-way = { seismic-from } { seismic-to }
seismic-the-road = die Straße { seismic-way }
seismic-the-exit = der Arm { seismic-exit }
seismic-roads = Straßen { $ways }
seismic-exits = Arme { $ways }
seismic-tile-lies = { $tile }: { $roads }
seismic-cell-empty = { $place }, leer
seismic-cell-scar = { $place }, leer, Narbe eines Bebens
seismic-cell-legal = { $n ->
    [one] { $place }, leer, { $n } Drehung passt{ $touching ->
        [0] {""}
       *[other] , grenzt an einen Abschnitt von { $names }
    }
   *[other] { $place }, leer, { $n } Drehungen passen{ $touching ->
        [0] {""}
       *[other] , grenzt an einen Abschnitt von { $names }
    }
}
seismic-cell-turnable = { $n ->
    [one] { $tile }. { $n } andere Drehung passt
   *[other] { $tile }. { $n } andere Drehungen passen
}
seismic-cell-preview = { $place }, Vorschlag: { $tile }. Lage { $k } von { $n }
seismic-cell-turned = { $tile }. Gewählt: { $turn }
seismic-cell-tile = { $crewed ->
    [0] { $place }: { $tile }
   *[other] { $place }: { $tile }. Trupp von { $name }: { $fragment }
}
seismic-claimable = { $now ->
    [0] { $closed ->
        [0] Besetzen: { $fragment }. Keine Punkte
       *[other] Besetzen: { $fragment }. Offen, geschlossen { $closed } oder mehr
    }
    [one] Besetzen: { $fragment }. { $now } Punkt
   *[other] Besetzen: { $fragment }. { $now } Punkte
}
seismic-count = { $n ->
    [one] { $side }, { $n } Plättchen
   *[other] { $side }, { $n } Plättchen
}
seismic-count-longest = { $n ->
    [one] { $side }, { $n } Plättchen. Eine der längsten: Das nächste Beben kann sie treffen
   *[other] { $side }, { $n } Plättchen. Eine der längsten: Das nächste Beben kann sie treffen
}
seismic-count-of = { $town }: { $count }
seismic-longest-why = Das nächste Beben trifft eine der längsten Seiten.
seismic-section-ring = Schleife: keine Enden, keine Punkte
seismic-section-open = Offen: jetzt 0, geschlossen { $closed } oder mehr
seismic-section-complete = { $now ->
    [one] Vollständig: { $now } Punkt
   *[other] Vollständig: { $now } Punkte
}
seismic-section-length = { $ends ->
    [two] { $n ->
        [0] Von { $here } bis { $there }
        [one] { $n } Teilstück, von { $here } bis { $there }
       *[other] { $n } Teilstücke, von { $here } bis { $there }
    }
    [one] { $n ->
        [0] Beginnt an { $here }
        [one] { $n } Teilstück, ein Ende an { $here }
       *[other] { $n } Teilstücke, ein Ende an { $here }
    }
    [none] { $n ->
        [one] { $n } Teilstück, beide Enden offen
       *[other] { $n } Teilstücke, beide Enden offen
    }
   *[ring] { $n ->
        [one] { $n } Teilstück
       *[other] { $n } Teilstücke
    }
}
seismic-section-free = Kein Trupp
seismic-section-holders = { $kind ->
    [complete] { $count ->
        [one] { $names } bekommt die Punkte
       *[other] { $names } bekommen die Punkte, jeweils voll
    }
    [open] { $count ->
        [one] { $names } bekäme die Punkte
       *[other] { $names } bekämen die Punkte, jeweils voll
    }
   *[ring] { $count ->
        [one] Trupp von { $names }
       *[other] Trupps von { $names }
    }
}
seismic-section-crews = Trupps: { $crews }
seismic-section-crew = { $name } { $n }
seismic-closes-for-you = Schließt einen Abschnitt: { $points } für dich
seismic-closes-for = { $count ->
    [one] Schließt einen Abschnitt: { $points } für { $names }
   *[other] Schließt einen Abschnitt: je { $points } für { $names }
}
seismic-closes = Schließt einen Abschnitt: { $points }, noch frei
seismic-claim-open = Ein Trupp hier: geschlossen { $closed } oder mehr
seismic-claim-ring = Ein Trupp hier: eine Schleife, keine Punkte
seismic-preview-extends = { $n ->
    [0] Beginnt einen Abschnitt von { $names }
    [one] Abschnitt von { $names }: { $n } Teilstück
   *[other] Abschnitt von { $names }: { $n } Teilstücke
}
seismic-preview-turns = Lage { $k } von { $n }
seismic-turn-right-by = { $n ->
    [one] Um ein Sechstel nach rechts
    [3] Um eine halbe Drehung
   *[other] Um { $n } Sechstel nach rechts
}
seismic-turn-left-by = { $n ->
    [one] Um ein Sechstel nach links
    [3] Um eine halbe Drehung
   *[other] Um { $n } Sechstel nach links
}
seismic-turn-gains = { $n ->
    [one] { $name } gewinnt { $n } Punkt
   *[other] { $name } gewinnt { $n } Punkte
}
seismic-turn-loses = { $n ->
    [one] { $name } verliert { $n } Punkt
   *[other] { $name } verliert { $n } Punkte
}
seismic-turn-no-points = Niemandes Punkte ändern sich
seismic-turn-no-section = Kein Abschnitt mit Trupp ändert sich
seismic-turn-sections = Vorher: { $before }. Nachher: { $after }.
seismic-turn-section = { $kind ->
    [complete] { $count ->
        [one] { $points } Punkte für { $names }
       *[other] je { $points } Punkte für { $names }
    }
    [ring] eine Schleife ohne Punkte
   *[open] { $count ->
        [one] offen, { $names } führt
       *[other] offen, { $names } gleichauf
    }
}
seismic-turn-and = { $first }; { $then }
seismic-turn-more = { $n ->
    [one] { $n } weiterer
   *[other] { $n } weitere
}
seismic-turn-same = So, wie es jetzt liegt
seismic-turn-misfit = So passt es nicht
seismic-turn-misfit-edges = Straße läge an Grün: { $edges }.
seismic-turn-misfit-alone = Keine seiner Straßen träfe auf eine andere.
seismic-refused-taken = Hier liegt schon ein Plättchen.
seismic-refused-edges = Dieses Plättchen passt hier nicht: Straße muss an Straße liegen.
seismic-refused-far = Hierher führt keine Straße.
seismic-refused-turn = Das lässt sich nicht drehen.

## Die Hand

seismic-keys-take = Plättchen nehmen, Straße oder Seite wählen
seismic-turn-left = Nach links drehen
seismic-turn-right = Nach rechts drehen

## Das Brett als Text

seismic-text = Brett als Text
seismic-text-summary = { $tiles ->
    [one] { $tiles } Plättchen auf dem Tisch, { $pile } im Stapel.
   *[other] { $tiles } Plättchen auf dem Tisch, { $pile } im Stapel.
}
seismic-text-sides = Seiten
seismic-text-legal = Wo das Plättchen passt
seismic-text-turnable = Plättchen, die sich drehen lassen
seismic-text-sections = Abschnitte mit Trupps
seismic-text-section = { $place }: { $title }. { $detail }
seismic-text-tiles = Plättchen
seismic-text-scars = Narben

## Auf den Seiten, die alle Spiele teilen

game-seismic = Seismic
    .who = 2 bis 4 Personen, 30 bis 60 Minuten
    .about = Leg Straßen um eine kleine Stadt und schick deine Trupps auf sie. Dann öffnet sich der Boden unter der längsten Seite.
variant-big-one = Das Große Beben
    .about = Das stärkste Beben wartet ganz unten im Stapel.
variant-road-crews-dilemma = Des Straßenbauers Dilemma
    .about = Statt einen Trupp zu schicken, darf man ein zweites Plättchen legen.
variant-aftershocks = Nachbeben
    .about = Nach einem Beben dürfen alle ein Plättchen drehen.
variant-twin-cities = Zwillingsstädte
    .about = Zwei Städte, acht Felder auseinander, und die Plättchen zweier Schachteln.
variant-balance = Balance
    .about = Alle decken von einem eigenen Stapel auf; die Plättchen sind gleichmäßig verteilt.
option-quakes = Beben
option-quakes-few = Wenige Beben
    .about = Mehr der gemischten Plättchen kommen in die Schachtel: im Grundspiel höchstens drei Beben.
option-quakes-printed = Beben wie gedruckt
    .about = Die Hälfte der gemischten Plättchen kommt in die Schachtel: im Grundspiel im Mittel drei Beben.
option-quakes-many = Viele Beben
    .about = Weniger der gemischten Plättchen kommen in die Schachtel: im Grundspiel mindestens drei Beben.
option-manifest = Liste der Plättchen
    .about = Welche Plättchen das gedruckte Spiel hat, steht nicht in seinen Regeln. Wenn du es besitzt, zähl deine und lade deine Liste; die Regeln sagen, wie.
    .load = Liste laden
    .usual = Übliche Liste nehmen
    .loaded = { $count ->
        [one] „{ $file }“ ist geladen: eine Art von Plättchen.
        *[other] „{ $file }“ ist geladen: { $count } Arten von Plättchen.
    }
    .own = Eigene Liste der Plättchen
    .too-large = „{ $file }“ ist zu groß für eine Liste von Plättchen.
    .bad-line = „{ $file }“, Zeile { $line }: „{ $text }“ ist kein Plättchen mit seiner Anzahl, wie "03" = 5 unter [highways].
    .twice = „{ $file }“, Zeile { $line }: „{ $text }“ zählt ein Plättchen zum zweiten Mal.
    .empty = „{ $file }“ zählt kein Plättchen.
plan-seismic = { $towns ->
        [one] { $columns } × { $rows } Felder, eine Stadt
        *[other] { $columns } × { $rows } Felder, { $towns } Städte
    }
crews = Trupps
if-ended-now = Wäre jetzt Schluss
crews-left = { $left ->
        [one] { $left } Trupp
        *[other] { $left } Trupps
    }
pile = { $count ->
        [one] 1 Plättchen im Stapel
        *[other] { $count } Plättchen im Stapel
    }
edge = { $edge ->
        [NE] Nordost
        [E] Ost
        [SE] Südost
        [SW] Südwest
        [W] West
        *[NW] Nordwest
    }
forecast-tiles = Gefahr für jedes Plättchen
danger-tile = { $owner ->
        [you] dein Plättchen auf { $at }
        [other] das Plättchen auf { $at } mit einem Trupp von { $name }
        *[none] das Plättchen auf { $at }
    }

## Der Ablauf eines Bebens, in einer Wiederholung

seismic-stage-drawn = Gezogen
seismic-stage-shakes = Der Boden bebt
seismic-stage-fall = Plättchen fallen
seismic-stage-home = Trupps gehen heim
seismic-stage-points = Abschnitte und Punkte
