### What `arena` and `study` say.

figure-range = { $low } to { $high }

arena-games = { $games ->
    [one] { $games } game, kept in “{ $folder }”. Seed: { $seed }
   *[other] { $games } games, kept in “{ $folder }”. Seed: { $seed }
}
arena-head-bot = Bot
arena-head-rating = Rating
arena-head-range = 95 % interval
arena-head-games = Games
arena-head-points = Points
arena-head-table = Table
arena-head-share = Wins
arena-head-fair = Fair
arena-against = { $bot } against { $others }
arena-several = { $number } × { $bot }
arena-first = Who begins wins { $share } ({ $range }); fair would be { $fair }.
arena-turns = A game has { $turns } turns ({ $range }).
arena-left = { $finished } of { $games } games; about { $minutes } minutes left
arena-playing = Playing
arena-stopped = Stopped. { $finished } of { $games } games are finished and kept; the same command goes on.

# What is refused

refusal-too-few-bots = Such tables need at least { $least } bots; there are { $bots }.
refusal-bot-twice = The bot “{ $bot }” is named twice.
refusal-no-challenger = The challenger “{ $bot }” is not among the bots. There are: { $bots }.
refusal-other-version = A worker has version { $found } of Quakeboard, and this program has { $known }.
refusal-other-run = The folder “{ $folder }” holds another run: there “{ $field }” is { $found }, and here it is { $asked }.
refusal-not-a-run = The folder “{ $folder }” holds files, and none of them is a run.
refusal-bad-run = The file “{ $file }” does not describe a run: { $why }.
refusal-run-is-open = The run in “{ $folder }” is being played by another program.
refusal-unknown-executor = “{ $executor }” cannot play games. There are: processes, threads, dask://HOST:PORT.
refusal-not-installed = This needs { $package }, which is not installed here: pip install “quakeboard[arena]”.
refusal-no-cluster = No Dask scheduler answers at { $address }.
refusal-no-workers = The Dask scheduler at { $address } has no workers.
refusal-worker-gone = A worker has gone: { $why }. What is finished is kept, and the same command goes on.
