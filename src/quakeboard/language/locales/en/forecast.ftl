### Forecasts: how likely quakes are to take what lies on the board; and what hints say about it.
### $percent, $error, $before, $after: whole numbers; $soon, $end, $average, $worst: forecast-percent or forecast-about.

forecast-percent = { $percent } %
forecast-about = { $percent } ± { $error } %
forecast-more = { $count ->
    [one] One more is in less danger; forecast all tells it too.
   *[other] { $count } more are in less danger; forecast all tells them too.
}

## Seismic

forecast-next-turn = { $reader ->
    [you] by your next turn
   *[one] by the next turn of { $turn }
}

## What a hint says about it

hint-danger-none = No quake can take a tile of that road.
hint-danger-road = Most in danger on that road is { $at }: gone by your next turn with { $soon } %, by the end with { $end } %.
hint-danger-falls = Your crew at { $at } is then gone by your next turn with { $after } % instead of { $before } %.
hint-city-safe = From the epicentres on the board, no roll destroys it.
hint-city-danger = The next quake destroys it in { $average } % of all rolls and orders, and in { $worst } % of the rolls if the order is the worst.
hint-city-threatened = The city of { $name } at { $at } then falls with { $after } % instead of { $before } %.
hint-city-spared = Your city at { $at } then falls with { $after } % instead of { $before } %.
hint-random-games = The bot has played on from here at random, and won most often after this.

## The text game

play-help-forecast = forecast: what quakes may take, and how likely. forecast all: all of it.
