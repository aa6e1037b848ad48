### What environments for researchers refuse.

refusal-unknown-rewards = There are no rewards “{ $rewards }”. There are: { $known }.
refusal-not-a-legal-number = { $action } is the number of no legal action in the game of { $game } at table { $table }. Nothing was changed.
refusal-too-few-tables = There must be at least one table, not { $tables }.
refusal-wrong-length = There are { $tables } tables, so there must be as many numbers, not { $given }.
refusal-not-a-legal-number-now = { $action } is the number of no legal action in this game of { $game } now. Nothing was changed.
refusal-unknown-render-mode = There is no render mode “{ $mode }”. There are: { $modes }, or None.
refusal-wrong-number-of-bots = At a table of { $seats }, name one bot for all other seats or one for each of them, not { $given }.
refusal-no-such-seat-here = There is no seat { $seat } at this table; the seats are 0 to { $last }.
refusal-no-tensors = There are no tensors of the game “{ $game }”.
