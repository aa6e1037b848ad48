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
copy = Kopieren
copied = Kopiert
go-home = Zur Startseite
lost = Unter dieser Adresse ist nichts.
lost-text = Der Link ist vielleicht unvollständig, oder was er öffnete, wurde gelöscht.
no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
unknown-game = Diese Seite kann das Spiel „{ $game }“ nicht zeichnen. Es lässt sich über die Schnittstelle des Servers spielen.
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
seat-number = Platz { $number }
sit-me = Ich
sit-me-text = Hier sitzt du.
sit-friend = Jemand mit Link
sit-friend-text = Du bekommst einen Link zum Weitergeben.
sit-here = Jemand an diesem Bildschirm
sit-bot = Ein Bot
which-bot = Welcher Bot
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
add-seat = Platz hinzufügen
remove-seat = Platz entfernen
variants = Varianten
table-size = Größe des Tisches
columns = { $count } Spalten
rows = { $count } Reihen
clock = Uhr
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
name-first = Dein Name fehlt.
names-first = Jemand an diesem Bildschirm hat noch keinen Namen.
open-table = Den Tisch öffnen
as-it-will-be = Vorschau des Tisches

## Lobby

free-seat = Frei
devices = { $count ->
        [one] An 1 Stelle offen
        *[other] An { $count } Stellen offen
    }
seat-resigned = Aufgegeben
your-crew = Dein Trupp
crew = { $crew ->
        [0] Kegel
        [1] Helm
        [2] Schranke
        *[other] Raute
    }
sit-down = Hinsetzen
stand-up = Aufstehen
begin = Beginnen
all-here = Alle Plätze sind besetzt.
begins-soon = Alle sind da. Gleich geht es los.
watchers-link = Für die, die zusehen
copy-link = Link kopieren
copy-watch-link = Link zum Zusehen kopieren
sealed = Der Zufall ist versiegelt. Das ist das Siegel; den Startwert sieht man nach dem Ende.
lobby-together = Der Zufall wird gemeinsam gezogen: Jede Ziehung nimmt vom Gerät jeder verbundenen Person ein Glied einer Kette. Solange eine ehrliche Person antwortet, kann niemand eine Ziehung voraussehen, und der Server kann nur unter wenigen wählen, indem er Antworten auslässt.
lobby-limits = Lässt der Server eine Antwort aus, merkt es der Browser dieser Person. Verdecktes kann er trotzdem lesen, und eine Person mit mehreren Plätzen bleibt eine Person.
lobby-alone = { $alone ->
        [wait] Solange nur eine Person verbunden ist, wartet der Zufall auf eine zweite.
        *[deal] Solange nur eine Person verbunden ist, wird trotzdem gezogen: Server und diese Person zusammen könnten diese Ziehungen voraussehen.
    }
lobby-host = Der Zufall wird vom Server gezogen: Er hat einen Startwert versiegelt, und jeder Browser fügt ein Wort hinzu. Das beweist, dass keine Ziehung geändert wurde. Es beweist nicht, dass der Server nicht vorausgerechnet hat: Sobald die Partie begonnen hat, kann er jede Ziehung berechnen.
lobby-takes-part = Dieser Browser nimmt teil.
host-chain-end = Ende der Kette des Servers
lobby-seal = Siegel des Startwerts (SHA-256)

## The table

what-to-do = Was zu tun ist
your-turn = Du bist dran
title-your-turn = ● Du bist dran · Quakeboard
you = Du
turn = Zug { $turn }
players = Mitspielende
players-count = { $count } Personen
base-game = Das Grundspiel
watching = Du siehst zu
points-head = Punkte
points = { $count ->
        [one] Ein Punkt
        *[other] { $count } Punkte
    }
days = { $days } T { $hours } h
pane = Verlauf, Chat und Hilfe
tab-news = { $tab }, { $count } neu
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-more = { $count } ältere Zeilen
log-and-chat = Verlauf und Chat
chat = Chat
chat-unread = { $count ->
        [0] Chat
        [one] Chat, eine neue Zeile
        *[other] Chat, { $count } neue Zeilen
    }
chat-empty = Niemand hat etwas gesagt.
say = Sagen
say-something = Etwas sagen
mute-whom = { $name } stummschalten
mute = Stumm
hear-all = Alle wieder hören
sound-on = Ton an
sound-off = Ton aus
menu = Menü
use-list = Aus einer Liste wählen
list-tab = Liste
use-board = Auf der Karte wählen
waiting = Der Tisch wird vorbereitet.
waiting-for = { $phase ->
        [lay] { $name } legt ein Plättchen
        [crew] { $name } darf einen Trupp schicken
        [side] { $name } wählt die Seite
        [town] { $name } wählt die Stadt
        [aftershock] { $name } darf ein Plättchen drehen
        [shift] { $name } wählt den nächsten Würfel
        [swap] { $name } darf eine Münze tauschen
        *[other] { $name } denkt nach
    }
calling = Verbindung zum Tisch …
no-contact = Keine Verbindung, neuer Versuch in { $seconds } s
closed = Der Server hat die Verbindung beendet.
table-deleted = Dieser Tisch wurde vom Betreiber des Servers gelöscht.
seat-gone = Dieser Platz wird jetzt anderswo gespielt.
come-back = Wieder verbinden
refused = Das geht nicht
understood = Verstanden
ruling = Regelung { $ruling }
same-screen = An diesem Bildschirm
hand-screen-to = Gib den Bildschirm an { $name }
i-am-here = Ich bin da
ended = Die Partie ist zu Ende
abandoned = Ohne Ergebnis beendet
ground-won = Niemand hat gepunktet.
you-win = Du gewinnst, { $points }
wins = { $count ->
        [one] { $names } gewinnt, { $points }
        *[other] { $names } gewinnen, je { $points }
    }
watch-replay = Noch einmal ansehen
check-chance = Zufall prüfen
rematch = Noch eine Partie
to-rematch = Zum nächsten Tisch
paused = Die Partie ruht
paused-text = Alle Uhren stehen.
paused-until = Ende der Pause: { $end }.
covered-text = Das Brett ist verdeckt, solange die Uhren stehen.
pause = Pause
pause-left = Um eine Pause bitten ({ $count ->
        [0] keine übrig
        [one] noch eine
       *[other] noch { $count }
    })
resume = Weiter
undo = Zurücknehmen
undo-asked = { $name } möchte die letzte Aktion zurücknehmen.
undo-yours = Du möchtest zurücknehmen; { $agreed ->
        [0] noch ist niemand einverstanden
        [one] bisher ist eine Person einverstanden
        *[other] bisher sind { $agreed } einverstanden
    }.
pause-asked = { $name } bittet um eine Pause. Die Uhren laufen, bis alle einverstanden sind.
pause-yours = Du bittest um eine Pause; { $agreed ->
        [0] noch ist niemand einverstanden
        [one] bisher ist eine Person einverstanden
        *[other] bisher sind { $agreed } einverstanden
    }. Die Uhren laufen weiter.
agree = Einverstanden
decline = Ablehnen
withdraw = Zurückziehen
give-to-bot = Einen Bot für mich spielen lassen
take-back = Wieder selbst spielen
hand-over = Meinen Platz weitergeben
handed-over-text = Dein Platz hat einen neuen Link. Wer ihn zuerst öffnet, spielt weiter; hier ist der Platz weg.
device-link = Link für ein weiteres Gerät
device-link-text = Das erste Gerät, das diesen Link öffnet, spielt auch für deinen Platz. Alle am Tisch sehen, dass es da ist.
reissue = Neuer Link für einen Platz
reissue-text = Für jemanden, der nicht mehr an den Platz zurückkommt. Was den Platz bisher öffnete, gilt nicht mehr, und alle am Tisch erfahren es.
reissue-for = Neuer Link für { $name }
reissued-text = Dieser Link öffnet den Platz von { $name }, ein einziges Mal. Was ihn bisher öffnete, gilt nicht mehr.
resign = Aufgeben
abandon = Partie beenden
sure-resign = Ein Bot spielt für dich zu Ende. Zurück geht es nicht.
sure-hand-over = Du bekommst einen neuen Link für deinen Platz und verlierst ihn hier.
sure-abandon = Die Partie endet ohne Ergebnis.
do-it-resign = Aufgeben
do-it-hand-over = Weitergeben
do-it-abandon = Beenden
change-who = Name und Trupp
keep-this = Speichern
hook-text = Sooft jemand entscheiden muss, bekommt diese Adresse ein POST mit Tisch, Platz und Name. Kein Geheimnis steht darin.
hook-address = Adresse
hook-set = Dorthin melden
hook-unset = Nicht mehr melden
hook-on = Züge werden von jetzt an dorthin gemeldet.
hook-off = Züge werden nirgends gemeldet.
chance-is-dealt = Der Zufall wird gezogen
chance-waits-for = { $count ->
        [0] Der Zufall wartet, bis noch jemand verbunden ist
        *[other] Der Zufall wartet auf { $names }
    }
chance-waits-text = An diesem Tisch wird nur gezogen, solange mindestens zwei Personen verbunden sind.
chance-forked = Der Server erzählt diesem Browser eine andere Vergangenheit als zuvor.
chance-forked-text = Was er über den Zufall sagt, setzt nicht fort, was dieser Browser notiert hat: Die Partie wurde zurückgesetzt oder verändert. Dieser Browser nimmt an diesem Tisch nicht mehr am Ziehen teil.
chance-left-out = Deine Antwort wurde bei einer Ziehung ausgelassen.
chance-left-out-text = Dieser Browser hat sofort geantwortet, und seine Antwort zählt nicht. Ist deine Verbindung nicht langsam, hat der Server sie ausgelassen und konnte unter zwei Ziehungen wählen.
chance-not-asked = Dieser Browser wurde bei einer Ziehung nicht gefragt.
chance-not-asked-text = Er war verbunden und hatte jede Frage beantwortet. Der Server hat ohne ihn gezogen.
chance-no-storage = Dieser Browser kann nicht am Ziehen teilnehmen.
chance-no-storage-text = Dafür müsste er etwas speichern, und sein Speicher ist voll oder gesperrt. Du kannst spielen, aber die Ziehungen hängen nicht von diesem Browser ab.
save-proof = Beweis speichern
replay = Wiederholung
shortcuts = Tastatur
fact-flagged = Die Zeit von { $name } ist um.
fact-given = { $bot } spielt für { $name }.
fact-taken-back = { $name } spielt wieder selbst.
fact-claimed = { $name } hat den Platz über den Link eingenommen.
fact-claimed-device = Am Platz von { $name } ist ein weiteres Gerät.
fact-device-linked = { $name } hat einen Link für ein weiteres Gerät erstellt.
fact-reissued = Für den Platz von { $name } wurde ein neuer Link erstellt, von der Person, die den Tisch geöffnet hat.
fact-handed-over = { $name } hat den Platz weitergegeben.
fact-undo-asked = { $name } möchte zurücknehmen.
fact-undo-agreed = { $name } ist einverstanden.
fact-undo-declined = { $name } lehnt ab.
fact-undone = { $name } nimmt die letzte Aktion zurück.
fact-paused = { $name } unterbricht die Partie.
fact-pause-asked = { $name } bittet um eine Pause.
fact-pause-agreed = { $name } ist mit der Pause einverstanden.
fact-pause-declined = { $name } lehnt die Pause ab.
fact-request-lapsed = Auf die Bitte kam keine Antwort.
fact-pause-over = Die Pause ist um; die Partie geht weiter.
fact-resumed = { $name } beendet die Pause.
fact-resigned = { $name } gibt auf; { $bot } spielt weiter.
fact-abandoned = { $name } beendet die Partie.
fact-ended = Der Betreiber hat die Partie beendet. { $reason }
fact-rules-changed = Die Regeln dieses Spiels haben sich seit Beginn der Partie geändert: Sie endet ohne Ergebnis.
fact-freed = Der Betreiber hat Platz { $number } frei gemacht.
fact-closed-seat = Der Betreiber hat den Platz von { $name } geschlossen; { $bot } spielt weiter.

## The strip

seismogram = Seismogramm
strip-label = Züge der Partie
strip-value = Zug { $turn } von { $total }, { $name }
strip-value-quake = Zug { $turn } von { $total }, Beben { $quake }, { $name }
quakes-so-far = { $count ->
        [0] Noch kein Beben
        [one] 1 Beben bisher
        *[other] { $count } Beben bisher
    }
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
live = Jetzt
drag-pen = Zieh den Stift, um zurückzusehen. Die Partie läuft weiter.
looking-back = Du siehst zurück. „Jetzt“ zeigt die Gegenwart.

## Replay

set-up = Der Aufbau
moment-quake = Beben { $plate }
moment-shifts = { $count ->
        [0] Beben, nichts rückt
        [one] Beben, eine Platte rückt
        *[other] Beben, { $count } Platten rücken
    }
goes-on-at-rest = geht weiter, wenn der Boden ruht
to-table = Zum Tisch

## Chance

chance-how = Hier wird jede Ziehung noch einmal abgeleitet, und zu jeder steht, wer sie hätte voraussehen oder wählen können.
seal-fits = Das Siegel passt zum Startwert.
seal-broken = Das Siegel passt nicht zum Startwert.
seal-text = Das SHA-256 des Startwerts muss das Siegel sein.
seal-same = Es ist das Siegel, das dieser Browser zuerst gesehen hat.
seal-changed = Es ist nicht das Siegel, das dieser Browser zuerst gesehen hat.
seal-unseen = Dieser Browser hat vorher kein Siegel gesehen.
seal-same-text = Ein Siegel, das man von Anfang an hat, lässt sich später nicht austauschen.
draws-text = Jede Ziehung wurde in diesem Browser mit HMAC-SHA-256 noch einmal abgeleitet, aus dem Startwert und den Wörtern oder aus den Gliedern. Nur die Wahrscheinlichkeiten kommen vom Server, der die Regeln kennt.
checked-here = In diesem Browser geprüft
draws-right = Alle Ziehungen stimmen
draws-partly = Nicht alles ist bewiesen
own-part = { $draws ->
        [one] In 1 von { $of } Ziehungen steckt ein Glied dieses Browsers: Diese konnte niemand voraussehen, wer sich auch zusammentat; und wählen ließ sich nur unter wenigen, durch Auslassen anderer Antworten, die dann fehlen.
        *[other] In { $draws } von { $of } Ziehungen steckt ein Glied dieses Browsers: Diese konnte niemand voraussehen, wer sich auch zusammentat; und wählen ließ sich nur unter wenigen, durch Auslassen anderer Antworten, die dann fehlen.
    }
own-part-text = Dafür musst du niemandem vertrauen: Nur dieser Browser kannte sein Glied, bevor er es offenlegte.
noted-same = Die Aufzeichnung setzt fort, was sich dieser Browser gemerkt hat.
noted-other = Die Aufzeichnung setzt nicht fort, was sich dieser Browser gemerkt hat: Die Partie wurde geändert, oder anderen wurde eine andere gezeigt.
noted-text = Wer denselben Hash der Mitschrift sieht, dem wurde dasselbe gezeigt.
transcript-hash = Hash der Mitschrift
chance-not-fair = Das passt nicht zusammen
seal-missing = Es gibt kein Siegel, an dem der Startwert zu prüfen wäre.
word-counted = Das Wort, das dieser Browser hinzugefügt hat, wurde mitgezählt.
word-missing = Das Wort, das dieser Browser hinzugefügt hat, wurde nicht mitgezählt.
words-text = Ein Wort stellt sicher, dass der Startwert nicht passend ausgesucht wurde. Berechnen konnte der Server die Ziehungen trotzdem.
draw-wrong = Gezogen wurde „{ $action }“; es folgt aber „{ $due }“.
seed = Startwert
commitment = Siegel
check-yourself = Wer niemandem traut, nimmt die Aufzeichnung und prüft sie selbst:
record = die Aufzeichnung dieser Partie

## The list of what may be done

list = Liste
list-later = Die Liste füllt sich, wenn du dran bist.
list-chosen = Was gewählt ist
list-choose = Erst wählen
list-do = { $action }
do-pass = Passen
choose-verb = Was

## Keyboard

keys-walk = Über die Karte gehen
keys-next = Nächstes markiertes Feld
keys-previous = Voriges markiertes Feld
keys-fit = Alles zeigen
keys-nearer = Näher
keys-farther = Weiter weg
keys-skip = Überspringen, was sich bewegt
keys-table = An jedem Tisch
key-space = Leertaste
keys-act = Hinlegen, dann bestätigen
keys-back = Zurück in die Hand
keys-list = Liste oder Karte
keys-live = Zur Gegenwart
keys-earlier = Einen Zug zurück
keys-later = Einen Zug weiter
keys-pause = Pause, oder weiter
