### Pflege der Tische eines Servers.

admin-tables = { $tables ->
    [0] Es gibt keine Tische.
    [one] { $tables } Tisch.
   *[other] { $tables } Tische.
}
admin-imported = Der Tisch heißt „{ $table }“. Unter { $path } kann man ihn ansehen.
admin-expired = { $tables ->
    [0] Kein Tisch wurde entfernt.
    [one] { $tables } Tisch wurde entfernt.
   *[other] { $tables } Tische wurden entfernt.
}
admin-would-expire = { $tables ->
    [0] Kein Tisch würde entfernt.
    [one] { $tables } Tisch würde entfernt.
   *[other] { $tables } Tische würden entfernt.
}
admin-backed-up = { $tables ->
    [one] „{ $file }“ enthält { $tables } Tisch und seine Geheimnisse. Bewahre die Datei dort auf, wo nur du sie lesen kannst.
   *[other] „{ $file }“ enthält { $tables } Tische und ihre Geheimnisse. Bewahre die Datei dort auf, wo nur du sie lesen kannst.
}
admin-restored = { $tables ->
    [one] { $tables } Tisch ist wieder da.
   *[other] { $tables } Tische sind wieder da.
}

# Was abgelehnt wird
refusal-no-store = Es gibt keinen Speicher „{ $file }“.
refusal-store-not-ready = Der Speicher ist nicht auf dem neuesten Stand: Sein Schema ist { $found }, und dieses Quakeboard arbeitet mit { $known }. Wer seinen Server einmal startet, bringt ihn auf den Stand.
refusal-store-not-empty = In diesem Speicher stehen schon Tische.
refusal-file-exists = Die Datei „{ $file }“ gibt es schon.
refusal-bad-age = „{ $given }“ ist kein Alter: Schreibe eine Zahl und h, d oder w, etwa 30d.
refusal-bad-state = „{ $given }“ ist kein Zustand eines Tisches. Es gibt: { $states }.
