## Refusals: options of Seismic

refusal-unknown-option = Seismic no tiene la opción «{ $name }».
refusal-bad-value =
    «{ $value }» no es un valor para la opción «{ $name }», que pide { $name ->
        [columns] un número entero
        [rows] un número entero
        [first] un número entero
        [variants] una lista de nombres
        [heights] una lista con una estatura en centímetros, o nada, para cada asiento
        [quakes] few, printed o many
        [manifest] una cantidad para cada ficha
       *[other] { $expected }
    }.
refusal-unknown-variant = Seismic no tiene la variante «{ $variant }». Hay: { $variants }.
refusal-bad-seats = Seismic es para 2 a 4 asientos, no para { $seats }.
refusal-bad-table = Una mesa tiene un número impar de columnas y filas, de 7 a 61, no { $columns } × { $rows }.
refusal-narrow-table = Las dos ciudades están a ocho casillas una de otra: Ciudades gemelas necesita 9 columnas, no { $columns }.
refusal-bad-first = El asiento { $first } no puede empezar: solo hay asientos del 0 al { $last }.
refusal-bad-heights =
    { $heights ->
        [one] Hay 1 estatura para { $seats } asientos: indica una para cada asiento o ninguna.
       *[other] Hay { $heights } estaturas para { $seats } asientos: indica una para cada asiento o ninguna.
    }
refusal-balance-big-one = Equilibrio reparte una pila por jugador, así que no hay un fondo común donde El Gordo pueda esperar.
refusal-balance-twin-cities = Las cifras de Equilibrio son para una caja, así que no se combina con Ciudades gemelas.
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

refusal-not-now-first = Eso debe esperar: primero se sortea quién empieza.
refusal-not-now-set-up = Eso debe esperar: la mesa se está preparando.
refusal-not-now-draw = Eso debe esperar: primero se destapa una ficha.
refusal-not-now-lay = Eso debe esperar: ahora toca colocar una ficha.
refusal-not-now-crew = Eso debe esperar: ahora toca enviar una cuadrilla o pasar.
refusal-not-now-town = Eso debe esperar: elige la ciudad que recibe el primer golpe.
refusal-not-now-side = Eso debe esperar: elige el lado que golpea el terremoto.
refusal-not-now-aftershock = Eso debe esperar: ahora toca girar una ficha o pasar.
refusal-no-such-tile = No hay ninguna ficha «{ $tile }».
refusal-not-in-pile = Esa ficha no puede salir: no queda ninguna que pudiera ser.
refusal-quake-in-set-up = Equilibrio no destapa terremotos en la preparación.
refusal-no-such-seat = No hay asiento { $seat } en esta mesa.
refusal-not-face-up = Esa ficha no está boca arriba.
refusal-off-table = Eso queda más allá del borde de la mesa.
refusal-cell-taken = Ya hay una ficha en { $at }.
refusal-no-highway-there = Ninguna autopista lleva a { $at }.
refusal-edge-must-be-road = Una autopista llega al borde { seismic-edge } de { $at }, pero la ficha es verde ahí.
refusal-edge-must-be-green = El borde { seismic-edge } de { $at } da a verde, pero la ficha tiene ahí una autopista.
refusal-not-smallest-rotation = Eso da las mismas carreteras que r{ $smallest }: escribe r{ $smallest }.
refusal-no-such-fragment = La ficha recién colocada no tiene esa carretera.
refusal-section-taken = Esa sección ya tiene una cuadrilla.
refusal-no-crew-left = No queda ninguna cuadrilla que enviar.
refusal-no-second-tile = Una segunda ficha solo se coloca en El dilema de las cuadrillas, en lugar de enviar una cuadrilla.
refusal-not-longest =
    { $tiles ->
        [one] El lado { seismic-edge } tiene 1 ficha; el terremoto golpea un lado con { $most }.
       *[other] El lado { seismic-edge } tiene { $tiles } fichas; el terremoto golpea un lado con { $most }.
    }
refusal-no-such-town = Ahí no hay ninguna ciudad.
refusal-nothing-to-turn = No hay en { $at } ninguna ficha que se pueda girar.
refusal-turned-already = La ficha de { $at } ya se ha girado en este terremoto.
refusal-turn-changes-nothing = Girada { $sixths } sextos, la ficha de { $at } queda como antes.
refusal-not-fewest-sixths = Girada { $sixths } sextos, la ficha de { $at } queda como con un giro de { $fewest }: usa ese.
