### What the server thinks of a position: hints, forecasts, the analysis of a finished game.

## At the table

hint = Hint
hint-thinking = Thinking …
forecast = Forecast
advice-forbidden = At this table everybody plays without hints and forecasts.
action-words = { $what }: { $how }
odds-about = { $p } ± { $error }
odds-tiny = under { $p }
forecast-tiles = Danger of each tile
forecast-cities = Danger of each city in the next quake
forecast-soon = Until you lay again
forecast-end = Until the end
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
danger-tile = { $owner ->
        [you] your tile { $at }
        [other] the tile { $at } with a crew of { $name }
        *[none] the tile { $at }
    }
danger-city = { $owner ->
        [you] your city at { $at }
        *[other] the city of { $name } at { $at }
    }
