### Was der Server von einer Stellung hält: Tipps, Vorhersagen, die Analyse eines Spiels, das zu Ende ist.

## Am Tisch

hint = Tipp
hint-thinking = Denkt nach …
forecast = Vorhersage
advice-forbidden = An diesem Tisch spielen alle ohne Tipps und Vorhersagen.
action-words = { $what }: { $how }
odds-about = { $p } ± { $error }
odds-tiny = unter { $p }
forecast-tiles = Gefahr für jedes Plättchen
forecast-cities = Gefahr jeder Stadt im nächsten Beben
forecast-soon = Bis du wieder legst
forecast-end = Bis zum Ende
forecast-average = Mittlere Würfelfolge
forecast-worst = Schlimmste Würfelfolge
forecast-key = Schraffur
forecast-from = ab { $p }
forecast-most = Am meisten gefährdet: { $what }, { $odds }.
forecast-safe = Nichts ist in Gefahr.
forecast-list = { $count ->
        [one] Die eine Stelle als Text
        *[other] Alle { $count } Stellen als Text
    }
forecast-nothing = Auf dem Brett liegt nichts, was ein Beben nehmen könnte.
forecast-waits = Blickt voraus …
danger-tile = { $owner ->
        [you] dein Plättchen { $at }
        [other] das Plättchen { $at } mit einem Trupp von { $name }
        *[none] das Plättchen { $at }
    }
danger-city = { $owner ->
        [you] deine Stadt auf { $at }
        *[other] die Stadt von { $name } auf { $at }
    }
