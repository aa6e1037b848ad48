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
