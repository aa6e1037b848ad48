## The text game of San Andreas: what can be chosen

play-sa-found = fundar una ciudad; tus monedas: { $coins }.
play-sa-mark = marcar un epicentro; peones en la reserva: { $pawns }.
play-sa-space = { $at }, { $inland }.
play-sa-coin =
    { $coin ->
        [0] el nulo; ahora daría { $points } ahí.
       *[other] el { $coin }; ahora daría { $points } ahí.
    }
play-sa-pawn = { san-andreas-pawn }.
play-sa-die = { $die }.
play-sa-pass =
    { $phase ->
        [swap] conservar el nulo.
       *[turn] pasar, porque no hay nada que fundar ni que marcar.
    }
play-sa-which-coin = ¿Qué moneda?
play-sa-which-pawn = ¿Qué peón?

## The text game of San Andreas: an action in words

play-sa-do-found = fundar una ciudad
play-sa-do-found-at = fundar una ciudad en { $at }
play-sa-do-found-with =
    { $coin ->
        [0] fundar una ciudad con el nulo
       *[other] fundar una ciudad con el { $coin }
    }
play-sa-do-found-at-with =
    { $coin ->
        [0] fundar una ciudad en { $at } con el nulo
       *[other] fundar una ciudad en { $at } con el { $coin }
    }
play-sa-do-mark = marcar un epicentro
play-sa-do-mark-at = marcar { $at }
play-sa-do-mark-with = marcar un epicentro { san-andreas-with-pawn }
play-sa-do-mark-at-with = marcar { $at } { san-andreas-with-pawn }
play-sa-do-swap = recuperar el { $coin }
play-sa-do-pass =
    { $phase ->
        [swap] conservar el nulo
       *[turn] pasar
    }

## The text game of San Andreas: the state of the table

play-sa-player = { $sign } { $name } { $points } (monedas en la mano: { $coins })
play-sa-part =
    { $kind ->
        [ocean] océano en { $columns }
        [lake] un lago en { $columns }
        [land] tierra firme en { $columns }
       *[tile] { $tile } en { $columns }
    }
play-sa-the-tile =
    { $pawn ->
        [S] La placa del Sol
        [M] La placa de la Luna
        [C] La placa de la Corona
        [A] La placa del Escudo
       *[none] La placa de { $tile }
    }
play-sa-flat = { play-sa-the-tile } está plana.
play-sa-down =
    { $down ->
        [N] hacia el norte
        [NE] hacia el noreste
        [E] hacia el este
        [SE] hacia el sureste
        [S] hacia el sur
        [SW] hacia el suroeste
        [W] hacia el oeste
       *[NW] hacia el noroeste
    }
play-sa-leans =
    { play-sa-the-tile } se inclina { $figure }, cuesta abajo { play-sa-down }{ $steep ->
        [yes] : demasiado para una moneda.
       *[no] .
    }
play-sa-lies-over = { play-sa-the-tile } está sobre { $things }.
play-sa-lies-under-land = { play-sa-the-tile } se ha deslizado bajo la tierra firme.
play-sa-city =
    { $who ->
        [you] Tu ciudad en { $at }:
       *[one] La ciudad de { $name } en { $at }:
    } { $known ->
        [all] { $coin ->
            [0] el nulo
           *[other] el { $coin }
        }, que todos conocen; { $inland }, vale { $points } ahora.
        [owner] { $coin ->
            [0] el nulo
           *[other] el { $coin }
        }, que solo su dueño conoce; { $inland }, vale { $points } ahora.
       *[nobody] moneda desconocida; { $inland }.
    }
play-sa-no-cities = No hay ninguna ciudad en el mapa.
play-sa-epicentre = { san-andreas-pawn } en { $at }
play-sa-epicentres = Epicentros: { $marks }.
play-sa-no-epicentres = No hay ningún epicentro en el mapa.
play-sa-scores = Puntos hasta ahora: { $totals }.
play-sa-hand = { $name }: en la mano { $coins }; perdidas { $lost }.
play-sa-hand-hidden = { $name }: { $count } en la mano; en la mano u ocultas en el mapa { $coins }; perdidas { $lost }.
play-sa-hand-lost = { $name }: { $count } en la mano; en la mano, ocultas en el mapa o perdidas boca abajo { $coins }; destruidas { $lost }.

## The text game of San Andreas: looking closer

play-sa-look-which = ¿Mirar dónde? Escribe una casilla como E12.
play-sa-look-no-tile =
    { $kind ->
        [land] { $at } es tierra firme.
        [lake] { $at } es un lago, que no es costa.
       *[ocean] { $at } es océano.
    }
play-sa-look-tile = { $at } muestra { $tile }, a una altura de { $height }.
play-sa-below = Debajo, sin verse: { $things }.
play-sa-coin-brings = { $points } con un { $coin }
play-sa-worth =
    Una ciudad aquí estaría { $inland } y daría ahora: { $coins ->
        [none] nada.
       *[other] { $coins }.
    }
play-sa-may-found = Aquí se puede fundar una ciudad.
play-sa-may-not-found = Aquí no se puede fundar. { $why }
play-sa-may-mark = Aquí se puede marcar un epicentro.
play-sa-may-not-mark = Aquí no se puede marcar. { $why }

## The text game of San Andreas: help

play-sa-legend-edges = En el mapa: ━ ┃ es la costa, ~ océano (≈ un lago), ░ tierra firme, ─ │ el borde de una placa.
play-sa-legend-numbers = Un diente (▴ ▾ ◂ ▸) apunta a la placa que está encima.
play-sa-legend-relief = · es suelo plano, 1.5 una altura, ↘ apunta cuesta abajo, ⇘ donde hay demasiada pendiente para una moneda.
play-sa-legend-cities = (▲5) es una ciudad cuya moneda solo conoce su dueño, (▲?) una que no conoces, [▲5] una que conocen todos.
play-sa-legend-pawns = *S *M *C *A son los epicentros Sol, Luna, Corona y Escudo.
play-sa-help-turn = Por ejemplo: 1, o una casilla como E12, o una moneda; pass. También vale la notación de los registros: found E12 5, mark A7 S, shift S, swap 5.
play-sa-help-look = look E12: todo sobre una casilla. coins: quién tiene qué monedas, hasta donde puedes saber.

## The text game of San Andreas: the rules in short

play-sa-rules-aim = Funda ciudades cerca de la costa y espera que el suelo aguante. Tras cada terremoto, una ciudad que sigue en pie da el valor de su moneda menos las casillas que hay entre ella y el océano. [San Andreas, de James Kyle, 2003, de dominio público; Quakeboard no está vinculado a su autor]
play-sa-rules-turn = En tu turno haces una cosa: fundar una ciudad o marcar un epicentro. Solo si no es posible ninguna, pasas. [A15]
play-sa-rules-founding = Una ciudad es una de tus monedas, boca abajo, en una casilla vacía y visible de una placa. La placa no debe estar demasiado inclinada, y en ninguna de las cuatro casillas vecinas puede haber una ciudad de nadie. Cada uno tiene seis monedas: de 0 a 5. [A4, A9]
play-sa-rules-epicentres = Los cuatro peones son de todos. Uno se pone en una casilla vacía y visible de una placa costera, la que tiene una casilla visible junto al océano; la inclinación no importa. El peón se queda con su placa. El cuarto provoca un terremoto. [A10, A11]
play-sa-rules-quakes = Quien marca el cuarto epicentro tira un dado por cada peón y elige un dado tras otro. 1: este, sube. 2: norte, baja. 3: norte, sube. 4: sur, baja. 5: sur, sube. 0: la placa se queda, y su peón también; los demás peones vuelven a la reserva. [A11]
play-sa-rules-shifts = Una placa se desplaza una casilla, la mitad de su ancho. Si sube, pasa sobre lo que encuentra; si baja, pasa por debajo; la tierra firme cuenta como una placa. Las placas que ya están una sobre otra conservan su orden, incluso contra el dado. [A5]
play-sa-rules-lean = Una placa se asienta tan bajo como lo permite lo que tiene debajo, y puede inclinarse. Una inclinación de más de 1 es demasiado para una moneda; una placa subida sobre una vecina plana se inclina exactamente 1. [A6, A7]
play-sa-rules-losses = Tras cada desplazamiento se pierde una ciudad si su casilla queda sepultada o si su placa se inclina de otro modo que antes. Tras el último, las placas sin ninguna unión con la tierra firme se hunden con todo lo que llevan. Las monedas perdidas las conocen todos y no vuelven a la mano. [A8, A11, A12]
play-sa-rules-scoring = Quien tiene una ciudad nula que sobrevive puede primero recuperar para ella una de sus monedas perdidas. Luego cada ciudad da su moneda menos las casillas que la separan del océano más cercano en línea recta hacia uno de los cuatro lados, nunca menos de 0. La tierra firme corta una línea. [A13]
play-sa-rules-secrets = Lo que vale una moneda solo lo sabe su dueño, hasta que puntúa o se pierde; entonces lo saben todos. En una mesa con monedas perdidas ocultas, la que se pierde antes de haber puntuado sigue en secreto. [A14]
play-sa-rules-end = La partida termina tras el terremoto cuya puntuación encuentra a alguien con la mano vacía. Gana el total más alto; los empates se comparten. [A15]
play-sa-rules-map = El mapa tiene casillas cuadradas, con la letra de su columna y el número de su fila. Las 23 placas cubren dos por dos. Hay tierra firme al norte, al este y al sur; lo que no es ni tierra ni placa es océano, dondequiera que se abra. En una mesa con lagos, el océano separado del mar abierto del oeste no es costa. [A1, A2, A3]
