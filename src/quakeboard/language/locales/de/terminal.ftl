## The text game: the beginning and the end

play-kept-in = Das Spiel liegt in { $file }.
play-committed = Die Ziehungen folgen aus einem geheimen Startwert mit dem Fingerabdruck { $commitment }.
play-welcome = help listet die Befehle, ? sagt, was du jetzt tun kannst.
play-resumed =
    { $turns ->
        [0] Das Spiel in { $file } geht vor seinem ersten Zug weiter.
       *[other] Das Spiel in { $file } geht in Zug { $turns } weiter.
    }
play-over-already = Das Spiel in { $file } ist zu Ende.
play-quit = Das Spiel ist aufbewahrt. Weiter geht es mit: quakeboard play { $game } --resume { $file }
play-verified =
    Die Ziehungen sind geprüft: { $draws ->
        [one] 1 Ziehung folgt
       *[other] alle { $draws } Ziehungen folgen
    } aus dem Startwert mit dem Fingerabdruck { $commitment }.
play-not-verified = Die Ziehungen ließen sich nicht prüfen. { $why }
play-record-in = Die Aufzeichnung liegt in { $file }.

## The text game: what it asks

play-nobody = Spieler
play-turn-of = { $name }, das ist für dich.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-unclear = „{ $text }“ ist nicht zu verstehen. help listet, was geht.
play-no-such-number = Eine Nummer { $number } gibt es hier nicht: { $numbers }.

## The text game: undo, hint, save

play-undone = Zurückgenommen: { $action }.
play-cannot-undo = Nichts lässt sich zurücknehmen: Seit deinem letzten Zug wurde ein Plättchen aufgedeckt.
play-nothing-to-undo = Noch gibt es nichts zurückzunehmen.
play-hint = Ein starker Bot würde { $action } spielen. do spielt es.
play-no-hint = Frag erst mit hint um Rat.
play-save-kept = Jeder Zug steht schon auf der Platte, in { $file }. save DATEI schreibt eine Kopie.
play-saved = Eine Kopie liegt in { $file }; auch sie lässt sich weiterspielen.
play-save-exists = Es gibt schon eine Datei { $file }. Um sie zu ersetzen: save! { $file }
play-save-replaced = Die Datei { $file } war schon da; jetzt steht dort eine Kopie dieses Spiels.
play-no-file-name = keine Datei kann so heißen
play-save-itself = In { $file } liegt das Spiel ohnehin.

## The text game: the drawing

play-only-drawn = Das ist für gezeichnete Bretter; dieses Spiel wird in Sätzen erzählt.

## The text game: help

play-help-hint = hint: was ein starker Bot täte, und warum. do: folgt ihm.
play-help-save = save, save DATEI: wo das Spiel liegt; eine Kopie davon.
play-help-quit = quit: geht. Das Spiel lässt sich später fortsetzen.

## The text game: the rules in short

play-topics = Themen: { $topics }. Zum Beispiel: rules quakes
play-no-topic = Ein Thema „{ $topic }“ gibt es nicht. { $topics }
