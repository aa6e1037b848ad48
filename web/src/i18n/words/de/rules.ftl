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
