### A table and its replay.

## Pages and tools

copy = Kopieren
copied = Kopiert
unknown-game = Diese Seite kann das Spiel „{ $game }“ nicht zeichnen. Es lässt sich über die Schnittstelle des Servers spielen.

## Lobby

devices = { $count ->
        [one] An 1 Stelle offen
        *[other] An { $count } Stellen offen
    }
seat-resigned = Aufgegeben
sit-down = Hinsetzen
stand-up = Aufstehen
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
players = Mitspielende
players-count = { $count } Personen
watching = Du siehst zu
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
understood = Verstanden
same-screen = An diesem Bildschirm
hand-screen-to = Gib den Bildschirm an { $name }
i-am-here = Ich bin da
ended = Die Partie ist zu Ende
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
shortcuts = Tastatur
fact-flagged = { $who ->
        [you] Deine Zeit ist um.
        *[other] Die Zeit von { $name } ist um.
    }
fact-given = { $who ->
        [you] { $bot } spielt für dich.
        *[other] { $bot } spielt für { $name }.
    }
fact-taken-back = { $who ->
        [you] Du spielst wieder selbst.
        *[other] { $name } spielt wieder selbst.
    }
fact-claimed = { $who ->
        [you] Du hast den Platz über den Link eingenommen.
        *[other] { $name } hat den Platz über den Link eingenommen.
    }
fact-claimed-device = { $who ->
        [you] An deinem Platz ist ein weiteres Gerät.
        *[other] Am Platz von { $name } ist ein weiteres Gerät.
    }
fact-device-linked = { $who ->
        [you] Du hast einen Link für ein weiteres Gerät erstellt.
        *[other] { $name } hat einen Link für ein weiteres Gerät erstellt.
    }
fact-reissued = { $who ->
        [you] Für deinen Platz wurde ein neuer Link erstellt, von der Person, die den Tisch geöffnet hat.
        *[other] Für den Platz von { $name } wurde ein neuer Link erstellt, von der Person, die den Tisch geöffnet hat.
    }
fact-handed-over = { $who ->
        [you] Du hast den Platz weitergegeben.
        *[other] { $name } hat den Platz weitergegeben.
    }
fact-undo-asked = { $who ->
        [you] Du möchtest zurücknehmen.
        *[other] { $name } möchte zurücknehmen.
    }
fact-undo-agreed = { $who ->
        [you] Du bist einverstanden.
        *[other] { $name } ist einverstanden.
    }
fact-undo-declined = { $who ->
        [you] Du lehnst ab.
        *[other] { $name } lehnt ab.
    }
fact-undone = { $who ->
        [you] Du nimmst die letzte Aktion zurück.
        *[other] { $name } nimmt die letzte Aktion zurück.
    }
fact-paused = { $who ->
        [you] Du unterbrichst die Partie.
        *[other] { $name } unterbricht die Partie.
    }
fact-pause-asked = { $who ->
        [you] Du bittest um eine Pause.
        *[other] { $name } bittet um eine Pause.
    }
fact-pause-agreed = { $who ->
        [you] Du bist mit der Pause einverstanden.
        *[other] { $name } ist mit der Pause einverstanden.
    }
fact-pause-declined = { $who ->
        [you] Du lehnst die Pause ab.
        *[other] { $name } lehnt die Pause ab.
    }
fact-request-lapsed = Auf die Bitte kam keine Antwort.
fact-pause-over = Die Pause ist um; die Partie geht weiter.
fact-resumed = { $who ->
        [you] Du beendest die Pause.
        *[other] { $name } beendet die Pause.
    }
fact-resigned = { $who ->
        [you] Du gibst auf; { $bot } spielt weiter.
        *[other] { $name } gibt auf; { $bot } spielt weiter.
    }
fact-abandoned = { $who ->
        [you] Du beendest die Partie.
        *[other] { $name } beendet die Partie.
    }
fact-ended = Der Betreiber hat die Partie beendet. { $reason }
fact-rules-changed = Die Regeln dieses Spiels haben sich seit Beginn der Partie geändert: Sie endet ohne Ergebnis.
fact-freed = Der Betreiber hat Platz { $number } frei gemacht.
fact-closed-seat = { $who ->
        [you] Der Betreiber hat deinen Platz geschlossen; { $bot } spielt weiter.
        *[other] Der Betreiber hat den Platz von { $name } geschlossen; { $bot } spielt weiter.
    }

## The strip

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
drag-pen = Zieh den Stift, um zurückzusehen. Die Partie läuft weiter.
looking-back = Du siehst zurück. „Jetzt“ zeigt die Gegenwart.

## Replay

set-up = Der Aufbau
goes-on-at-rest = geht weiter, wenn der Boden ruht
to-table = Zum Tisch

## The list of what may be done

list-later = Die Liste füllt sich, wenn du dran bist.
list-chosen = Was gewählt ist
list-choose = Erst wählen
list-do = { $action }
do-pass = Passen
choose-verb = Was

## Keyboard

keys-skip = Überspringen, was sich bewegt
keys-table = An jedem Tisch
key-space = Leertaste
keys-list = Liste oder Karte
keys-live = Zur Gegenwart
keys-earlier = Einen Zug zurück
keys-later = Einen Zug weiter
keys-pause = Pause, oder weiter
