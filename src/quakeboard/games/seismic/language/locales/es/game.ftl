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
seismic-tile-01-23 = dos curvas cerradas contiguas
seismic-tile-01-24 = una curva cerrada y una abierta (a derechas)
seismic-tile-01-25 = una recta y una curva cerrada
seismic-tile-01-34 = dos curvas cerradas opuestas
seismic-tile-01-35 = una curva cerrada y una abierta (a izquierdas)
seismic-tile-02-13 = dos curvas abiertas cruzadas
seismic-tile-02-14 = una recta cruzada por una curva abierta
seismic-tile-02-35 = dos curvas abiertas separadas
seismic-tile-03-14 = dos rectas cruzadas
seismic-tile-01-23-45 = tres curvas cerradas
seismic-tile-01-24-35 = una curva cerrada y dos abiertas cruzadas
seismic-tile-01-25-34 = una recta entre dos curvas cerradas
seismic-tile-02-14-35 = una recta cruzada por dos curvas abiertas
seismic-tile-03-14-25 = tres rectas
seismic-tile-intersection = una +{ $value }
seismic-tile-quake = el terremoto { $magnitude }.0
seismic-short-01 = curva cerrada
seismic-short-02 = curva abierta
seismic-short-03 = recta
seismic-short-01-23 = dos curvas cerradas, contiguas
seismic-short-01-24 = curva cerrada y abierta, a derechas
seismic-short-01-25 = recta y curva cerrada
seismic-short-01-34 = dos curvas cerradas, opuestas
seismic-short-01-35 = curva cerrada y abierta, a izquierdas
seismic-short-02-13 = dos curvas abiertas, cruzadas
seismic-short-02-14 = recta y curva abierta, cruzadas
seismic-short-02-35 = dos curvas abiertas, separadas
seismic-short-03-14 = dos rectas, cruzadas
seismic-short-01-23-45 = tres curvas cerradas
seismic-short-01-24-35 = curva cerrada y dos abiertas cruzadas
seismic-short-01-25-34 = recta entre dos curvas cerradas
seismic-short-02-14-35 = recta cruzada por dos curvas abiertas
seismic-short-03-14-25 = tres rectas
seismic-short-intersection = +{ $value }
seismic-short-quake = terremoto { $magnitude }.0
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
        [north-east] noreste
        [east] este
        [south-east] sureste
        [south-west] suroeste
        [west] oeste
       *[north-west] noroeste
    }
seismic-from =
    { $from ->
        [NE] del noreste
        [E] del este
        [SE] del sureste
        [SW] del suroeste
        [W] del oeste
       *[NW] del noroeste
    }
seismic-to =
    { $to ->
        [NE] al noreste
        [E] al este
        [SE] al sureste
        [SW] al suroeste
        [W] al oeste
       *[NW] al noroeste
    }
seismic-way = { seismic-from } { seismic-to }
seismic-exit =
    { $edge ->
        [NE] hacia el noreste
        [E] hacia el este
        [SE] hacia el sureste
        [SW] hacia el suroeste
        [W] hacia el oeste
       *[NW] hacia el noroeste
    }
seismic-the-road = la carretera { seismic-way }
seismic-the-exit = la salida { seismic-exit }
seismic-direction =
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
seismic-road-stub = su salida { seismic-exit }
seismic-road-stub-of = la salida { seismic-exit } de la +{ $value } en { $at }
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
        [you] tú giras la ficha de { $at } ({ $tile }) { seismic-sixths }
       *[one] { $name } gira la ficha de { $at } ({ $tile }) { seismic-sixths }
    }
seismic-tile-turned-with-crew =
    { $who ->
        [you] tú giras la ficha de { $at } ({ $tile }) { seismic-sixths } con su cuadrilla
       *[one] { $name } gira la ficha de { $at } ({ $tile }) { seismic-sixths } con su cuadrilla
    }
seismic-sixths =
    { $sixths ->
        [1] un sexto
        [2] dos sextos
        [3] tres sextos
        [4] cuatro sextos
       *[5] cinco sextos
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
        [with-you] { $name } tenéis { seismic-crews } cada uno en { $road }, así que cada uno suma todos los puntos: { seismic-sum }.
       *[many] { $name } tienen { seismic-crews } cada uno en { $road }, así que cada uno suma todos los puntos: { seismic-sum }.
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
seismic-nobody-scored = Nadie ha puntuado; todos comparten la victoria.
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
