### Was Umgebungen für die Forschung ablehnen.

refusal-unknown-rewards = Belohnungen „{ $rewards }“ gibt es nicht. Es gibt: { $known }.
refusal-not-a-legal-number = { $action } ist in der Partie { $game } an Tisch { $table } die Nummer keiner erlaubten Aktion. Nichts wurde geändert.
refusal-too-few-tables = Es muss mindestens einen Tisch geben, nicht { $tables }.
refusal-wrong-length = Es gibt { $tables } Tische, also braucht es ebenso viele Nummern, nicht { $given }.
refusal-not-a-legal-number-now = { $action } ist in dieser Partie { $game } jetzt die Nummer keiner erlaubten Aktion. Nichts wurde geändert.
refusal-unknown-render-mode = Eine Darstellung „{ $mode }“ gibt es nicht. Es gibt: { $modes } oder None.
refusal-wrong-number-of-bots = Es gibt { $others } andere Plätze: Nenne einen Bot für alle oder ebenso viele, nicht { $given }.
refusal-no-such-seat-here = Einen Platz { $seat } hat dieser Tisch nicht; die Plätze sind 0 bis { $last }.
