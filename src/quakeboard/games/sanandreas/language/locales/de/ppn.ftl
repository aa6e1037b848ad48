### Dateien in Portable Piecepack Notation, die abgelehnt werden, und was `convert` sagt.

refusal-ppn-other-game = Nur San Andreas lässt sich als PPN schreiben, nicht „{ $game }“.
refusal-ppn-not-text = Das ist keine PPN-Datei: Ihr Text ist kein UTF-8.
refusal-ppn-no-head = Das ist keine PPN-Datei: Keine Zeile „...“ beendet ihren Kopf.
refusal-ppn-head-too-long = Das ist keine PPN-Datei: Ihr Kopf hat mehr als { $most } Zeichen.
refusal-ppn-bad-head = Zeile { $line }: „{ $text }“ ist kein „Schlüssel: Wert“, der sich hier lesen lässt.
refusal-ppn-key-twice = Zeile { $line }: „{ $key }“ steht zweimal im Kopf.
refusal-ppn-game-type = Zeile { $line }: Der Kopf muss „GameType: San Andreas“ sagen.
refusal-ppn-bad-value = Zeile { $line }: „{ $key }“ kann diesen Wert nicht haben.
refusal-ppn-bad-table = Zeile { $line }: { $why }
refusal-ppn-wrong-scores = Zeile { $line }: Der Kopf behauptet die Punkte { $claimed }; die Züge führen zu { $found }.
refusal-ppn-who-begins = Zeile { $line }: Nichts sagt, wer beginnt. Der Kopf kann es: „FirstPlayer: Suns“.
refusal-ppn-line-begins = Zeile { $line }: Keine Zeile mit Zügen beginnt mit „---“ oder „...“; eine Datei hält eine Partie.
refusal-ppn-bad-comment = Zeile { $line }: Eine Klammer beginnt oder beendet einen Kommentar, neben einem Leerzeichen, und in Kommentaren stehen keine weiteren.
refusal-ppn-too-long = Zeile { $line }: Eine Partie hat höchstens { $most } Züge.
refusal-ppn-unreadable = Zeile { $line }: „{ $move }“ ist kein Zug, der sich hier lesen lässt.
refusal-ppn-put-tile = Zeile { $line }: „{ $move }“ legt eine Platte hin; eine Münze hat ein „c“ vor ihrer Farbe.
refusal-ppn-no-such-piece = Zeile { $line }: „{ $move }“ nennt nichts, was auf dem Tisch liegt.
refusal-ppn-unclear = Zeile { $line }: „{ $move }“ kann mehr als eines bedeuten.
refusal-ppn-wrong-turn = Zeile { $line }, „{ $move }“: Platz { $due } ist am Zug, nicht Platz { $found }.
refusal-ppn-die-missing = Zeile { $line }, „{ $move }“: Der Würfel { $die } liegt noch nicht da.
refusal-ppn-not-so = Zeile { $line }: „{ $move }“ geschieht hier nicht.
refusal-ppn-otherwise = Zeile { $line }: Nicht „{ $move }“ geschieht hier, sondern „{ $due }“.
refusal-ppn-illegal = Zeile { $line }, „{ $move }“: { $why }

refusal-no-conversion = Aus „{ $source }“ wird nicht „{ $target }“: Aus einer Datei .quake.json wird eine Datei .ppn oder umgekehrt.
refusal-same-file = „{ $source }“ und „{ $target }“ sind dieselbe Datei.

convert-shows-all = „{ $file }“ zeigt alles, auch die Münzen, die geheim gehalten werden.
