### Archivos en Portable Piecepack Notation que se rechazan.

refusal-ppn-other-game = Solo San Andreas se puede escribir como PPN, no «{ $game }».
refusal-ppn-not-text = Esto no es un archivo PPN: su texto no es UTF-8.
refusal-ppn-no-head = Esto no es un archivo PPN: ninguna línea «...» termina su cabecera.
refusal-ppn-bad-head = Línea { $line }: «{ $text }» no es un «Clave: valor» que se pueda leer aquí.
refusal-ppn-key-twice = Línea { $line }: «{ $key }» está dos veces en la cabecera.
refusal-ppn-game-type = Línea { $line }: la cabecera debe decir «GameType: San Andreas».
refusal-ppn-bad-value = Línea { $line }: «{ $key }» no puede tener este valor.
refusal-ppn-bad-table = Línea { $line }: { $why }
refusal-ppn-wrong-scores = Línea { $line }: la cabecera afirma los puntos { $claimed }; las jugadas llevan a { $found }.
refusal-ppn-who-begins = Línea { $line }: nada dice quién empieza. La cabecera puede: «FirstPlayer: Suns».
refusal-ppn-line-begins = Línea { $line }: ninguna línea de jugadas empieza con «---» o «...»; un archivo contiene una partida.
refusal-ppn-bad-comment = Línea { $line }: una llave empieza o termina un comentario, junto a un espacio, y los comentarios no contienen otras.
refusal-ppn-too-long = Línea { $line }: una partida tiene como máximo { $most } jugadas.
refusal-ppn-unreadable = Línea { $line }: «{ $move }» no es una jugada que se pueda leer aquí.
refusal-ppn-no-such-piece = Línea { $line }: «{ $move }» no nombra ninguna pieza de la mesa.
refusal-ppn-unclear = Línea { $line }: «{ $move }» puede significar más de una cosa.
refusal-ppn-wrong-turn = Línea { $line }, «{ $move }»: es el turno del asiento { $due }, no del asiento { $found }.
refusal-ppn-die-missing = Línea { $line }, «{ $move }»: el dado { $die } todavía no está ahí.
refusal-ppn-empty-move = Línea { $line }: en la jugada «{ $move }» no se hace nada, pero falta algo.
refusal-ppn-not-so = Línea { $line }: «{ $move }» no es lo que ocurre aquí.
refusal-ppn-otherwise = Línea { $line }: aquí no ocurre «{ $move }», sino «{ $due }».
refusal-ppn-illegal = Línea { $line }, «{ $move }»: { $why }
