### Tische im Netz: was dort abgelehnt wird.

# Vorbereitung
refusal-seat-name = Ein Name hat 1 bis { $longest } druckbare Zeichen.
refusal-blank-name = Ein Name braucht sichtbare Zeichen und keine, die leer aussehen.
refusal-bad-colour = Eine Farbe ist eine Zahl von 0 bis { $most }.
refusal-nobody-plays = Mindestens ein Platz muss für einen Menschen sein.
refusal-bad-clock = Eine Uhr gibt { $least } Sekunden bis { $most } Tage; der Zuschlag ist höchstens ein Tag.
refusal-one-process = Eine SQLite-Datei dient einem Prozess; für mehrere: --database postgresql://…
refusal-needs-linux = Ein Server wird nur unter Linux gemessen: dort kann er einen Kern für sich allein haben.

# Am Tisch
refusal-store-unavailable = Die Partien lassen sich gerade nicht speichern. Nichts ist verloren; versuche es bald wieder.
refusal-stale-sequence = Der Tisch ist schon weiter: Die nächste Nummer ist { $next }, nicht { $given }.
refusal-early-sequence = So weit ist der Tisch noch nicht: Die nächste Nummer ist { $next }, nicht { $given }.
refusal-not-seated = Das kann nur, wer am Tisch sitzt.
refusal-not-asked = Dieser Platz ist nicht am Zug.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-has-begun = Die Partie hat begonnen.
refusal-is-over = Die Partie an diesem Tisch ist zu Ende.
refusal-not-over = Die Partie an diesem Tisch ist noch nicht zu Ende.
refusal-is-paused = Die Partie ruht.
refusal-not-paused = Die Partie ruht nicht.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-seats-free = Die Partie beginnt, wenn alle Plätze besetzt sind; frei sind noch { $free }.
refusal-colour-taken = Jemand am Tisch hat diese Farbe.
refusal-name-taken = „{ $name }“ spielt an diesem Tisch: Bitte einen Namen wählen, der sich damit nicht verwechseln lässt.
refusal-nothing-to-undo = Dieser Platz hat nichts zurückzunehmen.
refusal-secret-shown = Seither hat jemand ein Geheimnis erfahren; es lässt sich nicht mehr zurücknehmen.
refusal-undo-asked = Jemand hat schon darum gebeten zurückzugehen.
refusal-undo-not-asked = Niemand hat darum gebeten zurückzugehen oder zu pausieren.
refusal-own-undo = Die anderen müssen zustimmen.
refusal-pause-asked = Jemand hat schon um eine Pause gebeten.
refusal-pauses-used-up = Dieser Platz hatte seine { $most } Pausen schon; mehr gibt es in einer Partie mit Uhr nicht.
refusal-bot-plays = Für diesen Platz spielt ein Bot; übernimm ihn zuerst wieder.
refusal-no-bot-plays = Für diesen Platz spielt kein Bot.
refusal-has-resigned = Dieser Platz hat aufgegeben.
refusal-others-play = Andere spielen noch. Gib auf, dann spielt ein Bot für dich weiter.
refusal-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-wrong-key = Dieser Link öffnet den Tisch nicht.
refusal-invitation-only = An diesen Tisch kommt man nur mit Einladung.
refusal-rematched = Es gibt schon eine Revanche.
refusal-time-is-over = Die Zeit dieses Platzes ist um; ein Bot spielt zu Ende.
refusal-no-entry = An jenem Tisch gibt es keinen Eintrag { $seq }.
refusal-branch-ended = Bei Eintrag { $seq } ist das Spiel zu Ende: Von dort aus gibt es nichts mehr zu spielen.
refusal-branch-seats = Das Spiel, das weitergehen soll, hat { $seats } Plätze.
refusal-forecast-forbidden = An diesem Tisch spielen alle ohne Tipps und Vorhersagen.
refusal-no-forecast = Für dieses Spiel gibt es keine Vorhersagen.
refusal-game-too-long = Dieses Spiel hat { $most } Aktionen erreicht, mehr fasst ein Tisch nicht; gib auf oder brich es ab.
refusal-table-full = Das Protokoll dieses Tisches hat { $most } Einträge erreicht; angenommen wird nur noch, was das Spiel zu Ende bringt.
refusal-too-many-undos = An diesem Tisch wurde { $most }-mal zurückgenommen; mehr lässt sich nicht zurücknehmen.
refusal-undo-too-far = Die letzte Aktion dieses Platzes liegt mehr als { $most } Züge zurück, zu weit, um sie zurückzunehmen.
refusal-record-too-long = Ein Spiel mit { $found } Aktionen ist zu lang für einen Tisch, der { $most } fasst.
refusal-bad-token = Das Geheimnis eines Platzes hat { $least } bis { $most } Zeichen.
refusal-too-long = Eine Nachricht hat 1 bis { $longest } Zeichen.
refusal-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-bad-hook = Züge lassen sich nur an Adressen mit http:// oder https:// melden.
refusal-private-hook = Züge werden nicht an private Adressen gemeldet.

# Nachrichten und Anfragen
refusal-bad-message = Diese Nachricht ist hier nicht zu verstehen: { $why }.
refusal-hello-twice = „hello“ wurde schon gesagt.
refusal-hello-first = Die erste Nachricht ist „hello“.
refusal-slow-down = Zu viele Nachrichten. Warte ein wenig.
refusal-still-thinking = Eins nach dem anderen: Über den letzten Tipp oder die letzte Vorhersage wird noch nachgedacht.
refusal-too-many-hints = Zu viele Tipps und Vorhersagen werden gerade berechnet, die meisten davon für dich. Versuche es gleich noch einmal.
refusal-internal = Hier ist etwas schiefgegangen. Nichts wurde geändert.
refusal-bad-request = Die Anfrage ist nicht wohlgeformt: { $why }.
refusal-foreign-origin = Seiten anderer Anbieter dürfen das nicht.
refusal-too-many-tables = Zu viele Tische von dieser Adresse. Warte ein wenig.
refusal-too-many-open-tables = { $most } öffentliche Tische von dieser Adresse haben noch nicht begonnen. Beginne oder beende einen davon, oder lade ein.
refusal-too-many-seats = Von dieser Adresse sind { $most } Plätze an öffentlichen Tischen besetzt, die noch nicht begonnen haben. Verlasse erst einen davon.
refusal-too-many-requests = Zu viele Anfragen von dieser Adresse. Warte ein wenig.
refusal-too-many-sockets = Zu viele Verbindungen von dieser Adresse.
refusal-too-many-records = Dieser Server lädt und prüft gerade so viele Partien, wie er kann. Versuche es in ein paar Sekunden wieder.
refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-not-allowed = Das geht unter dieser Adresse nicht.
