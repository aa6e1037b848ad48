### What the server thinks of a position: hints, forecasts, the analysis of a finished game.

## At the table

hint = Hint
hint-thinking = Thinking …
hint-ask = Ask for a hint
hint-about = The server thinks, shows on the map what it would do, and says why.
hint-later = You can ask for a hint when it is your turn.
forecast = Forecast
advice-forbidden = At this table everybody plays without hints and forecasts.
action-words = { $what }: { $how }
action-then = { $first }, { $then }
odds-about = { $p } ± { $error }
odds-tiny = under { $p }
forecast-soon = Until you lay again
forecast-end = Until the end
forecast-on-map = Show it on the map
forecast-average = Average order of dice
forecast-worst = Worst order of dice
forecast-key = Hatching
forecast-from = from { $p }
forecast-most = Most in danger: { $what }, { $odds }.
forecast-safe = Nothing is in danger.
forecast-list = { $count ->
        [one] The one place as text
        *[other] All { $count } places as text
    }
forecast-nothing = Nothing lies on the board that a quake could take.
forecast-waits = Looking ahead …
forecast-later = A forecast looks ahead in a game that is being played.

## The analysis of a finished game

analysis = Analysis
analyse = Analyse the game
analyse-text = The server plays on from every step: who was likely to win, and what would have been better. That takes about half a minute.
analyse-again = Analyse again
analysis-progress = { $total ->
        [0] Beginning …
        *[other] Step { $step } of { $total }
    }
analysis-stop = Stop
analysis-stopped = Stopped after step { $step } of { $total }.
analysis-cut = The server broke off after step { $step }. What was found so far stands here.
analysis-done = All { $total } steps are analysed.
chance-to-win = Chance to win
chance-text = After each turn, ± { $error }
chance-of = { $odds } to win
strip-odds = { $told }. Chance to win: { $odds }
odds-of = { $name } { $odds }
curves = Curves
costliest = Decisions that lost most
costliest-so-far = Decisions that lost most so far
costly = Turn { $turn }, { $name }
costly-none = No decision lost more than chance could explain.
better-was = Better: { $action }
better-eyebrow = Turn { $turn }, { $name }: { $loss } lost
better-odds = { $better } to win instead of { $odds }.
better-played = Played: { $action }
better-close = Back to the turn
luck-and-skill = Luck and skill
luck = Luck
lost-by-choice = Given away
luck-text = Luck: by how much draws and dice changed the chance to win. Given away: by how much better decisions would have raised it. Both added up.
luck-error = Give or take { $error }.

# Replay
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
count-of = { $n } of { $total }
quake-stages = Stages of the quake
waits-for-rest = Chances and other ways are shown when the ground has come to rest.
replay-skip = skips to the end of the motion
before-after = Before → after
save-picture = Save a picture
picture-failed = The picture could not be made.
