### Aprender: diez pasos de cada juego; qué es cada parte de un mensaje lo dice el archivo inglés.

learn-seismic-lay = Coloca la recta al este de la ciudad
    .about = Una red de autopistas crece alrededor de San Andreas. Donde dos fichas se tocan, carretera va con carretera y verde con verde. Tu ficha cabe en las casillas iluminadas.
    .how = Elige la casilla iluminada del este y pulsa el botón.
    .done = La carretera enlaza con la ciudad. Lleva al este, a campo abierto.
    .wrong = Ahí también cabe. En esta lección la recta va al este de la ciudad.
learn-seismic-crew = Envía una cuadrilla a tu carretera
    .about = Quien ha colocado una ficha puede enviar una cuadrilla a una de sus carreteras. Al final una carretera paga a su cuadrilla si sus dos extremos han llegado a una intersección o a la ciudad.
    .how = Elige el anillo discontinuo de la carretera y pulsa el botón.
    .done = La sección es tuya, y mientras tu cuadrilla esté en ella nadie más puede enviar otra. Si más tarde se une a una sección con otras cuadrillas, puntúa quien tenga más; en caso de empate, cada uno.
    .wrong = Puedes pasar. Pero una carretera sin cuadrilla no paga a nadie, así que envía una.
learn-seismic-turn = Lleva tu carretera hacia el noreste
    .about = Jun ha empezado una carretera en el noroeste. La curva abierta alarga la tuya: colócala en el extremo y gírala.
    .how = Elige otra vez la casilla, o pulsa R, y la ficha gira por lo que encaja.
    .done = Tu sección ya tiene dos fragmentos, y tu cuadrilla la tiene entera.
    .wrong = Encaja, pero así tu carretera no va al noreste. Coloca la curva en el extremo de tu carretera y gírala.
learn-seismic-worth = ¿Cuánto daría tu carretera si la cerrara la +3?
    .about = Una sección cerrada paga 1 por cada fragmento de carretera que recorre, más el número de cada extremo. La ciudad cuenta 6.
    .how = Tu carretera tiene dos fragmentos. Empieza en la ciudad; la +3 sería el otro extremo.
    .done = 2 por la carretera, 6 por la ciudad, 3 por la intersección: { $right }.
    .wrong = Cuenta la carretera y sus dos extremos.
learn-seismic-close = Cierra tu sección con la +3
    .about = Una intersección acaba todas las carreteras que llegan a ella. Colócala donde la tuya sigue abierta.
    .how = Toma la +3, elige la casilla al final de tu carretera y pulsa el botón.
    .done = Cerrada: { $points } para ti, si la carretera sigue ahí al final de la partida.
    .wrong = Ahí encaja, pero tu carretera sigue abierta. La +3 va en su extremo noreste.
learn-seismic-longest = ¿Qué lado golpearía ahora un terremoto?
    .about = Seis líneas van de la ciudad al borde de la mesa, y una cifra cuenta las fichas de cada una. Un terremoto golpea el lado con más fichas.
    .how = Un rombo amarillo señala el lado más largo.
    .done = El lado este: dos fichas, y las dos son de tu carretera.
    .wrong = Ese lado tiene menos fichas. Busca el rombo amarillo.
learn-seismic-quake = Mira qué ficha viene
    .about = Un turno empieza destapando fichas hasta que haya tres boca arriba. Algunas son terremotos.
    .go = Destapar una ficha
    .done = Terremoto { $magnitude }.0 en el lado este. { $destroyed ->
        [one] Desaparece una ficha
        *[other] Desaparecen { $destroyed } fichas
    }, y tu cuadrilla vuelve a casa. Cerrada aún no quiere decir segura.
learn-seismic-side = Elige el lado que se rompe
    .about = Un terremoto de 1.0. Dos lados son igual de largos, así que elige quien tiene el turno. Tu cuadrilla está en el suroeste; la de Jun, en el noroeste.
    .how = Elige uno de los dos rombos y pulsa el botón.
    .done = La ficha junto a la ciudad desaparece, y la cuadrilla de Jun vuelve a casa. La cicatriz queda hasta que alguien construya ahí.
    .wrong = Eso enviaría a casa a tu propia cuadrilla. Elige el noroeste.
learn-seismic-home = Vuelve a enviar tu cuadrilla
    .about = Una cuadrilla que volvió a casa puede salir otra vez. Acabas de construir sobre la cicatriz, y las dos carreteras de la ficha están libres.
    .how = Elige uno de los dos anillos y pulsa el botón.
    .done = Otra vez fuera. Una cuadrilla por turno, solo a la ficha recién colocada y solo a una sección sin cuadrilla.
    .wrong = Puedes pasar. Pero tu cuadrilla está en casa y hay dos carreteras libres: envíala.
learn-seismic-count = ¿Qué dan las cuadrillas en carreteras abiertas?
    .about = Ya está la última ficha de una partida más larga, y los rombos son tuyos. Ahora se cuenta cada sección con cuadrillas.
    .how = Algunas de tus carreteras siguen abiertas por un extremo.
    .nothing = Nada
    .half = La mitad
    .all = Tanto como las cerradas
    .done = Nada: solo pagan las secciones cerradas. Las tuyas dan { $score }, y ganas.
    .wrong = Una carretera paga solo si sus dos extremos han llegado a una intersección o a la ciudad.
