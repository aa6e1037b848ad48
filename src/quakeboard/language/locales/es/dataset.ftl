### What `dataset` says.

dataset-decisions = { $files ->
    [one] { $decisions } decisiones en { $files } archivo.
   *[other] { $decisions } decisiones en { $files } archivos.
}
