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

refusal-not-now-start = «{ $action }» debe esperar: primero se sortea quién empieza.
refusal-not-now-turn = «{ $action }» no se puede hacer ahora: funda una ciudad o marca un epicentro.
refusal-not-now-roll = «{ $action }» debe esperar: primero se tiran los dados.
refusal-not-now-shift = «{ $action }» debe esperar: elige el epicentro cuyo dado se resuelve ahora.
refusal-not-now-swap = «{ $action }» debe esperar: cambia la moneda de la ciudad nula o pasa.
refusal-no-seat-there = No hay asiento { $seat } en esta mesa.
refusal-four-nulls = Cuatro nulos se vuelven a tirar, así que nunca cuentan como tirada.
refusal-ocean-there = En { $at } solo hay océano.
refusal-land-there = En { $at } se ve tierra firme, y ahí nunca se pone nada.
refusal-space-has-city = Ya hay una ciudad en { $at }.
refusal-space-has-pawn = El peón { san-andreas-pawn } está en { $at }.
refusal-too-steep = La placa { $tile } en { $at } sube { $east } hacia el este y { $north } hacia el norte: demasiado inclinada para una moneda.
refusal-city-next-door = La ciudad de { $beside } está junto a { $at }.
refusal-not-in-hand = El asiento { $seat } no tiene la moneda { $coin } en la mano.
refusal-unknown-coin = Una ciudad se funda con una moneda del 0 al 5, no con { $coin }.
refusal-not-coastal = La placa { $tile } en { $at } no tiene ninguna casilla visible junto al océano.
refusal-only-lakes = La placa { $tile } en { $at } da a un lago, y un lago no es costa.
refusal-pawn-on-board = El peón { san-andreas-pawn } ya está en el tablero.
refusal-null-die = El dado del peón { san-andreas-pawn } muestra nulo: su placa no se desplaza.
refusal-resolved = El dado del peón { san-andreas-pawn } ya está resuelto.
refusal-not-destroyed = Ninguna ciudad destruida del asiento { $seat } tiene la moneda { $coin }.
refusal-must-act = El asiento { $seat } no puede pasar mientras pueda fundar una ciudad o marcar un epicentro.

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
        [lift] sube
       *[dip] baja
    }
san-andreas-die = { san-andreas-pawn } { $face } ({ $push })
san-andreas-tiles =
    { $count ->
        [one] la placa { $tiles }
       *[other] las placas { $tiles }
    }
san-andreas-land = la tierra firme
san-andreas-lost-city =
    { $who ->
        [you] tu ciudad de { $at } (moneda { $coin })
       *[one] la ciudad de { $name } en { $at } (moneda { $coin })
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
san-andreas-own-city-founded = Fundas una ciudad en { $at } con tu { $coin }.
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
        [none] La placa { $tile }
       *[other] La placa { $tile } ({ san-andreas-pawn } { $face })
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
san-andreas-tile-does = la placa { $tile } { $does }
san-andreas-quake-goes-on = El terremoto sigue: { $news }.
san-andreas-city-destroyed =
    { $why ->
        [buried] { san-andreas-lost-city } queda sepultada bajo { $under ->
            [land] la tierra firme
           *[other] la placa { $under }
        }
        [sank] { san-andreas-lost-city } se hunde también
       *[lean] { san-andreas-lost-city } cae al bascular su suelo
    }
san-andreas-tiles-sank =
    { $count ->
        [one] La placa { $tiles } queda separada de toda tierra y se hunde.
       *[other] Las placas { $tiles } quedan separadas de toda tierra y se hunden.
    }
san-andreas-tiles-sank-news =
    { $count ->
        [one] La placa { $tiles } queda separada de toda tierra y se hunde: { $news }.
       *[other] Las placas { $tiles } quedan separadas de toda tierra y se hunden: { $news }.
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
san-andreas-city-scored = el { $coin } en { $at }, { $inland }: { $points }
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
