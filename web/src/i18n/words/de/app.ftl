### The pages, the table and the strip.

## Pages and tools

skip = Zum Inhalt springen
language = Sprache
theme-dark = Dunkel
theme-light = Hell
pages = Seiten
rules = Regeln
close = Schließen
cancel = Jetzt nicht
copy = Kopieren
copied = Kopiert
go-home = Zur ersten Seite
lost = Unter dieser Adresse ist nichts.
lost-text = Hier endet die Karte.
no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
unknown-game = Diese Seite kann das Spiel „{ $game }“ nicht zeichnen. Es lässt sich über die Schnittstelle des Servers spielen.
fetching = Das Blatt wird geholt

## Home

headline = Zwei Spiele über Boden, der nicht stillhält
sheet-number = Blatt { $number }
guest = Gast
play-now = Jetzt spielen
play-now-text = Sofort, gegen zwei Bots:
learn = Regeln lesen
open-tables = Offene Tische
no-tables = Kein Tisch ist offen. Öffne einen, und die anderen sehen ihn.
free-seats = { $count ->
        [one] Ein freier Platz
        *[other] { $count } freie Plätze
    }
your-games = Deine Partien
go = Los
own-table = Einen eigenen Tisch aufstellen
thinking = { $name } denkt nach.
not-begun = { $free ->
        [0] Kann beginnen.
        [one] Ein Platz ist frei.
        *[other] { $free } Plätze sind frei.
    }
clock-short-bank = je { $minutes } min
clock-short-move = { $minutes } min je Zug
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
add-seat = Platz dazu
remove-seat = Platz weg
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
public = Für alle gelistet
public-text = Alle dürfen zusehen und einen freien Platz nehmen.
advice-allowed = Tipps und Vorhersagen
advice-allowed-text = Wer dran ist, darf den Server fragen, was er täte und was Beben nehmen könnten.
advice-none = Ohne Tipps
name-first = Dein Name fehlt.
names-first = Jemand an diesem Bildschirm hat noch keinen Namen.
open-table = Den Tisch öffnen
as-it-will-be = Der Tisch, wie er sein wird

## Lobby

free-seat = Frei
your-seat = Dein Platz
seat-bot = Bot: { bot-short }
seat-here = Da
seat-away = Nicht da
devices = { $count ->
        [one] An 1 Stelle offen
        *[other] An { $count } Stellen offen
    }
seat-resigned = Aufgegeben
waiting-for-somebody = Hier kommt noch jemand.
is-public = Für alle gelistet
by-invitation = Auf Einladung
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
not-yet = { $free ->
        [one] Es geht los, wenn der letzte freie Platz besetzt ist.
        *[other] Es geht los, wenn noch { $free } sich gesetzt haben.
    }
begins-soon = Alle sind da. Gleich geht es los.
watchers-link = Für die, die zusehen
copy-link = Link kopieren
copy-watch-link = Link zum Zusehen kopieren
sealed = Der Zufall ist versiegelt. Das ist das Siegel; den Keim sieht man nach dem Ende.

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
log = Verlauf
log-empty = Noch hat sich nichts bewegt.
log-more = { $count } ältere Zeilen
log-and-chat = Verlauf und Gespräch
chat = Gespräch
chat-unread = { $count ->
        [0] Gespräch
        [one] Gespräch, eine neue Zeile
        *[other] Gespräch, { $count } neue Zeilen
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
use-board = Auf der Karte wählen
waiting = Der Tisch wird gedeckt.
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
calling = Der Tisch wird gerufen
no-contact = Kein Kontakt, neuer Versuch in { $seconds } s
closed = Der Server hat die Verbindung beendet.
table-deleted = Dieser Tisch wurde vom Betreiber des Servers gelöscht.
seat-gone = Dieser Platz wird jetzt anderswo gespielt.
come-back = Wiederkommen
understood = Verstanden
ruling = Regelung { $ruling }
same-screen = An diesem Bildschirm
hand-screen-to = Gib den Bildschirm an { $name }
i-am-here = Ich bin da
ended = Die Partie ist zu Ende
abandoned = Ohne Ergebnis beendet
ground-won = Niemand hat Punkte. Diesmal hat der Boden gewonnen.
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
undo-yours = Du möchtest zurücknehmen; { $agreed } sind bisher einverstanden.
pause-asked = { $name } bittet um eine Pause. Die Uhren laufen, bis alle einverstanden sind.
pause-yours = Du bittest um eine Pause; { $agreed } sind bisher einverstanden. Die Uhren laufen weiter.
agree = Einverstanden
decline = Ablehnen
withdraw = Doch nicht
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
keep-this = So lassen
hook = Züge ansagen
hook-text = Sooft jemand gefragt ist, bekommt diese Adresse ein POST mit Tisch, Platz und Name. Kein Geheimnis steht darin.
hook-address = Adresse
hook-set = Dorthin ansagen
hook-unset = Nicht mehr ansagen
hook-on = Züge werden von jetzt an dorthin angesagt.
hook-off = Züge werden nirgends angesagt.
sealed-with-yours = Dein Browser hat dem Keim ein eigenes Wort hinzugefügt.
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
fact-resumed = { $name } macht weiter.
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
        [one] Beben, ein Plättchen rückt
        *[other] Beben, { $count } Plättchen rücken
    }
moment-turn = Zug { $turn }, { $name }
of-turns = von { $total }
curve-text = Nach jedem Zug
play-on = Abspielen
stop = Anhalten
speed = Tempo: { $speed }-fach
next-quake = Nächstes Beben
keys-turns = Züge
keys-play = abspielen
link-to-moment = Link zu diesem Moment
to-table = Zum Tisch

## Chance

chance-how = Vor der ersten Handlung hat der Server einen geheimen Keim versiegelt, und die Browser der Spielenden haben eigene Worte hinzugefügt. Daraus folgt jede Ziehung, also konnte niemand wissen oder steuern, was kommt.
seal-fits = Das Siegel passt zum Keim.
seal-broken = Das Siegel passt nicht zum Keim.
seal-text = Das SHA-256 des Keims muss die Festlegung sein.
seal-same = Es ist das Siegel, das dieser Browser zuerst gesehen hat.
seal-changed = Es ist nicht das Siegel, das dieser Browser zuerst gesehen hat.
seal-unseen = Dieser Browser hat vorher kein Siegel gesehen.
seal-same-text = Ein Siegel, das man von Anfang an hat, lässt sich später nicht austauschen.
draws-fit = { $draws ->
        [one] Die eine Ziehung ist, was der Keim sagt.
        *[other] Alle { $draws } Ziehungen sind, was der Keim sagt.
    }
draws-text = Jede Ziehung wurde mit HMAC-SHA-256 aus dem Keim, den Worten der Spielenden und ihrer Nummer neu hergeleitet. Nur die Wahrscheinlichkeiten kommen vom Server, der die Regeln kennt.
checked-here = In diesem Browser geprüft
chance-was-fair = Der Zufall war fair
chance-not-fair = Das passt nicht zusammen
seal-missing = Es gibt kein Siegel, an dem der Keim zu prüfen wäre.
words-added = { $count ->
        [0] Niemand hat dem Keim ein Wort hinzugefügt.
        [one] Eine Person hat dem Keim ein Wort hinzugefügt.
        *[other] { $count } Personen haben dem Keim Worte hinzugefügt.
    }
word-counted = Das Wort, das dieser Browser hinzugefügt hat, wurde mitgezählt.
word-missing = Das Wort, das dieser Browser hinzugefügt hat, wurde nicht mitgezählt.
words-text = Wer ein Wort hinzugefügt hat, weiß, dass der Server die Ziehungen nicht im Voraus kennen konnte.
draw-wrong = Schritt { $step } ist nicht, was der Keim sagt: „{ $action }“ statt „{ $due }“.
draws-given = { $given ->
        [one] Die erste Ziehung stammt aus einer anderen Partie; über sie sagt dieser Keim nichts.
        *[other] Die ersten { $given } Ziehungen stammen aus einer anderen Partie; über sie sagt dieser Keim nichts.
    }
seed = Keim
commitment = Festlegung
check-yourself = Wer niemandem traut, nimmt die Aufzeichnung und prüft sie selbst:
record = die Aufzeichnung dieser Partie

## The list of what may be done

list-choose = Erst wählen
list-do = { $action }
do-pass = Passen
choose-verb = Was

## Keyboard

keys-walk = Über die Karte gehen
keys-take = Plättchen oder Münze nehmen
keys-turn = Das Plättchen drehen
keys-act = Hinlegen, dann ausführen
keys-back = Zurück in die Hand
keys-list = Liste oder Karte
keys-live = Zur Gegenwart
keys-earlier = Einen Zug zurück
keys-later = Einen Zug weiter
keys-pause = Pause, oder weiter
