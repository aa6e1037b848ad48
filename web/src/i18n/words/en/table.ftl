### A table and its replay.

## Pages and tools

copy = Copy
copied = Copied
unknown-game = This page cannot draw the game “{ $game }”. It can be played through the server’s interface.

## Lobby

devices = { $count ->
        [one] Open in 1 place
        *[other] Open in { $count } places
    }
seat-resigned = Resigned
sit-down = Sit down
stand-up = Stand up
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
players = Players
players-count = { $count } players
watching = You watch
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
understood = Understood
same-screen = At this screen
hand-screen-to = Hand the screen to { $name }
i-am-here = I am here
ended = The game is over
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
shortcuts = Keyboard
fact-flagged = { $who ->
        [you] You ran out of time.
        *[other] { $name } ran out of time.
    }
fact-given = { $who ->
        [you] { $bot } plays for you.
        *[other] { $bot } plays for { $name }.
    }
fact-taken-back = { $who ->
        [you] You play again.
        *[other] { $name } plays again.
    }
fact-claimed = { $who ->
        [you] You took the seat by its link.
        *[other] { $name } took the seat by its link.
    }
fact-claimed-device = { $who ->
        [you] Another device has joined your seat.
        *[other] Another device has joined the seat of { $name }.
    }
fact-device-linked = { $who ->
        [you] You made a link for another device.
        *[other] { $name } made a link for another device.
    }
fact-reissued = { $who ->
        [you] Whoever opened the table made a new link for your seat.
        *[other] Whoever opened the table made a new link for the seat of { $name }.
    }
fact-handed-over = { $who ->
        [you] You handed the seat over.
        *[other] { $name } handed the seat over.
    }
fact-undo-asked = { $who ->
        [you] You ask to take back.
        *[other] { $name } asks to take back.
    }
fact-undo-agreed = { $who ->
        [you] You agree.
        *[other] { $name } agrees.
    }
fact-undo-declined = { $who ->
        [you] You decline.
        *[other] { $name } declines.
    }
fact-undone = { $who ->
        [you] You take the last action back.
        *[other] { $name } takes the last action back.
    }
fact-paused = { $who ->
        [you] You pause the game.
        *[other] { $name } pauses the game.
    }
fact-pause-asked = { $who ->
        [you] You ask for a pause.
        *[other] { $name } asks for a pause.
    }
fact-pause-agreed = { $who ->
        [you] You agree to the pause.
        *[other] { $name } agrees to the pause.
    }
fact-pause-declined = { $who ->
        [you] You decline the pause.
        *[other] { $name } declines the pause.
    }
fact-request-lapsed = The request was not answered in time.
fact-pause-over = The time of the pause is over; the game goes on.
fact-resumed = { $who ->
        [you] You end the pause.
        *[other] { $name } ends the pause.
    }
fact-resigned = { $who ->
        [you] You resign; { $bot } plays on.
        *[other] { $name } resigns; { $bot } plays on.
    }
fact-abandoned = { $who ->
        [you] You end the game.
        *[other] { $name } ends the game.
    }
fact-ended = The operator has ended the game. { $reason }
fact-rules-changed = The rules of this game have changed since it began: it ends without a result.
fact-freed = The operator has freed seat { $number }.
fact-closed-seat = { $who ->
        [you] The operator has closed your seat; { $bot } plays on.
        *[other] The operator has closed the seat of { $name }; { $bot } plays on.
    }

## The strip

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
drag-pen = Drag the pen to look back. The game goes on.
looking-back = You look back. “Live” shows the present.

## Replay

set-up = The set-up
goes-on-at-rest = goes on when the ground has come to rest
to-table = To the table

## The list of what may be done

list-later = The list fills when it is your turn.
list-chosen = What is chosen
list-choose = Choose first
list-do = { $action }
do-pass = Pass
choose-verb = What

## Keyboard

keys-skip = Skip what is moving
keys-table = At every table
key-space = Space
keys-list = List or map
keys-live = To the present
keys-earlier = One turn back
keys-later = One turn on
keys-pause = Pause, or go on
