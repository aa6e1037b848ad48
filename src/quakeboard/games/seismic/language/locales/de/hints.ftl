## Hints: why a bot would do what it advises

hint-only-choice = Es ist die einzige Möglichkeit.
hint-closes-section = Das schließt einen Abschnitt: { $points } für dich.
hint-claims-closed-section = Ein Trupp dort nimmt einen vollständigen Abschnitt: { $points } für dich.
hint-claims-open-section = Ein Trupp dort nimmt einen offenen Abschnitt, der bisher { $points } hat.
hint-spoils-section = Das stört den Abschnitt von { $name }, der bisher { $points } hat.
hint-lengthens-section = Das verlängert einen Abschnitt von dir, der dann { $points } hat.
hint-shifts-quakes = Die nächsten Beben träfen dann die anderen härter als dich.
hint-least-harm = Nichts hilft viel; das schadet am wenigsten.
hint-keeps-crew = Kein Abschnitt hier ist einen Trupp wert.
hint-second-tile = Ein zweites Plättchen bringt mehr als ein Trupp.
hint-quake-side = Ein Beben auf dieser Seite schadet dir am wenigsten oder den anderen am meisten.
hint-quake-town = Beginnt das Beben bei dieser Stadt, schadet es dir am wenigsten oder den anderen am meisten.
hint-turn-helps = Gedreht nützt das Plättchen deinen Abschnitten mehr.
hint-no-turn = Kein Plättchen würde dir gedreht mehr nützen.
