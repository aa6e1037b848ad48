### What `dataset` says.

dataset-decisions = { $files ->
    [one] { $decisions } decisions in { $files } file.
   *[other] { $decisions } decisions in { $files } files.
}
