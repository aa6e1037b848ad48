### What `dataset` says.

dataset-decisions = { $files ->
    [one] { $decisions } décisions dans { $files } fichier.
   *[other] { $decisions } décisions dans { $files } fichiers.
}
