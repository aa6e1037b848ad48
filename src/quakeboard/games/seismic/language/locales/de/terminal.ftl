## The text game: what it asks

play-face-up =
    { $number }: { $tile } legen ({ $name }); { $places ->
        [0] das Plättchen passt nirgends
        [one] das Plättchen passt an 1 Stelle
       *[other] das Plättchen passt an { $places } Stellen
    }.
play-card =
    { $name }, { $places ->
        [0] passt nirgends
        [one] 1 Stelle
       *[other] { $places } Stellen
    }
play-cell =
    { $number }: { $at }, wo { $rotations ->
        [one] 1 Drehung passt
       *[other] { $rotations } Drehungen passen
    }.
play-rotation = { $number }: r{ $rotation }, { $roads }.
play-roads = Straßen { $edges }
play-exits = Arme { $edges }
play-crew = { $number }: { $edges }, auf { $road }.
play-second = { $number }: statt eines Trupps { $tile } ({ $name }) als zweites Plättchen legen.
play-side = { $number }: { $edge }, die { $side }seite mit { $tiles } Plättchen.
play-town = { $number }: { $town } bei { $at }.
play-ask-tile = Welches Plättchen? { $numbers }
play-ask-cell = Wohin? { $numbers } oder back
play-ask-rotation = Wie gedreht? { $numbers } oder back
play-ask-crew = Wohin? { $numbers }, pass oder undo
play-ask-shock = Welches Feld? { $numbers } oder pass
play-ask-side = Welche Seite? { $numbers }
play-ask-town = Welche Stadt? { $numbers }
play-ask-forced = Auf dieses Plättchen kann kein Trupp. Enter beendet den Zug; undo nimmt das Plättchen zurück
play-ask-forced-shock = Kein Plättchen lässt sich drehen. Mit Enter geht es weiter
play-prospect = { $number }: { $prospect }
play-would-complete = Schließt { $road }: { $points } für einen Trupp von dir.

## The text game: what cannot be

play-which-tile = Welches dieser Plättchen: { $tiles }?
play-which-cell = Welches Feld? Schreib es wie 3,-1.
play-fits-nowhere = Das Plättchen { $tile } passt nirgends. [S7]
play-nothing-fits-there = Kein offenes Plättchen passt auf { $at }. [S7]
play-no-rotation-fits = Keine Drehung von { $tile } passt auf { $at }. [S7]
play-cannot-be-turned = Das Plättchen auf { $at } passt in keiner anderen Drehung. [S16]

## The text game: the state of the table

play-table-tiles = { $tiles } Plättchen auf dem Tisch.
play-sides = Seiten von { $town }: { $sides }. Die längste: { $longest }.
play-sides-empty = Noch liegt kein Plättchen auf einer Seite von { $town }.
play-edge-number = { $edge } { $number }
play-no-crews = Kein Trupp ist auf dem Brett.
play-holds-complete =
    { $who ->
        [you] Du hältst { $road }: { $points }, vollständig.
        [one] { $name } hält { $road }: { $points }, vollständig.
        [with-you] { $name } haltet { $road }: je { $points }, vollständig.
       *[many] { $name } halten { $road }: je { $points }, vollständig.
    }
play-holds-open =
    { $who ->
        [you] Du hältst { $road }
        [one] { $name } hält { $road }
        [with-you] { $name } haltet { $road }
       *[many] { $name } halten { $road }
    }{ $fragments ->
        [0] ; sie ist offen bei { $cells }.
        [one] , bisher 1 Teilstück; sie ist offen bei { $cells }.
       *[other] , bisher { $fragments } Teilstücke; sie ist offen bei { $cells }.
    }
play-holds-ring =
    { $who ->
        [you] Du hältst { $road }; vollständig wird sie nie.
        [one] { $name } hält { $road }; vollständig wird sie nie.
        [with-you] { $name } haltet { $road }; vollständig wird sie nie.
       *[many] { $name } halten { $road }; vollständig wird sie nie.
    }
play-unseen =
    { $count ->
        [one] 1 Plättchen ist noch nicht aufgedeckt:
       *[other] { $count } Plättchen sind noch nicht aufgedeckt:
    }
play-unseen-kind =
    { $kind ->
        [intersection] Kreuzungen: { $tiles }.
        [quake] Beben: { $tiles }.
       *[highway] Highways: { $tiles }.
    }
play-unseen-tile =
    { $count ->
        [one] { $name }
       *[other] { $name } × { $count }
    }
play-boxed =
    { $boxed ->
        [0] Sie kommen alle.
        [one] Von den Beben und einzelnen Straßen liegt 1 in der Schachtel und kommt nicht.
       *[other] Von den Beben und einzelnen Straßen liegen { $boxed } in der Schachtel und kommen nicht.
    }
play-own-piles = Eigene Stapel: { $piles }.

## The text game: looking at a cell

play-look-tile = { $at } zeigt { $tile } ({ $name }), r{ $rotation }.
play-look-town = { $at }: { $town }, +6.
play-look-free = { $edges }: Niemand hält { $road }.
play-look-held = { $edges }: { $holds }
play-look-off = { $at } liegt jenseits der Tischkante. [S4]
play-look-which = Wohin schauen? Schreib ein Feld wie 3,-1.
play-look-lonely = { $at } ist leer, und kein Highway führt dorthin. [S7]
play-look-empty = { $at } ist leer. Ein Highway kommt an von { $edges }.
play-look-green = Grün grenzt daran von { $edges }.
play-look-fits = { $tile } passt: { $rotations }.
play-look-nothing-fits = Kein offenes Plättchen passt dort.

## The text game: the drawing

play-player =
    { $crews ->
        [one] { $sign } { $name } { $points } (noch 1 Trupp)
       *[other] { $sign } { $name } { $points } (noch { $crews } Trupps)
    }
play-board-small = Das Brett ist klein gezeichnet, damit es passt. large zeigt es näher.
play-board-cut = Das Brett ist breiter als das Fenster. pan W und pan E verschieben es; small zeigt mehr davon.
play-pan-which = In welche Richtung? pan W oder pan E.
play-signs = Auf dem Brett: (+4) oder 4 ist eine Kreuzung, [+6] oder ⌂ San Andreas, ═ eine Brücke, ▲ ● ■ ◆ sind Trupps. ‹2› zählt die Plättchen auf einer Seite der Stadt, «3» auf der längsten. × steht, wo ein Beben ein Plättchen zerstört hat.

## The text game: help

play-help-number = Eine Nummer nimmt diese Wahl aus der letzten Liste.
play-help-lay = lay 2 3,-1 r1: das offene Plättchen 2 auf Feld 3,-1 in Drehung 1. Lass weg, was du nicht weißt.
play-help-crew = crew 14, crew NE-SW oder crew 1: schickt einen Trupp auf diese Straße des eben gelegten Plättchens. pass: schickt keinen.
play-help-quake = side E, town 4,0, turn 3,-1 r2: wonach ein Beben fragt.
play-help-where = ?: was du tun kannst, mit Nummern. back: neu wählen.
play-help-undo = undo: nimmt deinen letzten Zug zurück, bis ein Plättchen aufgedeckt ist.
play-help-board = board: noch einmal der Tisch. large, small, fit, pan W: wie er gezeichnet wird.
play-help-look = look 3,-1: was dort liegt, und wem die Straßen gehören.
play-help-scores = scores: Punkte, wenn es jetzt endete, Trupps, Seiten. pile: was noch nicht aufgedeckt ist.
play-help-rules = rules, rules quakes: die Regeln in Kürze.

## The text game: the rules in short

play-rules-aim = Du führst einen Straßenbautrupp in San Andreas. Leg Highway-Plättchen, schick Trupps auf die Abschnitte, die dir gefallen, und sorg dafür, dass beide Enden dieser Abschnitte vor dem letzten Plättchen eine Kreuzung oder die Stadt erreichen. Beben nehmen wieder, was in geraden Linien um die Stadt liegt. [Seismic von Ted Alspach, Atlas Games 2006; Quakeboard gehört nicht zum Verlag]
play-rules-turn = In deinem Zug wird ein Plättchen aufgedeckt, sodass drei offen liegen; du legst eins davon und darfst einen Trupp auf eine seiner Straßen schicken. Lässt sich keins der drei legen, werden sie abgelegt und drei neue aufgedeckt. [S6]
play-rules-placing = Ein Plättchen kommt auf ein leeres Feld des Tischs. Mindestens eine seiner Highway-Kanten muss an eine Highway-Kante grenzen, und jede Kante, die einen Nachbarn berührt, muss ihm gleichen: Straße an Straße, Grün an Grün. Du darfst es beliebig drehen, und es muss nicht mit der Stadt verbunden sein. [S4, S7]
play-rules-claiming = Nach dem Legen darfst du einen Trupp auf eine Straße genau dieses Plättchens schicken, wenn auf dem ganzen Abschnitt noch niemandes Trupp steht. Auch die kurzen Arme einer Kreuzung lassen sich besetzen. Alle haben 20 Trupps. Zwei Abschnitte mit je einem Trupp darf ein drittes Plättchen später noch verbinden. [S8]
play-rules-sections = Ein Abschnitt ist eine Folge von Straßen von Kante zu Kante. Er endet an einer Kreuzung oder einer Stadt und geht nicht hindurch. Er ist vollständig, wenn beide Enden das tun, auch an derselben. Ein Ende an der Tischkante oder an einem leeren Feld lässt ihn unvollständig; unvollständig ist auch eine Schleife ohne Kreuzung. [S9]
play-rules-quakes = Ein Beben wirkt, sobald es aufgedeckt ist. Es trifft die Seite von San Andreas, auf der die meisten Plättchen in gerader Linie liegen, Lücken nicht gezählt; bei Gleichstand wählt, wer am Zug ist. Es gehen so viele Plättchen verloren, wie die Stärke sagt, von der Stadt nach außen, und ihre Trupps kehren heim. Dann wird noch ein Plättchen aufgedeckt. [S10]
play-rules-scoring = Am Ende bringt jeder vollständige Abschnitt mit Trupps 1 Punkt für jedes Teilstück auf dem Weg und die Zahlen der Kreuzungen an beiden Enden; San Andreas zählt 6. Die kurzen Arme der Kreuzungen zählen nichts. Wer die meisten Trupps darauf hat, bekommt alles, und ebenso alle, die darin gleichauf liegen. [S12, S13]
play-rules-end = Das Spiel endet, wenn das letzte Plättchen liegt, wenn kein Highway mehr zu einem leeren Feld führt oder wenn sich keins der übrigen Plättchen legen lässt. Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt, außer der Tisch weiß, wer am größten ist. [S11, S13]
play-rules-tiles = 60 Highway-Plättchen tragen eine, zwei oder drei Straßen, die sich auf dem Plättchen nie vereinen; 13 Kreuzungen zählen so viel, wie sie Arme haben. Von den sechs Beben und sechs einzelnen Straßen, die gemischt werden, spielt nur die Hälfte mit, und niemand weiß, welche. Wie oft jedes Highway-Plättchen in der Schachtel ist, ist eine Rekonstruktion. [S2, S3, S5]
play-rules-big-one = Das Große Beben: Das Beben 6.0 kommt sicher, unter den letzten sechs Plättchen des Stapels. [S14]
play-rules-road-crews-dilemma = Des Straßenbauers Dilemma: Statt einen Trupp zu schicken, darfst du ein zweites offenes Plättchen legen. Dann lässt sich keins von beiden besetzen, und wer als Nächstes am Zug ist, deckt zwei auf. [S15]
play-rules-aftershocks = Nachbeben: Nach jedem Beben dürfen alle der Reihe nach, beginnend mit dem Platz am Zug, ein gelegtes Plättchen in eine andere passende Lage drehen. Trupps bleiben auf ihren Straßen, sodass ein Abschnitt mehrere tragen kann. Kein Plättchen wird bei einem Beben zweimal gedreht. [S16]
play-rules-twin-cities = Zwillingsstädte: zwei Schachteln, zwei Städte acht Felder auseinander, je 40 Trupps. Jedes Beben trifft beide Städte; wer am Zug ist, wählt, welche zuerst. Eine Stadt geht nie verloren. Ein vollständiger Abschnitt von Stadt zu Stadt bringt 10 mehr. [S17, S18]
play-rules-balance = Balance: Alle haben einen eigenen Stapel mit gleich vielen Kreuzungen. Du deckst das oberste Plättchen deines Stapels auf und legst es oder ein anderes offenes. Nach einem Beben legst du eins der offenen Plättchen, ohne noch einmal aufzudecken. [S19]
