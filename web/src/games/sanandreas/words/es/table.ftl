### At a table, in a replay, in the rules.

## The map

sanandreas-map = Mapa del turno { $turn }. Las flechas recorren las casillas, Intro elige una.
sanandreas-west-of-line = A
sanandreas-east-of-line = A′
sanandreas-whole = Mapa entero
sanandreas-all = Todo
sanandreas-stretch =
    { $stretch ->
        [north] Norte
        [middle] Centro
       *[south] Sur
    }
sanandreas-stretch-places =
    { $count ->
        [one] 1 sitio
       *[other] { $count } sitios
    }
sanandreas-north = N
sanandreas-east = E

## What a space says of itself. $at is a space such as 3,12; $figure is a lean as the board shows it: .7, 1, 1.4

sanandreas-at-sea = { $at }: océano
sanandreas-at-lake = { $at }: un lago, que no es costa
sanandreas-at-land = { $at }: tierra firme
sanandreas-at-tile = { $at }: { sanandreas-the-tile }
sanandreas-tile-begins =
    { $pawn ->
        [S] La placa del Sol
        [M] La placa de la Luna
        [C] La placa de la Corona
        [A] La placa del Escudo
       *[none] La placa de { $tile }
    }
sanandreas-height = altura { $height }
sanandreas-leans =
    se inclina { $figure } hacia el { $side ->
        [N] norte
        [NE] noreste
        [E] este
        [SE] sureste
        [S] sur
        [SW] suroeste
        [W] oeste
       *[NW] noroeste
    }
sanandreas-too-steep = demasiado inclinada para una moneda
sanandreas-city-yours = tu ciudad { $coin }
sanandreas-city-yours-secret = tu ciudad { $coin }, que solo tú conoces
sanandreas-city-known = ciudad { $coin } de { $name }
sanandreas-city-secret = ciudad de { $name }, moneda desconocida
sanandreas-epicentre = epicentro, { sanandreas-pawn }
sanandreas-epicentre-buried = epicentro debajo, { sanandreas-pawn }
sanandreas-inland =
    { $spaces ->
        [0] en la costa
        [one] { $spaces } casilla tierra adentro
       *[other] { $spaces } casillas tierra adentro
    }
sanandreas-no-coast = sin costa en línea recta
sanandreas-may-found = se puede fundar una ciudad
sanandreas-may-mark = se puede marcar un epicentro

## Why nothing lights there: what the map shows about a space that is not among the legal ones

sanandreas-why-sea = Ahí solo hay océano.
sanandreas-why-land = En tierra firme nunca se pone nada.
sanandreas-why-city = En { $at } ya hay una ciudad.
sanandreas-why-pin = En { $at } hay un epicentro marcado.
sanandreas-why-steep = { sanandreas-tile-begins } se inclina { $figure }. Ninguna moneda se sostendría.
sanandreas-why-neighbour = La ciudad de { $beside } está al lado.
sanandreas-why-inland = { sanandreas-tile-begins } no toca el océano.
sanandreas-why-lake = { sanandreas-tile-begins } solo da a un lago, y un lago no es costa.
sanandreas-why-waiting = Ahora no se puede poner nada ahí.

## Rulers

sanandreas-ruler = { $coin }, { sanandreas-inland }: { $points }

## Relief

sanandreas-plan = Plano
sanandreas-walk = Darle la vuelta
sanandreas-north-up = Norte arriba
sanandreas-from-south-west = Desde el suroeste
sanandreas-relief-help = La mesa como un bloque. Arrastra para girarlo; las flechas lo giran y lo inclinan, más y menos lo acercan.
sanandreas-relief-fetching = Cargando el relieve …
sanandreas-relief-flat = Este navegador no dibuja relieves que giren. Así se ve desde el suroeste.

## Section

sanandreas-section = Corte A–A′
sanandreas-section-short = Corte
sanandreas-section-along = Corte A–A′ a lo largo de { $line }
sanandreas-section-north = norte a la izquierda
sanandreas-section-west = oeste a la izquierda
sanandreas-section-column = Norte–sur
sanandreas-section-row = Oeste–este
sanandreas-line-column = la columna { $column }
sanandreas-line-row = la fila { $row }
sanandreas-section-slider = Por dónde se corta
sanandreas-section-follow = Seguir al puntero
sanandreas-section-tells = Corte a lo largo de { $line }. { $tiles }
sanandreas-section-tile = { sanandreas-the-tile } de { $left } a { $right }

## Dice

sanandreas-key = Qué hace un dado
sanandreas-key-short = Dados
sanandreas-key-stays = se queda, y su peón también
sanandreas-key-way =
    { $side ->
        [N] norte
        [E] este
       *[S] sur
    }
sanandreas-key-lift = sube encima
sanandreas-key-dip = se desliza por debajo
sanandreas-dice = Dados por resolver
sanandreas-dice-order = Arrastra los dados a tu orden, o usa las flechas. El primero es el siguiente.
sanandreas-die = { sanandreas-pawn }, { $face }: { $push }
sanandreas-die-push =
    { sanandreas-key-way }, { $force ->
        [lift] { sanandreas-key-lift }
       *[dip] { sanandreas-key-dip }
    }
sanandreas-die-next = { $die }. Número { $place } en tu orden.
sanandreas-die-done = { $die }. Resuelto.
sanandreas-shift = Desplazar la placa: { sanandreas-pawn }
sanandreas-would-go =
    { sanandreas-tile-begins } { $side ->
        [N] se desplaza al norte
        [E] se desplaza al este
       *[S] se desplaza al sur
    }.
sanandreas-would-climb = Sube sobre { $what }.
sanandreas-would-slip = Se desliza bajo { $what }.
sanandreas-would-lean = Queda inclinada { $figure } hacia el { sanandreas-side }.
sanandreas-would-level = Queda plana.
sanandreas-would-lose = Perdida en { $at }: { $city }.
sanandreas-would-sink = { $count ->
        [one] Se hunde: { $tiles }.
       *[other] Se hunden: { $tiles }.
    }

## The hand

sanandreas-coins = Tus monedas, que solo tú ves
sanandreas-no-coins = Ninguna. El próximo terremoto termina la partida.
sanandreas-coin = Moneda { $coin }
sanandreas-pawns = Peones en la reserva
sanandreas-pawn-placed = { sanandreas-pawn }, en el mapa
sanandreas-pawns-note = El cuarto en el mapa provoca el terremoto.
sanandreas-epicentres = { $count } de 4 epicentros
sanandreas-found = Fundar aquí una ciudad
sanandreas-mark = Marcar aquí un epicentro
sanandreas-pick-space = Elige una casilla del mapa
sanandreas-found-at = Fundar una ciudad en { $at }
sanandreas-mark-at = Marcar un epicentro en { $at }
sanandreas-tap-stretch = Toca un tramo de la costa
sanandreas-tap-space = Toca una casilla con anillo
sanandreas-found-short = Fundar
sanandreas-mark-short = Marcar
sanandreas-found-or-mark = Fundar o marcar
sanandreas-brings =
    { $spaces ->
        [0] En la costa
        [one] { $spaces } casilla tierra adentro
       *[other] { $spaces } casillas tierra adentro
    }: { $points ->
        [one] 1 punto por terremoto
       *[other] { $points } puntos por terremoto
    }
sanandreas-brings-nothing = Sin costa en línea recta: aquí no da puntos
sanandreas-sets-off =
    { $count ->
        [4] El cuarto epicentro: empieza el terremoto
       *[other] Serán { $count } de 4 epicentros
    }
sanandreas-your-coin = Tu { $coin }, que solo ves tú.
sanandreas-fits-in =
    { $count ->
        [one] Cabe en 1 sitio.
       *[other] Cabe en { $count } sitios.
    }
sanandreas-pawn-goes =
    { $count ->
        [one] Puede marcar 1 sitio.
       *[other] Puede marcar { $count } sitios.
    }
sanandreas-move-it = Toca otra casilla para moverlo.
sanandreas-views = Relieve, corte y dados
sanandreas-worth =
    { $spaces ->
        [0] Aquí en la costa, este { $coin } vale { $points } por terremoto mientras siga en pie.
        [one] A { $spaces } casilla de la costa, este { $coin } vale { $points } por terremoto mientras siga en pie.
       *[other] A { $spaces } casillas de la costa, este { $coin } vale { $points } por terremoto mientras siga en pie.
    }
sanandreas-worthless = Sin costa en línea recta: este { $coin } no vale nada aquí.
sanandreas-lost = Monedas perdidas
sanandreas-lost-by = Perdidas por { $name }
sanandreas-lost-unknown = una moneda boca abajo
sanandreas-lost-secret = moneda { $coin }, que solo conoces tú
sanandreas-swap = Recuperar { $coin }
sanandreas-keep = Conservar el nulo
sanandreas-pass = Pasar

## The board as text

sanandreas-text = Tablero como texto
sanandreas-text-summary = { $tiles } placas, { $leaning } inclinadas, { $steep } demasiado inclinadas. { sanandreas-epicentres }.
sanandreas-text-cities = Ciudades
sanandreas-text-epicentres = Epicentros
sanandreas-text-leaning = Placas inclinadas
sanandreas-text-founding = Dónde se puede fundar una ciudad
sanandreas-text-marking = Dónde se puede marcar un epicentro
sanandreas-text-spaces = Todas las casillas, de norte a sur
sanandreas-text-none = Ninguna.
sanandreas-tile = Placa
sanandreas-lean = Inclinación
sanandreas-faces = Inclinada al
sanandreas-side =
    { $side ->
        [N] norte
        [NE] noreste
        [E] este
        [SE] sureste
        [S] sur
        [SW] suroeste
        [W] oeste
       *[NW] noroeste
    }
sanandreas-lies-on = Está sobre
sanandreas-land = tierra firme

## The curtain: one screen, several people

sanandreas-curtain = Pásale la pantalla a { $name }
sanandreas-curtain-why = Las monedas de { $name } siguen ocultas hasta entonces.
sanandreas-curtain-lift = Soy { $name }

## En las páginas que comparten todos los juegos

do-found = Fundar una ciudad
do-mark = Marcar un epicentro
do-shift = Resolver un dado
do-swap = Cambiar una moneda
choose-space = Dónde
choose-coin = Qué moneda
choose-pawn = Qué peón
rules-try-plan = Señala una casilla para leer qué hay en ella. Una ciudad muestra su regla cuando la eliges.
rules-try-section = El control mueve el corte.
rules-turn-around = Darle la vuelta
rules-still-picture = Como imagen
rules-cities = Ciudades
rules-city = { $at }: { $words }
