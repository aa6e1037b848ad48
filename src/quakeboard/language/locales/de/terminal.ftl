## The text game: the beginning and the end

play-kept-in = Die Partie liegt in { $file }.
play-committed = Die Ziehungen folgen aus einem geheimen Startwert mit dem Siegel { $commitment }.
play-welcome = help listet die Befehle, ? sagt, was du jetzt tun kannst.
play-resumed = Die Partie in { $file } geht weiter. Züge bisher: { $moves }.
play-over-already = Die Partie in { $file } ist zu Ende.
play-quit = Die Partie ist aufbewahrt. Weiter geht es mit: quakeboard play { $game } --resume { $file }
play-verified =
    Die Ziehungen sind geprüft: { $draws ->
        [one] 1 Ziehung folgt
       *[other] alle { $draws } Ziehungen folgen
    } aus dem Startwert mit dem Siegel { $commitment }.
play-not-verified = Die Ziehungen ließen sich nicht prüfen. { $why }
play-record-in = Die Aufzeichnung liegt in { $file }.

## The text game: what it asks

play-nobody = Person
play-turn-of = { $name }, das ist für dich.
play-hand-over = Jetzt hat { $name } den Bildschirm; die anderen schauen weg. { $name }, drück Enter.
play-which = Was tust du?
play-where = Wo?
play-ask = { $question } { $numbers }
play-ask-further = { $chosen } – { $question } { $numbers } oder back
play-only-choice = Es gibt nur eine Möglichkeit: { $choice } Enter nimmt sie
play-choice = { $number }: { $choice }
play-row = Reihe { $row }: { $columns }.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-refused = { $action }: { $why }
play-unclear = „{ $text }“ ist nicht zu verstehen. ? listet die Möglichkeiten, help die Befehle.
play-no-such-number = Eine Nummer { $number } gibt es hier nicht: { $numbers }.

## The text game: undo, hint, story, save

play-undone = Zurückgenommen: { $action }.
play-cannot-undo = Nichts lässt sich zurücknehmen: Seit deinem letzten Zug wurde gezogen, gewürfelt oder etwas gezeigt.
play-nothing-to-undo = Noch gibt es nichts zurückzunehmen.
play-hint = Ein starker Bot würde wählen: { $action }. do spielt es.
play-no-hint = Frag erst mit hint nach einem Tipp.
play-story-all = Die ganze Geschichte hat { $lines } Zeilen: story all.
play-no-story = Noch ist nichts geschehen.
play-save-kept = Jeder Zug ist schon gespeichert, in { $file }. save DATEI schreibt eine Kopie.
play-saved = Eine Kopie liegt in { $file }; auch sie lässt sich weiterspielen.
play-save-exists = Es gibt schon eine Datei { $file }. Um sie zu ersetzen: save! { $file }
play-save-replaced = Die Datei { $file } war schon da; jetzt steht dort eine Kopie dieser Partie.
play-no-file-name = keine Datei kann so heißen
play-save-itself = In { $file } liegt die Partie ohnehin.

## The text game: the drawing

play-only-drawn = Das ist für gezeichnete Bretter; diese Partie wird in Sätzen erzählt.
play-board-small = Das Brett ist klein gezeichnet, damit es passt. large zeigt mehr davon.
play-board-cut = Das Brett ist breiter als das Fenster. pan W und pan E verschieben es; small zeigt mehr davon.
play-pan-which = In welche Richtung? pan W oder pan E.

## The text game: help

play-help-choose = Eine Nummer wählt die Möglichkeit. Wörter der Notation auch, alle oder einige; nach dem Rest wird gefragt.
play-help-list = ?: die Möglichkeiten, in Sätzen. back oder nur Enter: neu wählen.
play-help-undo = undo: nimmt deinen letzten Zug zurück, bis gezogen, gewürfelt oder etwas gezeigt wird.
play-help-hint = hint: was ein starker Bot täte, und warum. do: folgt ihm.
play-help-board = board: noch einmal der Tisch. scores: wie es steht. story, story all: was geschehen ist.
play-help-drawn = large, small, fit, pan W: wie das Brett gezeichnet wird. legend: was seine Zeichen bedeuten.
play-help-rules = rules: die Regeln in Kürze, nach Themen.
play-help-save = save, save DATEI: wo die Partie liegt; eine Kopie davon.
play-help-quit = quit: beendet das Programm. Die Partie lässt sich später fortsetzen.

## The text game: the rules in short

play-topics = Themen: { $topics }. Zum Beispiel: rules { $example }
play-no-topic = Ein Thema „{ $topic }“ gibt es nicht. { $topics }
