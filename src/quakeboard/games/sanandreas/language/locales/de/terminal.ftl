### Deutsch: San Andreas im Terminal. Kommentare zu einzelnen Sätzen stehen in terminal_sanandreas.en.ftl.

## The text game of San Andreas: the people

play-hand-over = Jetzt hat { $name } den Bildschirm; die anderen schauen weg. { $name }, drück Enter.
play-sa-cannot-undo = Nichts lässt sich zurücknehmen: Seit deinem letzten Zug wurde gewürfelt oder eine Münze gezeigt.

## The text game of San Andreas: what it asks

play-sa-pieces =
    { $coins ->
        [none] Du hast keine Münze mehr.
       *[other] Deine Münzen: { $coins }.
    } { $pawns ->
        [none] Keine Figur ist übrig.
       *[other] Figuren im Vorrat: { $pawns }.
    }
play-sa-room = Felder für eine Stadt: { $cities }; für ein Epizentrum: { $marks }. found oder mark allein zeigt, wo.
play-sa-ask-turn = Was und wohin? Zum Beispiel { $examples }; ?, look und legend helfen
play-sa-ask-where = { $what }: wohin? Schreib ein Feld wie 3,12 oder back
play-sa-what-city = Eine Stadt
play-sa-what-coin = Die { $coin }
play-sa-what-epicentre = Ein Epizentrum
play-sa-what-pawn = { san-andreas-pawn }
play-sa-ask-with =
    { $kind ->
        [coin] Welche Münze kommt auf { $at }? { $numbers } oder back
        [pawn] Welche Figur kommt auf { $at }? { $pawns } oder back
       *[both] Was kommt auf { $at }? Eine Münze ({ $numbers }), eine Figur ({ $pawns }) oder back
    }
play-sa-ask-die = Welcher Würfel? { $numbers }; look { $pawn } schaut genauer hin
play-sa-ask-coin = Welche Münze? { $numbers } oder pass
play-sa-ask-none = Es gibt nichts zu gründen und nichts zu markieren. Enter passt
play-sa-spaces = Reihe { $row }: { $columns }.
play-sa-coin =
    { $number }: { $points ->
        [0] Die { $number } brächte dort jetzt nichts.
       *[other] Die { $number } brächte dort jetzt { $points }.
    }
play-sa-die = { $number } oder { $pawn }: { $die }. { $told }

## The text game of San Andreas: what cannot be

play-sa-nothing-to-do = Es gibt nichts zu gründen und nichts zu markieren: pass. [A15]
play-sa-no-city-anywhere = Nirgends lässt sich eine Stadt gründen. [A9]
play-sa-no-mark-anywhere = Nirgends lässt sich ein Epizentrum markieren. [A10]
play-sa-which-die = Welcher Würfel gilt als Nächstes? Schreib seinen Buchstaben, etwa S.
play-sa-which-coin = Welche Münze kommt zurück? Schreib sie, etwa swap 5, oder pass.
play-sa-look-which = Wohin schauen? Schreib ein Feld wie 3,12, eine Platte wie 7 oder eine Figur wie S.

## The text game of San Andreas: the state of the table

play-sa-row = Reihe { $row }: { $parts }.
play-sa-part =
    { $kind ->
        [ocean] Meer auf { $columns }
        [land] Festland auf { $columns }
       *[tile] Platte { $tile } auf { $columns }
    }
play-sa-flat = Platte { $tile } liegt flach.
play-sa-leans =
    Platte { $tile } ist um { $figure } geneigt, abwärts nach { $down ->
        [N] Norden
        [NE] Nordosten
        [E] Osten
        [SE] Südosten
        [S] Süden
        [SW] Südwesten
        [W] Westen
       *[NW] Nordwesten
    }{ $steep ->
        [yes] : zu steil für eine Münze.
       *[no] .
    }
play-sa-lies-over = Platte { $tile } bedeckt { $things }.
play-sa-lies-under = Platte { $tile } ist bedeckt durch { $things }.
play-sa-lies-under-land = Platte { $tile } hat sich unter das Festland geschoben.
play-sa-city =
    { $who ->
        [you] Deine Stadt
       *[one] Die Stadt von { $name }
    } auf { $at }: Münze { $coin }, { $known ->
        [all] allen bekannt
       *[owner] nur dem Besitzer bekannt
    }; { $inland }, jetzt { $points } wert.
play-sa-city-hidden =
    { $who ->
        [you] Deine Stadt
       *[one] Die Stadt von { $name }
    } auf { $at }: Münze unbekannt; { $inland }.
play-sa-no-cities = Auf der Karte steht keine Stadt.
play-sa-epicentre = { san-andreas-pawn } auf { $at }, Platte { $tile }
play-sa-epicentres = Epizentren: { $marks }.
play-sa-no-epicentres = Auf der Karte ist kein Epizentrum.
play-sa-scores = Punkte bisher: { $totals }.
play-sa-hand =
    { $who ->
        [you] Deine Hand
       *[one] Die Hand von { $name }
    }: { $coins ->
        [none] leer
       *[other] { $coins }
    }. { $lost ->
        [none] Keine Münze zerstört.
       *[other] Zerstört: { $lost }.
    }
play-sa-hand-hidden =
    { $who ->
        [you] Du hast
       *[one] { $name } hat
    } { $count ->
        [one] 1 Münze auf der Hand
       *[other] { $count } Münzen auf der Hand
    }; auf der Hand oder verdeckt auf der Karte: { $coins ->
        [none] nichts
       *[other] { $coins }
    }. { $lost ->
        [none] Keine Münze zerstört.
       *[other] Zerstört: { $lost }.
    }
play-sa-story-all =
    { $lines ->
        [one] Die ganze Geschichte hat 1 Zeile: story all.
       *[other] Die ganze Geschichte hat { $lines } Zeilen: story all.
    }
play-sa-no-story = Noch hat sich nichts bewegt.

## The text game of San Andreas: looking closer

play-sa-look-no-tile =
    { $kind ->
        [land] { $at } ist Festland.
       *[ocean] { $at } ist Meer.
    }
play-sa-look-tile = { $at } zeigt Platte { $tile }, in Höhe { $height }.
play-sa-below = Darunter verborgen: { $things }.
play-sa-no-coast = In gerader Linie liegt keine Küste.
play-sa-way =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    } { $spaces }
play-sa-coasts = Felder von hier bis zur Küste: { $ways }. Also { $inland }.
play-sa-worth = Eine Stadt brächte hier jetzt: { $coins }.
play-sa-coin-brings = { $points } mit einer { $coin }
play-sa-worth-nothing = Eine Stadt brächte hier jetzt nichts.
play-sa-may-found = Hier lässt sich eine Stadt gründen.
play-sa-may-not-found = Keine Stadt hier. { $why }
play-sa-may-mark = Hier lässt sich ein Epizentrum markieren.
play-sa-may-not-mark = Kein Epizentrum hier. { $why }
play-sa-tile =
    { $count ->
        [0] Platte { $tile } liegt auf { $at }, und nichts von ihr ist zu sehen.
        [4] Platte { $tile } liegt auf { $at } und ist ganz zu sehen.
       *[other] Platte { $tile } liegt auf { $at }; zu sehen ist von ihr { $spaces }.
    }
play-sa-corners = Höhe ihrer Ecken: NW { $nw }, NE { $ne }, SW { $sw }, SE { $se }.
play-sa-coastal = Platte { $tile } liegt an der Küste: Auf ihr lassen sich Epizentren markieren.
play-sa-not-coastal = Platte { $tile } zeigt kein Feld neben dem Meer: Auf ihr lässt sich kein Epizentrum markieren.
play-sa-no-such-tile = Eine Platte { $tile } gibt es nicht: Sie sind von 0 bis { $last } nummeriert.
play-sa-tile-sunk = Platte { $tile } ist versunken.
play-sa-pawn-in-supply = { san-andreas-pawn } ist im Vorrat.
play-sa-pawn-at = { san-andreas-pawn } steht auf { $at }, Platte { $tile }.
play-sa-null-die = Der Würfel für { san-andreas-pawn } zeigt Null: Die Platte bleibt, wo sie ist.
play-sa-would = { $die }, käme das als Nächstes:

## The text game of San Andreas: the drawing

play-sa-player =
    { $coins ->
        [one] { $sign } { $name } { $points } (1 Münze)
       *[other] { $sign } { $name } { $points } ({ $coins } Münzen)
    }
play-sa-map-small = Die Karte ist klein gezeichnet, damit sie passt: ohne Höhen, mit der Nummer der Platte in jedem Feld. large zeigt mehr.
play-sa-legend-edges = Auf der Karte: ━ ┃ ist die Küste, ~ Meer, ░ Festland, ─ │ der Rand einer Platte.
play-sa-legend-numbers = Eine Zahl am Rand ist die Nummer der Platte; ein Zahn (▴ ▾ ◂ ▸) zeigt in die Platte, die oben liegt.
play-sa-legend-relief = · ist flacher Grund, 1.5 eine Höhe, ↘ zeigt abwärts, ⇘ wo es zu steil für eine Münze ist.
play-sa-legend-cities = (▲5) ist eine Stadt, deren Münze nur der Besitzer kennt, (▲?) eine, die du nicht kennst, [▲5] eine, die alle kennen.
play-sa-legend-pawns = *S *M *C *A sind die Epizentren Sonne, Mond, Krone und Wappen. + ist, wo du das Gewählte hinlegen kannst.

## The text game of San Andreas: help

play-sa-help-found = found 3,12 5: eine Stadt auf Feld 3,12 (x nach Osten, y nach Norden) mit deiner Münze 5.
play-sa-help-mark = mark 1,16 S: ein Epizentrum mit einer Figur, S M C oder A (Sonne, Mond, Krone, Wappen).
play-sa-help-quake = shift S oder S: Dieser Würfel gilt als Nächstes. swap 5: holt die Münze 5 zurück. pass: verzichtet, oder wenn nichts geht.
play-sa-help-steps = 3,12 oder 5 oder S allein: Der Rest wird gefragt. back: neu wählen.
play-sa-help-where = ?: was sich jetzt wählen lässt.
play-sa-help-undo = undo: nimmt deinen letzten Zug zurück, bis gewürfelt oder eine Münze gezeigt ist.
play-sa-help-map = map: noch einmal der Tisch. legend: was die Zeichen bedeuten. large, small, fit: wie er gezeichnet wird.
play-sa-help-look = look 3,12, look 7, look S: alles über ein Feld, eine Platte, ein Epizentrum und seinen Würfel.
play-sa-help-coins = coins: wer welche Münzen hat, soweit du es wissen darfst. scores: Punkte, und was die Städte jetzt wert sind.
play-sa-help-story = story, story all: was geschehen ist.
play-sa-help-rules = rules, rules quakes: die Regeln in Kürze.

## The text game of San Andreas: the rules in short

play-sa-rules-aim = Gründe Städte nahe der Küste und hoffe, dass der Boden hält. Nach jedem Beben bringt eine Stadt, die noch steht, den Wert ihrer Münze, weniger die Felder zwischen ihr und dem Meer. [San Andreas von James Kyle, 2003, gemeinfrei; Quakeboard ist mit dem Autor nicht verbunden]
play-sa-rules-turn = In deinem Zug tust du eines: eine Stadt gründen oder ein Epizentrum markieren. Nur wenn beides nicht geht, passt du. [A15]
play-sa-rules-founding = Eine Stadt ist eine deiner Münzen, verdeckt, auf einem leeren sichtbaren Feld einer Platte. Die Platte darf nicht zu steil sein, und auf keinem der vier Nachbarfelder darf irgendeine Stadt stehen. Jeder hat sechs Münzen: 0 bis 5. [A4, A9]
play-sa-rules-epicentres = Die vier Figuren gehören allen. Eine kommt auf ein leeres sichtbares Feld einer Küstenplatte, also einer mit einem sichtbaren Feld neben dem Meer; wie steil sie ist, spielt keine Rolle. Die Figur bleibt bei ihrer Platte. Die vierte löst ein Beben aus. [A10, A11]
play-sa-rules-quakes = Wer das vierte Epizentrum markiert, würfelt für jede Figur und wählt einen Würfel nach dem anderen. 1: Osten, heben. 2: Norden, senken. 3: Norden, heben. 4: Süden, senken. 5: Süden, heben. 0: Die Platte bleibt, und ihre Figur auch; die anderen Figuren gehen in den Vorrat. [A11]
play-sa-rules-shifts = Eine Platte rückt um ein Feld, ihre halbe Breite. Beim Heben steigt sie über das, was sie neu trifft, beim Senken schiebt sie sich darunter; Festland zählt wie eine Platte. Platten, die schon aufeinander liegen, behalten ihre Ordnung, auch gegen den Würfel. [A5]
play-sa-rules-lean = Eine Platte setzt sich so tief, wie es das erlaubt, was unter ihr liegt, und kann sich neigen. Eine Neigung über 1 ist zu steil für eine Münze; eine Platte, die über eine flache Nachbarin gehoben ist, neigt sich um genau 1. [A6, A7]
play-sa-rules-losses = Nach jedem Rücken ist eine Stadt verloren, wenn ihr Feld begraben ist oder ihre Platte sich anders neigt als zuvor. Nach dem letzten versinken Platten ohne jede Verbindung zum Festland mit allem darauf. Verlorene Münzen kennen alle, und sie kommen nicht auf die Hand zurück. [A8, A11, A12]
play-sa-rules-scoring = Wer eine überlebende Nullstadt hat, darf zuerst eine eigene zerstörte Münze dafür zurückholen. Dann bringt jede Stadt ihre Münze weniger die Felder bis zum nächsten Meer in gerader Linie zu einer der vier Seiten, nie weniger als 0. Festland auf dem Weg versperrt eine Linie. [A13]
play-sa-rules-secrets = Was eine Münze wert ist, weiß nur ihr Besitzer, bis sie gewertet oder zerstört wird; dann wissen es alle. [A14]
play-sa-rules-end = Das Spiel endet nach dem Beben, nach dessen Wertung jemand keine Münze auf der Hand hat. Die höchste Summe gewinnt; bei Gleichstand teilt man. [A15]
play-sa-rules-map = Die Karte hat quadratische Felder x,y. Die 23 Platten bedecken zwei mal zwei davon. Im Norden, Osten und Süden liegt Festland; was weder Festland noch Platte ist, ist Meer, wo immer es sich öffnet. [A1, A2, A3]
