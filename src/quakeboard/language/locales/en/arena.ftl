### What `arena` and `study` say.

figure-range = { $low } to { $high }
figure-give-or-take = { $value } ± { $reach }

arena-games = { $games ->
    [one] { $games } game, kept in “{ $folder }”. Seed: { $seed }
   *[other] { $games } games, kept in “{ $folder }”. Seed: { $seed }
}
arena-head-bot = Bot
arena-head-rating = Rating
arena-head-range = 95% interval
arena-head-games = Games
arena-head-points = Points
arena-head-table = Table
arena-head-share = Wins
arena-head-fair = Fair
arena-against = { $bot } against { $others }
arena-several = { $number } × { $bot }
arena-head-luck-free = Without luck
arena-head-worth = Worth
arena-head-difference = Difference
arena-less = { $bot } less { $other }
arena-luck-note = Every draw and roll is set off against the average one; the last column says how many plain games one such game is worth.
arena-sprt-high = { $table }: { $high } of the wins rather than { $low }. Log likelihood ratio { $ratio } after { $deals } deals.
arena-sprt-low = { $table }: { $low } of the wins rather than { $high }. Log likelihood ratio { $ratio } after { $deals } deals.
arena-sprt-open = { $table }: not decided between { $low } and { $high } of the wins. Log likelihood ratio { $ratio } of ± { $bound } after { $deals } deals.
arena-first = Who begins wins { $share } ({ $range }); fair would be { $fair }.
arena-turns = A game has { $turns } turns ({ $range }).
arena-left = { $minutes ->
    [one] { $finished } of { $games } games; about { $minutes } minute left
   *[other] { $finished } of { $games } games; about { $minutes } minutes left
}
arena-playing = Playing
arena-stopped = Stopped. { $finished } of { $games } games are finished and kept; the same command goes on.

arena-no-report = There is no report. { $why }
arena-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}

# The reports. Their notes are one or two short sentences.
report-arena = Arena
report-study = Study
report-leads = { $bot } leads
report-ahead = { $bot } is ahead, but not for certain
report-leads-note = Rating { $rating } ({ $range }), { $ahead } ahead of { $second }.
report-ratings = Ratings
report-ratings-note = 400 more are odds of ten to one. 0 is the mean of these bots. A line is a 95% interval.
report-shares = Wins
report-shares-note = Same deals for both sides, everybody in every seat. The dashed mark is the share of the seats.
report-luck-free = Wins without luck
report-test = Sequential test
report-points = Points
report-points-note = How often a seat made how many points. The mark is the median.
report-length = Length of a game
report-turns = Turns
report-order = Order of play
report-order-note = The share of wins by when a seat plays. Every bot sits in every place equally often.
report-place = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[4] Fourth
}
report-made = How it was made
report-made-exact = This command plays the same games again, on any machine.
report-made-timed = This command plays on the same deals again. Bots that think by the clock may choose otherwise.
report-seed = Seed
report-version = Quakeboard
report-rules = Rules

study-setup = Setup
study-figures = Figures
study-figures-note = Means of a game; ± is half a 95% interval.
study-differences = Difference from { $base }, deal by deal:
study-turns = Turns
study-turns-note = How long a game is.
study-points = Points
study-points-note = What a seat makes in a game.
study-spread = Spread
study-spread-note = From the lowest score of a game to the highest.
study-lead = Lead
study-lead-note = From the second score of a game to the highest.
study-first = First seat
study-first-note = By how much more often than is fair who begins wins. The dashed mark is fair.
study-lost = Lost to quakes
study-lost-note = The share of what was built that quakes have destroyed.

# What is refused
refusal-too-few-bots = Such tables need at least { $least } bots; there are { $bots }.
refusal-bot-twice = The bot “{ $bot }” is named twice.
refusal-no-challenger = The challenger “{ $bot }” is not among the bots. There are: { $bots }.
refusal-bad-sprt = “{ $sprt }” are not two shares of the wins, the lower one first: 0.5,0.55.
refusal-other-version = A worker has version { $found } of Quakeboard, and this program has { $known }.
refusal-other-run = The folder “{ $folder }” holds another run: there “{ $field }” is { $found }, and here it is { $asked }.
refusal-not-a-run = The folder “{ $folder }” holds files, and none of them is a run.
refusal-bad-run = The file “{ $file }” does not describe a run: { $why }.
refusal-run-is-open = The run in “{ $folder }” is being played by another program.
refusal-unknown-executor = “{ $executor }” cannot play games. There are: { $executors }.
refusal-not-installed = This needs { $package }, which is not installed here: pip install “quakeboard[{ $extra }]”.
refusal-no-cluster = No Dask scheduler answers at { $address }.
refusal-no-workers = The Dask scheduler at { $address } has no workers.
refusal-worker-gone = A worker has gone: { $why }. What is finished is kept, and the same command goes on.
refusal-setup-twice = The setup “{ $setup }” is named twice.
