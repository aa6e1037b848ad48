### Die Regelseiten.

rules-of = Die Regeln von { $game }
rules-contents = Inhalt
rules-rulings = Regelungen
rules-in-translation = Eine Übersetzung: Wo sie etwas anderes sagt, entscheidet die englische Seite.
rules-read-original = Auf Englisch lesen
rules-read-translation = Zurück zur Übersetzung
rules-pages = Regelseiten
rules-print = Drucken

## Finding words in the page

rules-find = In den Regeln suchen
rules-found =
    { $all ->
        [0] Nicht gefunden
       *[other] { $n } von { $all }
    }
rules-find-next = Nächste Stelle
rules-find-previous = Vorige Stelle

## Rulings

rules-other-place = { $ruling }: Stelle { $n } von { $all }. Zur nächsten

## Diagrams

rules-diagram = Schaubild: { $about }
rules-which = Was das Schaubild zeigt
rules-try-board = Zeig auf eine Straße: Ihr ganzer Abschnitt leuchtet. Ziehen und die Knöpfe bewegen die Karte.
rules-try-legal = Wähle ein Plättchen: Die Felder, auf die es passt, leuchten.
rules-try-plan = Zeig auf ein Feld, und es erklärt sich. Eine Stadt zeigt ihr Lineal, wenn du sie wählst.
rules-try-tile = Wähle ein Plättchen, um es zu drehen.
rules-try-section = Der Schieber bewegt den Schnitt.
rules-turn-around = Herumdrehen
rules-still-picture = Als Bild
rules-sections = Abschnitte mit Trupps
rules-cities = Städte
rules-city = { $at }: { $words }
rules-section-points =
    { $points ->
        [one] { $names }: { $points } Punkt
       *[other] { $names }: { $points } Punkte
    }
rules-section-open = { $names }: offen, noch nichts
rules-box-tile = { $tile }, { $n }-mal in der Schachtel
