## The text game: the beginning and the end

play-kept-in = The game is kept in { $file }.
play-committed = The draws follow from a secret seed with the seal { $commitment }.
play-welcome = help lists the commands, ? says what you can do now.
play-resumed = The game in { $file } goes on. Moves so far: { $moves }.
play-over-already = The game in { $file } is over.
play-quit = The game is kept. To go on: quakeboard play { $game } --resume { $file }
play-verified =
    The draws were verified: { $draws ->
        [one] 1 draw follows
       *[other] all { $draws } draws follow
    } from the seed with the seal { $commitment }.
play-not-verified = The draws could not be verified. { $why }
play-record-in = The record is in { $file }.

## The text game: what it asks

# A person without a name.
play-nobody = Player
play-turn-of = { $name }, this is for you.
# Several people share the screen. $name is the one who comes next.
play-hand-over = { $name } has the screen now; the others look away. { $name }, press Enter.
# A question for a choice that has no question of its own.
play-which = What do you do?
play-where = Where?
# $question is a question like play-which; $numbers are what can be typed: 1–3.
play-ask = { $question } { $numbers }
# $chosen is what was chosen, in words.
play-ask-further = { $chosen } – { $question } { $numbers }, or back
# $choice is a sentence.
play-only-choice = Only one choice is left: { $choice } Enter takes it
# $number is what one types.
play-choice = { $number }: { $choice }
play-row = Row { $row }: { $columns }.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
# $why is a sentence.
play-refused = { $action }: { $why }
play-unclear = “{ $text }” is not understood. ? lists the choices, help the commands.
play-no-such-number = There is no number { $number } here: { $numbers }.

## The text game: undo, hint, story, save

play-undone = Taken back: { $action }.
play-cannot-undo = Nothing can be taken back: since your last move something was drawn, rolled or shown.
play-nothing-to-undo = There is nothing to take back yet.
play-hint = A strong bot would choose: { $action }. do plays it.
play-no-hint = Ask for a hint first.
play-story-all = The whole story has { $lines } lines: story all.
play-no-story = Nothing has happened yet.
play-save-kept = Every move is on disk already, in { $file }. save FILE writes a copy.
play-saved = A copy is in { $file }; it can be resumed too.
play-save-exists = There is already a file { $file }. To replace it: save! { $file }
play-save-replaced = The file { $file } was there and is replaced by a copy of this game.
# A clause, for refusal-file-unwritable.
play-no-file-name = no file can have this name
play-save-itself = { $file } is where the game is kept anyway.

## The text game: the drawing

play-only-drawn = That is for drawn boards; this game is told in sentences.
play-board-small = The board is drawn small, to fit. large shows more of it.
play-board-cut = The board is wider than the window. pan W and pan E move it; small shows more of it.
play-pan-which = Which way? pan W or pan E.

## The text game: help

# The words that one types are English in every language.
play-help-choose = A number takes that choice. Words of the notation do too, all of them or some; the rest is asked.
play-help-list = ?: what can be chosen, in sentences. back, or Enter alone: choose anew.
play-help-undo = undo: take your last move back, until something is drawn, rolled or shown.
play-help-hint = hint: what a strong bot would do, and why. do: follow it.
play-help-board = board: the table again. scores: how it stands. story, story all: what has happened.
play-help-drawn = large, small, fit, pan W: how the board is drawn. legend: what its signs mean.
play-help-rules = rules: the rules in short, topic by topic.
play-help-save = save, save FILE: where the game is kept; a copy of it.
play-help-quit = quit: leave. The game can be taken up again.

## The text game: the rules in short

play-topics = Topics: { $topics }. For example: rules { $example }
play-no-topic = There is no topic “{ $topic }”. { $topics }
