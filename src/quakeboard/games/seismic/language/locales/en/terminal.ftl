## The text game: what can be chosen

play-tile =
    { $second ->
        [yes] instead of a crew, lay { $tile } as a second tile; places: { $places }.
       *[no] { $tile }; places: { $places }.
    }
play-cell = { $at }; rotations that fit: { $rotations }.
# $edges lists seismic-way, or seismic-exit for play-exits.
play-roads = roads { $edges }
play-exits = exits { $edges }
play-rotation = { $roads }.
play-sixths = { $roads }.
play-sixths-crew = { $roads }; then the crew: { $way }.
play-until-now =
    { $who ->
        [you] Until now: { $road }, { $points } for you.
        [one] Until now: { $road }, { $points } for { $name }.
        [with-you] Until now: { $road }, { $points } each for { $name }.
       *[many] Until now: { $road }, { $points } each for { $name }.
    }
play-crew = { $way }: { $road }.
# $side is seismic-side.
play-side = the { $side } side; tiles: { $tiles }.
play-town = { $town } at { $at }.
# $phase is crew or aftershock.
play-pass = { play-do-pass }.
play-would-complete = Completes { $road }: { $points } for a crew of yours.
play-which-tile = Which tile?
play-which-rotation = Turned how?
play-which-sixths = Turned how?
play-which-road = Where to?
play-which-side = Which side?

## The text game: an action in words

play-do-lay-tile = lay { $tile }
play-do-lay-at = lay a tile at { $at }
play-do-lay-tile-at = lay { $tile } at { $at }
play-do-lay = lay { $tile } at { $at }, { $roads }
play-do-crew = send a crew to { $fragment }
play-do-side = hit the { $side } side
play-do-town = hit { $town } first
play-do-turn-at = turn the tile at { $at }
play-do-turn = turn the tile at { $at } by { seismic-sixths }
play-do-pass =
    { $phase ->
        [crew] send no crew
       *[aftershock] turn no tile
    }

## The text game: the state of the table

play-player = { $sign } { $name } { $points } (crews left: { $crews })
play-table-tiles = Tiles on the table: { $tiles }.
play-sides = Sides of { $town }: { $sides }. The longest: { $longest }.
play-no-crews = No crew is on the board.
# $state is complete, ring or open.
play-holds =
    { $who ->
        [you] You hold { $road }
        [one] { $name } holds { $road }
       *[many] { $name } hold { $road }
    }{ $state ->
        [complete] : { $points }, complete.
        [ring] ; it can never be complete.
       *[open] ; it is open at { $cells }.
    }
play-unseen = Not turned up yet: { $tiles }.
play-boxed = In the box and not coming: { $boxed } of the quakes and single roads.
play-own-piles = Own piles: { $piles }.

## The text game: looking at a cell

play-look-tile = { $at } shows { $tile }.
play-look-town = { $at }: { $town }, +6.
play-look-free = { $way }: nobody holds { $road }.
play-look-held = { $way }: { $holds }
play-look-empty = Nothing lies at { $at }.
play-look-which = Look where? Write a place like K7.

## The text game: help

play-signs = On the board: (+4) or 4 is an intersection, [+6] or ⌂ San Andreas, ═ a bridge, ▲ ● ■ ◆ are crews. ‹2› counts the tiles on a side of the town, «3» on the longest. × is where a quake took a tile.
play-help-lay = For example: 1, or a place such as K7; pass. The notation of records works too: lay 02-14 K7 r1, crew 14, side E.
play-help-look = look K7: what lies there, and whose roads they are. pile: what has not been turned up.

## The text game: the rules in short

play-rules-aim = You lead road crews in San Andreas. Lay highway tiles, send crews to the sections you like, and see that both ends of those sections reach an intersection or the town before the last tile. Quakes take back what lies in straight lines around the town. [Seismic by Ted Alspach, Atlas Games 2006; Quakeboard is not affiliated with the publisher]
play-rules-turn = On your turn a tile is turned up so that three lie face up; you lay one of them and may send a crew to one road of it. If none of the three can be laid, they are discarded and three new ones are turned up. [S6]
play-rules-placing = A tile goes onto an empty cell of the table. At least one of its highway edges must meet a highway edge, and every edge that touches a neighbour must be like it: road to road, green to green. It may be turned as you like, and need not be linked to the town. [S4, S7]
play-rules-claiming = After laying a tile you may send one crew to a road of that very tile, if no crew of anybody stands on the whole section yet. An intersection’s exits can be claimed too. Everybody has 20 crews. Two sections with a crew each may still be joined later by a third tile. [S8]
play-rules-sections = A section is a string of roads from edge to edge. It ends at an intersection or a town, and does not go through it. It is complete when both ends do so, even at the same one. An end at the table’s edge or at an empty cell leaves it incomplete; so is a ring without an intersection. [S9]
play-rules-quakes = A quake acts as soon as it is turned up. It hits the side of San Andreas with most tiles in a straight line, gaps not counted; if sides are equal, the player whose turn it is chooses. As many tiles go as the magnitude says, from the town outwards, and their crews go home. Then another tile is turned up. [S10]
play-rules-scoring = At the end each complete section with crews brings 1 point for every road fragment on the way, and the numbers of the intersections at both ends; San Andreas counts 6. The exits of intersections count nothing. The player with most crews on it gets all of it, and so does everybody who ties for that. [S12, S13]
play-rules-end = The game ends when the last tile is laid, when no highway leads to an empty cell any more, or when no tile that is left can be laid. The highest total wins; ties are shared, unless the table knows who is tallest. [S11, S13]
play-rules-tiles = 60 highway tiles carry one, two or three roads that never join on the tile; 13 intersections are worth as much as they have exits. Of the six quakes and six single roads that are mixed, only half take part, and nobody knows which. How often each highway tile is in the box is a reconstruction. [S2, S3, S5]
play-rules-big-one = The Big One: the quake 6.0 is sure to come, among the last six tiles of the pile. [S14]
play-rules-road-crews-dilemma = Road Crew’s Dilemma: instead of sending a crew you may lay a second face-up tile. Neither tile can be claimed then, and the next player turns up two. [S15]
play-rules-aftershocks = Aftershocks: after each quake every player in turn, beginning with the one whose turn it is, may turn one laid tile by one to five sixths, if it fits there like that. Crews go with the tile and stay on their roads, so a section may come to bear several. A tile that looks alike after the turn can be turned to carry a crew to another section. No tile is turned twice for one quake. [S16]
play-rules-twin-cities = Twin Cities: two boxes, two towns eight cells apart, 40 crews each. Every quake hits both towns; the player whose turn it is chooses which first. A town is never removed. A complete section from town to town brings 10 more. [S17, S18]
play-rules-balance = Balance: everybody has a pile of their own with as many intersections as the others. You turn up the top of your pile and lay it or another face-up tile. After a quake you lay one of the tiles that are face up, without drawing again. [S19]
