### The pages, the table and the strip.

## Pages and tools

skip = Zum Inhalt springen
language = Sprache
theme-dark = Dunkel
theme-light = Hell
pages = Seiten
rules = Regeln
close = Schließen
cancel = Abbrechen
go-home = Zur Startseite
lost = Unter dieser Adresse ist nichts.
lost-text = Der Link ist vielleicht unvollständig, oder was er öffnete, wurde gelöscht.
no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
fetching = Wird geladen …

## Home

headline = Zwei Spiele über Boden, der nicht stillhält
sheet-number = Blatt { $number }
guest = Gast
play-now = Jetzt spielen
play-now-text = Sofort, gegen zwei Bots:
play-game-now = { $game } jetzt spielen
learn = Regeln lesen
open-tables = Offene Tische
no-tables = Kein Tisch ist offen. Öffne einen, und die anderen sehen ihn.
free-seats = { $count ->
        [one] Ein freier Platz
        *[other] { $count } freie Plätze
    }
your-games = Deine Partien
all-games = Ergebnisse und Statistik
result-won = gewonnen
result-shared = geteilter Sieg
result-lost = verloren
result-none = niemand hat gewonnen
your-tables = Deine Tische
being-played = Wird gerade gespielt
all-public = { $count ->
        [one] Der öffentliche Tisch
        *[other] Alle { $count } öffentlichen Tische
    }
nobody-plays = Gerade spielt niemand öffentlich.
watch = Zusehen
watchers = { $count ->
        [one] Eine Person sieht zu
        *[other] { $count } Personen sehen zu
    }
your-turn-number = Du bist dran, Zug { $turn }
turn-of = { $name } ist dran, Zug { $turn }
time-left = noch { $time }
last-move = letzter Zug { $ago }
opened-ago = geöffnet { $ago }
just-now = gerade eben
go = Los
own-table = Einen eigenen Tisch aufstellen
not-begun = { $free ->
        [0] Kann beginnen.
        [one] Ein Platz ist frei.
        *[other] { $free } Plätze sind frei.
    }
clock-short-bank = je { $minutes } min
clock-short-move = { $minutes } min je Zug
clock-short-days = { $days ->
        [one] ein Tag je Zug
        *[other] { $days } Tage je Zug
    }
credits = Seismic von Ted Alspach, Atlas Games, 2006. San Andreas von James Kyle, 2003, gemeinfrei. Ohne Verbindung zum Verlag.

## A table of one's own

which-game = Spiel
your-name = Dein Name
name = Name
seats = Plätze
bot = { $bot ->
        [gentle] Sanft: übersieht manches
        [steady] Solide: sieht, was zählt, irrt selten
        [sharp] Scharf: denkt voraus
        [fierce] Gnadenlos: denkt lange, verzeiht nichts
        [greedy] Greedy: nimmt, was gerade am meisten bringt
        [random] Random: tut irgendetwas
        [uct] UCT: sucht, weiß nichts vom Spiel
        *[other] { $bot }
    }
bot-short = { $bot ->
        [gentle] sanft
        [steady] solide
        [sharp] scharf
        [fierce] gnadenlos
        *[other] { $bot }
    }
for-comparison = Zum Vergleich
columns = { $count } Spalten
rows = { $count } Reihen
clock = Uhr
name-first = Dein Name fehlt.
names-first = Jemand an diesem Bildschirm hat noch keinen Namen.

## Lobby

free-seat = Frei
your-crew = Dein Trupp
crew = { $crew ->
        [0] Kegel
        [1] Helm
        [2] Schranke
        *[other] Raute
    }
begin = Beginnen

## The table

you = Du
turn = Zug { $turn }
points-head = Punkte
points = { $count ->
        [one] Ein Punkt
        *[other] { $count } Punkte
    }
days = { $days } T { $hours } h
refused = Das geht nicht
ruling = Regelung { $ruling }
abandoned = Ohne Ergebnis beendet
paused = Die Partie ruht
undo = Zurücknehmen
replay = Wiederholung

## The strip

seismogram = Seismogramm
live = Jetzt

## Replay

moment-quake = Beben { $plate }
moment-shifts = { $count ->
        [0] Beben, nichts rückt
        [one] Beben, eine Platte rückt
        *[other] Beben, { $count } Platten rücken
    }

## The list of what may be done

list = Liste

## Keyboard

keys-walk = Über die Karte gehen
keys-next = Nächstes markiertes Feld
keys-previous = Voriges markiertes Feld
keys-fit = Alles zeigen
keys-nearer = Näher
keys-farther = Weiter weg
keys-act = Hinlegen, dann bestätigen
keys-back = Zurück in die Hand
