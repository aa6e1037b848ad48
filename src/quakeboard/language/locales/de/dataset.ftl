### What `dataset` says.

dataset-decisions = { $files ->
    [one] { $decisions } Entscheidungen in { $files } Datei.
   *[other] { $decisions } Entscheidungen in { $files } Dateien.
}
