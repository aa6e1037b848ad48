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
refusal-wrong-outcome = El registro afirma otro resultado que el de sus acciones: { $claimed }, no { $found }.
refusal-no-seed = El registro aún no contiene la semilla: el azar se puede comprobar al terminar la partida.
refusal-no-commitment = El registro no contiene ningún compromiso con el que comprobar la semilla.
refusal-wrong-seed = La semilla no es la que se comprometió.
refusal-wrong-draw = El paso { $step } no es lo que dice la semilla: «{ $found }» en lugar de «{ $due }».
refusal-bad-seed = Una semilla tiene 64 cifras hexadecimales.
refusal-bad-nonce = Un añadido a la semilla es un texto de { $longest } caracteres como mucho.

## Refusals: the command line

refusal-not-a-pair = «{ $given }» no es una opción: escríbela como nombre=valor.
refusal-not-a-number = La opción «{ $name }» pide un número, no «{ $value }».
refusal-bad-manifest = «{ $file }» no es una lista de fichas: { $why }.

## The command line

verify-done =
    Todo en orden: { $actions ->
        [one] se reproduce 1 acción
       *[other] se reproducen { $actions } acciones
    } y { $draws ->
        [one] 1 tirada es
       *[other] { $draws } tiradas son
    } lo que dice la semilla.
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
