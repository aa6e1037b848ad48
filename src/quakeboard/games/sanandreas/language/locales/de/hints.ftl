### San Andreas: warum Greedy tut, was er rät. Schlüssel und Parameter von bots/reasons.py.

## San Andreas: advice

hint-founds-out-of-reach = Deine { $coin } liegt dann { san-andreas-inland }, und kein Epizentrum erreicht sie.
hint-founds-in-reach = Deine { $coin } liegt dann { san-andreas-inland }; ein Epizentrum ist nahe, aber kein anderes Feld verspricht mehr.
hint-founds-in-vain = Deine { $coin } bringt dort noch nichts, aber kein anderes Feld verspricht mehr.
hint-founds-null = Eine Nullstadt kann dort überleben und eine Münze zurückholen, die in Beben verloren geht.
hint-founds-last =
    { $coin ->
        [0] Die Null ist deine letzte Münze: Das nächste Beben beendet dann die Partie.
       *[other] Die { $coin } ist deine letzte Münze: Das nächste Beben beendet dann die Partie.
    }
hint-sets-off-quake = Das löst das Beben aus, in dem du mehr Punkte machen solltest als alle anderen.
hint-sets-off-anyway = Das löst das Beben aus, und du bestimmst die Reihenfolge der Würfel; nichts anderes hilft mehr.
hint-hits-rival = Das Beben träfe die Städte von { $name } am härtesten.
hint-sooner = Das bringt das nächste Beben näher, in dem du mehr Punkte machen solltest als alle anderen.
hint-order-saves = Mit diesem Würfel zuerst bringen deine Städte am meisten.
hint-order-hurts = Mit diesem Würfel zuerst bekommen die anderen am wenigsten.
hint-order-alike = Welcher Würfel als Nächstes gilt, ist für dich gleich.
hint-takes-back = Die { $coin } bringt dort sofort { $points }.
hint-keeps-null = Keine verlorene Münze bringt dort genug; die Null kann auf eine bessere warten.
