### Was Betreiber tun, und was ihnen und von ihnen verweigert wird.

operator-ended = Die Partie am Tisch „{ $table }“ ist beendet.
operator-deleted = Der Tisch „{ $table }“ ist gelöscht.
operator-seat-freed = Platz { $seat } ist frei. Sein alter Link gilt nicht mehr; der neue endet auf { $path }.
operator-seat-closed = Platz { $seat } ist geschlossen: Ein Bot spielt bis zum Ende weiter, und der Link des Platzes gilt nicht mehr.
operator-seat-renamed = Platz { $seat } hat seinen neuen Namen.
operator-host = Geöffnet von Sitzung { $session }.
operator-seat = Platz { $seat }: { $name }, Sitzung { $session }.
operator-is-muted = (stumm)
operator-muted = Platz { $seat } ist stumm geschaltet.
operator-unmuted = Platz { $seat } darf wieder sprechen.
operator-muted-watchers = Alle, die zusehen, sind stumm geschaltet.
operator-unmuted-watchers = Alle, die zusehen, dürfen wieder sprechen.
operator-line-removed = Zeile { $line } ist entfernt.
operator-blocked = „{ $value }“ ist bis { $until } gesperrt.
operator-unblocked = „{ $value }“ ist nicht mehr gesperrt.
operator-exported = „{ $file }“ enthält alles, was über diese Person gespeichert ist.
operator-erased = { $tables ->
    [one] Name, Chat und Sitzung sind gelöscht, an { $tables } Tisch.
   *[other] Namen, Chat und Sitzung sind gelöscht, an { $tables } Tischen.
}
operator-token-added = Dies ist das Token von „{ $name }“. Es wird nur dieses eine Mal gezeigt; bewahre es dort auf, wo nur du es lesen kannst.
operator-token-removed = Das Token „{ $name }“ gilt nicht mehr.

# Was abgelehnt wird
refusal-blocked = Der Betreiber dieses Servers hat dich bis { $until } gesperrt.
refusal-bad-address = „{ $given }“ ist keine Adresse: Schreibe eine wie 203.0.113.7 oder ein Netz wie 203.0.113.0/24.
refusal-own-address = „{ $network }“ enthält den Rechner des Servers selbst. Erzwinge es, wenn das gemeint ist.
refusal-nobody-sits = Auf Platz { $seat } sitzt niemand.
refusal-no-line = Im Chat dieses Tisches gibt es keine Zeile { $number }.
refusal-not-blocked = „{ $given }“ ist nicht gesperrt.
refusal-long-reason = Ein Grund hat höchstens { $longest } Zeichen in einer Zeile.
refusal-token-name = Der Name eines Tokens hat 1 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
refusal-token-exists = Ein Token „{ $name }“ gibt es schon.
refusal-no-token = Es gibt kein Token „{ $name }“.
refusal-nothing-kept = Über diese Sitzung ist nichts gespeichert.
refusal-muted = Der Betreiber dieses Servers hat dich an diesem Tisch stumm geschaltet.
refusal-table-deleted = Der Betreiber dieses Servers hat diesen Tisch gelöscht.
refusal-not-operator = Das geht nur mit dem Token eines Betreibers.
