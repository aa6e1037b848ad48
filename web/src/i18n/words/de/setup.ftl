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
seat-bot-here = Einen Bot hierher setzen …
seat-bot-at = Ein Bot für Platz { $number }
unseat-bot = { $name } wegnehmen
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

## A table of one's own

seat-number = Platz { $number }
sit-me = Ich
sit-me-text = Hier sitzt du.
sit-friend = Jemand mit Link
sit-friend-text = Du bekommst einen Link zum Weitergeben.
sit-here = Jemand an diesem Bildschirm
sit-bot = Ein Bot
which-bot = Welcher Bot
add-seat = Platz hinzufügen
remove-seat = Platz entfernen
variants = Varianten
table-size = Größe des Tisches
clock-none = Keine
clock-quick = Je 10 Minuten, 5 Sekunden je Zug
clock-easy = Je 30 Minuten, 15 Sekunden je Zug
clock-day = Ein Tag je Zug
clock-three = Drei Tage je Zug
public = Für alle sichtbar
public-text = Alle dürfen zusehen und einen freien Platz nehmen.
advice-allowed = Tipps und Vorhersagen
advice-allowed-text = Wer dran ist, darf den Server fragen, was er täte und was Beben nehmen könnten.
advice-none = Ohne Tipps
dealing = Wie der Zufall entsteht
dealing-together = Gemeinsam gezogen
dealing-together-text = Jede Ziehung nimmt vom Gerät jeder verbundenen Person ein Glied einer Kette. Solange eine ehrliche Person antwortet, kann niemand eine Ziehung voraussehen, und der Server kann nur unter wenigen wählen, indem er Antworten auslässt.
dealing-host = Vom Server gezogen
dealing-host-text = Der Server versiegelt vor der Partie einen Startwert, und jeder Browser fügt ein Wort hinzu. Das beweist, dass keine Ziehung geändert wurde. Es beweist nicht, dass der Server nicht vorausgesehen hat, was kommt.
dealing-solo = Du spielst allein gegen Bots: Zieht der Server, könnte er vorausrechnen.
alone = Solange nur eine Person verbunden ist
alone-deal = Trotzdem ziehen: Server und diese Person zusammen könnten die Ziehung voraussehen
alone-wait = Warten, bis noch jemand verbunden ist
open-table = Den Tisch öffnen
as-it-will-be = Vorschau des Tisches
base-game = Das Grundspiel
