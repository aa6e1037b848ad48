### Bilder, die abgelehnt werden.

refusal-no-such-step = Die Aufzeichnung endet bei Schritt { $last }, es gibt also keinen Schritt { $step }.
refusal-picture-not-this-games = „{ $option }“ gehört nicht zu einem Bild dieses Spiels.
refusal-picture-not-a-section = „{ $given }“ ist kein Schnitt: Schreib row=12 oder column=7, eine Linie, die Platten erreichen können.
refusal-no-pictures = Vom Spiel „{ $game }“ gibt es keine Bilder.
refusal-not-a-picture = Ein Bild ist eine Datei, die auf .svg oder .png endet, nicht „{ $file }“.
