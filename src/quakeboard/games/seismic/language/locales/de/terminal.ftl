## The text game: what can be chosen

play-tile =
    { $second ->
        [yes] statt eines Trupps { $tile } als zweites Plättchen legen; Stellen: { $places }.
       *[no] { $tile }; Stellen: { $places }.
    }
play-cell = { $at }; Drehungen, die passen: { $rotations }.
play-roads = Straßen { $edges }
play-exits = Arme { $edges }
play-rotation = { $roads }.
play-sixths = { $roads }.
play-sixths-crew = { $roads }; der Trupp dann: { $way }.
play-until-now =
    { $who ->
        [you] Bisher: { $road }, { $points } für dich.
        [one] Bisher: { $road }, { $points } für { $name }.
        [with-you] Bisher: { $road }; { $name } bekommt je { $points }.
       *[many] Bisher: { $road }, je { $points } für { $name }.
    }
play-crew = { $way }: { $road }.
play-side = die { $side }seite; Plättchen: { $tiles }.
play-town = { $town } bei { $at }.
play-pass = { play-do-pass }.
play-would-complete = Schließt { $road }: { $points } für einen Trupp von dir.
play-which-tile = Welches Plättchen?
play-which-rotation = Wie gedreht?
play-which-sixths = Wie gedreht?
play-which-road = Wohin?
play-which-side = Welche Seite?

## The text game: an action in words

play-do-lay-tile = { $tile } legen
play-do-lay-at = ein Plättchen auf { $at } legen
play-do-lay-tile-at = { $tile } auf { $at } legen
play-do-lay = { $tile } auf { $at } legen, { $roads }
play-do-crew = einen Trupp schicken auf { $fragment }
play-do-side = die { $side }seite treffen
play-do-town = zuerst { $town } treffen
play-do-turn-at = das Plättchen auf { $at } drehen
play-do-turn = das Plättchen auf { $at } um { seismic-sixths } drehen
play-do-pass =
    { $phase ->
        [crew] keinen Trupp schicken
       *[aftershock] kein Plättchen drehen
    }

## The text game: the state of the table

play-player = { $sign } { $name } { $points } (Trupps übrig: { $crews })
play-table-tiles = Plättchen auf dem Tisch: { $tiles }.
play-sides = Seiten von { $town }: { $sides }. Die längste: { $longest }.
play-no-crews = Kein Trupp ist auf dem Brett.
play-holds =
    { $who ->
        [you] Du hältst { $road }
        [one] { $name } hält { $road }
        [with-you] { $name } haltet { $road }
       *[many] { $name } halten { $road }
    }{ $state ->
        [complete] : { $points }, vollständig.
        [ring] ; vollständig wird sie nie.
       *[open] ; sie ist offen bei { $cells }.
    }
play-unseen = Noch nicht aufgedeckt: { $tiles }.
play-boxed = In der Schachtel und nicht mehr dabei: { $boxed } der Beben und einzelnen Straßen.
play-own-piles = Eigene Stapel: { $piles }.

## The text game: looking at a cell

play-look-tile = { $at } zeigt { $tile }.
play-look-town = { $at }: { $town }, +6.
play-look-free = { $way }: Niemand hält { $road }.
play-look-held = { $way }: { $holds }
play-look-empty = Auf { $at } liegt nichts.
play-look-which = Wohin schauen? Schreib ein Feld wie K7.

## The text game: help

play-signs = Auf dem Brett: (+4) oder 4 ist eine Kreuzung, [+6] oder ⌂ San Andreas, ═ eine Brücke, ▲ ● ■ ◆ sind Trupps. ‹2› zählt die Plättchen auf einer Seite der Stadt, «3» auf der längsten. × steht, wo ein Beben ein Plättchen zerstört hat.
play-help-lay = Zum Beispiel: 1 oder ein Feld wie K7; pass. Auch die Notation der Aufzeichnungen geht: lay 02-14 K7 r1, crew 14, side E.
play-help-look = look K7: was dort liegt, und wessen Straßen das sind. pile: was noch nicht aufgedeckt ist.

## The text game: the rules in short

play-rules-aim = Du leitest Straßenbautrupps in San Andreas. Leg Highway-Plättchen, schick Trupps auf die Abschnitte, die dir gefallen, und sorg dafür, dass beide Enden dieser Abschnitte vor dem letzten Plättchen eine Kreuzung oder die Stadt erreichen. Beben nehmen wieder, was in geraden Linien um die Stadt liegt. [Seismic von Ted Alspach, Atlas Games 2006; Quakeboard gehört nicht zum Verlag]
play-rules-turn = In deinem Zug wird ein Plättchen aufgedeckt, sodass drei offen liegen; du legst eins davon und darfst einen Trupp auf eine seiner Straßen schicken. Lässt sich keins der drei legen, werden sie abgelegt und drei neue aufgedeckt. [S6]
play-rules-placing = Ein Plättchen kommt auf ein leeres Feld des Tisches. Mindestens eine seiner Highway-Kanten muss an eine Highway-Kante grenzen, und jede Kante, die einen Nachbarn berührt, muss ihm gleichen: Straße an Straße, Grün an Grün. Du darfst es beliebig drehen, und es muss nicht mit der Stadt verbunden sein. [S4, S7]
play-rules-claiming = Nach dem Legen darfst du einen Trupp auf eine Straße genau dieses Plättchens schicken, wenn auf dem ganzen Abschnitt noch niemandes Trupp steht. Auch die Arme einer Kreuzung lassen sich besetzen. Alle haben 20 Trupps. Zwei Abschnitte mit je einem Trupp darf ein drittes Plättchen später noch verbinden. [S8]
play-rules-sections = Ein Abschnitt ist eine Folge von Straßen von Kante zu Kante. Er endet an einer Kreuzung oder einer Stadt und geht nicht hindurch. Er ist vollständig, wenn beide Enden das tun, auch an derselben. Ein Ende an der Tischkante oder an einem leeren Feld lässt ihn unvollständig; unvollständig ist auch eine Schleife ohne Kreuzung. [S9]
play-rules-quakes = Ein Beben wirkt, sobald es aufgedeckt ist. Es trifft die Seite von San Andreas, auf der die meisten Plättchen in gerader Linie liegen, Lücken nicht gezählt; bei Gleichstand wählt, wer am Zug ist. Es gehen so viele Plättchen verloren, wie die Stärke sagt, von der Stadt nach außen, und ihre Trupps kehren heim. Dann wird noch ein Plättchen aufgedeckt. [S10]
play-rules-scoring = Am Ende bringt jeder vollständige Abschnitt mit Trupps 1 Punkt für jedes Teilstück auf dem Weg und die Zahlen der Kreuzungen an beiden Enden; San Andreas zählt 6. Die Arme der Kreuzungen zählen nichts. Wer die meisten Trupps darauf hat, bekommt alles, und ebenso alle, die darin gleichauf liegen. [S12, S13]
play-rules-end = Die Partie endet, wenn das letzte Plättchen liegt, wenn kein Highway mehr zu einem leeren Feld führt oder wenn sich keins der übrigen Plättchen legen lässt. Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt, außer der Tisch weiß, wer am größten ist. [S11, S13]
play-rules-tiles = 60 Highway-Plättchen tragen eine, zwei oder drei Straßen, die sich auf dem Plättchen nie vereinen; 13 Kreuzungen zählen so viel, wie sie Arme haben. Von den sechs Beben und sechs einzelnen Straßen, die gemischt werden, spielt nur die Hälfte mit, und niemand weiß, welche. Wie oft jedes Highway-Plättchen in der Schachtel ist, ist eine Rekonstruktion. [S2, S3, S5]
play-rules-big-one = Das Große Beben: Das Beben 6.0 kommt sicher, unter den letzten sechs Plättchen des Stapels. [S14]
play-rules-road-crews-dilemma = Des Straßenbauers Dilemma: Statt einen Trupp zu schicken, darfst du ein zweites offenes Plättchen legen. Dann lässt sich keins von beiden besetzen, und wer als Nächstes am Zug ist, deckt zwei auf. [S15]
play-rules-aftershocks = Nachbeben: Nach jedem Beben dürfen alle der Reihe nach, beginnend mit dem Platz am Zug, ein gelegtes Plättchen um ein bis fünf Sechstel drehen, wenn es so dort passt. Trupps drehen sich mit und bleiben auf ihren Straßen, sodass ein Abschnitt mehrere tragen kann. Auch ein Plättchen, das danach gleich aussieht, darf gedreht werden, wenn das einen Trupp auf einen anderen Abschnitt bringt. Kein Plättchen wird bei einem Beben zweimal gedreht. [S16]
play-rules-twin-cities = Zwillingsstädte: zwei Schachteln, zwei Städte acht Felder auseinander, je 40 Trupps. Jedes Beben trifft beide Städte; wer am Zug ist, wählt, welche zuerst. Eine Stadt geht nie verloren. Ein vollständiger Abschnitt von Stadt zu Stadt bringt 10 mehr. [S17, S18]
play-rules-balance = Balance: Alle haben einen eigenen Stapel mit gleich vielen Kreuzungen. Du deckst das oberste Plättchen deines Stapels auf und legst es oder ein anderes offenes. Nach einem Beben legst du eins der offenen Plättchen, ohne noch einmal aufzudecken. [S19]
