### English.
###
### One folder a language, here and in the language/locales of each game, for Python (fluent.runtime). All languages
### have the same keys in the same order, and a message has the same parameters in each of them; a test says so.
###
### Keys are words joined by hyphens, the general ones first:
###   list-…            how words, clauses and sentences are joined
###   refusal-CODE      a refusal, by the code of its Reason. The English text equals the Reason's own sentence.
###   COMMAND-…         what a command says, by its name: simulate-…, verify-…; play-… is the text game
###   hint-…            why a bot would do what it advises; keys and parameters of games/seismic/bots/reasons.py
###   seismic-tile-…    noun phrases: seismic-tile-NAME, seismic-road-…, seismic-variant-NAME
###   seismic-EVENT     the events of games/seismic/rules/events.py, by their `key`, in the order of that file; what is
###                     told of several events together stands with the first of them
###   seismic-ask-PHASE, seismic-wait-PHASE
### New keys go to the end of their group, into all files at once.
###
### A message is a whole sentence, a clause (small letter, no full stop) or a noun phrase. Noun phrases are
### always inserted as objects: “lays { $tile }”, “closes { $road }”.
### Parameters: $who chooses the form: `you` (the reader), `one` (somebody), `with-you` (several and the reader),
### `many`; $name is the name or the names. $at is a cell such as 3,-1; $side and $edge are NE, E, SE, SW, W, NW;
### $town is `only`, or `west` and `east` of twin towns. Numbers come as numbers, so that plural forms work.
###
### Voice: short, concrete, present tense; what happened, then what it means; no exclamation marks.
### Glossary: language/glossary/en.toml.

language-name = English

## Lists and people

list-and = { $first } and { $last }
# Before the sound of an i, which matters in Spanish.
list-and-before-i = { list-and }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
list-sentences = { $first } { $next }
you = you
seat = Seat { $number }
name-number = { $name } { $number }

## Refusals: languages

refusal-unknown-language = Quakeboard does not speak “{ $language }”. It speaks: { $languages }.

## Refusals: every game

refusal-not-an-action = “{ $text }” is not an action of this game.
refusal-game-over = The game is over; nothing can be done any more.

## Refusals: games, records and chance

refusal-unknown-game = There is no game “{ $game }” here. There are: { $games }.
refusal-broken-game = The game “{ $game }” cannot be loaded: { $why }.
refusal-file-not-found = There is no file “{ $file }”.
refusal-file-unreadable = The file “{ $file }” cannot be read: { $why }.
refusal-file-unwritable = The file “{ $file }” cannot be written: { $why }.
refusal-file-too-large = The file “{ $file }” is too large to be a record.
refusal-not-json = This is not a record, or it is cut off: { $why }.
refusal-not-a-record = This is not a Quakeboard record.
refusal-unknown-version = The record has version { $version }; this program reads version { $known }.
refusal-unknown-rules = The record was played by version { $version } of the rules; this program knows version { $known }.
refusal-bad-shape = The record is not well formed: { $why }.
# $why is a refusal of its own, with its full stop.
refusal-bad-step = The record does not replay. Step { $step }, “{ $action }”: { $why }
refusal-after-the-end = The record goes on after the game is over: step { $step }, “{ $action }”.
refusal-given-chance = The record says that { $given } of its chance actions were taken over from another game; it holds { $found }.
refusal-wrong-outcome = The record claims another outcome than its actions lead to: { $claimed }, not { $found }.
refusal-no-seed = The record holds no seed yet: chance can be checked when the game is over.
refusal-no-commitment = The record holds no commitment to check the seed against.
refusal-wrong-seed = The seed is not the one that was committed to.
refusal-wrong-draw = Step { $step } is not what the seed says: “{ $found }” instead of “{ $due }”.
refusal-bad-seed = A seed is 64 hexadecimal digits.
refusal-bad-nonce = A nonce is a text of at most { $longest } characters.

## Refusals: bots

refusal-unknown-bot = There is no bot “{ $bot }” for this game. There are: { $bots }.
refusal-bad-entrant = “{ $bot }” is no bot with a budget. Write a name alone, or with seconds or nodes: fierce, fierce:1s, fierce:500.
refusal-no-budget = “{ $bot }” could not think at all: a budget is at least 1 node or 0.001 seconds.

## Refusals: the command line

refusal-not-a-pair = “{ $given }” is no option: write it as name=value.
refusal-not-a-number = The option “{ $name }” takes a number, not “{ $value }”.
refusal-bad-manifest = “{ $file }” is not a tile manifest: { $why }.
refusal-resumed-as-it-is = A game is resumed as it is: { $option } belongs to a new game.
refusal-no-seats = Say who plays, for example --seats you,greedy,random.
refusal-too-many-names = --name is for seats that are “you”: of those there are { $people }, not { $names }.
refusal-bad-name = A name has 1 to 40 characters that can be printed, not “{ $name }”.
refusal-game-file-exists = There is already a game in “{ $file }”. Go on with it: --resume { $file }
refusal-no-seed-file = The game in “{ $file }” cannot go on: its private file “{ $seed_file }” is missing, which holds the seed.
refusal-bad-seed-file = The game in “{ $file }” cannot go on: “{ $seed_file }” is damaged or is not its seed file.
refusal-wrong-seed-file = The game in “{ $file }” cannot go on: the seed in “{ $seed_file }” is not the one that was committed to.
refusal-game-is-open = The game in “{ $file }” is open in another window.

## The command line

verify-done =
    All is in order: { $actions ->
        [one] 1 action replays
       *[other] { $actions } actions replay
    }, and { $draws ->
        [one] 1 draw is
       *[other] { $draws } draws are
    } what the seed says.
chance-given =
    { $given ->
        [one] The first draw was
       *[other] The first { $given } draws were
    } taken over from another game: the seed says nothing about { $given ->
        [one] it
       *[other] them
    }.
simulate-games =
    { $games ->
        [one] 1 game.
       *[other] { $games } games.
    }
# $points is the mean of a game.
simulate-seat =
    { $wins ->
        [one] Seat { $seat }, { $bot }: { $wins } win, { $points } points a game.
       *[other] Seat { $seat }, { $bot }: { $wins } wins, { $points } points a game.
    }
