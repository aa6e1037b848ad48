### Die Befehlszeile.

## The overview

newcomer =
    Zwei Brettspiele mit Erdbeben. Drei Dinge zum Ausprobieren:

      quakeboard play              hier im Terminal spielen, gegen zwei Bots
      quakeboard serve --browse    die Tische im Browser öffnen
      quakeboard simulate --bot greedy --bot random --games 10
                                   Bots zehn Partien spielen lassen und sehen, wer gewinnt

    quakeboard --help listet alle Befehle, quakeboard BEFEHL --help sagt, was jeder kann.
help-about = Zwei Brettspiele mit Erdbeben: zum Spielen, Ausrichten und Erforschen.
help-play = Hier im Terminal spielen.
help-serve = Tische ausrichten: Wer den Link öffnet, spielt mit.
help-simulate = Bots spielen lassen und jede Partie aufzeichnen.
help-arena = Bots gegeneinander spielen lassen und bewerten.
help-study = Varianten und andere Aufbauten eines Spiels vergleichen.
help-dataset = Was Bots sehen, denken und tun, in Parquet-Dateien schreiben.
help-analyse = Sagen, was jede Aktion einer Partie wert war.
help-replay = Eine Partie als Geschichte erzählen.
help-trace = Jede Stellung einer Partie als JSON ausgeben.
help-verify = Eine Aufzeichnung prüfen, und wer ihre Ziehungen kennen konnte.
help-picture = Eine Stellung einer Partie zeichnen.
help-forecast = Sagen, was Beben wahrscheinlich nehmen.
help-convert = San Andreas als Portable Piecepack Notation schreiben oder lesen.
help-perft = Die Folgen von Aktionen zählen.
help-admin = Die Tische eines Servers pflegen, während er läuft.
help-bench = Messen, wie schnell es auf diesem Rechner geht.

## What every command may say

did-you-mean = Ist „{ $word }“ gemeint?
interrupted = unterbrochen
kernel-plain = Der Kernel ist hier nicht kompiliert: dieselben Partien, aber Bots denken langsamer. Installiere einen C-Compiler, dann: pip install --force-reinstall --no-cache-dir --no-binary quakeboard quakeboard (oder, in einem Klon, make setup).
kernel-plain-wanted = Der Kernel ist nicht kompiliert, weil QUAKEBOARD_PLAIN gesetzt ist: dieselben Partien, aber Bots denken langsamer. Ohne die Variable ist er kompiliert, wo das geht.

## Refusals: how a command is written

refusal-unknown-command = Es gibt keinen Befehl „{ $command }“. Es gibt: { $commands }.
refusal-no-command = Welcher Befehl? Es gibt: { $commands }.
refusal-no-such-flag = Eine Option „{ $flag }“ gibt es hier nicht.
refusal-flag-without-value = Die Option „{ $flag }“ braucht einen Wert.
refusal-flag-with-value = Die Option „{ $flag }“ nimmt keinen Wert.
refusal-argument-missing = „{ $parameter }“ fehlt.
refusal-too-many-arguments = „{ $words }“ ist mehr, als dieser Befehl nimmt.
refusal-argument-not-whole = „{ $parameter }“ verlangt eine ganze Zahl, nicht „{ $value }“.
refusal-argument-not-a-number = „{ $parameter }“ verlangt eine Zahl, nicht „{ $value }“.
refusal-argument-too-small = „{ $parameter }“ verlangt mindestens { $least }, nicht { $value }.
refusal-argument-too-large = „{ $parameter }“ verlangt höchstens { $most }, nicht { $value }.
refusal-argument-bad-choice = „{ $parameter }“ kann nicht „{ $value }“ sein. Es gibt: { $choices }.
refusal-not-together = „{ $option }“ und „{ $other }“ passen nicht zusammen.
refusal-not-without = „{ $option }“ braucht „{ $other }“.
refusal-option-twice = Die Option „{ $name }“ ist zweimal angegeben.
refusal-too-many-bots = Es gibt { $bots } Bots für { $seats } Plätze.
bench-no-postgres = Zwei Prozesse wurden nicht gemessen: Sie brauchen ein PostgreSQL, dessen Adresse --database angibt.
