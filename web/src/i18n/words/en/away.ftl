### People who are away, clocks that run out, take-backs that lapse, rematches.

## Who is there

presence-you = You
presence-screen = At this screen
presence-here = Here
presence-away-now = Away
presence-away = Away { time-span }
presence-expected = Not here yet
presence-bot = Bot, { bot-short }
presence-free = Free
time-span = { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
    }

## Somebody is away

away-turn = Turn { $turn }: { $name }
away-title = { $name } has been away for { time-span }
away-zero-bot = At zero a bot takes over.
away-zero-pass = At zero the turn is passed.
away-no-clock = There is no clock.
away-bot-at = A bot takes over: { $when }.
away-later = You can do something about it: { $when }.
remind = Remind { $name }
remind-text = A notice that it is their turn
reminded-last = Last reminder: { $when }, by { $name }
let-bot-play = Let a bot play this turn
end-here = Vote to end it here
end-here-text = Points as they stand, no winner
must-agree = { $count ->
        [one] It is up to you
        [2] Both of you must agree
       *[other] All { $count } of you must agree
    }
have-agreed = { $agreed } of { $count } agree
is-back = { $name } is back.
is-back-text = The game goes on as before.
when-away = When somebody is away
when-away-text = Besides what the others agree on
bot-never = Nothing by itself
bot-after = { $days ->
        [one] After { $days } day a bot takes over
       *[other] After { $days } days a bot takes over
    }
lobby-bot-after = { $days ->
        [one] a bot takes over after { $days } day away
       *[other] a bot takes over after { $days } days away
    }

## Clocks

seconds-left = { $seconds } s left
time-up = Time is up
time-up-clock = Your clock: 0:00
time-up-text = A bot plays for you. Your points stay yours.
time-up-soon = The bot ends this turn, then you play.
take-over = Take over
played-for-you = Played for you
not-yet-played = The bot has not moved yet.
gives-seconds = If you take over now, you play from your next turn on, with { $seconds } seconds a move.
gives-full = If you take over now, you play from your next turn on, with your full time for each move.
title-time-up = Time is up · Quakeboard

## Requests and rematches

undo-over = The request to take back has lapsed.
pause-over = The request for a pause has lapsed.
series = { $games ->
        [0] The series begins
        [one] The series after { $games } game
       *[other] The series after { $games } games
    }
series-wins = { $name } { $wins }
rematch-waits = It begins by itself when all are here. Missing: { $names }.
rematch-begins = All are here. It begins.

## Log

fact-reminded = { $who ->
        [you] You remind { $asked }.
        *[other] { $whom ->
            [you] { $name } reminds you.
            *[other] { $name } reminds { $asked }.
        }
    }
fact-bot-voted = { $who ->
        [you] You would let a bot play this turn.
        *[other] { $name } would let a bot play this turn.
    }
fact-bot-voted-all = { $who ->
        [you] You agree
        *[other] { $name } agrees
    }: { $bot } plays this turn for { $whom ->
        [you] you
        *[other] { $asked }
    }.
fact-end-voted = { $who ->
        [you] You would end it here.
        *[other] { $name } would end it here.
    }
fact-end-voted-all = { $who ->
        [you] You agree: the game ends here, without a winner.
        *[other] { $name } agrees: the game ends here, without a winner.
    }
fact-came-back = { $who ->
        [you] You are back.
        *[other] { $name } is back.
    }
fact-given-away = { $who ->
        [you] You were away; { $bot } takes over.
        *[other] { $name } is away; { $bot } takes over.
    }
