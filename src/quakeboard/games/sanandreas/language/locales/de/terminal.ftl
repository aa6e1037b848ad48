## The text game of San Andreas: what can be chosen

play-sa-found = eine Stadt gründen; deine Münzen: { $coins }.
play-sa-mark = ein Epizentrum markieren; Figuren im Vorrat: { $pawns }.
play-sa-space = { $at }, { $inland }.
play-sa-coin =
    { $coin ->
        [0] die Null; sie brächte dort jetzt { $points }.
       *[other] die { $coin }; sie brächte dort jetzt { $points }.
    }
play-sa-pawn = { san-andreas-pawn }.
play-sa-die = { $die }.
play-sa-pass =
    { $phase ->
        [swap] die Null behalten.
       *[turn] passen, denn es gibt nichts zu gründen und nichts zu markieren.
    }
play-sa-which-coin = Welche Münze?
play-sa-which-pawn = Welche Figur?

## The text game of San Andreas: an action in words

play-sa-do-found = eine Stadt gründen
play-sa-do-found-at = eine Stadt auf { $at } gründen
play-sa-do-found-with =
    { $coin ->
        [0] eine Stadt mit der Null gründen
       *[other] eine Stadt mit der { $coin } gründen
    }
play-sa-do-found-at-with =
    { $coin ->
        [0] eine Stadt auf { $at } mit der Null gründen
       *[other] eine Stadt auf { $at } mit der { $coin } gründen
    }
play-sa-do-mark = ein Epizentrum markieren
play-sa-do-mark-at = { $at } markieren
play-sa-do-mark-with = ein Epizentrum { san-andreas-with-pawn } markieren
play-sa-do-mark-at-with = { $at } { san-andreas-with-pawn } markieren
play-sa-do-swap = die { $coin } zurückholen
play-sa-do-pass =
    { $phase ->
        [swap] die Null behalten
       *[turn] passen
    }

## The text game of San Andreas: the state of the table

play-sa-player = { $sign } { $name } { $points } (Münzen auf der Hand: { $coins })
play-sa-part =
    { $kind ->
        [ocean] Meer auf { $columns }
        [lake] ein See auf { $columns }
        [land] Festland auf { $columns }
       *[tile] { $tile } auf { $columns }
    }
play-sa-the-tile =
    { $pawn ->
        [S] Die Platte der Sonne
        [M] Die Platte des Mondes
        [C] Die Platte der Krone
        [A] Die Platte des Wappens
       *[none] Die Platte auf { $tile }
    }
play-sa-flat = { play-sa-the-tile } liegt flach.
play-sa-down =
    { $down ->
        [N] nach Norden
        [NE] nach Nordosten
        [E] nach Osten
        [SE] nach Südosten
        [S] nach Süden
        [SW] nach Südwesten
        [W] nach Westen
       *[NW] nach Nordwesten
    }
play-sa-leans =
    { play-sa-the-tile } ist um { $figure } geneigt, abwärts { play-sa-down }{ $steep ->
        [yes] : zu steil für eine Münze.
       *[no] .
    }
play-sa-lies-over = { play-sa-the-tile } bedeckt { $things }.
play-sa-lies-under-land = { play-sa-the-tile } hat sich unter das Festland geschoben.
play-sa-city =
    { $who ->
        [you] Deine Stadt auf { $at }:
       *[one] Die Stadt von { $name } auf { $at }:
    } { $known ->
        [all] { $coin ->
            [0] die Null
           *[other] die { $coin }
        }, allen bekannt; { $inland }, jetzt { $points } wert.
        [owner] { $coin ->
            [0] die Null
           *[other] die { $coin }
        }, nur dem Besitzer bekannt; { $inland }, jetzt { $points } wert.
       *[nobody] Münze unbekannt; { $inland }.
    }
play-sa-no-cities = Auf der Karte steht keine Stadt.
play-sa-epicentre = { san-andreas-pawn } auf { $at }
play-sa-epicentres = Epizentren: { $marks }.
play-sa-no-epicentres = Auf der Karte ist kein Epizentrum.
play-sa-scores = Punkte bisher: { $totals }.
play-sa-hand = { $name }: auf der Hand { $coins }; verloren { $lost }.
play-sa-hand-hidden = { $name }: { $count } auf der Hand; auf der Hand oder verdeckt auf der Karte { $coins }; verloren { $lost }.
play-sa-hand-lost = { $name }: { $count } auf der Hand; auf der Hand, verdeckt auf der Karte oder verdeckt verloren { $coins }; zerstört { $lost }.

## The text game of San Andreas: looking closer

play-sa-look-which = Wohin schauen? Schreib ein Feld wie E12.
play-sa-look-no-tile =
    { $kind ->
        [land] { $at } ist Festland.
        [lake] { $at } ist ein See, und der ist keine Küste.
       *[ocean] { $at } ist Meer.
    }
play-sa-look-tile = { $at } zeigt { $tile }, in Höhe { $height }.
play-sa-below = Darunter verborgen: { $things }.
play-sa-coin-brings = { $points } mit einer { $coin }
play-sa-worth =
    Eine Stadt wäre hier { $inland } und brächte jetzt: { $coins ->
        [none] nichts.
       *[other] { $coins }.
    }
play-sa-may-found = Hier lässt sich eine Stadt gründen.
play-sa-may-not-found = Keine Stadt hier. { $why }
play-sa-may-mark = Hier lässt sich ein Epizentrum markieren.
play-sa-may-not-mark = Kein Epizentrum hier. { $why }

## The text game of San Andreas: help

play-sa-legend-edges = Auf der Karte: ━ ┃ ist die Küste, ~ Meer (≈ ein See), ░ Festland, ─ │ der Rand einer Platte.
play-sa-legend-numbers = Ein Zahn (▴ ▾ ◂ ▸) zeigt in die Platte, die oben liegt.
play-sa-legend-relief = · ist flacher Boden, 1.5 eine Höhe, ↘ zeigt abwärts, ⇘ wo es zu steil für eine Münze ist.
play-sa-legend-cities = (▲5) ist eine Stadt, deren Münze nur der Besitzer kennt, (▲?) eine, die du nicht kennst, [▲5] eine, die alle kennen.
play-sa-legend-pawns = *S *M *C *A sind die Epizentren Sonne, Mond, Krone und Wappen.
play-sa-help-turn = Zum Beispiel: 1 oder ein Feld wie E12 oder eine Münze; pass. Auch die Notation der Aufzeichnungen geht: found E12 5, mark A7 S, shift S, swap 5.
play-sa-help-look = look E12: alles über ein Feld. coins: wer welche Münzen hat, soweit du es wissen darfst.

## The text game of San Andreas: the rules in short

play-sa-rules-aim = Gründe Städte nahe der Küste und hoffe, dass der Boden hält. Nach jedem Beben bringt eine Stadt, die noch steht, den Wert ihrer Münze, weniger die Felder zwischen ihr und dem Meer. [San Andreas von James Kyle, 2003, gemeinfrei; Quakeboard ist mit dem Autor nicht verbunden]
play-sa-rules-turn = In deinem Zug tust du eines: eine Stadt gründen oder ein Epizentrum markieren. Nur wenn beides nicht geht, passt du. [A15]
play-sa-rules-founding = Eine Stadt ist eine deiner Münzen, verdeckt, auf einem leeren sichtbaren Feld einer Platte. Die Platte darf nicht zu steil sein, und auf keinem der vier Nachbarfelder darf irgendeine Stadt stehen. Jeder hat sechs Münzen: 0 bis 5. [A4, A9]
play-sa-rules-epicentres = Die vier Figuren gehören allen. Eine kommt auf ein leeres sichtbares Feld einer Küstenplatte, also einer mit einem sichtbaren Feld neben dem Meer; wie steil sie ist, spielt keine Rolle. Die Figur bleibt bei ihrer Platte. Die vierte löst ein Beben aus. [A10, A11]
play-sa-rules-quakes = Wer das vierte Epizentrum markiert, würfelt für jede Figur und wählt einen Würfel nach dem anderen. 1: Osten, heben. 2: Norden, senken. 3: Norden, heben. 4: Süden, senken. 5: Süden, heben. 0: Die Platte bleibt, und ihre Figur auch; die anderen Figuren gehen in den Vorrat. [A11]
play-sa-rules-shifts = Eine Platte rückt um ein Feld, ihre halbe Breite. Beim Heben steigt sie über das, was sie neu trifft, beim Senken schiebt sie sich darunter; Festland zählt wie eine Platte. Platten, die schon aufeinander liegen, behalten ihre Ordnung, auch gegen den Würfel. [A5]
play-sa-rules-lean = Eine Platte setzt sich so tief, wie es das erlaubt, was unter ihr liegt, und kann sich neigen. Eine Neigung über 1 ist zu steil für eine Münze; eine Platte, die über eine flache Nachbarin gehoben ist, neigt sich um genau 1. [A6, A7]
play-sa-rules-losses = Nach jedem Rücken ist eine Stadt verloren, wenn ihr Feld begraben ist oder ihre Platte sich anders neigt als zuvor. Nach dem letzten versinken Platten ohne jede Verbindung zum Festland mit allem darauf. Verlorene Münzen kennen alle, und sie kommen nicht auf die Hand zurück. [A8, A11, A12]
play-sa-rules-scoring = Wer eine überlebende Nullstadt hat, darf zuerst eine eigene verlorene Münze dafür zurückholen. Dann bringt jede Stadt ihre Münze weniger die Felder bis zum nächsten Meer in gerader Linie zu einer der vier Seiten, nie weniger als 0. Festland auf dem Weg versperrt eine Linie. [A13]
play-sa-rules-secrets = Was eine Münze wert ist, weiß nur ihr Besitzer, bis sie gewertet wird oder verloren geht; dann wissen es alle. An einem Tisch mit verdeckten verlorenen Münzen bleibt geheim, was verloren geht, bevor es gewertet wurde. [A14]
play-sa-rules-end = Die Partie endet nach dem Beben, nach dessen Wertung jemand keine Münze auf der Hand hat. Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt. [A15]
play-sa-rules-map = Die Karte hat quadratische Felder, benannt mit dem Buchstaben ihrer Spalte und der Nummer ihrer Reihe. Die 23 Platten bedecken zwei mal zwei davon. Im Norden, Osten und Süden liegt Festland; was weder Festland noch Platte ist, ist Meer, wo immer es sich öffnet. An einem Tisch mit Seen ist Meer ohne Verbindung zum offenen Meer im Westen keine Küste. [A1, A2, A3]
