### Learn: ten steps of each game. Of each step: the task; about, what it is about; how, what to press;
### go, the button that lets it happen; done, what it means; wrong, after another try.

learn-answer-city = { $who ->
        [you] Your city at { $at }
        *[other] { $name }’s city at { $at }
    }
learn-san-andreas-found = Found a city with your 5, on the coast
    .about = The coast of California is a jigsaw of 23 tiles. A coin on it is a city, and a city is worth most where its space touches the ocean.
    .how = Take the 5, choose a ring at the water, then the button.
    .done = Your 5 lies at the water’s edge and is worth all of 5, as long as the ground holds.
    .wrong = That is allowed. Here, take the 5, and a space that touches the ocean.
learn-san-andreas-secret = Look through Jun’s eyes
    .about = Three cities stand. You see what yours is worth; of the others you see only whose they are.
    .go = See what Jun sees
    .done = Jun sees a city of yours, and not its 5. A coin becomes known when it is scored or lost.
learn-san-andreas-inland = What does your 5 bring here?
    .about = After every quake each city scores its coin, less one for each space between it and the nearest ocean, in a straight line.
    .how = Count the spaces between the city and the coast.
    .done = Two spaces lie between, so the 5 brings { $right }. Inland a city scores less and is safer.
    .wrong = Count the spaces between the city and the ocean, without its own.
learn-san-andreas-mark = Mark an epicentre on the tile of Jun’s city
    .about = Instead of founding you may put a pawn on a tile by the ocean. Pawns belong to nobody. A quake shifts the tile under each of them.
    .how = Take a pawn, choose a space beside Jun’s city at C14, then the button.
    .done = This tile will move when the fourth epicentre is marked. Nobody knows yet which way.
    .wrong = That is allowed. For this lesson a pawn goes to Jun’s tile, at C14.
learn-san-andreas-fourth = Mark the fourth epicentre, beside the Sun
    .about = Three pawns stand. Whoever puts down the fourth sets off a quake: four dice are rolled, one for each pawn.
    .how = Take the pawn of Arms, choose a space of the tile where the Sun stands, at A10, then the button.
    .done = The dice are rolled: Sun 3, Arms 5. The others are null; their pawns move nothing and stay.
    .wrong = That is allowed. For this lesson the Arms go to the tile of the Sun, at A10.
learn-san-andreas-order = Which die saves your city?
    .about = You choose the order. Both pawns stand on one tile: the 3 pushes it north over your city at A8, the 5 south over Jun’s at A11. The second die pushes it back.
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
    .how = Choose a ring on the tile that leans 1, around C10, then the button.
    .done = It holds. But a city falls when its tile changes its lean, whichever way.
    .wrong = Flat ground is safer. For this lesson take the tile that leans 1, around C10.
learn-san-andreas-lost = Which city will stand?
    .about = The dice are about to show a 3 for the Sun: its tile goes north and climbs. A city falls when it is covered, and when its tile changes its lean.
    .how = The Sun stands at B9. Answer, and the dice roll.
    .done = Your 5 is buried, and Ilkka’s city fell when its tile tipped. Jun’s stands and scores. Lost coins lie open beside the board.
    .wrong = That one falls: it is covered, or its tile comes to lean.
learn-san-andreas-swap = Take back the coin that brings most
    .about = The last quake of a longer game. A null scores nothing. But if it survives a quake, its owner may swap it for one of their lost coins, which counts at once.
    .how = Choose the coin that takes the place of your null at E7.
    .done = Your cities bring { $points } more. A game ends after a quake that finds a hand empty. Yours is, and you win with { $score }.
    .wrong = That brings less. One of your lost coins is worth more.
