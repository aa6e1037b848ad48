### Español: San Andreas. El archivo continúa es.ftl; los parámetros se explican en sanandreas.en.ftl.
###
### Glosario: language/glossary/es.toml.

## Refusals: options of San Andreas

refusal-no-such-option = San Andreas no tiene la opción «{ $name }».
refusal-not-a-seat = «{ $value }» no es el número de un asiento que pueda empezar.
refusal-bad-lakes = La opción «lakes» es true o false, no «{ $value }».
refusal-bad-lost = La opción «lost» es open o closed, no «{ $value }».
refusal-no-variants = San Andreas no tiene variantes.
refusal-three-or-four-seats = San Andreas es para 3 o 4 asientos, no para { $seats }.
refusal-bad-first-seat = El asiento { $first } no puede empezar: solo hay asientos del 0 al { $last }.

## Refusals: actions of San Andreas

refusal-not-now-start = Eso debe esperar: primero se sortea quién empieza.
refusal-not-now-turn = Eso no se puede hacer ahora: funda una ciudad o marca un epicentro.
refusal-not-now-roll = Eso debe esperar: primero se tiran los dados.
refusal-not-now-shift = Eso debe esperar: elige el dado que se resuelve ahora.
refusal-not-now-swap = Eso debe esperar: cambia la moneda de la ciudad nula o pasa.
refusal-no-seat-there = No hay asiento { $seat } en esta mesa.
refusal-four-nulls = Cuatro nulos se vuelven a tirar, así que nunca cuentan como tirada.
refusal-ocean-there = Ahí solo hay océano.
refusal-land-there = Ahí se ve tierra firme, y en ella nunca se pone nada.
refusal-space-has-city = Ya hay una ciudad en { $at }.
refusal-space-has-pawn = Hay un peón en { $at }.
refusal-too-steep = La placa de { $tile } se inclina { $figure }: demasiado para una moneda.
refusal-city-next-door = La ciudad de { $beside } está junto a { $at }.
refusal-not-in-hand = Esa moneda no está en la mano.
refusal-unknown-coin = Una ciudad se funda con una moneda del 0 al 5, no con { $coin }.
refusal-not-coastal = La placa de { $tile } no tiene ninguna casilla visible junto al océano.
refusal-only-lakes = La placa de { $tile } da a un lago, y un lago no es costa.
refusal-pawn-on-board = Ese peón ya está en el tablero.
refusal-null-die = Ese dado muestra nulo: su placa no se desplaza.
refusal-resolved = Ese dado ya está resuelto.
refusal-not-destroyed = No se destruyó ninguna ciudad con esa moneda.
refusal-must-act = Solo pasa quien no puede fundar una ciudad ni marcar un epicentro.

## San Andreas: pawns, dice, tiles, cities

san-andreas-pawn =
    { $pawn ->
        [S] Sol
        [M] Luna
        [C] Corona
        [A] Escudo
       *[other] { $pawn }
    }
san-andreas-with-pawn =
    { $pawn ->
        [S] con el Sol
        [M] con la Luna
        [C] con la Corona
        [A] con el Escudo
       *[other] con { $pawn }
    }
san-andreas-push =
    { $direction ->
        [N] norte
        [E] este
       *[S] sur
    }, { $force ->
        [lift] sube por encima
       *[dip] se desliza por debajo
    }
san-andreas-die = { san-andreas-pawn }, { $face }: { $push }
san-andreas-rolled = { $face ->
        [0] { san-andreas-pawn } nulo
       *[other] { san-andreas-pawn } { $face }
    }
san-andreas-tile =
    { $pawn ->
        [S] la placa del Sol
        [M] la placa de la Luna
        [C] la placa de la Corona
        [A] la placa del Escudo
       *[none] la placa de { $tile }
    }
san-andreas-under-tile =
    { $pawn ->
        [S] la placa del Sol
        [M] la placa de la Luna
        [C] la placa de la Corona
        [A] la placa del Escudo
       *[none] la placa de { $tile }
    }
san-andreas-land = la tierra firme
san-andreas-under-land = la tierra firme
san-andreas-lost-city =
    { $who ->
        [you] tu ciudad de { $at } ({ san-andreas-lost-coin })
       *[one] la ciudad de { $name } en { $at } ({ san-andreas-lost-coin })
    }
san-andreas-lost-coin =
    { $coin ->
        [unknown] su moneda sigue en secreto
        [0] el nulo
       *[other] el { $coin }
    }
san-andreas-inland =
    { $spaces ->
        [0] en la costa
        [1] una casilla tierra adentro
        [2] dos casillas tierra adentro
        [3] tres casillas tierra adentro
        [4] cuatro casillas tierra adentro
        [5] cinco casillas tierra adentro
        [6] seis casillas tierra adentro
       *[other] { $spaces } casillas tierra adentro
    }
san-andreas-no-coast = sin costa en línea recta

## San Andreas: what happens

san-andreas-first-seat =
    { $who ->
        [you] Empiezas tú.
       *[one] Empieza { $name }.
    }
san-andreas-turn-begins =
    { $who ->
        [you] Te toca.
       *[one] Le toca a { $name }.
    }
san-andreas-turn-passed =
    { $who ->
        [you] No puedes fundar ni marcar, y pasas.
       *[one] { $name } no puede fundar ni marcar, y pasa.
    }
san-andreas-city-founded =
    { $who ->
        [you] Fundas una ciudad en { $at }.
       *[one] { $name } funda una ciudad en { $at }.
    }
san-andreas-own-city-founded =
    { $coin ->
        [0] Fundas una ciudad en { $at } con tu nulo.
       *[other] Fundas una ciudad en { $at } con tu { $coin }.
    }
san-andreas-epicentre-marked =
    { $who ->
        [you] Marcas { $at } { san-andreas-with-pawn }.
       *[one] { $name } marca { $at } { san-andreas-with-pawn }.
    }
san-andreas-dice-rolled =
    { $who ->
        [you] Era el cuarto epicentro. Sacas { $dice }.
       *[one] Era el cuarto epicentro. { $name } saca { $dice }.
    }
san-andreas-moving-tile =
    { $pawn ->
        [S] La placa del Sol ({ $face })
        [M] La placa de la Luna ({ $face })
        [C] La placa de la Corona ({ $face })
        [A] La placa del Escudo ({ $face })
       *[none] La placa de { $tile }
    }
san-andreas-tile-shifted = { san-andreas-moving-tile } { $does }.
san-andreas-tile-shifted-news = { san-andreas-moving-tile } { $does }: { $news }.
san-andreas-shifts =
    { $direction ->
        [N] se desplaza al norte
        [E] se desplaza al este
       *[S] se desplaza al sur
    }
san-andreas-climbs-over =
    { $die ->
        [overruled] sube sobre { $things } pese al dado
       *[followed] sube sobre { $things }
    }
san-andreas-slides-under =
    { $die ->
        [overruled] se desliza bajo { $things } pese al dado
       *[followed] se desliza bajo { $things }
    }
san-andreas-tile-settled =
    { $how ->
        [flat] queda plana
        [higher] queda más alta
        [lower] queda más baja
        [another-way] se inclina hacia otro lado, a { $figure }
       *[leans] queda inclinada a { $figure }
    }
san-andreas-too-steep = { $leans }, demasiado para una moneda
san-andreas-tile-does = { san-andreas-tile } { $does }
san-andreas-quake-goes-on = El terremoto sigue: { $news }.
san-andreas-city-destroyed =
    { $why ->
        [buried] { san-andreas-lost-city } queda sepultada bajo { $under }
        [sank] { san-andreas-lost-city } se hunde también
       *[lean] { san-andreas-lost-city } cae al bascular su suelo
    }
san-andreas-tiles-sank =
    { $count ->
        [one] La placa de { $tiles } queda separada de toda tierra y se hunde.
       *[other] Las placas de { $tiles } quedan separadas de toda tierra y se hunden.
    }
san-andreas-tiles-sank-news =
    { $count ->
        [one] La placa de { $tiles } queda separada de toda tierra y se hunde: { $news }.
       *[other] Las placas de { $tiles } quedan separadas de toda tierra y se hunden: { $news }.
    }
san-andreas-pawns-back =
    { $count ->
        [one] un peón vuelve a la reserva, { $pawns }
       *[other] unos peones vuelven a la reserva, { $pawns }
    }

## San Andreas: the count

san-andreas-coin-swapped =
    { $who ->
        [you] Recuperas el { $coin } para tu ciudad nula de { $at }.
       *[one] { $coin ->
            [unknown] { $name } recupera una moneda perdida, aún boca abajo, para la ciudad nula de { $at }.
           *[other] { $name } recupera el { $coin } para la ciudad nula de { $at }.
        }
    }
san-andreas-swap-declined =
    { $who ->
        [you] Conservas tu ciudad nula.
       *[one] { $name } conserva la ciudad nula.
    }
san-andreas-city-scored =
    { $coin ->
        [0] el nulo en { $at }, { $inland }: { $points }
       *[other] el { $coin } en { $at }, { $inland }: { $points }
    }
san-andreas-seat-scored =
    { $points ->
        [0] { $who ->
            [you] No sumas nada: { $cities }.
           *[one] { $name } no suma nada: { $cities }.
        }
       *[other] { $who ->
            [you] Sumas { $points }: { $cities }.
           *[one] { $name } suma { $points }: { $cities }.
        }
    }
san-andreas-game-ends =
    { $reason ->
        [coins] Hay una mano vacía, así que este terremoto era el último.
       *[standstill] Nadie puede ya fundar ni marcar, y la partida termina.
    }
san-andreas-totals = Totales: { $totals }.
san-andreas-nobody-scored = Nadie ha puntuado; todos comparten la victoria.
san-andreas-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
san-andreas-won =
    { $who ->
        [you] Ganas con { san-andreas-points }.
        [one] Gana { $name } con { san-andreas-points }.
        [with-you] { $name } compartís la victoria con { san-andreas-points } cada uno.
       *[many] { $name } comparten la victoria con { san-andreas-points } cada uno.
    }

## San Andreas: what is asked, and what is waited for

san-andreas-ask-turn =
    { $pawns ->
        [1] Te toca: funda una ciudad, o marca el cuarto epicentro y provoca un terremoto.
       *[other] Te toca: funda una ciudad o marca un epicentro.
    }
san-andreas-ask-found = Te toca: funda una ciudad. No se puede marcar ningún epicentro.
san-andreas-ask-mark =
    { $pawns ->
        [1] Te toca: marca el cuarto epicentro y provoca un terremoto. No se puede fundar ninguna ciudad.
       *[other] Te toca: marca un epicentro. No se puede fundar ninguna ciudad.
    }
san-andreas-ask-pass = Te toca: no hay nada que fundar ni que marcar, así que pasa.
san-andreas-ask-shift = Elige el dado que se resuelve ahora: { $dice }.
san-andreas-ask-swap = Recupera una moneda perdida para tu ciudad nula de { $at } ({ $coins }) o pasa.
san-andreas-wait-turn = { $name } va a fundar o a marcar.
san-andreas-wait-shift = { $name } elige el dado que se resuelve ahora.
san-andreas-wait-swap = { $name } puede recuperar una moneda perdida.
