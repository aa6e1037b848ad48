## Seismic: variants

seismic-variant-big-one = The Big One
seismic-variant-road-crews-dilemma = Road Crew’s Dilemma
seismic-variant-aftershocks = Aftershocks
seismic-variant-twin-cities = Twin Cities
seismic-variant-balance = Balance

## Seismic: tiles, towns, roads

seismic-tile-01 = a tight curve
seismic-tile-02 = a loose curve
seismic-tile-03 = a straight
seismic-tile-01-23 = two neighbouring tight curves
seismic-tile-01-24 = a tight and a loose curve (right-handed)
seismic-tile-01-25 = a straight and a tight curve
seismic-tile-01-34 = two opposite tight curves
seismic-tile-01-35 = a tight and a loose curve (left-handed)
seismic-tile-02-13 = two crossing loose curves
seismic-tile-02-14 = a straight crossed by a loose curve
seismic-tile-02-35 = two separate loose curves
seismic-tile-03-14 = two crossing straights
seismic-tile-01-23-45 = three tight curves
seismic-tile-01-24-35 = a tight curve and two crossing loose curves
seismic-tile-01-25-34 = a straight between two tight curves
seismic-tile-02-14-35 = a straight crossed by two loose curves
seismic-tile-03-14-25 = three straights
seismic-tile-intersection = a +{ $value }
seismic-tile-quake = quake { $magnitude }.0
seismic-short-01 = tight curve
seismic-short-02 = loose curve
seismic-short-03 = straight
seismic-short-01-23 = two tight curves, neighbours
seismic-short-01-24 = tight and loose curve, right-handed
seismic-short-01-25 = straight and tight curve
seismic-short-01-34 = two tight curves, opposite
seismic-short-01-35 = tight and loose curve, left-handed
seismic-short-02-13 = two loose curves, crossing
seismic-short-02-14 = straight and loose curve, crossing
seismic-short-02-35 = two loose curves, apart
seismic-short-03-14 = two straights, crossing
seismic-short-01-23-45 = three tight curves
seismic-short-01-24-35 = tight curve and two crossing loose curves
seismic-short-01-25-34 = straight between two tight curves
seismic-short-02-14-35 = straight crossed by two loose curves
seismic-short-03-14-25 = three straights
seismic-short-intersection = +{ $value }
seismic-short-quake = quake { $magnitude }.0
seismic-town =
    { $town ->
        [west] San Andreas West
        [east] San Andreas East
       *[only] San Andreas
    }
# To be followed by “side”.
seismic-side =
    { $side ->
        [NE] north-eastern
        [E] eastern
        [SE] south-eastern
        [SW] south-western
        [W] western
       *[NW] north-western
    }
# An edge of a cell, as the refusals name it.
seismic-edge = { $edge }
seismic-from =
    { $from ->
        [NE] from north-east
        [E] from east
        [SE] from south-east
        [SW] from south-west
        [W] from west
       *[NW] from north-west
    }
seismic-to =
    { $to ->
        [NE] to north-east
        [E] to east
        [SE] to south-east
        [SW] to south-west
        [W] to west
       *[NW] to north-west
    }
seismic-way = { seismic-from } { seismic-to }
seismic-exit =
    { $edge ->
        [NE] to the north-east
        [E] to the east
        [SE] to the south-east
        [SW] to the south-west
        [W] to the west
       *[NW] to the north-west
    }
seismic-the-road = the road { seismic-way }
seismic-the-exit = the exit { seismic-exit }
seismic-direction =
    { $edge ->
        [NE] north-east
        [E] east
        [SE] south-east
        [SW] south-west
        [W] west
       *[NW] north-west
    }
seismic-fragments =
    { $fragments ->
        [one] 1 fragment
       *[other] { $fragments } fragments
    }
seismic-road-open =
    { $fragments ->
        [one] an open road of one fragment
       *[other] an open road of { $fragments } fragments
    }
seismic-road-ring = a ring of { seismic-fragments }
seismic-road-town = the road to { seismic-town }
seismic-road-intersection = the road to the +{ $value } at { $at }
seismic-road-town-intersection = the road between { seismic-town } and the +{ $value } at { $at }
seismic-road-intersections = the road between the +{ $value } at { $at } and the +{ $other_value } at { $other_at }
seismic-road-towns = the road between the two towns
seismic-road-town-back = the road from { seismic-town } back to it
seismic-road-intersection-back = the road from the +{ $value } at { $at } back to it
# Of the intersection that the same sentence has just named.
seismic-road-stub = its exit { seismic-exit }
seismic-road-stub-of = the exit { seismic-exit } of the +{ $value } at { $at }
# A complete section: $road is one of the above.
seismic-road-worth = { $road }, worth { $points }

## Seismic: what happens

seismic-first-seat =
    { $who ->
        [you] You begin.
       *[one] { $name } begins.
    }
seismic-face-up = Face up: { $tiles }.
seismic-turn-begins =
    { $who ->
        [you] It is your turn.
       *[one] It is { $name }’s turn.
    }
seismic-tile-turned-up =
    { $who ->
        [you] You turn up { $tile }.
       *[one] { $name } turns up { $tile }.
    }
seismic-quake-turned-up =
    { $who ->
        [you] You turn up quake { $magnitude }.0.
       *[one] { $name } turns up quake { $magnitude }.0.
    }
seismic-quake-set-aside = Quake { $magnitude }.0 comes up before the game begins and leaves it.
seismic-row-discarded = Nothing that lies face up fits anywhere. Discarded: { $tiles }.
seismic-tile-laid =
    { $who ->
        [you] You lay { $tile } at { $at }.
       *[one] { $name } lays { $tile } at { $at }.
    }
seismic-tile-laid-crew-sent =
    { $who ->
        [you] You lay { $tile } at { $at } and send a crew to { $road }.
       *[one] { $name } lays { $tile } at { $at } and sends a crew to { $road }.
    }
seismic-second-tile-laid =
    { $who ->
        [you] Instead of sending a crew you lay { $tile } at { $at }.
       *[one] Instead of sending a crew { $name } lays { $tile } at { $at }.
    }
seismic-tiles-laid =
    { $who ->
        [you] You lay { $tile } at { $at } and { $second } at { $second_at }.
       *[one] { $name } lays { $tile } at { $at } and { $second } at { $second_at }.
    }
seismic-section-closed =
    { $who ->
        [you] The tile closes { $road }: { $points } for you.
        [one] The tile closes { $road }: { $points } for { $name }.
        [with-you] The tile closes { $road }: { $points } each for { $name }.
       *[many] The tile closes { $road }: { $points } each for { $name }.
    }
seismic-section-closed-too =
    { $who ->
        [you] It also closes { $road }: { $points } for you.
        [one] It also closes { $road }: { $points } for { $name }.
        [with-you] It also closes { $road }: { $points } each for { $name }.
       *[many] It also closes { $road }: { $points } each for { $name }.
    }
seismic-crew-sent =
    { $who ->
        [you] You send a crew to { $road }.
       *[one] { $name } sends a crew to { $road }.
    }
# $tiles lie on that side. $losses are clauses: seismic-tiles-go or
# seismic-all-tiles-go, then seismic-crews-back.
seismic-side-hit =
    Quake { $magnitude }.0 hits the { seismic-side } side of { seismic-town } ({ $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }): { $losses }.
seismic-tiles-go =
    { $tiles ->
        [0] nothing goes
        [1] one tile goes
        [2] two tiles go
        [3] three tiles go
        [4] four tiles go
        [5] five tiles go
        [6] six tiles go
       *[other] { $tiles } tiles go
    }
# Every tile of that side.
seismic-all-tiles-go =
    { $tiles ->
        [1] the only tile goes
        [2] both go
        [3] all three go
        [4] all four go
        [5] all five go
        [6] all six go
       *[other] all { $tiles } go
    }
seismic-crews =
    { $crews ->
        [1] a crew
        [2] two crews
        [3] three crews
        [4] four crews
        [5] five crews
        [6] six crews
       *[other] { $crews } crews
    }
seismic-crews-back =
    { $who ->
        [you] you get { seismic-crews } back
        [one] { $name } gets { seismic-crews } back
        [with-you] { $name } each get { seismic-crews } back
       *[many] { $name } each get { seismic-crews } back
    }
seismic-quake-harmless = Quake { $magnitude }.0 finds all six sides of { seismic-town } empty and does no harm.
seismic-tile-destroyed = The quake takes { $tile } at { $at }.
# $shocks are clauses: seismic-tile-turned, then seismic-shock-declined; $count is the number of tiles turned.
seismic-aftershocks =
    { $count ->
        [0] Aftershock: { $shocks }.
        [one] Aftershock: { $shocks }.
       *[other] Aftershocks: { $shocks }.
    }
seismic-tile-turned =
    { $who ->
        [you] you turn the tile at { $at } ({ $tile }) by { seismic-sixths }
       *[one] { $name } turns the tile at { $at } ({ $tile }) by { seismic-sixths }
    }
seismic-tile-turned-with-crew =
    { $who ->
        [you] you turn the tile at { $at } ({ $tile }) by { seismic-sixths }, with its crew
       *[one] { $name } turns the tile at { $at } ({ $tile }) by { seismic-sixths }, with its crew
    }
# Clockwise.
seismic-sixths =
    { $sixths ->
        [1] one sixth
        [2] two sixths
        [3] three sixths
        [4] four sixths
       *[5] five sixths
    }
seismic-shock-declined =
    { $who ->
        [you] you turn nothing
        [one] { $name } turns nothing
        [with-you] { $name } turn nothing
       *[many] { $name } turn nothing
    }
seismic-no-lay =
    { $who ->
        [you] No tile lies face up, so you lay nothing.
       *[one] No tile lies face up, so { $name } lays nothing.
    }
seismic-seat-skipped =
    { $who ->
        [you] You are skipped: there is no tile to draw, and none lies face up.
       *[one] { $name } is skipped: there is no tile to draw, and none lies face up.
    }

## Seismic: the count

# The first and the second end add their numbers; $bonus is for joining two towns, or 0.
seismic-sum =
    { $bonus ->
        [0] { seismic-fragments } + { $first } + { $second } = { $points }
       *[other] { seismic-fragments } + { $first } + { $second } + { $bonus } for joining the towns = { $points }
    }
seismic-section-scored =
    { $who ->
        [you] You alone hold { $road }: { seismic-sum }.
       *[one] { $name } alone holds { $road }: { seismic-sum }.
    }
# The winner has $crews of $all crews.
seismic-section-scored-most =
    { $who ->
        [you] You hold { $road } with { $crews } of { $all } crews: { seismic-sum }.
       *[one] { $name } holds { $road } with { $crews } of { $all } crews: { seismic-sum }.
    }
# They have $crews each.
seismic-section-scored-tied =
    { $who ->
        [with-you] { $name } hold { $road } with { seismic-crews } each, so each scores it in full: { seismic-sum }.
       *[many] { $name } hold { $road } with { seismic-crews } each, so each scores it in full: { seismic-sum }.
    }
# $crews lists the crews, seat by seat.
seismic-sections-open =
    { $count ->
        [one] One section lacks an end and scores nothing (crews: { $crews }).
       *[other] { $count } sections lack an end and score nothing (crews: { $crews }).
    }
seismic-sections-ring =
    { $count ->
        [one] One section is a ring without an intersection and scores nothing (crews: { $crews }).
       *[other] { $count } sections are rings without an intersection and score nothing (crews: { $crews }).
    }
seismic-game-ends =
    { $reason ->
        [tiles] The tiles are used up, and the count begins.
        [closed] No highway leads on, and the count begins.
       *[unplaceable] None of the tiles that are left can be laid, and the count begins.
    }
seismic-totals = Totals: { $totals }.
seismic-nobody-scored = Nobody scored, so all share the win.
seismic-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
seismic-won =
    { $who ->
        [you] You win with { seismic-points }.
        [one] { $name } wins with { seismic-points }.
        [with-you] { $name } share the win with { seismic-points } each.
       *[many] { $name } share the win with { seismic-points } each.
    }
# $tied have the same points; the tallest of them win.
seismic-won-by-height =
    { $who ->
        [you] A tie at { seismic-points }: { $tied }. You are the tallest and win.
        [one] A tie at { seismic-points }: { $tied }. { $name } is the tallest and wins.
        [with-you] A tie at { seismic-points }: { $tied }. { $name } are the tallest and share the win.
       *[many] A tie at { seismic-points }: { $tied }. { $name } are the tallest and share the win.
    }

## Seismic: what is asked, and what is waited for

seismic-ask-lay = Your turn: lay a tile.
seismic-ask-crew = Send a crew or pass.
seismic-ask-crew-or-lay = Send a crew, lay a second tile or pass.
seismic-ask-town = Quake { $magnitude }.0: choose the town that it hits first.
seismic-ask-side = Quake { $magnitude }.0: choose the side of { seismic-town } that it hits.
seismic-ask-aftershock = Aftershock: turn a tile or pass.
seismic-wait-lay = { $name } is laying.
seismic-wait-crew = { $name } may send a crew.
seismic-wait-town = { $name } is choosing the town that is hit first.
seismic-wait-side = { $name } is choosing the side that is hit.
seismic-wait-aftershock = { $name } may turn a tile.

## Seismic: the state of the table

seismic-pile =
    { $tiles ->
        [0] The pile is empty.
        [one] 1 tile in the pile.
       *[other] { $tiles } tiles in the pile.
    }
seismic-crews-left = Crews left: { $crews }.
seismic-if-ended = If it ended now: { $totals }.
