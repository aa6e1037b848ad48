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

## Chance

chance-how = Aquí se deriva de nuevo cada sorteo y se dice quién habría podido preverlo o elegirlo.
seal-fits = El sello corresponde a la semilla.
seal-broken = El sello no corresponde a la semilla.
seal-text = El SHA-256 de la semilla debe ser el sello.
seal-same = Es el sello que este navegador vio primero.
seal-changed = No es el sello que este navegador vio primero.
seal-unseen = Este navegador no vio antes ningún sello.
seal-same-text = Un sello guardado desde el principio no puede cambiarse luego.
draws-text = Cada sorteo se ha derivado de nuevo en este navegador con HMAC-SHA-256, a partir de la semilla y las palabras o de los eslabones. Solo las probabilidades vienen del servidor, que conoce las reglas.
checked-here = Comprobado en este navegador
draws-right = Todos los sorteos son correctos
draws-partly = No todo está probado
own-part = { $draws ->
        [one] En 1 de { $of } sorteos hay un eslabón de este navegador: nadie pudo preverlo, se aliara quien se aliara; y elegir, solo entre unos pocos omitiendo otras respuestas, que entonces faltan.
        *[other] En { $draws } de { $of } sorteos hay un eslabón de este navegador: nadie pudo preverlos, se aliara quien se aliara; y elegir, solo entre unos pocos omitiendo otras respuestas, que entonces faltan.
    }
own-part-text = Para estos no tienes que fiarte de nadie: solo este navegador conocía su eslabón antes de revelarlo.
noted-same = El registro continúa lo que anotó este navegador.
noted-other = El registro no continúa lo que anotó este navegador: la partida se cambió o a otros se les mostró otra.
noted-text = A quien ve el mismo hash de la transcripción se le mostró lo mismo.
transcript-hash = Hash de la transcripción
chance-not-fair = Esto no encaja
seal-missing = No hay sello con el que comprobar la semilla.
word-counted = La palabra que añadió este navegador se tuvo en cuenta.
word-missing = La palabra que añadió este navegador no se tuvo en cuenta.
words-text = Una palabra garantiza que la semilla no se escogió a conveniencia de nadie. Aun así, el servidor podía calcular los sorteos.
draw-wrong = Salió «{ $action }»; lo que se sigue es «{ $due }».
seed = Semilla
commitment = Sello
check-yourself = Para no fiarte de nadie, guarda la partida y compruébala en tu máquina:
record = el registro de esta partida
