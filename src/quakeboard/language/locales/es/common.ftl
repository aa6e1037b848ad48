### Español.
###
### Cómo se llaman y se ordenan las claves y qué significan los parámetros se explica en en.ftl.
###
### Voz: tú; breve, concreta, en presente. Los sintagmas se insertan como complementos, también tras «a» y «en»,
### por eso ninguno empieza por «el» (sería «al»).
### Glosario: language/glossary/es.toml.

language-name = Español

## Lists and people

list-and = { $first } y { $last }
list-and-before-i = { $first } e { $last }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
list-sentences = { $first } { $next }
you = tú
seat = Asiento { $number }
name-number = { $name } { $number }

## Refusals: languages

refusal-unknown-language = Quakeboard no habla «{ $language }». Habla: { $languages }.

## Refusals: every game

refusal-not-an-action = «{ $text }» no es una acción de este juego.
refusal-game-over = La partida ha terminado; ya no se puede hacer nada.

## Refusals: games, records and chance

refusal-unknown-game = Aquí no hay ningún juego «{ $game }». Hay: { $games }.
refusal-broken-game = El juego «{ $game }» no se puede cargar: { $why }.
refusal-file-not-found = No existe el archivo «{ $file }».
refusal-file-unreadable = No se puede leer el archivo «{ $file }»: { $why }.
refusal-file-unwritable = No se puede escribir el archivo «{ $file }»: { $why }.
refusal-file-too-large = El archivo «{ $file }» es demasiado grande para ser un registro.
refusal-not-json = Esto no es un registro, o está cortado: { $why }.
refusal-not-a-record = Esto no es un registro de Quakeboard.
refusal-unknown-version = El registro tiene la versión { $version }; este programa lee la versión { $known }.
refusal-unknown-rules = El registro sigue la versión { $version } de las reglas; este programa conoce la versión { $known }.
refusal-bad-shape = El registro no está bien formado: { $why }.
refusal-bad-step = El registro no se puede reproducir. Paso { $step }, «{ $action }»: { $why }
refusal-after-the-end = El registro sigue después del final de la partida: paso { $step }, «{ $action }».
refusal-given-chance = El registro dice que { $given } de sus acciones de azar vienen de otra partida; contiene { $found }.
refusal-wrong-outcome = El registro afirma otro resultado que el de sus acciones: { $claimed }, no { $found }.
refusal-no-seed = El registro aún no contiene la semilla: el azar se puede comprobar al terminar la partida.
refusal-no-commitment = El registro no contiene ningún sello con el que comprobar la semilla.
refusal-wrong-seed = La semilla no es la que se selló.
refusal-wrong-draw = El paso { $step } no es lo que dice la semilla: «{ $found }» en lugar de «{ $due }».
refusal-bad-seed = Una semilla tiene 64 cifras hexadecimales.
refusal-bad-nonce = Una palabra es un texto de { $longest } caracteres como mucho.
refusal-bad-link = Un eslabón o el final de una cadena tiene 64 cifras hexadecimales.
refusal-wrong-link = El eslabón de la cadena { $chain } no continúa esa cadena.
refusal-wrong-server-link = El eslabón del servidor no continúa su cadena.
refusal-not-in-round = A la cadena { $chain } no se le pregunta en esta ronda.
refusal-no-round = No hay ninguna ronda de azar abierta.
refusal-round-open = La ronda de azar anterior no ha terminado.
refusal-same-seat = No se puede preguntar a dos cadenas de un mismo asiento en una ronda.
refusal-not-due = Nadie ha decidido nada desde la última ronda de azar.
refusal-chain-used-up = A la cadena { $chain } no le quedan eslabones.
refusal-no-next-end = El servidor debe anunciar el final de su próxima cadena.
refusal-forked = La transcripción no es aquella en la que se reveló el eslabón { $number }.
refusal-no-proof = El registro no contiene nada con que comprobar su azar.
refusal-wrong-words = Las palabras no son las que se sellaron antes de la partida.
refusal-wrong-source = Lo que se tomó de otra partida no es lo que dice su prueba: { $why }
refusal-no-source-place = El registro no dice dónde deja la partida de la que se separó.
refusal-bad-item = La entrada { $item } de la transcripción es incorrecta: { $why }
refusal-wrong-dealt = Los eslabones dicen «{ $due }», no «{ $found }».
refusal-no-draw-due = El azar no tiene nada que sortear ahí.
refusal-draws-missing = Faltan sorteos que el juego necesita ahí.
refusal-known-draws = Los valores que ya se conocían antes de deshacer van primero.
refusal-other-action = El registro tiene ahí «{ $found }».
refusal-no-such-action = El registro no contiene esa acción.
refusal-not-the-seat = El asiento { $seat } no puede hacer eso entonces.
refusal-not-the-beginning = Una partida empieza una sola vez y antes de que ocurra nada.
refusal-no-such-move = No hay ninguna jugada { $moves } que deshacer.
refusal-too-few-items = La transcripción termina antes que el registro.
refusal-wrong-given = El registro dice que se tomaron { $given } sorteos; las acciones tomadas contienen { $found }.
refusal-other-rules = La partida se jugó con la versión { $version } de las reglas; con ella no se puede seguir aquí la transcripción.
refusal-other-options = La transcripción es de un juego con otras opciones.

## Refusals: bots

refusal-unknown-bot = No hay ningún bot «{ $bot }» para este juego. Hay: { $bots }.
refusal-bad-entrant = «{ $bot }» no es un bot con presupuesto. Escribe solo un nombre, o con segundos o nodos: fierce, fierce:1s, fierce:500.
refusal-no-budget = «{ $bot }» no podría pensar nada: un presupuesto es de al menos 1 nodo o 0.001 segundos.

## Refusals: the command line

refusal-not-a-pair = «{ $given }» no es una opción: escríbela como nombre=valor.
refusal-not-a-number = La opción «{ $name }» pide un número, no «{ $value }».
refusal-bad-manifest = «{ $file }» no es una lista de fichas: { $why }.
refusal-resumed-as-it-is = Una partida se retoma tal como está: { $option } es de una partida nueva.
refusal-no-seats = Di quién juega, por ejemplo --seats you,greedy,random.
refusal-too-many-names = --name es para los asientos «you»: de esos hay { $people }, no { $names }.
refusal-bad-name = Un nombre tiene de 1 a 40 caracteres imprimibles; «{ $name }» no vale.
refusal-game-file-exists = Ya hay una partida en «{ $file }». Para seguirla: --resume { $file }
refusal-no-seed-file = La partida de «{ $file }» no puede seguir: falta su archivo privado «{ $seed_file }», que contiene la semilla.
refusal-bad-seed-file = La partida de «{ $file }» no puede seguir: «{ $seed_file }» está dañado o no es su archivo de semilla.
refusal-wrong-seed-file = La partida de «{ $file }» no puede seguir: la semilla de «{ $seed_file }» no es la que se selló.
refusal-game-is-open = La partida de «{ $file }» está abierta en otra ventana.

## The command line

verify-done =
    { $actions ->
        [one] Se reproduce 1 acción
       *[other] Se reproducen { $actions } acciones
    }, y { $draws ->
        [one] 1 sorteo se ha derivado de nuevo y es correcto.
       *[other] { $draws } sorteos se han derivado de nuevo y son correctos.
    }
verify-partly = No todo está probado.
verify-draw = Paso { $step }, { $action }: { $why }
verify-draw-undone = Deshecho, { $action }: { $why }
chance-given =
    { $given ->
        [one] El primer sorteo se tomó de otra partida.
       *[other] Los primeros { $given } sorteos se tomaron de otra partida.
    }
# Quién habría podido prever o elegir los sorteos: docs/trust.md.
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
simulate-games =
    { $games ->
        [one] 1 partida.
       *[other] { $games } partidas.
    }
simulate-seat =
    { $wins ->
        [one] Asiento { $seat }, { $bot }: { $wins } victoria, { $points } puntos por partida.
       *[other] Asiento { $seat }, { $bot }: { $wins } victorias, { $points } puntos por partida.
    }
