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
refusal-no-commitment = El registro no contiene ningún compromiso con el que comprobar la semilla.
refusal-wrong-seed = La semilla no es la que se comprometió.
refusal-wrong-draw = El paso { $step } no es lo que dice la semilla: «{ $found }» en lugar de «{ $due }».
refusal-bad-seed = Una semilla tiene 64 cifras hexadecimales.
refusal-bad-nonce = Un añadido a la semilla es un texto de { $longest } caracteres como mucho.

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
refusal-wrong-seed-file = La partida de «{ $file }» no puede seguir: la semilla de «{ $seed_file }» no es la que se comprometió.
refusal-game-is-open = La partida de «{ $file }» está abierta en otra ventana.

## The command line

verify-done =
    Todo en orden: { $actions ->
        [one] se reproduce 1 acción
       *[other] se reproducen { $actions } acciones
    } y { $draws ->
        [one] 1 tirada es
       *[other] { $draws } tiradas son
    } lo que dice la semilla.
chance-given =
    { $given ->
        [one] La primera tirada viene de otra partida: la semilla no dice nada de ella.
       *[other] Las primeras { $given } tiradas vienen de otra partida: la semilla no dice nada de ellas.
    }
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
