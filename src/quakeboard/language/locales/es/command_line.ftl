### La línea de órdenes.

## The overview

newcomer =
    Dos juegos de mesa con terremotos. Tres cosas que probar:

      quakeboard play              jugar en esta terminal, contra dos bots
      quakeboard serve --browse    abrir las mesas en el navegador
      quakeboard simulate --bot greedy --bot random --games 10
                                   dejar que los bots jueguen diez partidas y ver quién gana

    quakeboard --help enumera todas las órdenes, y quakeboard ORDEN --help dice qué hace cada una.
help-about = Dos juegos de mesa con terremotos: para jugar, alojar y estudiar.
help-play = Jugar aquí, en la terminal.
help-serve = Alojar mesas: quien abre el enlace, juega.
help-simulate = Dejar que los bots jueguen y guardar el registro de cada partida.
help-arena = Enfrentar bots y puntuarlos.
help-study = Comparar variantes y otras disposiciones de un juego.
help-dataset = Escribir lo que los bots ven, piensan y hacen en archivos Parquet.
help-analyse = Decir cuánto valió cada acción de una partida.
help-replay = Contar una partida como una historia.
help-trace = Imprimir cada posición de una partida como JSON.
help-verify = Comprobar un registro y quién pudo conocer sus sorteos.
help-picture = Dibujar una posición de una partida.
help-forecast = Decir qué es probable que se lleven los terremotos.
help-convert = Escribir San Andreas en Portable Piecepack Notation, o leerla.
help-perft = Contar las secuencias de acciones.
help-admin = Cuidar las mesas de un servidor mientras funciona.
help-bench = Medir la velocidad en esta máquina.

## What every command may say

did-you-mean = ¿Querías decir «{ $word }»?
interrupted = interrumpido
kernel-plain = El núcleo no está compilado aquí: las partidas son las mismas, pero los bots piensan más despacio. Instala un compilador de C y después: pip install --force-reinstall --no-cache-dir --no-binary quakeboard quakeboard (o, en un clon, make setup).
kernel-plain-wanted = El núcleo no está compilado porque QUAKEBOARD_PLAIN está definida: las partidas son las mismas, pero los bots piensan más despacio. Sin la variable está compilado donde se puede.

## Refusals: how a command is written

refusal-unknown-command = No hay ninguna orden «{ $command }». Hay: { $commands }.
refusal-no-command = ¿Qué orden? Hay: { $commands }.
refusal-no-such-flag = Aquí no hay ninguna opción «{ $flag }».
refusal-flag-without-value = La opción «{ $flag }» necesita un valor.
refusal-flag-with-value = La opción «{ $flag }» no lleva valor.
refusal-argument-missing = Falta «{ $parameter }».
refusal-too-many-arguments = «{ $words }» es más de lo que admite esta orden.
refusal-argument-not-whole = «{ $parameter }» exige un número entero, no «{ $value }».
refusal-argument-not-a-number = «{ $parameter }» exige un número, no «{ $value }».
refusal-argument-too-small = «{ $parameter }» exige al menos { $least }, no { $value }.
refusal-argument-too-large = «{ $parameter }» exige como máximo { $most }, no { $value }.
refusal-argument-bad-choice = «{ $parameter }» no puede ser «{ $value }». Hay: { $choices }.
refusal-not-together = «{ $option }» y «{ $other }» no van juntos.
refusal-not-without = «{ $option }» necesita «{ $other }».
refusal-option-twice = La opción «{ $name }» se ha dado dos veces.
refusal-too-many-bots = Hay { $bots } bots para { $seats } asientos.
bench-no-postgres = No se han medido dos procesos: necesitan un PostgreSQL, cuya dirección se indica con --database.
