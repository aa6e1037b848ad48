## The text game: the beginning and the end

play-kept-in = The game is kept in { $file }.
play-committed = The draws follow from a secret seed with the fingerprint { $commitment }.
play-welcome = help lists the commands, ? says what you can do now.
play-resumed =
    { $turns ->
        [0] The game in { $file } goes on before its first turn.
       *[other] The game in { $file } goes on in turn { $turns }.
    }
play-over-already = The game in { $file } is over.
play-quit = The game is kept. To go on: quakeboard play { $game } --resume { $file }
play-verified =
    The draws were verified: { $draws ->
        [one] 1 draw follows
       *[other] all { $draws } draws follow
    } from the seed with the fingerprint { $commitment }.
play-not-verified = The draws could not be verified. { $why }
play-record-in = The record is in { $file }.

## The text game: what it asks

# A person without a name.
play-nobody = Player
play-turn-of = { $name }, this is for you.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-unclear = “{ $text }” is not understood. help lists what is.
play-no-such-number = There is no number { $number } here: { $numbers }.

## The text game: undo, hint, save

play-undone = Taken back: { $action }.
play-cannot-undo = Nothing can be taken back: since your last move a tile was turned up.
play-nothing-to-undo = There is nothing to take back yet.
play-hint = A strong bot would play { $action }. do plays it.
play-no-hint = Ask for a hint first.
play-save-kept = Every move is on disk already, in { $file }. save FILE writes a copy.
play-saved = A copy is in { $file }; it can be resumed too.
play-save-exists = There is already a file { $file }. To replace it: save! { $file }
play-save-replaced = The file { $file } was there and is replaced by a copy of this game.
# A clause, for refusal-file-unwritable.
play-no-file-name = no file can have this name
play-save-itself = { $file } is where the game is kept anyway.

## The text game: the drawing

play-only-drawn = That is for drawn boards; this game is told in sentences.

## The text game: help

play-help-hint = hint: what a strong bot would do, and why. do: follow it.
play-help-save = save, save FILE: where the game is kept; a copy of it.
play-help-quit = quit: leave. The game can be taken up again.

## The text game: the rules in short

play-topics = Topics: { $topics }. For example: rules quakes
play-no-topic = There is no topic “{ $topic }”. { $topics }
