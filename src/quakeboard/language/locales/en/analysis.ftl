### Analysing games.

refusal-no-analysis = This server does not analyse games.
refusal-too-many-analyses = Too many games wait for their analysis, and nobody has more of them than you. Try again in a minute.
refusal-own-analyses-wait = You are waiting for { $most } analyses already. Ask for the next one when one of them has begun.
refusal-unknown-level = There is no level “{ $level }”. There are: { $levels }; a number may follow, as in steady:500.
refusal-no-plots = A plot needs Matplotlib, which is not installed here: pip install “quakeboard[plots]”.
refusal-bad-plot = A plot is a file that ends in .svg or .png, not “{ $file }”.

# What `analyse` says
analyse-intro = All figures are percent of a win; ± is half the width of a 95 % interval.
analyse-chance = chance
analyse-head-step = Step
analyse-head-who = Who
analyse-head-action = Action
analyse-head-lost = Lost
analyse-head-luck = Luck
analyse-broken-off = Broken off after step { $step } of { $steps }.
analyse-seat = { $name }: luck { $luck } ± { $error }, lost by decisions { $lost }.
analyse-worst = The decisions that lost most:
analyse-none-lost = No decision is known to have lost anything.
analyse-decision = Step { $step }, { $name } gave away { $lost }: { $action }. Better: { $better }.
analyse-plot = The plot is in “{ $file }”.

# On its plot
plot-win = Chance to win, %
plot-luck = Luck so far, %
plot-lost = Lost by decisions, %
plot-step = Step
