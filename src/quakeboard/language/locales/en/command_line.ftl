### The command line.

## The overview

newcomer =
    Two earthquake tabletop games. Three things to try:

      quakeboard play              play in this terminal, against two bots
      quakeboard serve --browse    open the tables in your browser
      quakeboard simulate --bot greedy --bot random --games 10
                                   let bots play ten games, and see who wins

    quakeboard --help lists all commands, and quakeboard COMMAND --help says what each can do.
help-about = Two earthquake tabletop games: play them, host them, study them.
help-play = Play a game here in the terminal.
help-serve = Host tables: friends open a link and play.
help-simulate = Let bots play, and write a record of every game.
help-arena = Let bots play each other, and rate them.
help-study = Compare variants and other setups of a game.
help-dataset = Write what bots see, think and do to Parquet files.
help-analyse = Tell what each action of a game was worth.
help-replay = Tell a game as a story.
help-trace = Print every position of a game as JSON.
help-verify = Check a record, and who could have known its draws.
help-picture = Draw a position of a game.
help-forecast = Say what quakes are likely to take.
help-convert = Write San Andreas as Portable Piecepack Notation, or read it.
help-perft = Count the sequences of actions.
help-admin = Look after the tables of a server, while it runs.
help-bench = Measure speed on this machine.

## What every command may say

did-you-mean = Did you mean “{ $word }”?
interrupted = interrupted
kernel-plain = The kernel is not compiled here: the same games, but bots think more slowly. Install a C compiler, then: pip install --force-reinstall --no-cache-dir --no-binary quakeboard quakeboard (or, in a clone, make setup).
kernel-plain-wanted = The kernel is not compiled, as QUAKEBOARD_PLAIN is set: the same games, but bots think more slowly. Without the variable it is compiled where it can be.

## Refusals: how a command is written

refusal-unknown-command = There is no command “{ $command }”. There are: { $commands }.
refusal-no-command = Which command? There are: { $commands }.
refusal-no-such-flag = There is no option “{ $flag }” here.
refusal-flag-without-value = The option “{ $flag }” needs a value.
refusal-flag-with-value = The option “{ $flag }” takes no value.
refusal-argument-missing = “{ $parameter }” is missing.
refusal-too-many-arguments = “{ $words }” is more than this command takes.
refusal-argument-not-whole = “{ $parameter }” takes a whole number, not “{ $value }”.
refusal-argument-not-a-number = “{ $parameter }” takes a number, not “{ $value }”.
refusal-argument-too-small = “{ $parameter }” takes at least { $least }, not { $value }.
refusal-argument-too-large = “{ $parameter }” takes at most { $most }, not { $value }.
refusal-argument-bad-choice = “{ $parameter }” cannot be “{ $value }”. There are: { $choices }.
refusal-not-together = “{ $option }” and “{ $other }” do not go together.
refusal-not-without = “{ $option }” needs “{ $other }”.
refusal-option-twice = The option “{ $name }” is given twice.
refusal-too-many-bots = There are { $bots } bots for { $seats } seats.
bench-no-postgres = Two processes were not measured: they need a PostgreSQL, whose address --database gives.
