### Learn: ten steps of each game. Of each step: the task; about, what it is about; how, what to press;
### go, the button that lets it happen; done, what it means; wrong, after another try.

## Around the steps

learn-page = Learn { $game }
learn-step = Step { $step } of { $total }
learn-count = { $step } of { $total }
learn-steps = Steps
learn-open-step = { $done ->
        [yes] Step { $step }, done: { $task }
        *[no] Step { $step }: { $task }
    }
learn-end-step = The end of the lesson
learn-back = Back
learn-skip = Skip
learn-again = Begin again
learn-on = Go on
learn-that-is-it = Done
learn-answer-points = { $count ->
        [one] 1 point
        *[other] { $count } points
    }
learn-answer-city = { $who ->
        [you] Your city at { $at }
        *[other] { $name }’s city at { $at }
    }
learn-end = That was all
    .seismic = Roads pay when both ends have arrived; quakes take what lies nearest to the town. The rest is practice.
    .san-andreas = Cities earn most at the water’s edge, and that is where the ground moves. The rest is practice.
learn-other = Learn { $game }

## Seismic

learn-seismic-lay = Lay the straight east of the town
    .about = One network of highways grows around San Andreas. Where tiles touch, road must meet road and green must meet green. Your tile fits in the lit cells.
    .how = Choose the lit cell in the east, then the button.
    .done = The road has joined the town. It leads east, into the open.
    .wrong = It fits there too. For this lesson the straight goes east of the town.
learn-seismic-crew = Send a crew to your road
    .about = Whoever has laid a tile may send one crew to a road of it. At the end a road pays its crew, if both of its ends have arrived somewhere.
    .how = Choose the dashed ring on the road, then the button.
    .done = The whole section is yours, as far as it will grow. Nobody else may send a crew there.
    .wrong = One may pass. But a road without a crew pays nobody, so send one.
learn-seismic-turn = Lead your road on to the north-east
    .about = Jun has begun a road in the north-west. The loose curve makes yours longer: lay it at the road’s end and turn it.
    .how = Choose the cell again, or press R, and the tile turns through what fits.
    .done = Your section runs through two tiles now, and its crew holds all of it.
    .wrong = It fits, but your road does not lead north-east by it. Lay the curve at the end of your road, and turn it.
learn-seismic-worth = What would your road bring if the +3 closed it?
    .about = A closed section pays 1 for each tile that it runs through, and the number at each of its ends. The town counts 6.
    .how = Your road runs through two tiles. It begins at the town; the +3 would be its other end.
    .done = 2 for the road, 6 for the town, 3 for the intersection: { $right }.
    .wrong = Count the road and both of its ends.
learn-seismic-close = Close your section with the +3
    .about = An intersection ends every road that reaches it. Lay it where your road is still open.
    .how = Take the +3, choose the cell at the end of your road, then the button.
    .done = Closed: { $points } for you, if the road still lies at the end of the game.
    .wrong = It lies well there, but your road stays open. The +3 belongs at its north-eastern end.
learn-seismic-longest = Which side would a quake hit now?
    .about = Six lines run from the town to the edge of the table, and a figure counts the tiles on each. A quake hits the side with most tiles.
    .how = A yellow diamond stands at the longest side.
    .done = The east side: two tiles, and both are yours.
    .wrong = That side has fewer tiles. Look for the yellow diamond.
learn-seismic-quake = See what the next tile is
    .about = A turn begins by turning up tiles until three lie face up. Some of them are quakes.
    .go = Turn up a tile
    .done = Quake { $magnitude }.0 on the east side. { $destroyed ->
        [one] One tile is
        *[other] { $destroyed } tiles are
    } gone, and your crew goes home. A closed road is not yet a safe one.
learn-seismic-side = Choose the side that breaks
    .about = A quake of 1.0. Two sides are equally long, so the one whose turn it is chooses. Your crew stands in the south-west, Jun’s in the north-west.
    .how = Choose one of the two diamonds, then the button.
    .done = The tile next to the town is gone, and Jun’s crew goes home. The scar stays until somebody builds there.
    .wrong = That would send your own crew home. The north-west would be kinder to you.
learn-seismic-home = Send your crew out again
    .about = A crew that came home can go out again. You have just built over the scar, and both roads of the tile are free.
    .how = Choose one of the two rings, then the button.
    .done = Out again. One crew a turn, only to the tile just laid, only to a section without a crew.
    .wrong = One may pass. But your crew is home and two roads are free, so send it.
learn-seismic-count = What do crews on open roads bring?
    .about = The last tile of a longer game lies, and the diamonds are yours. Now every section with crews is counted.
    .how = Some of your roads are still open at one end.
    .nothing = Nothing
    .half = Half
    .all = As much as closed ones
    .done = Nothing: only closed sections pay. Yours bring { $score }, and you win.
    .wrong = A road pays only if both of its ends have arrived somewhere.

## San Andreas

learn-san-andreas-found = Found a city with your 5, on the coast
    .about = The coast of California is a jigsaw of 23 tiles. A coin on it is a city, and a city is worth most where its space touches the sea.
    .how = Take the 5, choose a ring at the water, then the button.
    .done = Your 5 lies at the water’s edge and is worth all of 5, as long as the ground holds.
    .wrong = One may do that. Here, take the 5, and a space that touches the sea.
learn-san-andreas-secret = Look through Jun’s eyes
    .about = Three cities stand. You see what yours is worth; of the others you see only whose they are.
    .go = See what Jun sees
    .done = Jun sees a city of yours, and not its 5. A coin becomes known when it is scored or lost.
learn-san-andreas-inland = What does your 5 bring here?
    .about = After every quake each city scores its coin, less one for each space between it and the nearest sea, in a straight line.
    .how = Count the spaces between the city and the coast.
    .done = Two spaces lie between, so the 5 brings { $right }. Inland one earns less and lives longer.
    .wrong = Count the spaces between the city and the sea, without its own.
learn-san-andreas-mark = Mark an epicentre on the tile of Jun’s city
    .about = Instead of founding you may put a pawn on a tile by the sea. Pawns belong to nobody. A quake shifts the tile under each of them.
    .how = Take a pawn, choose a space beside Jun’s city at 3,9, then the button.
    .done = This tile will move when the fourth epicentre is marked. Nobody knows yet which way.
    .wrong = One may do that. For this lesson a pawn goes to Jun’s tile, at 3,9.
learn-san-andreas-fourth = Mark the fourth epicentre, beside the Sun
    .about = Three pawns stand. Whoever puts down the fourth sets off a quake: four dice are rolled, one for each pawn.
    .how = Take the pawn of Arms, choose a space of the tile where the Sun stands, at 1,13, then the button.
    .done = The dice are rolled: Sun 3, Arms 5. The others are null; their pawns move nothing and stay.
    .wrong = One may do that. For this lesson the Arms go to the tile of the Sun, at 1,13.
learn-san-andreas-order = Which die saves your city?
    .about = You choose the order. Both pawns stand on one tile: the 3 pushes it north over your city at 1,15, the 5 south over Jun’s at 1,12. The second die pushes it back.
    .how = Put the die first that is to be resolved first, then press the button.
    .done = South first: Jun’s city is buried. Then back north, and yours stands. It scores { $points }.
    .wrong = North first would bury your own city. Let the Arms go first.
learn-san-andreas-climb = Let the tile of the Sun shift
    .about = A 1 sends a tile east, 2 and 3 north, 4 and 5 south, always by one space. 1, 3 and 5 lift it onto what it meets; 2 and 4 push it below.
    .how = The Sun shows a 1: east, and up. Put its die first.
    .done = It has climbed onto its neighbour and leans. The teeth of the fault point into the upper tile.
    .wrong = That die can wait. Let the Sun go first.
learn-san-andreas-lean = Found a city on the slope
    .about = A bar and a tick show how a tile leans, a figure how much. Up to 1 a coin holds. Red is too steep: no ring is offered there.
    .how = Choose a ring on the tile that leans 1, around 3,13, then the button.
    .done = It holds. But a city falls when its tile changes its lean, whichever way.
    .wrong = Level ground is safer. For this lesson take the tile that leans 1, around 3,13.
learn-san-andreas-lost = Which city will stand?
    .about = The dice are about to show a 3 for the Sun: its tile goes north and climbs. A city falls when it is covered, and when its tile changes its lean.
    .how = The Sun stands at 2,14. Answer, and the dice roll.
    .done = Your 5 is buried, and Ilkka’s city fell when its tile tipped. Jun’s stands and scores. Lost coins lie open beside the board.
    .wrong = That one falls: it is covered, or its tile comes to lean.
learn-san-andreas-swap = Take back the coin that brings most
    .about = The last quake of a longer game. A null scores nothing. But if it survives a quake, its owner may swap it for one of their lost coins, which counts at once.
    .how = Choose the coin that takes the place of your null at 5,16.
    .done = Your cities bring { $points } more. A game ends after a quake that finds a hand empty. Yours is, and you win with { $score }.
    .wrong = That brings less. One of your lost coins is worth more.
