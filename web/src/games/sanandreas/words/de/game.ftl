### Deutsch: die Pläne von San Andreas. Glossar: siehe src/quakeboard/language/sanandreas.de.ftl.

## The map

sanandreas-ocean = Pazifischer Ozean

## What a space says of itself. $at is a space such as 3,12; $figure is a lean as the board shows it: .7, 1, 1.4

sanandreas-the-tile =
    { $pawn ->
        [S] die Platte der Sonne
        [M] die Platte des Mondes
        [C] die Platte der Krone
        [A] die Platte des Wappens
       *[none] die Platte auf { $tile }
    }
sanandreas-pawn =
    { $pawn ->
        [S] Sonne
        [M] Mond
        [C] Krone
       *[A] Wappen
    }

## Relief

sanandreas-relief = Relief

## Auf den Seiten, die alle Spiele teilen

game-san-andreas = San Andreas
    .who = 3 oder 4 Personen, 45 Minuten
    .about = Gründe Städte von geheimem Wert an der Küste Kaliforniens. Platten rücken, steigen und versinken, und manche deiner Städte mit ihnen.
plan-san-andreas = Die Küste Kaliforniens
founders = Gründer
coins-left = { $coins ->
        [one] { $coins } Münze
        *[other] { $coins } Münzen
    }
epicentres = { $count } von 4 Epizentren markiert
coin = { $coin ->
        [0] die Null
        *[other] die { $coin }
    }
pawn = { $pawn ->
        [S] die Sonne
        [M] der Mond
        [C] die Krone
        *[A] das Wappen
    }
action-space = auf { $at }
forecast-cities = Gefahr jeder Stadt im nächsten Beben
danger-city = { $owner ->
        [you] deine Stadt auf { $at }
        *[other] die Stadt von { $name } auf { $at }
    }
option-lakes = Seen
    .about = Wasser ohne Verbindung zum offenen Meer ist keine Küste: Dort gibt es keine Epizentren, und Städte zählen bis zum Meer dahinter.
option-lost = Verlorene Münzen
option-lost-open = Verlorene Münzen offen
    .about = Eine verlorene Münze wird allen gezeigt.
option-lost-closed = Verlorene Münzen verdeckt
    .about = Eine Münze, die verloren geht, bevor sie je gewertet wurde, bleibt das Geheimnis ihres Besitzers.

## Der Ablauf eines Bebens, in einer Wiederholung

sanandreas-stage-dice = Würfel
sanandreas-stage-tile = Platte: { sanandreas-pawn }
sanandreas-stage-fall = Städte fallen
sanandreas-stage-sinks = Platten versinken
sanandreas-stage-score = Wertung
