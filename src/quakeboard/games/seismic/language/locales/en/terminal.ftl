## The text game: what it asks

# $name is the tile’s code, such as 02-14; $number is the choice, here and below.
play-face-up =
    { $number }: lay { $tile } ({ $name }); { $places ->
        [0] it fits nowhere
        [one] it fits in 1 place
       *[other] it fits in { $places } places
    }.
# The line under a drawn tile.
play-card =
    { $name }, { $places ->
        [0] fits nowhere
        [one] 1 place
       *[other] { $places } places
    }
play-cell =
    { $number }: { $at }, where { $rotations ->
        [one] 1 rotation fits
       *[other] { $rotations } rotations fit
    }.
play-rotation = { $number }: r{ $rotation }, { $roads }.
# $edges are codes of edges, such as NE–SW.
play-roads = roads { $edges }
play-exits = exits { $edges }
play-crew = { $number }: { $edges }, to { $road }.
play-second = { $number }: instead of a crew, lay { $tile } ({ $name }) as a second tile.
# $side is seismic-side.
play-side =
    { $number }: { $edge }, the { $side } side with { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }.
play-town = { $number }: { $town } at { $at }.
play-ask-tile = Which tile? { $numbers }
play-ask-cell = Where? { $numbers }, or back
play-ask-rotation = Turned how? { $numbers }, or back
play-ask-crew = Where to? { $numbers }, pass, or undo
play-ask-shock = Which cell? { $numbers }, or pass
play-ask-side = Which side? { $numbers }
play-ask-town = Which town? { $numbers }
play-ask-forced = No crew can be sent to this tile. Enter ends the turn; undo takes the tile back
play-ask-forced-shock = No tile can be turned. Enter goes on
# What a lay would do: $prospect is play-would-complete.
play-prospect = { $number }: { $prospect }
play-would-complete = Completes { $road }: { $points } for a crew of yours.

## The text game: what cannot be

play-which-tile = Which of these tiles: { $tiles }?
play-which-cell = Which cell? Write it like 3,-1.
play-fits-nowhere = The tile { $tile } fits nowhere. [S7]
play-nothing-fits-there = No face-up tile fits at { $at }. [S7]
play-no-rotation-fits = No rotation of { $tile } fits at { $at }. [S7]
play-cannot-be-turned = The tile at { $at } fits in no other rotation. [S16]

## The text game: the state of the table

play-table-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } on the table.
play-sides = Sides of { $town }: { $sides }. The longest: { $longest }.
play-sides-empty = No tile lies on a side of { $town } yet.
play-edge-number = { $edge } { $number }
play-no-crews = No crew is on the board.
play-holds-complete =
    { $who ->
        [you] You hold { $road }: { $points }, complete.
        [one] { $name } holds { $road }: { $points }, complete.
       *[many] { $name } hold { $road }: { $points } each, complete.
    }
# $fragments is 0 where the road’s own name tells how long it is.
play-holds-open =
    { $who ->
        [you] You hold { $road }
        [one] { $name } holds { $road }
       *[many] { $name } hold { $road }
    }{ $fragments ->
        [0] ; it is open at { $cells }.
        [one] , 1 fragment so far; it is open at { $cells }.
       *[other] , { $fragments } fragments so far; it is open at { $cells }.
    }
play-holds-ring =
    { $who ->
        [you] You hold { $road }; it can never be complete.
        [one] { $name } holds { $road }; it can never be complete.
       *[many] { $name } hold { $road }; it can never be complete.
    }
play-unseen =
    { $count ->
        [one] 1 tile has not been turned up:
       *[other] { $count } tiles have not been turned up:
    }
play-unseen-kind =
    { $kind ->
        [intersection] Intersections: { $tiles }.
        [quake] Quakes: { $tiles }.
       *[highway] Highways: { $tiles }.
    }
play-unseen-tile =
    { $count ->
        [one] { $name }
       *[other] { $name } × { $count }
    }
play-boxed =
    { $boxed ->
        [0] All of them will come.
        [one] 1 of the quakes and single roads lies in the box and will not come.
       *[other] { $boxed } of the quakes and single roads lie in the box and will not come.
    }
play-own-piles = Own piles: { $piles }.

## The text game: looking at a cell

play-look-tile = { $at } shows { $tile } ({ $name }), r{ $rotation }.
play-look-town = { $at }: { $town }, +6.
play-look-free = { $edges }: nobody holds { $road }.
play-look-held = { $edges }: { $holds }
play-look-off = { $at } is beyond the edge of the table. [S4]
play-look-which = Look where? Write a cell like 3,-1.
play-look-lonely = { $at } is empty, and no highway leads there. [S7]
play-look-empty = { $at } is empty. A highway arrives from { $edges }.
play-look-green = Green meets it from { $edges }.
play-look-fits = { $tile } fits: { $rotations }.
play-look-nothing-fits = No face-up tile fits there.

## The text game: the drawing

play-player =
    { $crews ->
        [one] { $sign } { $name } { $points } (1 crew left)
       *[other] { $sign } { $name } { $points } ({ $crews } crews left)
    }
play-board-small = The board is drawn small, to fit. large shows it closer.
play-board-cut = The board is wider than the window. pan W and pan E move it; small shows more of it.
play-pan-which = Which way? pan W or pan E.
play-signs = On the board: (+4) or 4 is an intersection, [+6] or ⌂ San Andreas, ═ a bridge, ▲ ● ■ ◆ are crews. ‹2› counts the tiles on a side of the town, «3» on the longest. × is where a quake took a tile.

## The text game: help

# The words that one types are English in every language.
play-help-number = A number takes that choice of the list shown last.
play-help-lay = lay 2 3,-1 r1: face-up tile 2 onto cell 3,-1 in rotation 1. Leave out what you do not know.
play-help-crew = crew 14, crew NE-SW or crew 1: send a crew to that road of the tile just laid. pass: send none.
play-help-quake = side E, town 4,0, turn 3,-1 r2: what a quake asks.
play-help-where = ?: what you can do, with numbers. back: choose anew.
play-help-undo = undo: take your last move back, until a tile has been turned up.
play-help-board = board: the table again. large, small, fit, pan W: how it is drawn.
play-help-look = look 3,-1: what lies there, and whose roads they are.
play-help-scores = scores: points if it ended now, crews, sides. pile: what has not been turned up.
play-help-rules = rules, rules quakes: the rules in short.

## The text game: the rules in short

play-rules-aim = You lead a road crew in San Andreas. Lay highway tiles, send crews to the sections you like, and see that both ends of those sections reach an intersection or the town before the last tile. Quakes take back what lies in straight lines around the town. [Seismic by Ted Alspach, Atlas Games 2006; Quakeboard is not affiliated with the publisher]
play-rules-turn = On your turn a tile is turned up so that three lie face up; you lay one of them and may send a crew to one road of it. If none of the three can be laid, they are discarded and three new ones are turned up. [S6]
play-rules-placing = A tile goes onto an empty cell of the table. At least one of its highway edges must meet a highway edge, and every edge that touches a neighbour must be like it: road to road, green to green. It may be turned as you like, and need not be linked to the town. [S4, S7]
play-rules-claiming = After laying a tile you may send one crew to a road of that very tile, if no crew of anybody stands on the whole section yet. An intersection’s short exits can be claimed too. Everybody has 20 crews. Two sections with a crew each may still be joined later by a third tile. [S8]
play-rules-sections = A section is a string of roads from edge to edge. It ends at an intersection or a town, and does not go through it. It is complete when both ends do so, even at the same one. An end at the table’s edge or at an empty cell leaves it incomplete; so is a ring without an intersection. [S9]
play-rules-quakes = A quake acts as soon as it is turned up. It hits the side of San Andreas with most tiles in a straight line, gaps not counted; if sides are equal, the player whose turn it is chooses. As many tiles go as the magnitude says, from the town outwards, and their crews go home. Then another tile is turned up. [S10]
play-rules-scoring = At the end each complete section with crews brings 1 point for every road fragment on the way, and the numbers of the intersections at both ends; San Andreas counts 6. The short exits of intersections count nothing. The player with most crews on it gets all of it, and so does everybody who ties for that. [S12, S13]
play-rules-end = The game ends when the last tile is laid, when no highway leads to an empty cell any more, or when no tile that is left can be laid. The highest total wins; ties are shared, unless the table knows who is tallest. [S11, S13]
play-rules-tiles = 60 highway tiles carry one, two or three roads that never join on the tile; 13 intersections are worth as much as they have exits. Of the six quakes and six single roads that are mixed, only half take part, and nobody knows which. How often each highway tile is in the box is a reconstruction. [S2, S3, S5]
play-rules-big-one = The Big One: the quake 6.0 is sure to come, among the last six tiles of the pile. [S14]
play-rules-road-crews-dilemma = Road Crew’s Dilemma: instead of sending a crew you may lay a second face-up tile. Neither tile can be claimed then, and the next player turns up two. [S15]
play-rules-aftershocks = Aftershocks: after each quake every player in turn, beginning with the one whose turn it is, may turn one laid tile to another orientation that fits. Crews stay on their roads, so a section may come to bear several. No tile is turned twice for one quake. [S16]
play-rules-twin-cities = Twin Cities: two boxes, two towns eight spaces apart, 40 crews each. Every quake hits both towns; the player whose turn it is chooses which first. A town is never removed. A complete section from town to town brings 10 more. [S17, S18]
play-rules-balance = Balance: everybody has a pile of their own with as many intersections as the others. You turn up the top of your pile and lay it or another face-up tile. After a quake you lay one of the tiles that are face up, without drawing again. [S19]
