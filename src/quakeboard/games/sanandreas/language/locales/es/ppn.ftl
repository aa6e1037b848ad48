### Archivos en Portable Piecepack Notation que se rechazan, y lo que dice `convert`.

refusal-ppn-other-game = Solo San Andreas se puede escribir como PPN, no «{ $game }».
refusal-ppn-not-text = Esto no es un archivo PPN: su texto no es UTF-8.
refusal-ppn-no-head = Esto no es un archivo PPN: ninguna línea «...» termina su cabecera.
refusal-ppn-head-too-long = Esto no es un archivo PPN: su cabecera tiene más de { $most } caracteres.
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
refusal-ppn-put-tile = Línea { $line }: «{ $move }» pone una placa; una moneda lleva una «c» ante su palo.
refusal-ppn-no-such-piece = Línea { $line }: «{ $move }» no nombra ninguna pieza de la mesa.
refusal-ppn-unclear = Línea { $line }: «{ $move }» puede significar más de una cosa.
refusal-ppn-wrong-turn = Línea { $line }, «{ $move }»: es el turno del asiento { $due }, no del asiento { $found }.
refusal-ppn-die-missing = Línea { $line }, «{ $move }»: el dado { $die } todavía no está ahí.
refusal-ppn-not-so = Línea { $line }: «{ $move }» no es lo que ocurre aquí.
refusal-ppn-otherwise = Línea { $line }: aquí no ocurre «{ $move }», sino «{ $due }».
refusal-ppn-illegal = Línea { $line }, «{ $move }»: { $why }

refusal-no-conversion = «{ $source }» no puede convertirse en «{ $target }»: un archivo .quake.json se convierte en un archivo .ppn, o al revés.
refusal-same-file = «{ $source }» y «{ $target }» son el mismo archivo.

convert-shows-all = «{ $file }» lo muestra todo, también las monedas que los jugadores guardan en secreto.
