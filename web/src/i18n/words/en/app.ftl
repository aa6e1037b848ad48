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
copy = Copy
copied = Copied
go-home = To the start page
lost = There is nothing at this address.
lost-text = The link may be incomplete, or what it opened has been deleted.
no-server = The server does not answer. Try again in a moment.
unknown-game = This page cannot draw the game “{ $game }”. It can be played through the server’s interface.
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
remove-seat = Remove a seat
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
advice-allowed-text = Whoever has to decide may ask the server what it would do, and what quakes may take.
advice-none = Without hints
dealing = How chance is dealt
dealing-together = Dealt together
dealing-together-text = Every draw takes a link of a chain from the device of each person who is connected. While one honest person answers, nobody can foresee a draw, and a host can choose only between a few, by leaving out answers.
dealing-host = Dealt by the host
dealing-host-text = The host seals a seed before the game, and every browser adds a word. That proves that no draw was changed. It does not prove that the host did not look ahead.
dealing-solo = You play alone with bots: if the host deals, its computer could look ahead.
alone = While only one person is connected
alone-deal = Deal all the same: the host and that person together could foresee the draw
alone-wait = Wait until another person is connected
name-first = Your name is missing.
names-first = Somebody at this screen has no name yet.
open-table = Open the table
as-it-will-be = Preview of the table

## Lobby

free-seat = Free
devices = { $count ->
        [one] Open in 1 place
        *[other] Open in { $count } places
    }
seat-resigned = Resigned
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
begins-soon = Everybody is here. The game begins in a moment.
watchers-link = For those who watch
copy-link = Copy the link
copy-watch-link = Copy the link to watch
sealed = Chance is sealed. This is the seal; the seed is shown when the game is over.
lobby-together = Chance is dealt together: every draw takes a link of a chain from the device of each person who is connected. While one honest person answers, nobody can foresee a draw, and a host can choose only between a few, by leaving out answers.
lobby-limits = A host that leaves out an answer is noticed by that person’s browser. It can read hidden pieces all the same, and one person with several seats is still one person.
lobby-alone = { $alone ->
        [wait] While only one person is connected, chance waits for another.
        *[deal] While only one person is connected, chance is dealt all the same: the host and that person together could foresee those draws.
    }
lobby-host = Chance is dealt by the host: it has sealed a seed, and every browser adds a word. That proves that no draw was changed. It does not prove that the host did not look ahead: once the game has begun, it can compute every draw.
lobby-takes-part = This browser takes part.
host-chain-end = End of the host’s chain
lobby-seal = Seal of the seed (SHA-256)

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
pane = Log, chat and help
tab-news = { $tab }, { $count } new
log = Log
log-empty = Nothing has happened yet.
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
list-tab = List
use-board = Choose on the map
waiting = The table is being set up.
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
calling = Connecting to the table …
no-contact = No connection, trying again in { $seconds } s
closed = The server has closed this connection.
table-deleted = This table was deleted by the operator of the server.
seat-gone = This seat is played elsewhere now.
come-back = Reconnect
refused = Not possible
understood = Understood
ruling = Ruling { $ruling }
same-screen = At this screen
hand-screen-to = Hand the screen to { $name }
i-am-here = I am here
ended = The game is over
abandoned = Ended without a result
ground-won = Nobody scored.
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
undo-yours = You asked to take back; { $agreed ->
        [0] nobody agrees yet
        [one] one agrees so far
        *[other] { $agreed } agree so far
    }.
pause-asked = { $name } asks for a pause. Clocks run until everyone agrees.
pause-yours = You asked for a pause; { $agreed ->
        [0] nobody agrees yet
        [one] one agrees so far
        *[other] { $agreed } agree so far
    }. Clocks run on.
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
reissue-text = For somebody who cannot get back to the seat. What opened the seat until now no longer works, and all at the table are told.
reissue-for = New link for { $name }
reissued-text = This link opens the seat of { $name }, once. What opened it before no longer works.
resign = Resign
abandon = End the game
sure-resign = A bot plays to the end for you. You cannot come back.
sure-hand-over = You get a new link for your seat, and lose the seat here.
sure-abandon = The game ends without a result.
do-it-resign = Resign
do-it-hand-over = Hand it over
do-it-abandon = End it
change-who = Name and crew
keep-this = Save
hook-text = Whenever somebody has to decide, this address gets a POST with the table, the seat and the name. No secret is in it.
hook-address = Address
hook-set = Announce there
hook-unset = Stop announcing
hook-on = Turns are announced there from now on.
hook-off = Turns are announced nowhere.
chance-is-dealt = Chance is being dealt
chance-waits-for = { $count ->
        [0] Chance waits until another person is connected
        *[other] Chance waits for { $names }
    }
chance-waits-text = At this table chance is dealt only while two people or more are connected.
chance-forked = The host tells this browser another past than before.
chance-forked-text = What it says about chance does not continue what this browser has noted: the game was taken back or changed. This browser takes no part in dealing chance at this table any more.
chance-left-out = Your answer was left out of a draw.
chance-left-out-text = This browser answered at once, and its answer does not count. Unless your connection is slow, the host left it out and could choose between two draws.
chance-not-asked = This browser was not asked about a draw.
chance-not-asked-text = It was connected and had answered every question. The host dealt without it.
chance-no-storage = This browser cannot take part in dealing chance.
chance-no-storage-text = It would have to store something, and its storage is full or blocked. You can play, but the draws do not depend on this browser.
save-proof = Save the proof
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
fact-resumed = { $name } ends the pause.
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
goes-on-at-rest = goes on when the ground has come to rest
to-table = To the table

## Chance

chance-how = Every draw is derived again here, and each is told who could have foreseen or chosen it.
seal-fits = The seal fits the seed.
seal-broken = The seal does not fit the seed.
seal-text = The SHA-256 of the seed must be the seal.
seal-same = It is the seal that this browser was shown first.
seal-changed = It is not the seal that this browser was shown first.
seal-unseen = This browser has seen no seal before.
seal-same-text = A seal that is kept from the beginning cannot be exchanged later.
draws-text = Each draw was derived again in this browser by HMAC-SHA-256, from the seed and the words or from the links. Only the odds come from the server, which knows the rules.
checked-here = Checked in this browser
draws-right = All draws are right
draws-partly = Not everything is proved
own-part = { $draws ->
        [one] A link of this browser is in 1 of { $of } draws: nobody could foresee that one, whoever worked together; nor choose it, except between a few by leaving out other answers, which are missing then.
        *[other] A link of this browser is in { $draws } of { $of } draws: nobody could foresee those, whoever worked together; nor choose them, except between a few by leaving out other answers, which are missing then.
    }
own-part-text = For these you need to trust nobody: only this browser knew its link before it revealed it.
noted-same = The record continues what this browser noted.
noted-other = The record does not continue what this browser noted: the game was changed, or others were told another one.
noted-text = Whoever sees the same hash of the transcript was told the same.
transcript-hash = Hash of the transcript
chance-not-fair = This does not fit together
seal-missing = There is no seal to check the seed against.
word-counted = The word that this browser added was counted.
word-missing = The word that this browser added was not counted.
words-text = A word makes sure that the seed was not picked to suit somebody. The server could compute the draws all the same.
draw-wrong = “{ $action }” was drawn; what follows is “{ $due }”.
seed = Seed
commitment = Seal
check-yourself = To trust nobody, keep the record and check it on your own machine:
record = the record of this game

## The list of what may be done

list = List
list-later = The list fills when it is your turn.
list-chosen = What is chosen
list-choose = Choose first
list-do = { $action }
do-pass = Pass
choose-verb = What

## Keyboard

keys-walk = Walk over the map
keys-next = Next lit cell
keys-previous = Lit cell before
keys-fit = Show everything
keys-nearer = Closer
keys-farther = Further away
keys-skip = Skip what is moving
keys-table = At every table
key-space = Space
keys-act = Put it down, then confirm
keys-back = Back into the hand
keys-list = List or map
keys-live = To the present
keys-earlier = One turn back
keys-later = One turn on
keys-pause = Pause, or go on
