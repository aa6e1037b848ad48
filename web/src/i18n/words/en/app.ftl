### The pages, the table and the strip.

## Pages and tools

skip = Skip to the content
language = Language
theme-dark = Dark
theme-light = Light
pages = Pages
rules = Rules
close = Close
cancel = Not now
copy = Copy
copied = Copied
go-home = To the first page
lost = There is nothing at this address.
lost-text = The map ends here.
no-server = The server does not answer. Try again in a moment.
unknown-game = This page cannot draw the game “{ $game }”. It can be played through the server’s interface.
fetching = Fetching the sheet

## Home

headline = Two games about ground that will not hold still
sheet-number = Sheet { $number }
guest = Guest
play-now = Play now
play-now-text = At once, against two bots:
learn = Read the rules
open-tables = Open tables
no-tables = No table is open. Open one and the others will see it.
free-seats = { $count ->
        [one] One free seat
        *[other] { $count } free seats
    }
your-games = Your games
go = Go
own-table = Set up a table of your own
thinking = { $name } is thinking.
not-begun = { $free ->
        [0] Ready to begin.
        [one] One seat is free.
        *[other] { $free } seats are free.
    }
clock-short-bank = { $minutes } min each
clock-short-move = { $minutes } min a move
credits = Seismic by Ted Alspach, Atlas Games, 2006. San Andreas by James Kyle, 2003, public domain. Not affiliated with the publisher.

## A table of one's own

which-game = Game
your-name = Your name
name = Name
seats = Seats
seat-number = Seat { $number }
sit-me = Me
sit-me-text = You sit here.
sit-friend = A friend, by link
sit-friend-text = You get a link to hand on.
sit-here = Somebody at this screen
sit-bot = A bot
which-bot = Which bot
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
add-seat = Add a seat
remove-seat = Take one away
variants = Variants
table-size = Size of the table
columns = { $count } columns
rows = { $count } rows
clock = Clock
clock-none = None
clock-quick = 10 minutes each, 5 seconds a move
clock-easy = 30 minutes each, 15 seconds a move
clock-day = One day a move
clock-three = Three days a move
public = Listed for all
public-text = Anybody may watch, and take a free seat.
advice-allowed = Hints and forecasts
advice-allowed-text = Whoever is asked may ask the server what it would do, and what quakes may take.
advice-none = Without hints
name-first = Your name is missing.
names-first = Somebody at this screen has no name yet.
open-table = Open the table
as-it-will-be = The table as it will be

## Lobby

free-seat = Free
your-seat = Your seat
seat-bot = Bot: { bot-short }
seat-here = Here
seat-away = Not here
devices = { $count ->
        [one] Open in 1 place
        *[other] Open in { $count } places
    }
seat-resigned = Resigned
waiting-for-somebody = Somebody is still to come.
is-public = Listed for all
by-invitation = By invitation
your-crew = Your crew
crew = { $crew ->
        [0] Cone
        [1] Helmet
        [2] Barrier
        *[other] Diamond
    }
sit-down = Sit down
stand-up = Stand up
begin = Begin
all-here = All seats are taken.
not-yet = { $free ->
        [one] The game begins when the last free seat is taken.
        *[other] The game begins when { $free } more have sat down.
    }
begins-soon = All are here. It begins in a moment.
watchers-link = For those who watch
copy-link = Copy the link
copy-watch-link = Copy the link to watch
sealed = Chance is sealed. This is the seal; the seed is shown when the game is over.

## The table

what-to-do = What to do
your-turn = Your turn
title-your-turn = ● Your turn · Quakeboard
you = You
turn = Turn { $turn }
players = Players
players-count = { $count } players
base-game = The base game
watching = You watch
points-head = Points
points = { $count ->
        [one] One point
        *[other] { $count } points
    }
days = { $days } d { $hours } h
log = Log
log-empty = Nothing has moved yet.
log-more = { $count } older lines
log-and-chat = Log and chat
chat = Chat
chat-unread = { $count ->
        [0] Chat
        [one] Chat, one new line
        *[other] Chat, { $count } new lines
    }
chat-empty = Nobody has said anything.
say = Say
say-something = Say something
mute-whom = Mute { $name }
mute = Mute
hear-all = Hear everybody again
sound-on = Sound on
sound-off = Sound off
menu = Menu
use-list = Choose from a list
use-board = Choose on the map
waiting = The table is being set.
waiting-for = { $phase ->
        [lay] { $name } is laying a tile
        [crew] { $name } may send a crew
        [side] { $name } picks the side
        [town] { $name } picks the town
        [aftershock] { $name } may turn a tile
        [shift] { $name } picks the next die
        [swap] { $name } may swap a coin
        *[other] { $name } is thinking
    }
calling = Calling the table
no-contact = No contact, trying again in { $seconds } s
closed = The server has let this connection go.
table-deleted = This table was deleted by the operator of the server.
seat-gone = This seat is played elsewhere now.
come-back = Come back
understood = Understood
ruling = Ruling { $ruling }
same-screen = At this screen
hand-screen-to = Hand the screen to { $name }
i-am-here = I am here
ended = The game is over
abandoned = Ended without a result
ground-won = Nobody scored. The ground won this one.
you-win = You win, { $points }
wins = { $count ->
        [one] { $names } wins, { $points }
        *[other] { $names } win, { $points } each
    }
watch-replay = Watch it again
check-chance = Check the chance
rematch = Play again
to-rematch = To the next table
paused = The game is paused
paused-text = All clocks stand still.
paused-until = The pause ends: { $end }.
covered-text = The board is covered while the clocks stand still.
pause = Pause
pause-left = Ask for a pause ({ $count ->
        [0] none left
        [one] one left
       *[other] { $count } left
    })
resume = Go on
undo = Take back
undo-asked = { $name } would like to take back the last action.
undo-yours = You asked to take back; { $agreed } agree so far.
pause-asked = { $name } asks for a pause. Clocks run until everyone agrees.
pause-yours = You asked for a pause; { $agreed } agree so far. Clocks run on.
agree = Agree
decline = Decline
withdraw = Withdraw
give-to-bot = Let a bot play for me
take-back = Play myself again
hand-over = Hand my seat to somebody
handed-over-text = Your seat has a new link. Whoever opens it first plays on; here the seat is gone.
device-link = Link for another device
device-link-text = The first device that opens this link plays for your seat too. All at the table see that it has come.
reissue = New link for a seat
reissue-text = For somebody who cannot get back to the seat. What opened the seat until now ends, and all at the table are told.
reissue-for = New link for { $name }
reissued-text = This link opens the seat of { $name }, once. What opened it before is worth nothing any more.
resign = Resign
abandon = End the game
sure-resign = A bot plays to the end for you. You cannot come back.
sure-hand-over = You get a new link for your seat, and lose the seat here.
sure-abandon = The game ends without a result.
do-it-resign = Resign
do-it-hand-over = Hand it over
do-it-abandon = End it
change-who = Name and crew
keep-this = Keep it
hook = Announce turns
hook-text = Whenever somebody is asked, this address gets a POST with the table, the seat and the name. No secret is in it.
hook-address = Address
hook-set = Announce there
hook-unset = Announce no more
hook-on = Turns are announced there from now on.
hook-off = Turns are announced nowhere.
sealed-with-yours = Your browser has added a word of its own to the seed.
replay = Replay
shortcuts = Keyboard
fact-flagged = { $name } ran out of time.
fact-given = { $bot } plays for { $name }.
fact-taken-back = { $name } plays again.
fact-claimed = { $name } took the seat by its link.
fact-claimed-device = Another device has joined the seat of { $name }.
fact-device-linked = { $name } made a link for another device.
fact-reissued = Whoever opened the table made a new link for the seat of { $name }.
fact-handed-over = { $name } handed the seat over.
fact-undo-asked = { $name } asks to take back.
fact-undo-agreed = { $name } agrees.
fact-undo-declined = { $name } declines.
fact-undone = { $name } takes the last action back.
fact-paused = { $name } pauses the game.
fact-pause-asked = { $name } asks for a pause.
fact-pause-agreed = { $name } agrees to the pause.
fact-pause-declined = { $name } declines the pause.
fact-request-lapsed = The request was not answered in time.
fact-pause-over = The time of the pause is over; the game goes on.
fact-resumed = { $name } goes on.
fact-resigned = { $name } resigns; { $bot } plays on.
fact-abandoned = { $name } ends the game.
fact-ended = The operator has ended the game. { $reason }
fact-rules-changed = The rules of this game have changed since it began: it ends without a result.
fact-freed = The operator has freed seat { $number }.
fact-closed-seat = The operator has closed the seat of { $name }; { $bot } plays on.

## The strip

seismogram = Seismogram
strip-label = Turns of the game
strip-value = Turn { $turn } of { $total }, { $name }
strip-value-quake = Turn { $turn } of { $total }, quake { $quake }, { $name }
quakes-so-far = { $count ->
        [0] No quake so far
        [one] 1 quake so far
        *[other] { $count } quakes so far
    }
turn-back = One turn back
turn-on = One turn on
live = Live
drag-pen = Drag the pen to look back. The game goes on.
looking-back = You look back. “Live” shows the present.

## Replay

set-up = The set-up
moment-quake = Quake { $plate }
moment-shifts = { $count ->
        [0] Quake, nothing shifts
        [one] Quake, one tile shifts
        *[other] Quake, { $count } tiles shift
    }
moment-turn = Turn { $turn }, { $name }
of-turns = of { $total }
curve-text = After each turn
play-on = Play on
stop = Stop
speed = Speed: { $speed } times
next-quake = Next quake
keys-turns = turns
keys-play = play
link-to-moment = Link to this moment
to-table = To the table

## Chance

chance-how = Before the first action the server sealed a secret seed, and the players’ browsers added words of their own. Every draw follows from these, so nobody could know or steer what would come.
seal-fits = The seal fits the seed.
seal-broken = The seal does not fit the seed.
seal-text = The SHA-256 of the seed must be the commitment.
seal-same = It is the seal that this browser was shown first.
seal-changed = It is not the seal that this browser was shown first.
seal-unseen = This browser has seen no seal before.
seal-same-text = A seal that is kept from the beginning cannot be exchanged later.
draws-fit = { $draws ->
        [one] The one draw is what the seed says.
        *[other] All { $draws } draws are what the seed says.
    }
draws-text = Each draw was derived again by HMAC-SHA-256 from the seed, the players’ words and its number. Only the odds come from the server, which knows the rules.
checked-here = Checked in this browser
chance-was-fair = Chance was fair
chance-not-fair = This does not fit together
seal-missing = There is no seal to check the seed against.
words-added = { $count ->
        [0] Nobody added a word to the seed.
        [one] One player added a word to the seed.
        *[other] { $count } players added words to the seed.
    }
word-counted = The word that this browser added was counted.
word-missing = The word that this browser added was not counted.
words-text = Whoever added a word knows that the server could not know the draws in advance.
draw-wrong = Step { $step } is not what the seed says: “{ $action }” instead of “{ $due }”.
draws-given = { $given ->
        [one] The first draw was taken over from another game; this seed says nothing about it.
        *[other] The first { $given } draws were taken over from another game; this seed says nothing about them.
    }
seed = Seed
commitment = Commitment
check-yourself = To trust nobody, keep the record and check it on your own machine:
record = the record of this game

## The list of what may be done

list-choose = Choose first
list-do = { $action }
do-pass = Pass
choose-verb = What

## Keyboard

keys-walk = Walk over the map
keys-take = Take a tile or coin
keys-turn = Turn the tile
keys-act = Put it down, then do it
keys-back = Back into the hand
keys-list = List or map
keys-live = To the present
keys-earlier = One turn back
keys-later = One turn on
keys-pause = Pause, or go on
