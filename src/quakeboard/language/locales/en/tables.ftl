### Tables online: what is refused there.

# Setting up
refusal-seat-name = A name has 1 to { $longest } characters that can be printed.
refusal-blank-name = A name needs characters that can be seen, and no blank ones.
refusal-bad-colour = A colour is a number from 0 to { $most }.
refusal-nobody-plays = At least one seat must be for a person.
refusal-bad-clock = A clock gives { $least } seconds to { $most } days; the increment is at most a day.
refusal-one-process = An SQLite file serves one process: for several, --database postgresql://…
refusal-needs-linux = A server is measured on Linux only: there it can be given a core of its own.

# At a table
refusal-store-unavailable = The games cannot be saved at the moment. Nothing is lost; try again soon.
refusal-stale-sequence = The table has moved on: the next number is { $next }, not { $given }.
refusal-early-sequence = The table is not there yet: the next number is { $next }, not { $given }.
refusal-not-seated = Only those who sit at the table can do that.
refusal-not-asked = It is not this seat's turn.
refusal-not-begun = The game has not begun.
refusal-has-begun = The game has begun.
refusal-is-over = The game at this table is over.
refusal-not-over = The game at this table is not over yet.
refusal-is-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-seat-taken = Somebody sits there already.
refusal-seats-free = The game begins when all seats are taken; { $free } are free.
refusal-colour-taken = Somebody at the table has that colour.
refusal-name-taken = “{ $name }” plays at this table: choose a name that cannot be taken for it.
refusal-nothing-to-undo = There is nothing of this seat to take back.
refusal-secret-shown = Somebody has learnt a secret since then, so it cannot be taken back.
refusal-undo-asked = Somebody has asked to go back already.
refusal-undo-not-asked = Nobody has asked to go back or for a pause.
refusal-own-undo = The others have to agree.
refusal-pause-asked = Somebody has asked for a pause already.
refusal-pauses-used-up = This seat has had its { $most } pauses; a game with a clock allows no more.
refusal-bot-plays = A bot plays for this seat; take it back first.
refusal-no-bot-plays = No bot plays for this seat.
refusal-has-resigned = This seat has resigned.
refusal-others-play = Others are still playing. Resign, and a bot plays on for you.
refusal-no-seat = There is no seat { $seat } at this table.
refusal-no-table = There is no such table.
refusal-wrong-key = This link does not open the table.
refusal-invitation-only = This table is by invitation.
refusal-rematched = There is a rematch already.
refusal-time-is-over = This seat's time is over; a bot plays to the end.
refusal-no-entry = There is no entry { $seq } at that table.
refusal-branch-ended = The game is over at entry { $seq }: there is nothing to play on from there.
refusal-branch-seats = The game that is to go on has { $seats } seats.
refusal-forecast-forbidden = At this table everybody plays without hints and forecasts.
refusal-no-forecast = There are no forecasts for this game.
refusal-game-too-long = This game has reached { $most } actions, the most that a table holds; resign or abandon it.
refusal-table-full = The log of this table has reached { $most } entries; only what brings the game to its end is accepted.
refusal-too-many-undos = At this table { $most } undos were made; nothing more can be taken back.
refusal-undo-too-far = This seat's last action is more than { $most } moves ago, too far to go back.
refusal-record-too-long = A game of { $found } actions is too long for a table, which holds { $most }.
refusal-bad-token = The secret of a seat has { $least } to { $most } characters.
refusal-too-long = What is said has 1 to { $longest } characters.
refusal-not-the-host = Only the host of the table can do that.
refusal-bad-hook = Turns can be announced to http:// or https:// addresses only.
refusal-private-hook = Turns are not announced to private addresses.

# Messages and requests
refusal-bad-message = This is no message that can be understood here: { $why }.
refusal-hello-twice = Hello has been said.
refusal-hello-first = The first message is “hello”.
refusal-slow-down = Too many messages. Wait a little.
refusal-still-thinking = One thing at a time: the last hint or forecast is still being thought out.
refusal-too-many-hints = Too many hints and forecasts are being computed, most of them for you. Try again in a moment.
refusal-internal = Something went wrong here. Nothing was changed.
refusal-bad-request = The request is not well formed: { $why }.
refusal-foreign-origin = Pages of other sites may not do that.
refusal-too-many-tables = Too many tables from this address. Wait a little.
refusal-too-many-open-tables = { $most } public tables from this address have not begun. Begin or abandon one of them, or invite people.
refusal-too-many-seats = { $most } seats at public tables that have not begun are taken from this address. Leave one of them first.
refusal-too-many-requests = Too many requests from this address. Wait a little.
refusal-too-many-sockets = Too many connections from this address.
refusal-too-many-records = This server is loading and checking as many games as it can. Try again in a few seconds.
refusal-not-found = There is nothing at this address.
refusal-not-allowed = That cannot be done at this address.
