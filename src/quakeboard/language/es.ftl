### Español.
###
### Cómo se llaman y se ordenan las claves y qué significan los parámetros se explica en en.ftl.
###
### Voz: tú; breve, concreta, en presente. Los sintagmas se insertan como complementos, también tras «a» y «en»,
### por eso ninguno empieza por «el» (sería «al»).
### Glosario: crew = cuadrilla, section = sección, road = carretera, fragment = fragmento, stub = salida,
### side = lado, town = ciudad, tile = ficha, cell = casilla, edge = borde, intersection = intersección,
### straight = recta, loose curve = curva abierta, tight curve = curva cerrada, ring = anillo, highway = autopista,
### pile = pila, face up = boca arriba, lay = colocar, turn up = destapar, turn = girar, quake = terremoto,
### aftershock = réplica, count = recuento.

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

## Refusals: options of Seismic

refusal-unknown-option = Seismic no tiene la opción «{ $name }».
refusal-bad-value =
    «{ $value }» no es un valor para la opción «{ $name }», que pide { $name ->
        [columns] un número entero
        [rows] un número entero
        [first] un número entero
        [variants] una lista de nombres
        [heights] una lista con una estatura en centímetros, o nada, para cada asiento
        [manifest] una cantidad para cada ficha
       *[other] { $expected }
    }.
refusal-unknown-variant = Seismic no tiene la variante «{ $variant }». Hay: { $variants }.
refusal-bad-seats = Seismic es para 2 a 4 asientos, no para { $seats }.
refusal-bad-table = Una mesa tiene un número impar de columnas y filas, de 7 a 61, no { $columns } × { $rows }.
refusal-narrow-table = Las dos ciudades están a ocho casillas: Ciudades gemelas necesita 9 columnas, no { $columns }.
refusal-bad-first = El asiento { $first } no puede empezar: solo hay asientos del 0 al { $last }.
refusal-bad-heights =
    { $heights ->
        [one] Hay 1 estatura para { $seats } asientos: indica una para cada asiento o ninguna.
       *[other] Hay { $heights } estaturas para { $seats } asientos: indica una para cada asiento o ninguna.
    }
refusal-balance-big-one = Equilibrio reparte una pila por jugador, así que no hay un fondo común donde El Gordo pueda esperar.
refusal-balance-twin-cities = Las fichas de dos cajas no se pueden repartir por igual, así que Equilibrio no se combina con Ciudades gemelas.
refusal-uneven-deal = Equilibrio reparte { $tiles } fichas y { $intersections } intersecciones: no salen partes iguales para { $seats } jugadores.
refusal-unknown-tile = La lista de fichas nombra una ficha «{ $tile }» que no existe.
refusal-bad-count = La lista de fichas tiene { $count } de la ficha { $tile }: deben ser de 0 a 24.
refusal-too-few-singles = La lista de fichas tiene { $count } de la ficha { $tile }, pero { $needed } se mezclan con los terremotos.
refusal-too-many-singles = La lista de fichas tiene demasiadas rectas y curvas sueltas para calcular las probabilidades.
refusal-too-few-tiles =
    { $tiles ->
        [one] La lista de fichas tiene 1 ficha; una partida necesita { $needed }.
       *[other] La lista de fichas tiene { $tiles } fichas; una partida necesita { $needed }.
    }

## Refusals: actions of Seismic

refusal-not-now-first = «{ $action }» debe esperar: primero se sortea quién empieza.
refusal-not-now-set-up = «{ $action }» debe esperar: la mesa se está preparando.
refusal-not-now-draw = «{ $action }» debe esperar: primero se destapa una ficha.
refusal-not-now-lay = «{ $action }» debe esperar: ahora toca colocar una ficha.
refusal-not-now-crew = «{ $action }» debe esperar: ahora toca enviar una cuadrilla o pasar.
refusal-not-now-town = «{ $action }» debe esperar: elige la ciudad que recibe el primer golpe.
refusal-not-now-side = «{ $action }» debe esperar: elige el lado que golpea el terremoto.
refusal-not-now-aftershock = «{ $action }» debe esperar: ahora toca girar una ficha o pasar.
refusal-no-such-tile = No hay ninguna ficha «{ $tile }».
refusal-not-in-pile = La ficha { $tile } no puede salir: no queda ninguna que pudiera ser.
refusal-quake-in-set-up = Equilibrio no destapa terremotos en la preparación.
refusal-no-such-seat = No hay asiento { $seat } en esta mesa.
refusal-not-face-up = La ficha { $tile } no está boca arriba.
refusal-off-table = La casilla { $at } queda más allá del borde de la mesa.
refusal-cell-taken = Ya hay una ficha en { $at }.
refusal-no-highway-there = Ninguna autopista lleva a la casilla { $at }.
refusal-edge-must-be-road = Una autopista llega al borde { seismic-edge } de { $at }, pero la ficha es verde ahí.
refusal-edge-must-be-green = El borde { seismic-edge } de { $at } da a verde, pero la ficha tiene ahí una autopista.
refusal-not-smallest-rotation = El giro { $rotation } de { $tile } da las mismas carreteras que el giro { $smallest }: usa ese.
refusal-no-such-fragment = La ficha recién colocada no tiene el fragmento { $fragment }; tiene { $fragments }.
refusal-section-taken = La sección del fragmento { $fragment } ya tiene una cuadrilla.
refusal-no-crew-left = Al asiento { $seat } no le queda ninguna cuadrilla que enviar.
refusal-no-second-tile = Una segunda ficha solo se coloca en El dilema de las cuadrillas, en lugar de enviar una cuadrilla.
refusal-not-longest =
    { $tiles ->
        [one] El lado { seismic-side } tiene 1 ficha; el terremoto golpea un lado con { $most }.
       *[other] El lado { seismic-side } tiene { $tiles } fichas; el terremoto golpea un lado con { $most }.
    }
refusal-no-such-town = No hay ninguna ciudad en { $at }.
refusal-nothing-to-turn = No hay en { $at } ninguna ficha que se pueda girar.
refusal-turned-already = La ficha de { $at } ya se ha girado en este terremoto.
refusal-same-roads = La ficha de { $at } ya está así.

## Refusals: games, records and chance

refusal-unknown-game = Aquí no hay ningún juego «{ $game }». Hay: { $games }.
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

## The text game: the beginning and the end

play-kept-in = La partida se guarda en { $file }.
play-committed = Las tiradas salen de una semilla secreta con la huella { $commitment }.
play-welcome = help enumera las órdenes, ? dice qué puedes hacer ahora.
play-resumed =
    { $turns ->
        [0] La partida de { $file } sigue antes de su primer turno.
       *[other] La partida de { $file } sigue en el turno { $turns }.
    }
play-over-already = La partida de { $file } ha terminado.
play-quit = La partida queda guardada. Para seguirla: quakeboard play { $game } --resume { $file }
play-verified =
    Las tiradas están comprobadas: { $draws ->
        [one] 1 tirada sale
       *[other] las { $draws } tiradas salen
    } de la semilla con la huella { $commitment }.
play-not-verified = Las tiradas no se han podido comprobar. { $why }
play-record-in = El registro está en { $file }.

## The text game: what it asks

play-nobody = Jugador
play-turn-of = { $name }, esto es para ti.
play-face-up =
    { $number }: coloca { $tile } ({ $name }); { $places ->
        [0] no encaja en ningún sitio
        [one] encaja en 1 sitio
       *[other] encaja en { $places } sitios
    }.
play-card =
    { $name }, { $places ->
        [0] no encaja
        [one] 1 sitio
       *[other] { $places } sitios
    }
play-cell =
    { $number }: { $at }, donde { $rotations ->
        [one] encaja 1 giro
       *[other] encajan { $rotations } giros
    }.
play-rotation = { $number }: r{ $rotation }, { $roads }.
play-roads = carreteras { $edges }
play-exits = salidas { $edges }
play-crew = { $number }: { $edges }, a { $road }.
play-second = { $number }: en lugar de una cuadrilla, coloca { $tile } ({ $name }) como segunda ficha.
play-side =
    { $number }: { $edge }, el lado { $side } con { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    }.
play-town = { $number }: { $town } en { $at }.
play-ask-tile = ¿Qué ficha? { $numbers }
play-ask-cell = ¿Dónde? { $numbers } o back
play-ask-rotation = ¿Con qué giro? { $numbers } o back
play-ask-crew = ¿Adónde? { $numbers }, pass o undo
play-ask-shock = ¿Qué casilla? { $numbers } o pass
play-ask-side = ¿Qué lado? { $numbers }
play-ask-town = ¿Qué ciudad? { $numbers }
play-ask-forced = No se puede enviar ninguna cuadrilla a esta ficha. Intro acaba el turno; undo retira la ficha
play-ask-forced-shock = No se puede girar ninguna ficha. Intro sigue adelante
play-prospect = { $number }: { $prospect }
play-would-complete = Cierra { $road }: { $points } para una cuadrilla tuya.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-unclear = No se entiende «{ $text }». help enumera lo que sí.
play-no-such-number = Aquí no hay número { $number }: { $numbers }.
play-which-tile = ¿Cuál de estas fichas: { $tiles }?
play-which-cell = ¿Qué casilla? Escríbela como 3,-1.
play-fits-nowhere = La ficha { $tile } no encaja en ningún sitio. [S7]
play-nothing-fits-there = Ninguna ficha boca arriba encaja en { $at }. [S7]
play-no-rotation-fits = Ningún giro de { $tile } encaja en { $at }. [S7]
play-cannot-be-turned = La ficha de { $at } no encaja con ningún otro giro. [S16]

## The text game: undo, hint, save

play-undone = Deshecho: { $action }.
play-cannot-undo = No se puede deshacer nada: desde tu última jugada se ha destapado una ficha.
play-nothing-to-undo = Aún no hay nada que deshacer.
play-hint = Un bot fuerte jugaría { $action }. do lo juega.
play-no-hint = Pide antes un consejo con hint.
play-save-kept = Cada jugada está ya en el disco, en { $file }. save ARCHIVO escribe una copia.
play-saved = Hay una copia en { $file }; también se puede retomar.
play-save-exists = Ya existe un archivo { $file }. Para reemplazarlo: save! { $file }
play-save-replaced = El archivo { $file } ya existía; lo reemplaza una copia de esta partida.
play-no-file-name = ningún archivo puede llamarse así
play-save-itself = La partida ya se guarda en { $file }.

## The text game: the state of the table

play-table-tiles =
    { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    } en la mesa.
play-sides = Lados de { $town }: { $sides }. El más largo: { $longest }.
play-sides-empty = Aún no hay fichas en ningún lado de { $town }.
play-edge-number = { $edge } { $number }
play-no-crews = No hay ninguna cuadrilla en el tablero.
play-holds-complete =
    { $who ->
        [you] Controlas { $road }: { $points }, completa.
        [one] { $name } controla { $road }: { $points }, completa.
        [with-you] { $name } controláis { $road }: { $points } cada uno, completa.
       *[many] { $name } controlan { $road }: { $points } cada uno, completa.
    }
play-holds-open =
    { $who ->
        [you] Controlas { $road }
        [one] { $name } controla { $road }
        [with-you] { $name } controláis { $road }
       *[many] { $name } controlan { $road }
    }{ $fragments ->
        [0] ; está abierta en { $cells }.
        [one] , 1 fragmento hasta ahora; está abierta en { $cells }.
       *[other] , { $fragments } fragmentos hasta ahora; está abierta en { $cells }.
    }
play-holds-ring =
    { $who ->
        [you] Controlas { $road }; nunca podrá completarse.
        [one] { $name } controla { $road }; nunca podrá completarse.
        [with-you] { $name } controláis { $road }; nunca podrá completarse.
       *[many] { $name } controlan { $road }; nunca podrá completarse.
    }
play-unseen =
    { $count ->
        [one] 1 ficha no se ha destapado:
       *[other] { $count } fichas no se han destapado:
    }
play-unseen-kind =
    { $kind ->
        [intersection] Intersecciones: { $tiles }.
        [quake] Terremotos: { $tiles }.
       *[highway] Autopistas: { $tiles }.
    }
play-unseen-tile =
    { $count ->
        [one] { $name }
       *[other] { $name } × { $count }
    }
play-boxed =
    { $boxed ->
        [0] Todas saldrán.
        [one] De los terremotos y carreteras sueltas, 1 está en la caja y no saldrá.
       *[other] De los terremotos y carreteras sueltas, { $boxed } están en la caja y no saldrán.
    }
play-own-piles = Pilas propias: { $piles }.

## The text game: looking at a cell

play-look-tile = { $at } muestra { $tile } ({ $name }), r{ $rotation }.
play-look-town = { $at }: { $town }, +6.
play-look-free = { $edges }: nadie controla { $road }.
play-look-held = { $edges }: { $holds }
play-look-off = { $at } queda más allá del borde de la mesa. [S4]
play-look-which = ¿Mirar dónde? Escribe una casilla como 3,-1.
play-look-lonely = { $at } está vacía y ninguna autopista lleva allí. [S7]
play-look-empty = { $at } está vacía. Llega una autopista desde { $edges }.
play-look-green = Da a verde por { $edges }.
play-look-fits = { $tile } encaja: { $rotations }.
play-look-nothing-fits = Ninguna ficha boca arriba encaja ahí.

## The text game: the drawing

play-player =
    { $crews ->
        [one] { $sign } { $name } { $points } (queda 1 cuadrilla)
       *[other] { $sign } { $name } { $points } (quedan { $crews } cuadrillas)
    }
play-board-small = El tablero se dibuja pequeño para que quepa. large lo acerca.
play-board-cut = El tablero es más ancho que la ventana. pan W y pan E lo mueven; small muestra más.
play-pan-which = ¿Hacia dónde? pan W o pan E.
play-only-drawn = Eso es para tableros dibujados; esta partida se cuenta con frases.
play-signs = En el tablero: (+4) o 4 es una intersección, [+6] o ⌂ San Andreas, ═ un puente, ▲ ● ■ ◆ son cuadrillas. ‹2› cuenta las fichas de un lado de la ciudad, «3» las del más largo. × es donde un terremoto se llevó una ficha.

## The text game: help

play-help-number = Un número elige esa opción de la última lista.
play-help-lay = lay 2 3,-1 r1: la ficha boca arriba 2 en la casilla 3,-1 con el giro 1. Omite lo que no sepas.
play-help-crew = crew 14, crew NE-SW o crew 1: envía una cuadrilla a esa carretera de la ficha recién colocada. pass: no envía ninguna.
play-help-quake = side E, town 4,0, turn 3,-1 r2: lo que pide un terremoto.
play-help-where = ?: lo que puedes hacer, con números. back: elegir de nuevo.
play-help-undo = undo: deshace tu última jugada, mientras no se haya destapado una ficha.
play-help-hint = hint: lo que haría un bot fuerte, y por qué. do: seguirlo.
play-help-board = board: la mesa otra vez. large, small, fit, pan W: cómo se dibuja.
play-help-look = look 3,-1: qué hay ahí y de quién son las carreteras.
play-help-scores = scores: puntos si acabara ahora, cuadrillas, lados. pile: lo que no se ha destapado.
play-help-rules = rules, rules quakes: las reglas en breve.
play-help-save = save, save ARCHIVO: dónde se guarda la partida; una copia de ella.
play-help-quit = quit: salir. La partida se puede retomar.

## The text game: the rules in short

play-topics = Temas: { $topics }. Por ejemplo: rules quakes
play-no-topic = No hay ningún tema «{ $topic }». { $topics }
play-rules-aim = Diriges una cuadrilla de carreteras en San Andreas. Coloca fichas de autopista, envía cuadrillas a las secciones que te gusten y procura que los dos extremos de esas secciones lleguen a una intersección o a la ciudad antes de la última ficha. Los terremotos se llevan lo que está en línea recta alrededor de la ciudad. [Seismic, de Ted Alspach, Atlas Games 2006; Quakeboard no está vinculado a la editorial]
play-rules-turn = En tu turno se destapa una ficha para que haya tres boca arriba; colocas una de ellas y puedes enviar una cuadrilla a una de sus carreteras. Si no se puede colocar ninguna de las tres, se descartan y se destapan tres nuevas. [S6]
play-rules-placing = Una ficha va en una casilla vacía de la mesa. Al menos uno de sus bordes de autopista debe tocar un borde de autopista, y cada borde que toca a un vecino debe ser como él: carretera con carretera, verde con verde. Puedes girarla como quieras, y no tiene que estar unida a la ciudad. [S4, S7]
play-rules-claiming = Tras colocar una ficha puedes enviar una cuadrilla a una carretera de esa misma ficha, si en toda la sección no hay aún ninguna cuadrilla de nadie. También se pueden ocupar las salidas cortas de una intersección. Cada uno tiene 20 cuadrillas. Una tercera ficha aún puede unir más tarde dos secciones con una cuadrilla cada una. [S8]
play-rules-sections = Una sección es una serie de carreteras de borde a borde. Acaba en una intersección o en una ciudad y no la atraviesa. Está completa cuando lo hacen sus dos extremos, aunque sea en la misma. Un extremo en el borde de la mesa o en una casilla vacía la deja incompleta; también lo está un anillo sin intersección. [S9]
play-rules-quakes = Un terremoto actúa en cuanto se destapa. Golpea el lado de San Andreas con más fichas en línea recta, sin contar los huecos; si hay lados iguales, elige quien tiene el turno. Desaparecen tantas fichas como dice la magnitud, desde la ciudad hacia fuera, y sus cuadrillas vuelven a casa. Después se destapa otra ficha. [S10]
play-rules-scoring = Al final cada sección completa con cuadrillas da 1 punto por cada fragmento del camino y los números de las intersecciones de ambos extremos; San Andreas cuenta 6. Las salidas cortas de las intersecciones no cuentan. Quien tiene más cuadrillas en ella se lo lleva todo, y también todos los que empatan en eso. [S12, S13]
play-rules-end = La partida acaba cuando se coloca la última ficha, cuando ninguna autopista lleva ya a una casilla vacía o cuando no se puede colocar ninguna de las fichas que quedan. Gana el total más alto; los empates se comparten, salvo que la mesa sepa quién es más alto. [S11, S13]
play-rules-tiles = 60 fichas de autopista llevan una, dos o tres carreteras que nunca se unen en la ficha; 13 intersecciones valen tanto como salidas tienen. De los seis terremotos y las seis carreteras sueltas que se mezclan solo participa la mitad, y nadie sabe cuál. Cuántas hay de cada ficha de autopista en la caja es una reconstrucción. [S2, S3, S5]
play-rules-big-one = El Gordo: es seguro que el terremoto 6.0 sale, entre las seis últimas fichas de la pila. [S14]
play-rules-road-crews-dilemma = El dilema de las cuadrillas: en lugar de enviar una cuadrilla puedes colocar una segunda ficha boca arriba. Entonces ninguna de las dos se puede ocupar, y el siguiente jugador destapa dos. [S15]
play-rules-aftershocks = Réplicas: después de cada terremoto todos por orden, desde quien tiene el turno, pueden girar una ficha colocada a otra orientación que encaje. Las cuadrillas siguen en sus carreteras, así que una sección puede llegar a tener varias. Ninguna ficha se gira dos veces en un terremoto. [S16]
play-rules-twin-cities = Ciudades gemelas: dos cajas, dos ciudades a ocho casillas, 40 cuadrillas por jugador. Cada terremoto golpea las dos ciudades; quien tiene el turno elige cuál primero. Una ciudad nunca desaparece. Una sección completa de ciudad a ciudad da 10 más. [S17, S18]
play-rules-balance = Equilibrio: cada uno tiene su propia pila con tantas intersecciones como los demás. Destapas la primera ficha de tu pila y la colocas, o bien otra boca arriba. Tras un terremoto colocas una de las fichas boca arriba, sin destapar otra. [S19]

## Hints: why a bot would do what it advises

hint-only-choice = Es la única opción.
hint-closes-section = Cierra una sección: { $points } para ti.
hint-claims-closed-section = Una cuadrilla ahí ocupa una sección completa: { $points } para ti.
hint-claims-open-section = Una cuadrilla ahí ocupa una sección abierta que lleva { $points } hasta ahora.
hint-spoils-section = Estorba la sección de { $name }, que lleva { $points } hasta ahora.
hint-lengthens-section = Alarga una sección tuya, que así lleva { $points } hasta ahora.
hint-shifts-quakes = Los próximos terremotos dañarían entonces más a los demás que a ti.
hint-least-harm = Nada ayuda mucho; esto es lo que menos daña.
hint-keeps-crew = Ninguna sección de aquí vale una cuadrilla.
hint-second-tile = Una segunda ficha rinde más que una cuadrilla.
hint-quake-side = Un terremoto en ese lado es el que menos te daña o el que más daña a los demás.
hint-quake-town = Si empieza en esa ciudad, el terremoto te daña lo menos posible, o a los demás lo más posible.
hint-turn-helps = Girada, la ficha sirve mejor a tus secciones.
hint-no-turn = Ninguna ficha te serviría mejor girada.

## Seismic: variants

seismic-variant-big-one = El Gordo
seismic-variant-road-crews-dilemma = El dilema de las cuadrillas
seismic-variant-aftershocks = Réplicas
seismic-variant-twin-cities = Ciudades gemelas
seismic-variant-balance = Equilibrio

## Seismic: tiles, towns, roads

seismic-tile-01 = una curva cerrada
seismic-tile-02 = una curva abierta
seismic-tile-03 = una recta
seismic-tile-01-23 = dos curvas cerradas
seismic-tile-01-24 = una curva abierta con una cerrada
seismic-tile-01-25 = una recta con una curva cerrada
seismic-tile-01-34 = dos curvas cerradas opuestas
seismic-tile-01-35 = { seismic-tile-01-24 }
seismic-tile-02-13 = dos curvas abiertas cruzadas
seismic-tile-02-14 = una recta cruzada por una curva abierta
seismic-tile-02-35 = dos curvas abiertas opuestas
seismic-tile-03-14 = dos rectas cruzadas
seismic-tile-01-23-45 = tres curvas cerradas
seismic-tile-01-24-35 = dos curvas abiertas cruzadas con una cerrada
seismic-tile-01-25-34 = una recta con dos curvas cerradas
seismic-tile-02-14-35 = una recta cruzada por dos curvas abiertas
seismic-tile-03-14-25 = tres rectas cruzadas
seismic-tile-intersection = una intersección +{ $value }
seismic-tile-quake = un terremoto { $magnitude }.0
seismic-town =
    { $town ->
        [west] San Andreas Oeste
        [east] San Andreas Este
       *[only] San Andreas
    }
# Detrás de «lado» o «salida».
seismic-side =
    { $side ->
        [NE] noreste
        [E] este
        [SE] sureste
        [SW] suroeste
        [W] oeste
       *[NW] noroeste
    }
# Detrás de «borde».
seismic-edge =
    { $edge ->
        [NE] noreste
        [E] este
        [SE] sureste
        [SW] suroeste
        [W] oeste
       *[NW] noroeste
    }
seismic-fragments =
    { $fragments ->
        [one] 1 fragmento
       *[other] { $fragments } fragmentos
    }
seismic-road-open =
    { $fragments ->
        [one] una carretera abierta de un fragmento
       *[other] una carretera abierta de { $fragments } fragmentos
    }
seismic-road-ring = un anillo de { seismic-fragments }
seismic-road-town = la carretera de { seismic-town }
seismic-road-intersection = la carretera de la +{ $value } en { $at }
seismic-road-town-intersection = la carretera entre { seismic-town } y la +{ $value } en { $at }
seismic-road-intersections = la carretera entre la +{ $value } en { $at } y la +{ $other_value } en { $other_at }
seismic-road-towns = la carretera entre las dos ciudades
seismic-road-town-back = la carretera que sale de { seismic-town } y vuelve
seismic-road-intersection-back = la carretera que sale de la +{ $value } en { $at } y vuelve
seismic-road-stub = su salida { seismic-side }
seismic-road-stub-of = la salida { seismic-side } de la +{ $value } en { $at }
seismic-road-worth = { $road } ({ $points } puntos)

## Seismic: what happens

seismic-first-seat =
    { $who ->
        [you] Empiezas tú.
       *[one] Empieza { $name }.
    }
seismic-face-up = Boca arriba: { $tiles }.
seismic-turn-begins =
    { $who ->
        [you] Te toca.
       *[one] Le toca a { $name }.
    }
seismic-tile-turned-up =
    { $who ->
        [you] Destapas { $tile }.
       *[one] { $name } destapa { $tile }.
    }
seismic-quake-turned-up =
    { $who ->
        [you] Destapas el terremoto { $magnitude }.0.
       *[one] { $name } destapa el terremoto { $magnitude }.0.
    }
seismic-quake-set-aside = El terremoto { $magnitude }.0 sale antes de empezar y deja la partida.
seismic-row-discarded = Nada de lo que está boca arriba encaja en ningún sitio. Se descarta: { $tiles }.
seismic-tile-laid =
    { $who ->
        [you] Colocas { $tile } en { $at }.
       *[one] { $name } coloca { $tile } en { $at }.
    }
seismic-tile-laid-crew-sent =
    { $who ->
        [you] Colocas { $tile } en { $at } y envías una cuadrilla a { $road }.
       *[one] { $name } coloca { $tile } en { $at } y envía una cuadrilla a { $road }.
    }
seismic-second-tile-laid =
    { $who ->
        [you] En lugar de enviar una cuadrilla, colocas { $tile } en { $at }.
       *[one] En lugar de enviar una cuadrilla, { $name } coloca { $tile } en { $at }.
    }
seismic-tiles-laid =
    { $who ->
        [you] Colocas { $tile } en { $at } y { $second } en { $second_at }.
       *[one] { $name } coloca { $tile } en { $at } y { $second } en { $second_at }.
    }
seismic-section-closed =
    { $who ->
        [you] La ficha cierra { $road }: { $points } para ti.
        [one] La ficha cierra { $road }: { $points } para { $name }.
        [with-you] La ficha cierra { $road }: { $name } sumáis { $points } cada uno.
       *[many] La ficha cierra { $road }: { $name } suman { $points } cada uno.
    }
seismic-section-closed-too =
    { $who ->
        [you] También cierra { $road }: { $points } para ti.
        [one] También cierra { $road }: { $points } para { $name }.
        [with-you] También cierra { $road }: { $name } sumáis { $points } cada uno.
       *[many] También cierra { $road }: { $name } suman { $points } cada uno.
    }
seismic-crew-sent =
    { $who ->
        [you] Envías una cuadrilla a { $road }.
       *[one] { $name } envía una cuadrilla a { $road }.
    }
seismic-side-hit =
    El terremoto { $magnitude }.0 golpea el lado { seismic-side } de { seismic-town } ({ $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    }): { $losses }.
seismic-tiles-go =
    { $tiles ->
        [0] no desaparece nada
        [1] desaparece una ficha
        [2] desaparecen dos fichas
        [3] desaparecen tres fichas
        [4] desaparecen cuatro fichas
        [5] desaparecen cinco fichas
        [6] desaparecen seis fichas
       *[other] desaparecen { $tiles } fichas
    }
seismic-all-tiles-go =
    { $tiles ->
        [1] desaparece la única
        [2] desaparecen las dos
        [3] desaparecen las tres
        [4] desaparecen las cuatro
        [5] desaparecen las cinco
        [6] desaparecen las seis
       *[other] desaparecen las { $tiles }
    }
seismic-crews =
    { $crews ->
        [1] una cuadrilla
        [2] dos cuadrillas
        [3] tres cuadrillas
        [4] cuatro cuadrillas
        [5] cinco cuadrillas
        [6] seis cuadrillas
       *[other] { $crews } cuadrillas
    }
seismic-crews-back =
    { $who ->
        [you] tú recuperas { seismic-crews }
        [one] { $name } recupera { seismic-crews }
        [with-you] { $name } recuperáis { seismic-crews } cada uno
       *[many] { $name } recuperan { seismic-crews } cada uno
    }
seismic-quake-harmless = El terremoto { $magnitude }.0 encuentra vacíos los seis lados de { seismic-town } y no causa daños.
seismic-tile-destroyed = El terremoto se lleva { $tile } en { $at }.
seismic-aftershocks =
    { $count ->
        [0] Réplica: { $shocks }.
        [one] Réplica: { $shocks }.
       *[other] Réplicas: { $shocks }.
    }
seismic-tile-turned =
    { $who ->
        [you] tú giras la ficha de { $at } ({ $tile })
       *[one] { $name } gira la ficha de { $at } ({ $tile })
    }
seismic-shock-declined =
    { $who ->
        [you] tú no giras nada
        [one] { $name } no gira nada
        [with-you] { $name } no giráis nada
       *[many] { $name } no giran nada
    }
seismic-no-lay =
    { $who ->
        [you] No hay ninguna ficha boca arriba, así que no colocas nada.
       *[one] No hay ninguna ficha boca arriba, así que { $name } no coloca nada.
    }
seismic-seat-skipped =
    { $who ->
        [you] Pierdes el turno: no hay nada que destapar ni nada boca arriba.
       *[one] { $name } pierde el turno: no hay nada que destapar ni nada boca arriba.
    }

## Seismic: the count

seismic-sum =
    { $bonus ->
        [0] { seismic-fragments } + { $first } + { $second } = { $points }
       *[other] { seismic-fragments } + { $first } + { $second } + { $bonus } por unir las ciudades = { $points }
    }
seismic-section-scored =
    { $who ->
        [you] Solo tú tienes cuadrilla en { $road }: { seismic-sum }.
       *[one] Solo { $name } tiene cuadrilla en { $road }: { seismic-sum }.
    }
seismic-section-scored-most =
    { $who ->
        [you] Tienes { $crews } de { $all } cuadrillas en { $road }: { seismic-sum }.
       *[one] { $name } tiene { $crews } de { $all } cuadrillas en { $road }: { seismic-sum }.
    }
seismic-section-scored-tied =
    { $who ->
        [with-you] { $name } tenéis { seismic-crews } cada uno en { $road }, así que os cuenta entera: { seismic-sum }.
       *[many] { $name } tienen { seismic-crews } cada uno en { $road }, así que les cuenta entera: { seismic-sum }.
    }
seismic-sections-open =
    { $count ->
        [one] A una sección le falta un extremo y no puntúa (cuadrillas: { $crews }).
       *[other] A { $count } secciones les falta un extremo y no puntúan (cuadrillas: { $crews }).
    }
seismic-sections-ring =
    { $count ->
        [one] Una sección es un anillo sin intersección y no puntúa (cuadrillas: { $crews }).
       *[other] { $count } secciones son anillos sin intersección y no puntúan (cuadrillas: { $crews }).
    }
seismic-game-ends =
    { $reason ->
        [tiles] Se acaban las fichas y empieza el recuento.
        [closed] Ninguna autopista sigue adelante y empieza el recuento.
       *[unplaceable] Ninguna de las fichas que quedan se puede colocar y empieza el recuento.
    }
seismic-totals = Totales: { $totals }.
seismic-nobody-scored = Nadie ha puntuado. Esta la gana el suelo.
seismic-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
seismic-won =
    { $who ->
        [you] Ganas con { seismic-points }.
        [one] Gana { $name } con { seismic-points }.
        [with-you] { $name } compartís la victoria con { seismic-points } cada uno.
       *[many] { $name } comparten la victoria con { seismic-points } cada uno.
    }
seismic-won-by-height =
    { $who ->
        [you] Empate a { seismic-points }: { $tied }. Tu estatura es la mayor y ganas.
        [one] Empate a { seismic-points }: { $tied }. Por estatura gana { $name }.
        [with-you] Empate a { seismic-points }: { $tied }. Por estatura, { $name } compartís la victoria.
       *[many] Empate a { seismic-points }: { $tied }. Por estatura, { $name } comparten la victoria.
    }

## Seismic: what is asked, and what is waited for

seismic-ask-lay = Te toca: coloca una ficha.
seismic-ask-crew = Envía una cuadrilla o pasa.
seismic-ask-crew-or-lay = Envía una cuadrilla, coloca una segunda ficha o pasa.
seismic-ask-town = Terremoto { $magnitude }.0: elige la ciudad que golpea primero.
seismic-ask-side = Terremoto { $magnitude }.0: elige el lado de { seismic-town } que golpea.
seismic-ask-aftershock = Réplica: gira una ficha o pasa.
seismic-wait-lay = { $name } está colocando.
seismic-wait-crew = { $name } puede enviar una cuadrilla.
seismic-wait-town = { $name } elige la ciudad que recibe el primer golpe.
seismic-wait-side = { $name } elige el lado que recibe el golpe.
seismic-wait-aftershock = { $name } puede girar una ficha.

## Seismic: the state of the table

seismic-pile =
    { $tiles ->
        [0] La pila está vacía.
        [one] 1 ficha en la pila.
       *[other] { $tiles } fichas en la pila.
    }
seismic-crews-left = Cuadrillas restantes: { $crews }.
seismic-if-ended = Si acabara ahora: { $totals }.
