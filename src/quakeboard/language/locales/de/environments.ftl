### Was Umgebungen für die Forschung ablehnen.

refusal-unknown-rewards = Belohnungen „{ $rewards }“ gibt es nicht. Es gibt: { $known }.
refusal-not-a-legal-number = { $action } ist in der Partie { $game } an Tisch { $table } die Nummer keiner erlaubten Aktion. Nichts wurde geändert.
refusal-too-few-tables = Es muss mindestens einen Tisch geben, nicht { $tables }.
refusal-wrong-length = Es gibt { $tables } Tische, also braucht es ebenso viele Nummern, nicht { $given }.
refusal-not-a-legal-number-now = { $action } ist in dieser Partie { $game } jetzt die Nummer keiner erlaubten Aktion. Nichts wurde geändert.
refusal-unknown-render-mode = Eine Darstellung „{ $mode }“ gibt es nicht. Es gibt: { $modes } oder None.
refusal-wrong-number-of-bots = Nenne an einem Tisch zu { $seats } einen Bot für alle anderen Plätze oder einen für jeden davon, nicht { $given }.
refusal-no-such-seat-here = Einen Platz { $seat } hat dieser Tisch nicht; die Plätze sind 0 bis { $last }.
refusal-no-tensors = Vom Spiel „{ $game }“ gibt es keine Tensoren.
