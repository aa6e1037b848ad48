### What operators do, and what is refused to them and by them.

operator-ended = The game at “{ $table }” has ended.
operator-deleted = The table “{ $table }” is deleted.
operator-seat-freed = Seat { $seat } is free. Its old link is no longer valid; the new one ends in { $path }.
operator-seat-closed = Seat { $seat } is closed: a bot plays on to the end, and its link is no longer valid.
operator-seat-renamed = Seat { $seat } has its new name.
operator-host = Opened by session { $session }.
operator-seat = Seat { $seat }: { $name }, session { $session }.
operator-is-muted = (muted)
operator-muted = Seat { $seat } is muted.
operator-unmuted = Seat { $seat } may speak again.
operator-muted-watchers = The watchers are muted.
operator-unmuted-watchers = The watchers may speak again.
operator-line-removed = Line { $line } is removed.
operator-blocked = “{ $value }” is blocked until { $until }.
operator-unblocked = “{ $value }” is no longer blocked.
operator-exported = “{ $file }” holds all that is kept about this person.
operator-erased = { $tables ->
    [one] The name, the chat and the session are erased, at { $tables } table.
   *[other] The names, the chat and the session are erased, at { $tables } tables.
}
operator-token-added = This is the token of “{ $name }”. It is shown this once; keep it where only you can read it.
operator-token-removed = The token “{ $name }” is no longer valid.

# What is refused
refusal-blocked = The operator of this server has blocked you until { $until }.
refusal-bad-address = “{ $given }” is no address: write one like 203.0.113.7, or a network like 203.0.113.0/24.
refusal-own-address = “{ $network }” includes the machine of the server itself. Force it if that is meant.
refusal-nobody-sits = Nobody sits on seat { $seat }.
refusal-no-line = There is no line { $number } in the chat of that table.
refusal-not-blocked = “{ $given }” is not blocked.
refusal-long-reason = A reason has at most { $longest } characters in one line.
refusal-token-name = The name of a token has 1 to 40 letters, digits, dots, dashes or underscores.
refusal-token-exists = There is a token “{ $name }” already.
refusal-no-token = There is no token “{ $name }”.
refusal-nothing-kept = Nothing is kept about that session.
refusal-muted = The operator of this server has muted you at this table.
refusal-table-deleted = The operator of this server has deleted this table.
refusal-not-operator = That takes the token of an operator.
