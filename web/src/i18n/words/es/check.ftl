## Who could have foreseen or chosen draws: the same sentences as those of `quakeboard verify` (docs/trust.md)

chance-people =
    { $draws ->
        [one] 1 sorteo contiene, además del eslabón del servidor, uno de cada uno de estos: { $name }. Nadie pudo preverlo, salvo el servidor y todos ellos juntos; y elegir, solo entre unos pocos omitiendo respuestas, que entonces faltan.
       *[other] { $draws } sorteos contienen, además del eslabón del servidor, uno de cada uno de estos: { $name }. Nadie pudo preverlos, salvo el servidor y todos ellos juntos; y elegir, solo entre unos pocos omitiendo respuestas, que entonces faltan.
    }
chance-one =
    { $draws ->
        [one] 1 sorteo contiene solo los eslabones del servidor y de { $name }: solo el servidor y { $name } juntos pudieron preverlo y elegirlo.
       *[other] { $draws } sorteos contienen solo los eslabones del servidor y de { $name }: solo el servidor y { $name } juntos pudieron preverlos y elegirlos.
    }
chance-host =
    { $draws ->
        [one] 1 sorteo contiene solo el eslabón del servidor: quien lo opera pudo preverlo y elegirlo.
       *[other] { $draws } sorteos contienen solo eslabones del servidor: quien lo opera pudo preverlos y elegirlos.
    }
chance-seed =
    { $draws ->
        [one] 1 sorteo es lo que dice la semilla. El servidor pudo calcularlo desde el principio, pero ya no cambiarlo.
       *[other] { $draws } sorteos son lo que dice la semilla. El servidor pudo calcularlos todos desde el principio, pero ya no cambiarlos.
    }
chance-known =
    { $draws ->
        [one] 1 sorteo toma un valor que salió antes de deshacer: era conocido por todos.
       *[other] { $draws } sorteos toman valores que salieron antes de deshacer: eran conocidos por todos.
    }
chance-undone =
    { $draws ->
        [one] 1 sorteo se deshizo; también se ha comprobado.
       *[other] { $draws } sorteos se deshicieron; también se han comprobado.
    }
chance-missing =
    { $rounds ->
        [one] En 1 ronda
       *[other] En { $rounds } rondas
    } { $missing ->
        [one] falta la respuesta que se pidió a { $name }. También ocurre con una mala conexión; pero un servidor que la tuviera pudo elegir entre { $choices } sorteos omitiéndola.
       *[other] faltan las respuestas que se pidieron a { $name }. También ocurre con una mala conexión; pero un servidor que las tuviera pudo elegir entre { $choices } sorteos omitiendo algunas.
    }
chance-not-waited =
    { $rounds ->
        [one] En 1 ronda
       *[other] En { $rounds } rondas
    } se preguntó a menos de dos personas, aunque la mesa debía esperar a una segunda.
chance-one-browser = { $name } estaban en un mismo navegador: cuentan como una sola persona.
chance-whose-chains = Un registro no puede mostrar de quién son estas cadenas: quien lo escribe podría haberlas inventado. Tu navegador anota en qué participó; la comprobación de la mesa lo compara. Y quien opera el servidor y además juega es ambas cosas a la vez.
chance-words-sealed = Con la semilla van palabras de { $name }, selladas antes de que se revelara ninguna: nadie pudo elegir los sorteos por la semilla o las palabras, salvo el servidor y todos ellos juntos.
chance-words-clear =
    { $words ->
        [one] Con la semilla va 1 palabra que no se selló antes: quien la añadió pudo acordar con el servidor una que les conviniera.
       *[other] Con la semilla van { $words } palabras que no se sellaron antes: quien añadió la última pudo acordar con el servidor una que les conviniera.
    }
chance-no-words = Nadie añadió una palabra a la semilla: quien opera el servidor pudo elegir una semilla que le conviniera.
chance-words-missing =
    { $missing ->
        [one] Falta una palabra que se pidió a { $name }. También ocurre con una mala conexión; pero un servidor que la tuviera pudo elegir entre { $choices } partidas omitiéndola.
       *[other] Faltan { $missing } palabras que se pidieron a { $name }. También ocurre con una mala conexión; pero un servidor que las tuviera pudo elegir entre { $choices } partidas omitiendo algunas.
    }
chance-not-proved =
    { $draws ->
        [one] El primer sorteo se tomó de otra partida y aquí no está probado.
       *[other] Los primeros { $draws } sorteos se tomaron de otra partida y aquí no están probados.
    }
chance-taken-over =
    { $draws ->
        [one] El primer sorteo se tomó
       *[other] Los primeros { $draws } sorteos se tomaron
    } de otra partida, cuya prueba forma parte de este registro. De aquella partida:
