### English: the boards of San Andreas. Glossary: see src/quakeboard/language/sanandreas.en.ftl.

## The map

sanandreas-ocean = Pacific Ocean

## What a space says of itself. $at is a place such as E12; $figure is a lean as the board shows it: .7, 1, 1.4

sanandreas-the-tile =
    { $pawn ->
        [S] the Sun’s tile
        [M] the Moon’s tile
        [C] the Crown’s tile
        [A] the Arms’ tile
       *[none] the tile at { $tile }
    }
sanandreas-pawn =
    { $pawn ->
        [S] Sun
        [M] Moon
        [C] Crown
       *[A] Arms
    }

## Relief

sanandreas-relief = Relief

## On the pages that all games share

game-san-andreas = San Andreas
    .who = 3 or 4 players, 45 minutes
    .about = Found cities of hidden worth on the coast of California. Tiles shift, climb and sink, and some of your cities with them.
plan-san-andreas = The coast of California
founders = Founders
coins-left = { $coins ->
        [one] { $coins } coin
        *[other] { $coins } coins
    }
epicentres = { $count } of 4 epicentres marked
coin = { $coin ->
        [0] the null
        *[other] the { $coin }
    }
pawn = { $pawn ->
        [S] the Sun
        [M] the Moon
        [C] the Crown
        *[A] the Arms
    }
action-space = at { $at }
forecast-cities = Danger of each city in the next quake
danger-city = { $owner ->
        [you] your city at { $at }
        *[other] the city of { $name } at { $at }
    }
option-lakes = Lakes
    .about = Water that is cut off from the open sea is no coast: no epicentres beside it, and cities score by the ocean beyond.
option-lost = Lost coins
option-lost-open = Lost coins shown
    .about = A lost coin is shown to everybody.
option-lost-closed = Lost coins stay secret
    .about = A coin that is lost before it was ever scored stays its owner’s secret.

## The stages of a quake, in a replay

sanandreas-stage-dice = Dice
sanandreas-stage-tile = Tile of the { sanandreas-pawn }
sanandreas-stage-fall = Cities fall
sanandreas-stage-sinks = Tiles sink
sanandreas-stage-score = Score
