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
### `many`; $name is the name or the names. $at is a place such as K7; $side and $edge are NE, E, SE, SW, W, NW;
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
refusal-no-commitment = The record holds no seal to check the seed against.
refusal-wrong-seed = The seed is not the one that was committed to.
refusal-wrong-draw = Step { $step } is not what the seed says: “{ $found }” instead of “{ $due }”.
refusal-bad-seed = A seed is 64 hexadecimal digits.
refusal-bad-nonce = A word is a text of at most { $longest } characters.
refusal-bad-link = A link or the end of a chain is 64 hexadecimal digits.
refusal-wrong-link = The link of chain { $chain } does not continue that chain.
refusal-wrong-server-link = The server’s link does not continue its chain.
refusal-not-in-round = Chain { $chain } is not asked in this round.
refusal-no-round = No round of chance is open.
refusal-round-open = The round of chance before it has not ended.
refusal-same-seat = Two chains of one seat cannot be asked in one round.
refusal-not-due = Nobody has decided since the last round of chance.
refusal-chain-used-up = Chain { $chain } has no link left.
refusal-no-next-end = The server must announce the end of its next chain.
refusal-forked = The transcript is not the one in which link { $number } was revealed.
refusal-no-proof = The record holds nothing from which its chance could be checked.
refusal-wrong-words = The words are not those that were sealed before the game.
refusal-wrong-source = What was taken over from another game is not what its proof says: { $why }
refusal-no-source-place = The record does not say where it leaves the game that it was branched from.
refusal-bad-item = Item { $item } of the transcript is wrong: { $why }
refusal-wrong-dealt = The links say “{ $due }”, not “{ $found }”.
refusal-no-draw-due = Chance has nothing to draw there.
refusal-draws-missing = Not all draws were made that the game needs there.
refusal-known-draws = Values that were known from before an undo come first.
refusal-other-action = The record has “{ $found }” there.
refusal-no-such-action = The record has no such action.
refusal-not-the-seat = Seat { $seat } cannot do that then.
refusal-not-the-beginning = A game begins once, and before anything happens.
refusal-no-such-move = There is no move { $moves } to take back.
refusal-too-few-items = The transcript ends before the record does.
refusal-wrong-given = The record says that { $given } draws were taken over; the actions that were have { $found }.
refusal-other-rules = The game was played by version { $version } of the rules, by which its transcript cannot be followed here.
refusal-other-options = The transcript is of a game with other options.

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
    { $actions ->
        [one] 1 action replays
       *[other] { $actions } actions replay
    }, and { $draws ->
        [one] 1 draw was derived again and is right.
       *[other] { $draws } draws were derived again and are right.
    }
verify-partly = Not everything is proved.
verify-draw = Step { $step }, { $action }: { $why }
verify-draw-undone = Undone, { $action }: { $why }
chance-given =
    { $given ->
        [one] The first draw was
       *[other] The first { $given } draws were
    } taken over from another game.
# Who could have foreseen or chosen draws: docs/trust.md.
chance-people =
    { $draws ->
        [one] 1 draw takes a link of each of these besides the host’s: { $name }. Nobody could foresee it, unless the host and all of them worked together; nor choose it, except between a few by leaving out answers, which are missing then.
       *[other] { $draws } draws take a link of each of these besides the host’s: { $name }. Nobody could foresee them, unless the host and all of them worked together; nor choose them, except between a few by leaving out answers, which are missing then.
    }
chance-one =
    { $draws ->
        [one] 1 draw takes the links of the host and of { $name } alone: only the host and { $name } together could foresee and choose it.
       *[other] { $draws } draws take the links of the host and of { $name } alone: only the host and { $name } together could foresee and choose them.
    }
chance-host =
    { $draws ->
        [one] 1 draw takes the host’s link alone: the host could foresee and choose it.
       *[other] { $draws } draws take the host’s link alone: the host could foresee and choose them.
    }
chance-seed =
    { $draws ->
        [one] 1 draw is what the seed says. The host could compute it from the beginning on, but not change it any more.
       *[other] { $draws } draws are what the seed says. The host could compute all of them from the beginning on, but not change them any more.
    }
chance-known =
    { $draws ->
        [one] 1 draw takes a value that was dealt before an undo: it was known to all.
       *[other] { $draws } draws take values that were dealt before an undo: they were known to all.
    }
chance-undone =
    { $draws ->
        [one] 1 draw was undone; it was checked too.
       *[other] { $draws } draws were undone; they were checked too.
    }
chance-missing =
    { $rounds ->
        [one] In 1 round
       *[other] In { $rounds } rounds
    } { $missing ->
        [one] the answer is missing that was asked of { $name }. A bad connection does that too; but a host that had it could choose among { $choices } draws by leaving it out.
       *[other] the answers are missing that were asked of { $name }. A bad connection does that too; but a host that had them could choose among { $choices } draws by leaving some of them out.
    }
chance-not-waited =
    { $rounds ->
        [one] In 1 round
       *[other] In { $rounds } rounds
    } fewer than two people were asked, although the table was to wait for a second one.
chance-one-browser = { $name } were at one browser: they count as one.
chance-whose-chains = A record cannot show whose chains these are: whoever writes it could have made them up. Your browser notes what it took part in; the check at the table compares that. And a host who plays is both the host and that seat.
chance-words-sealed = With the seed go words of { $name }, sealed before any of them was revealed: nobody could choose the draws by seed or words, unless the host and all of these worked together.
chance-words-clear =
    { $words ->
        [one] With the seed goes 1 word that was not sealed before: whoever added it could have agreed with the host on one that suits them.
       *[other] With the seed go { $words } words that were not sealed before: whoever added the last one could have agreed with the host on one that suits them.
    }
chance-no-words = Nobody added a word to the seed: the host could choose a seed that suits it.
chance-words-missing =
    { $missing ->
        [one] A word is missing that was asked of { $name }. A bad connection does that too; but a host that had it could choose among { $choices } games by leaving it out.
       *[other] { $missing } words are missing that were asked of { $name }. A bad connection does that too; but a host that had them could choose among { $choices } games by leaving some of them out.
    }
chance-not-proved =
    { $draws ->
        [one] The first draw was
       *[other] The first { $draws } draws were
    } taken over from another game and { $draws ->
        [one] is
       *[other] are
    } not proved here.
chance-taken-over =
    { $draws ->
        [one] The first draw was
       *[other] The first { $draws } draws were
    } taken over from another game, whose proof is part of this record. Of that game:
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
