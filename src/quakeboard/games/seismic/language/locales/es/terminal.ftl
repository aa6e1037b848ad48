## The text game: what can be chosen

play-tile =
    { $second ->
        [yes] en lugar de una cuadrilla, colocar { $tile } como segunda ficha; lugares: { $places }.
       *[no] { $tile }; lugares: { $places }.
    }
play-cell = { $at }; giros que encajan: { $rotations }.
play-roads = carreteras { $edges }
play-exits = salidas { $edges }
play-rotation = { $roads }.
play-sixths = { $roads }.
play-sixths-crew = { $roads }; entonces la cuadrilla: { $way }.
play-until-now =
    { $who ->
        [you] Hasta ahora: { $road }, { $points } para ti.
        [one] Hasta ahora: { $road }, { $points } para { $name }.
        [with-you] Hasta ahora: { $road }; { $name } sumáis { $points } cada uno.
       *[many] Hasta ahora: { $road }; { $name } suman { $points } cada uno.
    }
play-crew = { $way }: { $road }.
play-side = el lado { $side }; fichas: { $tiles }.
play-town = { $town } en { $at }.
play-pass = { play-do-pass }.
play-would-complete = Cierra { $road }: { $points } para una cuadrilla tuya.
play-which-tile = ¿Qué ficha?
play-which-rotation = ¿Con qué giro?
play-which-sixths = ¿Con qué giro?
play-which-road = ¿Adónde?
play-which-side = ¿Qué lado?

## The text game: an action in words

play-do-lay-tile = colocar { $tile }
play-do-lay-at = colocar una ficha en { $at }
play-do-lay-tile-at = colocar { $tile } en { $at }
play-do-lay = colocar { $tile } en { $at }, { $roads }
play-do-crew = enviar una cuadrilla a { $fragment }
play-do-side = golpear el lado { $side }
play-do-town = golpear primero { $town }
play-do-turn-at = girar la ficha de { $at }
play-do-turn = girar { seismic-sixths } la ficha de { $at }
play-do-pass =
    { $phase ->
        [crew] no enviar ninguna cuadrilla
       *[aftershock] no girar ninguna ficha
    }

## The text game: the state of the table

play-player = { $sign } { $name } { $points } (cuadrillas libres: { $crews })
play-table-tiles = Fichas en la mesa: { $tiles }.
play-sides = Lados de { $town }: { $sides }. El más largo: { $longest }.
play-no-crews = No hay ninguna cuadrilla en el tablero.
play-holds =
    { $who ->
        [you] Controlas { $road }
        [one] { $name } controla { $road }
        [with-you] { $name } controláis { $road }
       *[many] { $name } controlan { $road }
    }{ $state ->
        [complete] : { $points }, completa.
        [ring] ; nunca podrá completarse.
       *[open] ; está abierta en { $cells }.
    }
play-unseen = Sin destapar todavía: { $tiles }.
play-boxed = En la caja y fuera de la partida: { $boxed } de los terremotos y carreteras sueltas.
play-own-piles = Pilas propias: { $piles }.

## The text game: looking at a cell

play-look-tile = { $at } muestra { $tile }.
play-look-town = { $at }: { $town }, +6.
play-look-free = { $way }: nadie controla { $road }.
play-look-held = { $way }: { $holds }
play-look-empty = En { $at } no hay nada.
play-look-which = ¿Mirar dónde? Escribe una casilla como K7.

## The text game: help

play-signs = En el tablero: (+4) o 4 es una intersección, [+6] o ⌂ San Andreas, ═ un puente, ▲ ● ■ ◆ son cuadrillas. ‹2› cuenta las fichas de un lado de la ciudad, «3» las del más largo. × es donde un terremoto se llevó una ficha.
play-help-lay = Por ejemplo: 1, o una casilla como K7; pass. También vale la notación de los registros: lay 02-14 K7 r1, crew 14, side E.
play-help-look = look K7: lo que hay allí, y de quién son las carreteras. pile: lo que no se ha destapado.

## The text game: the rules in short

play-rules-aim = Diriges cuadrillas de carreteras en San Andreas. Coloca fichas de autopista, envía cuadrillas a las secciones que te gusten y procura que los dos extremos de esas secciones lleguen a una intersección o a la ciudad antes de la última ficha. Los terremotos se llevan lo que está en línea recta alrededor de la ciudad. [Seismic, de Ted Alspach, Atlas Games 2006; Quakeboard no está vinculado a la editorial]
play-rules-turn = En tu turno se destapa una ficha para que haya tres boca arriba; colocas una de ellas y puedes enviar una cuadrilla a una de sus carreteras. Si no se puede colocar ninguna de las tres, se descartan y se destapan tres nuevas. [S6]
play-rules-placing = Una ficha va en una casilla vacía de la mesa. Al menos uno de sus bordes de autopista debe tocar un borde de autopista, y cada borde que toca a un vecino debe ser como él: carretera con carretera, verde con verde. Puedes girarla como quieras, y no tiene que estar unida a la ciudad. [S4, S7]
play-rules-claiming = Tras colocar una ficha puedes enviar una cuadrilla a una carretera de esa misma ficha, si en toda la sección no hay aún ninguna cuadrilla de nadie. También se pueden ocupar las salidas de una intersección. Cada uno tiene 20 cuadrillas. Una tercera ficha aún puede unir más tarde dos secciones con una cuadrilla cada una. [S8]
play-rules-sections = Una sección es una serie de carreteras de borde a borde. Acaba en una intersección o en una ciudad y no la atraviesa. Está completa cuando lo hacen sus dos extremos, aunque sea en la misma. Un extremo en el borde de la mesa o en una casilla vacía la deja incompleta; también lo está un anillo sin intersección. [S9]
play-rules-quakes = Un terremoto actúa en cuanto se destapa. Golpea el lado de San Andreas con más fichas en línea recta, sin contar los huecos; si hay lados iguales, elige quien tiene el turno. Desaparecen tantas fichas como dice la magnitud, desde la ciudad hacia fuera, y sus cuadrillas vuelven a casa. Después se destapa otra ficha. [S10]
play-rules-scoring = Al final cada sección completa con cuadrillas da 1 punto por cada fragmento del camino y los números de las intersecciones de ambos extremos; San Andreas cuenta 6. Las salidas de las intersecciones no cuentan. Quien tiene más cuadrillas en ella se lo lleva todo, y también todos los que empatan en eso. [S12, S13]
play-rules-end = La partida acaba cuando se coloca la última ficha, cuando ninguna autopista lleva ya a una casilla vacía o cuando no se puede colocar ninguna de las fichas que quedan. Gana el total más alto; los empates se comparten, salvo que la mesa sepa quién tiene mayor estatura. [S11, S13]
play-rules-tiles = 60 fichas de autopista llevan una, dos o tres carreteras que nunca se unen en la ficha; 13 intersecciones valen tanto como salidas tienen. De los seis terremotos y las seis carreteras sueltas que se mezclan solo participa la mitad, y nadie sabe cuál. Cuántas hay de cada ficha de autopista en la caja es una reconstrucción. [S2, S3, S5]
play-rules-big-one = El Gordo: el terremoto 6.0 sale con seguridad, entre las seis últimas fichas de la pila. [S14]
play-rules-road-crews-dilemma = El dilema de las cuadrillas: en lugar de enviar una cuadrilla puedes colocar una segunda ficha boca arriba. Entonces ninguna de las dos se puede ocupar, y el siguiente jugador destapa dos. [S15]
play-rules-aftershocks = Réplicas: después de cada terremoto todos por orden, desde quien tiene el turno, pueden girar una ficha colocada de uno a cinco sextos, si así encaja allí. Las cuadrillas giran con ella y siguen en sus carreteras, así que una sección puede llegar a tener varias. Una ficha que después se ve igual también puede girarse si eso lleva una cuadrilla a otra sección. Ninguna ficha se gira dos veces en un terremoto. [S16]
play-rules-twin-cities = Ciudades gemelas: dos cajas, dos ciudades a ocho casillas una de otra, 40 cuadrillas por jugador. Cada terremoto golpea las dos ciudades; quien tiene el turno elige cuál primero. Una ciudad nunca desaparece. Una sección completa de ciudad a ciudad da 10 más. [S17, S18]
play-rules-balance = Equilibrio: cada uno tiene su propia pila con tantas intersecciones como los demás. Destapas la primera ficha de tu pila y la colocas, o bien otra boca arriba. Tras un terremoto colocas una de las fichas boca arriba, sin destapar otra. [S19]
