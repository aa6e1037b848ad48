### Records, branches and the first visit.

try-a-turn = Try a turn
try-a-turn-text = Ten short steps on a real table, without any reading before.
load-record = Open a record
drop-record = Drop the record here
from-a-record = From a record
with = With { $names }
seat-of = Seat { $number }, { $name }
branch = Play on from here
branch-text = A new table begins after turn { $turn }. Everybody keeps what they had; what chance brings from there on is new.
branch-go = Open the table
branched-plain = Played on from another game
last-quake = Quake before
fact-broken-off = The record ends here.
