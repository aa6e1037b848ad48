## Refusals: options of Seismic

refusal-unknown-option = Seismic has no option “{ $name }”.
# $expected is English. Other languages know by the option’s $name what it takes.
refusal-bad-value = “{ $value }” is no value for the option “{ $name }”: { $expected }.
refusal-unknown-variant = Seismic has no variant “{ $variant }”. There are: { $variants }.
refusal-bad-seats = Seismic is for 2 to 4 seats, not { $seats }.
refusal-bad-table = A table has an odd number of columns and rows from 7 to 61, not { $columns } × { $rows }.
refusal-narrow-table = The two towns are eight cells apart: Twin Cities needs 9 columns, not { $columns }.
refusal-bad-first = Seat { $first } cannot begin: there are only seats 0 to { $last }.
refusal-bad-heights = There are { $heights } heights for { $seats } seats: give one for each seat, or none.
refusal-balance-big-one = Balance deals one pile to each player, so there is no common bottom at which The Big One could wait.
refusal-balance-twin-cities = The figures of Balance are for one box, so it does not go together with Twin Cities.
refusal-uneven-deal = Balance deals { $tiles } tiles and { $intersections } intersections: not evenly among { $seats } players.
refusal-unknown-tile = The manifest names a tile “{ $tile }”, which does not exist.
refusal-bad-count = The manifest has { $count } of tile { $tile }: it must be 0 to 24.
refusal-too-few-singles = The manifest has { $count } of tile { $tile }, but { $needed } are mixed with the quakes.
refusal-too-many-singles = The manifest has too many straights and single curves to reckon the odds with.
refusal-too-few-tiles = The manifest has { $tiles } tiles; a game needs { $needed }.

## Refusals: actions of Seismic

refusal-not-now-first = That must wait: first the seat that begins is drawn.
refusal-not-now-set-up = That must wait: the table is being set up.
refusal-not-now-draw = That must wait: first a tile is turned up.
refusal-not-now-lay = That must wait: it is time to lay a tile.
refusal-not-now-crew = That must wait: it is time to send a crew or to pass.
refusal-not-now-town = That must wait: choose the town that is hit first.
refusal-not-now-side = That must wait: choose the side that the quake hits.
refusal-not-now-aftershock = That must wait: it is time to turn a tile or to pass.
refusal-no-such-tile = There is no tile “{ $tile }”.
refusal-not-in-pile = That tile cannot be turned up: none is left that could be.
refusal-quake-in-set-up = Balance turns up no quake in the set-up.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-face-up = That tile does not lie face up.
refusal-off-table = That is beyond the edge of the table.
refusal-cell-taken = There is already a tile at { $at }.
refusal-no-highway-there = No highway leads to { $at }.
refusal-edge-must-be-road = A highway arrives at the { $edge } edge of { $at }, but the tile is green there.
refusal-edge-must-be-green = The { $edge } edge of { $at } meets green, but the tile has a highway there.
refusal-not-smallest-rotation = That gives the same roads as r{ $smallest }: write r{ $smallest }.
refusal-no-such-fragment = The tile just laid has no such road.
refusal-section-taken = That section already bears a crew.
refusal-no-crew-left = No crew is left to send.
refusal-no-second-tile = A second tile may only be laid in Road Crew's Dilemma, instead of a claim.
refusal-not-longest = The { $edge } side counts { $tiles }; the quake hits a side that counts { $most }.
refusal-no-such-town = There is no town there.
refusal-nothing-to-turn = There is no tile at { $at } that could be turned.
refusal-turned-already = The tile at { $at } was already turned for this quake.
refusal-turn-changes-nothing = Turned by { $sixths } sixths, the tile at { $at } lies as before.
refusal-not-fewest-sixths = Turned by { $sixths } sixths, the tile at { $at } lies as after a turn by { $fewest }: use that.
