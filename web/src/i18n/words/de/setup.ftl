### A table before its game: the form for a new one, and the lobby.

listed-for-all = für alle sichtbar
invited-only = auf Einladung
at-zero = Bei null
at-zero-words = { $then ->
        [pass] Der Zug wird gepasst
        *[bot] Ein Bot spielt weiter
    }
at-zero-more = { $then ->
        [pass] oder die erste gültige Aktion gewählt
        *[bot] du darfst wieder übernehmen
    }
help = Hilfe
help-given = Tipps erlaubt
help-given-more = und Vorhersagen
help-none-more = und ohne Vorhersagen
watching-title = Zusehen
watching-all = Alle
watching-link = Mit dem Link
watching-open = sie sehen, was offen liegt
watching-everything = sie sehen alles, was du siehst
clock-none-more = lass dir Zeit
clock-each-bank = { $unit ->
        [days] Je { $count ->
            [one] ein Tag
            *[other] { $count } Tage
        }
        [minutes] Je { $count ->
            [one] eine Minute
            *[other] { $count } Minuten
        }
        *[seconds] Je { $count } Sekunden
    }
clock-each-move = { $unit ->
        [days] { $count ->
            [one] Ein Tag
            *[other] { $count } Tage
        } je Zug
        [minutes] { $count ->
            [one] Eine Minute
            *[other] { $count } Minuten
        } je Zug
        *[seconds] { $count } Sekunden je Zug
    }
clock-increment = und { $seconds } Sekunden je Zug
clock-refills = neu bei jedem Zug
clock-whole-game = für die ganze Partie
seats-taken = { $taken } von { $count } besetzt
seat-bot-text = Spielt sofort.
seat-free-all = Hier dürfen alle Platz nehmen
seat-free-link = Wer den Link hat
table-link = Link zu diesem Tisch
free-still = { $count ->
        [one] Ein Platz ist noch frei
        *[other] { $count } Plätze sind noch frei
    }
begins-then = Es geht los, wenn alle Plätze besetzt sind.
begin-now = Wer hier sitzt, kann beginnen.
rules-at-this-table = Regeln an diesem Tisch
without-variants = Ohne Varianten
the-table = Der Tisch
what-it-means = Was das heißt
