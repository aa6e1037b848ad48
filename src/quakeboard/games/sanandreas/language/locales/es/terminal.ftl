### Español: San Andreas en el terminal. Los comentarios sobre cada frase están en terminal_sanandreas.en.ftl.

## The text game of San Andreas: the people

play-hand-over = Ahora la pantalla es de { $name }; los demás no miran. { $name }, pulsa Intro.
play-sa-cannot-undo = No se puede deshacer nada: desde tu última jugada se han tirado dados o se ha visto una moneda.

## The text game of San Andreas: what it asks

play-sa-pieces =
    { $coins ->
        [none] No te queda ninguna moneda.
       *[other] Tus monedas: { $coins }.
    } { $pawns ->
        [none] No queda ningún peón.
       *[other] Peones en la reserva: { $pawns }.
    }
play-sa-room = Casillas para una ciudad: { $cities }; para un epicentro: { $marks }. found o mark solos muestran dónde.
play-sa-ask-turn = ¿Qué y dónde? Por ejemplo { $examples }; ?, look y legend ayudan
play-sa-ask-where = { $what }: ¿dónde? Escribe una casilla como 3,12, o back
play-sa-what-city = Una ciudad
play-sa-what-coin = El { $coin }
play-sa-what-epicentre = Un epicentro
play-sa-what-pawn = { san-andreas-pawn }
play-sa-ask-with =
    { $kind ->
        [coin] ¿Qué moneda va en { $at }? { $numbers }, o back
        [pawn] ¿Qué peón va en { $at }? { $pawns }, o back
       *[both] ¿Qué va en { $at }? Una moneda ({ $numbers }) o un peón ({ $pawns }), o back
    }
play-sa-ask-die = ¿Qué dado? { $numbers }; look { $pawn } mira más de cerca
play-sa-ask-coin = ¿Qué moneda? { $numbers }, o pass
play-sa-ask-none = No hay nada que fundar ni que marcar. Intro pasa
play-sa-spaces = Fila { $row }: { $columns }.
play-sa-coin =
    { $number }: { $points ->
        [0] el { $number } no daría nada ahí ahora.
       *[other] el { $number } daría { $points } ahí ahora.
    }
play-sa-die = { $number } o { $pawn }: { $die }. { $told }

## The text game of San Andreas: what cannot be

play-sa-nothing-to-do = No hay nada que fundar ni que marcar: pass. [A15]
play-sa-no-city-anywhere = No se puede fundar una ciudad en ninguna parte. [A9]
play-sa-no-mark-anywhere = No se puede marcar un epicentro en ninguna parte. [A10]
play-sa-which-die = ¿Qué dado se resuelve ahora? Escribe su letra, como S.
play-sa-which-coin = ¿Qué moneda se recupera? Escríbela, como swap 5, o pass.
play-sa-look-which = ¿Mirar dónde? Escribe una casilla como 3,12, una placa como 7 o un peón como S.

## The text game of San Andreas: the state of the table

play-sa-row = Fila { $row }: { $parts }.
play-sa-part =
    { $kind ->
        [ocean] océano en { $columns }
        [land] tierra firme en { $columns }
       *[tile] placa { $tile } en { $columns }
    }
play-sa-flat = La placa { $tile } está plana.
play-sa-leans =
    La placa { $tile } se inclina a { $figure }, hacia abajo al { $down ->
        [N] norte
        [NE] noreste
        [E] este
        [SE] sureste
        [S] sur
        [SW] suroeste
        [W] oeste
       *[NW] noroeste
    }{ $steep ->
        [yes] : demasiado para una moneda.
       *[no] .
    }
play-sa-lies-over = La placa { $tile } está sobre { $things }.
play-sa-lies-under = La placa { $tile } está bajo { $things }.
play-sa-lies-under-land = La placa { $tile } se ha deslizado bajo la tierra firme.
play-sa-city =
    { $who ->
        [you] Tu ciudad
       *[one] La ciudad de { $name }
    } en { $at }: moneda { $coin }, { $known ->
        [all] conocida por todos
       *[owner] conocida solo por su dueño
    }; { $inland }, vale { $points } ahora.
play-sa-city-hidden =
    { $who ->
        [you] Tu ciudad
       *[one] La ciudad de { $name }
    } en { $at }: moneda desconocida; { $inland }.
play-sa-no-cities = No hay ninguna ciudad en el mapa.
play-sa-epicentre = { san-andreas-pawn } en { $at }, placa { $tile }
play-sa-epicentres = Epicentros: { $marks }.
play-sa-no-epicentres = No hay ningún epicentro en el mapa.
play-sa-scores = Puntos hasta ahora: { $totals }.
play-sa-hand =
    { $who ->
        [you] Tu mano
       *[one] La mano de { $name }
    }: { $coins ->
        [none] vacía
       *[other] { $coins }
    }. { $lost ->
        [none] Ninguna moneda destruida.
       *[other] Destruidas: { $lost }.
    }
play-sa-hand-hidden =
    { $who ->
        [you] Tienes
       *[one] { $name } tiene
    } { $count ->
        [one] 1 moneda en la mano
       *[other] { $count } monedas en la mano
    }; en la mano u ocultas en el mapa: { $coins ->
        [none] nada
       *[other] { $coins }
    }. { $lost ->
        [none] Ninguna moneda destruida.
       *[other] Destruidas: { $lost }.
    }
play-sa-story-all =
    { $lines ->
        [one] La historia entera tiene 1 línea: story all.
       *[other] La historia entera tiene { $lines } líneas: story all.
    }
play-sa-no-story = Aún no se ha movido nada.

## The text game of San Andreas: looking closer

play-sa-look-no-tile =
    { $kind ->
        [land] { $at } es tierra firme.
       *[ocean] { $at } es océano.
    }
play-sa-look-tile = { $at } muestra la placa { $tile }, a una altura de { $height }.
play-sa-below = Debajo, sin verse: { $things }.
play-sa-no-coast = No hay costa en línea recta.
play-sa-way =
    { $side ->
        [N] norte
        [E] este
        [S] sur
       *[W] oeste
    } { $spaces }
play-sa-coasts = Casillas de aquí a la costa: { $ways }. Así que está { $inland }.
play-sa-worth = Una ciudad aquí daría ahora: { $coins }.
play-sa-coin-brings = { $points } con un { $coin }
play-sa-worth-nothing = Una ciudad aquí no daría nada ahora.
play-sa-may-found = Aquí se puede fundar una ciudad.
play-sa-may-not-found = Aquí no se puede fundar. { $why }
play-sa-may-mark = Aquí se puede marcar un epicentro.
play-sa-may-not-mark = Aquí no se puede marcar. { $why }
play-sa-tile =
    { $count ->
        [0] La placa { $tile } está en { $at } y no se ve nada de ella.
        [4] La placa { $tile } está en { $at } y se ve entera.
       *[other] La placa { $tile } está en { $at }; de ella se ven { $spaces }.
    }
play-sa-corners = Alturas de sus esquinas: NW { $nw }, NE { $ne }, SW { $sw }, SE { $se }.
play-sa-coastal = La placa { $tile } está en la costa: en ella se pueden marcar epicentros.
play-sa-not-coastal = La placa { $tile } no tiene ninguna casilla visible junto al océano: en ella no se puede marcar ningún epicentro.
play-sa-no-such-tile = No hay placa { $tile }: van numeradas de 0 a { $last }.
play-sa-tile-sunk = La placa { $tile } se ha hundido.
play-sa-pawn-in-supply = { san-andreas-pawn } está en la reserva.
play-sa-pawn-at = { san-andreas-pawn } está en { $at }, placa { $tile }.
play-sa-null-die = El dado de { san-andreas-pawn } muestra nulo: su placa se queda donde está.
play-sa-would = { $die }, si fuera el siguiente:

## The text game of San Andreas: the drawing

play-sa-player =
    { $coins ->
        [one] { $sign } { $name } { $points } (1 moneda)
       *[other] { $sign } { $name } { $points } ({ $coins } monedas)
    }
play-sa-map-small = El mapa se dibuja pequeño para que quepa: sin alturas, con el número de la placa en cada casilla. large muestra más.
play-sa-legend-edges = En el mapa: ━ ┃ es la costa, ~ océano, ░ tierra firme, ─ │ el borde de una placa.
play-sa-legend-numbers = Un número en un borde es el de la placa; un diente (▴ ▾ ◂ ▸) apunta a la placa que está encima.
play-sa-legend-relief = · es suelo plano, 1.5 una altura, ↘ apunta cuesta abajo, ⇘ donde hay demasiada pendiente para una moneda.
play-sa-legend-cities = (▲5) es una ciudad cuya moneda solo conoce su dueño, (▲?) una que no conoces, [▲5] una que conocen todos.
play-sa-legend-pawns = *S *M *C *A son los epicentros Sol, Luna, Corona y Escudo. + es donde puedes poner lo que has elegido.

## The text game of San Andreas: help

play-sa-help-found = found 3,12 5: una ciudad en la casilla 3,12 (x al este, y al norte) con tu moneda 5.
play-sa-help-mark = mark 1,16 S: un epicentro con un peón, S M C o A (Sol, Luna, Corona, Escudo).
play-sa-help-quake = shift S, o S: este dado es el siguiente. swap 5: recupera la moneda 5. pass: renuncia, o cuando no se puede hacer nada.
play-sa-help-steps = 3,12 o 5 o S solos: se pregunta el resto. back: elegir de nuevo.
play-sa-help-where = ?: lo que se puede elegir ahora.
play-sa-help-undo = undo: deshace tu última jugada, mientras no se tiren dados ni se vea una moneda.
play-sa-help-map = map: la mesa otra vez. legend: qué significan los signos. large, small, fit: cómo se dibuja.
play-sa-help-look = look 3,12, look 7, look S: todo sobre una casilla, una placa, un epicentro y su dado.
play-sa-help-coins = coins: quién tiene qué monedas, hasta donde puedes saberlo. scores: puntos, y lo que valen ahora las ciudades.
play-sa-help-story = story, story all: lo que ha pasado.
play-sa-help-rules = rules, rules quakes: las reglas en breve.

## The text game of San Andreas: the rules in short

play-sa-rules-aim = Funda ciudades cerca de la costa y espera que el suelo aguante. Tras cada terremoto, una ciudad que sigue en pie da el valor de su moneda menos las casillas que hay entre ella y el mar. [San Andreas, de James Kyle, 2003, de dominio público; Quakeboard no está vinculado a su autor]
play-sa-rules-turn = En tu turno haces una cosa: fundar una ciudad o marcar un epicentro. Solo si no es posible ninguna, pasas. [A15]
play-sa-rules-founding = Una ciudad es una de tus monedas, boca abajo, en una casilla vacía y visible de una placa. La placa no debe estar demasiado inclinada, y en ninguna de las cuatro casillas vecinas puede haber una ciudad de nadie. Cada uno tiene seis monedas: de 0 a 5. [A4, A9]
play-sa-rules-epicentres = Los cuatro peones son de todos. Uno se pone en una casilla vacía y visible de una placa costera, la que tiene una casilla visible junto al océano; la inclinación no importa. El peón se queda con su placa. El cuarto provoca un terremoto. [A10, A11]
play-sa-rules-quakes = Quien marca el cuarto epicentro tira un dado por cada peón y elige un dado tras otro. 1: este, sube. 2: norte, baja. 3: norte, sube. 4: sur, baja. 5: sur, sube. 0: la placa se queda, y su peón también; los demás peones vuelven a la reserva. [A11]
play-sa-rules-shifts = Una placa se desplaza una casilla, la mitad de su ancho. Si sube, pasa sobre lo que encuentra; si baja, pasa por debajo; la tierra firme cuenta como una placa. Las placas que ya están una sobre otra conservan su orden, incluso contra el dado. [A5]
play-sa-rules-lean = Una placa se asienta tan bajo como lo permite lo que tiene debajo, y puede inclinarse. Una inclinación de más de 1 es demasiado para una moneda; una placa subida sobre una vecina plana se inclina exactamente 1. [A6, A7]
play-sa-rules-losses = Tras cada desplazamiento se pierde una ciudad si su casilla queda sepultada o si su placa se inclina de otro modo que antes. Tras el último, las placas sin ninguna unión con la tierra firme se hunden con todo lo que llevan. Las monedas perdidas las conocen todos y no vuelven a la mano. [A8, A11, A12]
play-sa-rules-scoring = Quien tiene una ciudad nula que sobrevive puede primero recuperar para ella una de sus monedas destruidas. Luego cada ciudad da su moneda menos las casillas que la separan del océano más cercano en línea recta hacia uno de los cuatro lados, nunca menos de 0. La tierra firme corta una línea. [A13]
play-sa-rules-secrets = Lo que vale una moneda solo lo sabe su dueño, hasta que puntúa o se destruye; entonces lo saben todos. [A14]
play-sa-rules-end = La partida termina tras el terremoto cuya puntuación encuentra a alguien con la mano vacía. Gana el total más alto; los empates se comparten. [A15]
play-sa-rules-map = El mapa tiene casillas cuadradas x,y. Las 23 placas cubren dos por dos. Hay tierra firme al norte, al este y al sur; lo que no es ni tierra ni placa es océano, dondequiera que se abra. [A1, A2, A3]
