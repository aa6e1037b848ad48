### The pages, the table and the strip.

## Pages and tools

skip = Skip to the content
language = Language
theme-dark = Dark
theme-light = Light
pages = Pages
rules = Rules
close = Close
cancel = Cancel
go-home = To the start page
lost = There is nothing at this address.
lost-text = The link may be incomplete, or what it opened has been deleted.
no-server = The server does not answer. Try again in a moment.
fetching = Loading …

## Home

headline = Two games about ground that will not hold still
sheet-number = Sheet { $number }
guest = Guest
play-now = Play now
play-now-text = At once, against two bots:
play-game-now = Play { $game } now
learn = Read the rules
open-tables = Open tables
no-tables = No table is open. Open one and the others will see it.
free-seats = { $count ->
        [one] One free seat
        *[other] { $count } free seats
    }
your-games = Your games
all-games = Results and statistics
result-won = won
result-shared = shared win
result-lost = lost
result-none = nobody won
your-tables = Your tables
being-played = Being played now
all-public = { $count ->
        [one] The public table
        *[other] All { $count } public tables
    }
nobody-plays = Nobody plays in public just now.
watch = Watch
watchers = { $count ->
        [one] One person watches
        *[other] { $count } people watch
    }
your-turn-number = Your turn, { $turn }
turn-of = { $name }’s turn, { $turn }
time-left = { $time } left
last-move = last move { $ago }
opened-ago = opened { $ago }
just-now = just now
go = Go
own-table = Set up a table of your own
not-begun = { $free ->
        [0] Ready to begin.
        [one] One seat is free.
        *[other] { $free } seats are free.
    }
clock-short-bank = { $minutes } min each
clock-short-move = { $minutes } min a move
clock-short-days = { $days ->
        [one] one day a move
        *[other] { $days } days a move
    }
credits = Seismic by Ted Alspach, Atlas Games, 2006. San Andreas by James Kyle, 2003, public domain. Not affiliated with the publisher.

## A table of one's own

which-game = Game
your-name = Your name
name = Name
seats = Seats
bot = { $bot ->
        [gentle] Gentle: overlooks things
        [steady] Steady: sees what pays, seldom slips
        [sharp] Sharp: looks ahead
        [fierce] Fierce: thinks long, forgives nothing
        [greedy] Greedy: takes what pays most now
        [random] Random: does anything
        [uct] UCT: searches, knows nothing of the game
        *[other] { $bot }
    }
bot-short = { $bot ->
        [gentle] gentle
        [steady] steady
        [sharp] sharp
        [fierce] fierce
        *[other] { $bot }
    }
for-comparison = For comparison
columns = { $count } columns
rows = { $count } rows
clock = Clock
name-first = Your name is missing.
names-first = Somebody at this screen has no name yet.

## Lobby

free-seat = Free
your-crew = Your crew
crew = { $crew ->
        [0] Cone
        [1] Helmet
        [2] Barrier
        *[other] Diamond
    }
begin = Begin

## The table

you = You
turn = Turn { $turn }
points-head = Points
points = { $count ->
        [one] One point
        *[other] { $count } points
    }
days = { $days } d { $hours } h
refused = Not possible
ruling = Ruling { $ruling }
abandoned = Ended without a result
paused = The game is paused
undo = Take back
replay = Replay

## The strip

seismogram = Seismogram
live = Live

## Replay

moment-quake = Quake { $plate }
moment-shifts = { $count ->
        [0] Quake, nothing shifts
        [one] Quake, one tile shifts
        *[other] Quake, { $count } tiles shift
    }

## The list of what may be done

list = List

## Keyboard

keys-walk = Walk over the map
keys-next = Next lit cell
keys-previous = Lit cell before
keys-fit = Show everything
keys-nearer = Closer
keys-farther = Further away
keys-act = Put it down, then confirm
keys-back = Back into the hand
