### Records, branches and the first visit.

try-a-turn = Einen Zug probieren
try-a-turn-text = Zehn kurze Schritte an einem echten Tisch, ohne vorher zu lesen.
load-record = Aufzeichnung öffnen
drop-record = Aufzeichnung hier ablegen
from-a-record = Aus einer Aufzeichnung
with = Mit { $names }
seat-of = Platz { $number }, { $name }
branch = Von hier weiterspielen
branch-text = Ein neuer Tisch beginnt nach Zug { $turn }. Alle behalten, was sie hatten; was der Zufall von da an bringt, ist neu.
branch-go = Den Tisch öffnen
branched-plain = Weitergespielt aus einer anderen Partie
last-quake = Beben davor
fact-broken-off = Hier endet die Aufzeichnung.
