### Learn: ten steps of each game. Of each step: the task; about, what it is about; how, what to press;
### go, the button that lets it happen; done, what it means; wrong, after another try.

learn-seismic-lay = Lay the straight east of the town
    .about = One network of highways grows around San Andreas. Where tiles touch, road must meet road and green must meet green. Your tile fits in the lit cells.
    .how = Choose the lit cell in the east, then the button.
    .done = The road has joined the town. It leads east, into the open.
    .wrong = It fits there too. For this lesson the straight goes east of the town.
learn-seismic-crew = Send a crew to your road
    .about = Whoever has laid a tile may send one crew to a road of it. At the end a road pays its crew, if both of its ends have reached an intersection or the town.
    .how = Choose the dashed ring on the road, then the button.
    .done = The section is yours, and while your crew is on it nobody else may send one there. If it is later joined to a section with other crews, whoever has most of them scores; in a tie each does.
    .wrong = You may pass. But a road without a crew pays nobody, so send one.
learn-seismic-turn = Lead your road on to the north-east
    .about = Jun has begun a road in the north-west. The loose curve makes yours longer: lay it at the road’s end and turn it.
    .how = Choose the cell again, or press R, and the tile turns through what fits.
    .done = Your section has two fragments now, and your crew holds all of it.
    .wrong = It fits, but your road does not lead north-east by it. Lay the curve at the end of your road, and turn it.
learn-seismic-worth = What would your road bring if the +3 closed it?
    .about = A closed section pays 1 for each fragment of road that it runs through, and the number at each of its ends. The town counts 6.
    .how = Your road has two fragments. It begins at the town; the +3 would be its other end.
    .done = 2 for the road, 6 for the town, 3 for the intersection: { $right }.
    .wrong = Count the road and both of its ends.
learn-seismic-close = Close your section with the +3
    .about = An intersection ends every road that reaches it. Lay it where your road is still open.
    .how = Take the +3, choose the cell at the end of your road, then the button.
    .done = Closed: { $points } for you, if the road still lies at the end of the game.
    .wrong = It fits there, but your road stays open. The +3 belongs at its north-eastern end.
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
    .wrong = That would send your own crew home. Choose the north-west instead.
learn-seismic-home = Send your crew out again
    .about = A crew that came home can go out again. You have just built over the scar, and both roads of the tile are free.
    .how = Choose one of the two rings, then the button.
    .done = Out again. One crew a turn, only to the tile just laid, only to a section without a crew.
    .wrong = You may pass. But your crew is home and two roads are free, so send it.
learn-seismic-count = What do crews on open roads bring?
    .about = The last tile of a longer game lies, and the diamonds are yours. Now every section with crews is counted.
    .how = Some of your roads are still open at one end.
    .nothing = Nothing
    .half = Half
    .all = As much as closed ones
    .done = Nothing: only closed sections pay. Yours bring { $score }, and you win.
    .wrong = A road pays only if both of its ends have reached an intersection or the town.
