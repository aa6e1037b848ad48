### The lists of tables and of games that were played here.

watch-title = Public tables
watch-open = With a free seat
games-none = No game that was played at this device has ended yet.
games-text = These games are noted in this browser alone.
games-played = Played
games-won = Won
games-best = Best
games-won-of = { $won } of { $played }
games-against = Against
filter-game = Game
filter-result = Result
filter-opponent = Opponent
filter-all = All
filter-none = None of your games is like that.
forget-game = Forget the game of { $date }
forget = Forget
forget-all = Forget all games
forget-all-sure = They disappear from this device. Records at the server stay.
forget-do = Forget them
