### Lernen: zehn Schritte zu jedem Spiel; was die Teile einer Nachricht sind, steht in der englischen Datei.

learn-seismic-lay = Lege die Gerade östlich der Stadt
    .about = Rund um San Andreas wächst ein Netz von Highways. Wo sich Plättchen berühren, trifft Straße auf Straße und Grün auf Grün. In die hellen Felder passt dein Plättchen.
    .how = Wähle das helle Feld im Osten, dann den Knopf.
    .done = Die Straße hängt an der Stadt. Sie führt nach Osten, ins Freie.
    .wrong = Da passt es auch. In dieser Lektion kommt die Gerade östlich der Stadt hin.
learn-seismic-crew = Schick einen Trupp auf deine Straße
    .about = Wer ein Plättchen gelegt hat, darf einen Trupp auf eine seiner Straßen schicken. Am Ende zahlt eine Straße ihrem Trupp, wenn ihre beiden Enden eine Kreuzung oder die Stadt erreicht haben.
    .how = Wähle den gestrichelten Ring auf der Straße, dann den Knopf.
    .done = Der Abschnitt gehört dir, und solange dein Trupp darauf steht, darf niemand sonst einen hinschicken. Wird er später mit einem Abschnitt verbunden, auf dem andere Trupps stehen, bekommt die Punkte, wer die meisten hat; bei Gleichstand bekommen sie alle, die gleichauf liegen.
    .wrong = Passen ist erlaubt. Aber eine Straße ohne Trupp zahlt niemandem, also schick einen.
learn-seismic-turn = Führe deine Straße nach Nordosten weiter
    .about = Jun hat im Nordwesten eine Straße begonnen. Die leichte Kurve macht deine länger: Lege sie an das Ende der Straße und drehe sie.
    .how = Wähle das Feld noch einmal oder drücke R: Das Plättchen dreht sich durch alles, was passt.
    .done = Dein Abschnitt hat jetzt zwei Teilstücke, und dein Trupp hält ihn ganz.
    .wrong = Es passt, aber so führt deine Straße nicht nach Nordosten. Lege die Kurve an das Ende deiner Straße und drehe sie.
learn-seismic-worth = Was brächte deine Straße, wenn die +3 sie schließt?
    .about = Ein geschlossener Abschnitt zahlt 1 für jedes Teilstück, durch das er läuft, und die Zahl an jedem Ende. Die Stadt zählt 6.
    .how = Deine Straße hat zwei Teilstücke. Sie beginnt an der Stadt; die +3 wäre ihr anderes Ende.
    .done = 2 für die Straße, 6 für die Stadt, 3 für die Kreuzung: { $right }.
    .wrong = Zähle die Straße und beide Enden.
learn-seismic-close = Schließe deinen Abschnitt mit der +3
    .about = Eine Kreuzung beendet jede Straße, die sie erreicht. Lege sie dorthin, wo deine noch offen ist.
    .how = Nimm die +3, wähle das Feld am Ende deiner Straße, dann den Knopf.
    .done = Geschlossen: { $points } für dich, wenn die Straße am Ende der Partie noch liegt.
    .wrong = Da passt es, aber deine Straße bleibt offen. Die +3 gehört an ihr nordöstliches Ende.
learn-seismic-longest = Welche Seite träfe ein Beben jetzt?
    .about = Sechs Linien laufen von der Stadt zum Rand des Tisches, und eine Zahl zählt die Plättchen auf jeder. Ein Beben trifft die Seite mit den meisten.
    .how = An der längsten Seite steht eine gelbe Raute.
    .done = Die Ostseite: zwei Plättchen, und über beide läuft deine Straße.
    .wrong = Auf dieser Seite liegen weniger Plättchen. Such die gelbe Raute.
learn-seismic-quake = Sieh nach, was als Nächstes kommt
    .about = Ein Zug beginnt damit, dass aufgedeckt wird, bis drei Plättchen offen liegen. Manche davon sind Beben.
    .go = Ein Plättchen aufdecken
    .done = Beben { $magnitude }.0 auf der Ostseite. { $destroyed ->
        [one] Ein Plättchen ist
        *[other] { $destroyed } Plättchen sind
    } weg, und dein Trupp geht nach Hause. Geschlossen heißt noch nicht sicher.
learn-seismic-side = Wähle die Seite, die bricht
    .about = Ein Beben von 1.0. Zwei Seiten sind gleich lang, also wählt, wer am Zug ist. Dein Trupp steht im Südwesten, der von Jun im Nordwesten.
    .how = Wähle eine der beiden Rauten, dann den Knopf.
    .done = Das Plättchen neben der Stadt ist weg, und Juns Trupp geht nach Hause. Die Narbe bleibt, bis dort jemand baut.
    .wrong = Das schickt deinen eigenen Trupp nach Hause. Wähle den Nordwesten.
learn-seismic-home = Schick deinen Trupp wieder los
    .about = Ein Trupp, der nach Hause kam, kann wieder los. Du hast gerade die Narbe überbaut, und beide Straßen des Plättchens sind frei.
    .how = Wähle einen der beiden Ringe, dann den Knopf.
    .done = Wieder unterwegs. Ein Trupp je Zug, nur auf das eben gelegte Plättchen, nur in einen Abschnitt ohne Trupp.
    .wrong = Passen ist erlaubt. Aber dein Trupp ist zu Hause und zwei Straßen sind frei, also schick ihn los.
learn-seismic-count = Was bringen Trupps auf offenen Straßen?
    .about = Das letzte Plättchen einer längeren Partie liegt, und die Rauten sind deine. Jetzt wird jeder Abschnitt mit Trupps gezählt.
    .how = Einige deiner Straßen sind an einem Ende noch offen.
    .nothing = Nichts
    .half = Die Hälfte
    .all = So viel wie geschlossene
    .done = Nichts: Nur geschlossene Abschnitte zahlen. Deine bringen { $score }, und du gewinnst.
    .wrong = Eine Straße zahlt nur, wenn ihre beiden Enden eine Kreuzung oder die Stadt erreicht haben.
