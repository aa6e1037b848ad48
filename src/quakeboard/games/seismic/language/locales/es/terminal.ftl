## The text game: what it asks

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

play-which-tile = ¿Cuál de estas fichas: { $tiles }?
play-which-cell = ¿Qué casilla? Escríbela como 3,-1.
play-fits-nowhere = La ficha { $tile } no encaja en ningún sitio. [S7]
play-nothing-fits-there = Ninguna ficha boca arriba encaja en { $at }. [S7]
play-no-rotation-fits = Ningún giro de { $tile } encaja en { $at }. [S7]
play-cannot-be-turned = La ficha de { $at } no encaja con ningún otro giro. [S16]

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
play-signs = En el tablero: (+4) o 4 es una intersección, [+6] o ⌂ San Andreas, ═ un puente, ▲ ● ■ ◆ son cuadrillas. ‹2› cuenta las fichas de un lado de la ciudad, «3» las del más largo. × es donde un terremoto se llevó una ficha.

## The text game: help

play-help-number = Un número elige esa opción de la última lista.
play-help-lay = lay 2 3,-1 r1: la ficha boca arriba 2 en la casilla 3,-1 con el giro 1. Omite lo que no sepas.
play-help-crew = crew 14, crew NE-SW o crew 1: envía una cuadrilla a esa carretera de la ficha recién colocada. pass: no envía ninguna.
play-help-quake = side E, town 4,0, turn 3,-1 r2: lo que pide un terremoto.
play-help-where = ?: lo que puedes hacer, con números. back: elegir de nuevo.
play-help-undo = undo: deshace tu última jugada, mientras no se haya destapado una ficha.
play-help-board = board: la mesa otra vez. large, small, fit, pan W: cómo se dibuja.
play-help-look = look 3,-1: qué hay ahí y de quién son las carreteras.
play-help-scores = scores: puntos si acabara ahora, cuadrillas, lados. pile: lo que no se ha destapado.
play-help-rules = rules, rules quakes: las reglas en breve.

## The text game: the rules in short

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
