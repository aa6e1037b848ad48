### Lernen: zehn Schritte zu jedem Spiel; was die Teile einer Nachricht sind, steht in der englischen Datei.

## Around the steps

learn-page = { $game } lernen
learn-step = Schritt { $step } von { $total }
learn-count = { $step } von { $total }
learn-steps = Schritte
learn-open-step = { $done ->
        [yes] Schritt { $step }, geschafft: { $task }
        *[no] Schritt { $step }: { $task }
    }
learn-end-step = Das Ende der Lektion
learn-back = Zurück
learn-skip = Überspringen
learn-again = Von vorn
learn-on = Weiter
learn-that-is-it = Geschafft
learn-answer-points = { $count ->
        [one] 1 Punkt
        *[other] { $count } Punkte
    }
learn-end = Das war alles
    .seismic = Eine Straße zahlt, wenn ihre beiden Enden eine Kreuzung oder die Stadt erreicht haben; Beben nehmen, was der Stadt am nächsten liegt. Der Rest ist Übung.
    .san-andreas = Am Wasser bringen Städte am meisten, und dort bewegt sich der Boden. Der Rest ist Übung.
learn-other = { $game } lernen
