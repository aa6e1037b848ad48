## El tablero de Seismic

seismic-board = Tablero de Seismic
seismic-board-keys = Las flechas o Q W E A S D van de casilla en casilla, N va a la siguiente que encaja. Intro elige y confirma, R gira la ficha, las cifras toman una ficha boca arriba, más y menos cambian el tamaño, F muestra todo.
seismic-town = San Andreas
seismic-town-west = San Andreas Oeste
seismic-town-east = San Andreas Este
seismic-zoom-in = Acercar
seismic-zoom-out = Alejar
seismic-fit = Mostrar todo
seismic-minimap = La mesa entera. Pulsa para ir allí.
# A qué distancia del centro de la mesa, según cuenta el marco columnas y filas.
seismic-place = { $ew ->
    [west] { $ns ->
        [north] { $name }, { $x } al oeste y { $y } al norte de { $town }
        [south] { $name }, { $x } al oeste y { $y } al sur de { $town }
       *[middle] { $name }, { $x } al oeste de { $town }
    }
    [east] { $ns ->
        [north] { $name }, { $x } al este y { $y } al norte de { $town }
        [south] { $name }, { $x } al este y { $y } al sur de { $town }
       *[middle] { $name }, { $x } al este de { $town }
    }
   *[middle] { $ns ->
        [north] { $name }, { $y } al norte de { $town }
        [south] { $name }, { $y } al sur de { $town }
       *[middle] { $name }
    }
}
seismic-the-town = la ciudad
seismic-edge-ne = noreste
seismic-edge-e = este
seismic-edge-se = sureste
seismic-edge-sw = suroeste
seismic-edge-w = oeste
seismic-edge-nw = noroeste
seismic-side-ne = el lado noreste
seismic-side-e = el lado este
seismic-side-se = el lado sureste
seismic-side-sw = el lado suroeste
seismic-side-w = el lado oeste
seismic-side-nw = el lado noroeste
seismic-tile-town = la ciudad { $name }
seismic-tile-quake = terremoto { $magnitude }.0
seismic-tile-intersection = una +{ $value }
seismic-tile-01 = una curva cerrada
    .short = curva cerrada
seismic-tile-02 = una curva abierta
    .short = curva abierta
seismic-tile-03 = una recta
    .short = recta
seismic-tile-01-23 = dos curvas cerradas contiguas
    .short = dos curvas cerradas, contiguas
seismic-tile-01-24 = una curva cerrada y una abierta (a derechas)
    .short = curva cerrada y abierta, a derechas
seismic-tile-01-25 = una recta y una curva cerrada
    .short = recta y curva cerrada
seismic-tile-01-34 = dos curvas cerradas opuestas
    .short = dos curvas cerradas, opuestas
seismic-tile-01-35 = una curva cerrada y una abierta (a izquierdas)
    .short = curva cerrada y abierta, a izquierdas
seismic-tile-02-13 = dos curvas abiertas cruzadas
    .short = dos curvas abiertas, cruzadas
seismic-tile-02-14 = una recta cruzada por una curva abierta
    .short = recta y curva abierta, cruzadas
seismic-tile-02-35 = dos curvas abiertas separadas
    .short = dos curvas abiertas, separadas
seismic-tile-03-14 = dos rectas cruzadas
    .short = dos rectas, cruzadas
seismic-tile-01-23-45 = tres curvas cerradas
    .short = tres curvas cerradas
seismic-tile-01-24-35 = una curva cerrada y dos abiertas cruzadas
    .short = curva cerrada y dos abiertas cruzadas
seismic-tile-01-25-34 = una recta entre dos curvas cerradas
    .short = recta entre dos curvas cerradas
seismic-tile-02-14-35 = una recta cruzada por dos curvas abiertas
    .short = recta cruzada por dos curvas abiertas
seismic-tile-03-14-25 = tres rectas
    .short = tres rectas
seismic-from = { $from ->
        [NE] del noreste
        [E] del este
        [SE] del sureste
        [SW] del suroeste
        [W] del oeste
       *[NW] del noroeste
    }
seismic-to = { $to ->
        [NE] al noreste
        [E] al este
        [SE] al sureste
        [SW] al suroeste
        [W] al oeste
       *[NW] al noroeste
    }
seismic-exit = { $edge ->
        [NE] hacia el noreste
        [E] hacia el este
        [SE] hacia el sureste
        [SW] hacia el suroeste
        [W] hacia el oeste
       *[NW] hacia el noroeste
    }
seismic-way = { seismic-from } { seismic-to }
seismic-the-road = la carretera { seismic-way }
seismic-the-exit = la salida { seismic-exit }
seismic-roads = carreteras { $ways }
seismic-exits = salidas { $ways }
seismic-tile-lies = { $tile }: { $roads }
seismic-cell-empty = { $place }, vacía
seismic-cell-scar = { $place }, vacía, cicatriz de un terremoto
seismic-cell-legal = { $n ->
    [one] { $place }, vacía, { $n } giro encaja{ $touching ->
        [0] {""}
       *[other] , toca una sección de { $names }
    }
   *[other] { $place }, vacía, { $n } giros encajan{ $touching ->
        [0] {""}
       *[other] , toca una sección de { $names }
    }
}
seismic-cell-turnable = { $n ->
    [one] { $tile }. { $n } giro más encaja
   *[other] { $tile }. { $n } giros más encajan
}
seismic-cell-preview = { $place }, propuesta: { $tile }. Posición { $k } de { $n }
seismic-cell-turned = { $tile }. Elegida: { $turn }
seismic-cell-tile = { $crewed ->
    [0] { $place }: { $tile }
   *[other] { $place }: { $tile }. Cuadrilla de { $name }: { $fragment }
}
seismic-claimable = { $now ->
    [0] { $closed ->
        [0] Ocupar: { $fragment }. Sin puntos
       *[other] Ocupar: { $fragment }. Abierta, cerrada { $closed } o más
    }
    [one] Ocupar: { $fragment }. { $now } punto
   *[other] Ocupar: { $fragment }. { $now } puntos
}
seismic-count = { $n ->
    [one] { $side }, { $n } ficha
   *[other] { $side }, { $n } fichas
}
seismic-count-longest = { $n ->
    [one] { $side }, { $n } ficha. Uno de los más largos: el próximo terremoto puede golpearlo
   *[other] { $side }, { $n } fichas. Uno de los más largos: el próximo terremoto puede golpearlo
}
seismic-count-of = { $town }: { $count }
seismic-longest-why = El próximo terremoto golpea uno de los lados más largos.
seismic-section-ring = Anillo: sin extremos, sin puntos
seismic-section-open = Abierta: ahora 0, cerrada { $closed } o más
seismic-section-complete = { $now ->
    [one] Completa: { $now } punto
   *[other] Completa: { $now } puntos
}
seismic-section-length = { $ends ->
    [two] { $n ->
        [0] De { $here } a { $there }
        [one] { $n } fragmento, de { $here } a { $there }
       *[other] { $n } fragmentos, de { $here } a { $there }
    }
    [one] { $n ->
        [0] Empieza en { $here }
        [one] { $n } fragmento, un extremo en { $here }
       *[other] { $n } fragmentos, un extremo en { $here }
    }
    [none] { $n ->
        [one] { $n } fragmento, ambos extremos abiertos
       *[other] { $n } fragmentos, ambos extremos abiertos
    }
   *[ring] { $n ->
        [one] { $n } fragmento
       *[other] { $n } fragmentos
    }
}
seismic-section-free = Sin cuadrilla
seismic-section-holders = { $kind ->
    [complete] { $count ->
        [one] { $names } se lleva los puntos
       *[other] { $names } se llevan cada uno todos los puntos
    }
    [open] { $count ->
        [one] { $names } se llevaría los puntos
       *[other] { $names } se llevarían cada uno todos los puntos
    }
   *[ring] { $count ->
        [one] Cuadrilla de { $names }
       *[other] Cuadrillas de { $names }
    }
}
seismic-section-crews = Cuadrillas: { $crews }
seismic-section-crew = { $name } { $n }
seismic-closes-for-you = Cierra una sección: { $points } para ti
seismic-closes-for = { $count ->
    [one] Cierra una sección: { $points } para { $names }
   *[other] Cierra una sección: { $points } para cada uno de { $names }
}
seismic-closes = Cierra una sección: { $points }, aún libre
seismic-claim-open = Una cuadrilla aquí: cerrada { $closed } o más
seismic-claim-ring = Una cuadrilla aquí: un anillo, sin puntos
seismic-preview-extends = { $n ->
    [0] Empieza una sección de { $names }
    [one] Sección de { $names }: { $n } fragmento
   *[other] Sección de { $names }: { $n } fragmentos
}
seismic-preview-turns = Posición { $k } de { $n }
seismic-turn-right-by = { $n ->
    [one] Un sexto a la derecha
    [3] Media vuelta
   *[other] { $n } sextos a la derecha
}
seismic-turn-left-by = { $n ->
    [one] Un sexto a la izquierda
    [3] Media vuelta
   *[other] { $n } sextos a la izquierda
}
seismic-turn-gains = { $n ->
    [one] { $name } gana { $n } punto
   *[other] { $name } gana { $n } puntos
}
seismic-turn-loses = { $n ->
    [one] { $name } pierde { $n } punto
   *[other] { $name } pierde { $n } puntos
}
seismic-turn-no-points = No cambian los puntos de nadie
seismic-turn-no-section = No cambia ninguna sección con cuadrilla
seismic-turn-sections = Antes: { $before }. Después: { $after }.
seismic-turn-section = { $kind ->
    [complete] { $count ->
        [one] { $points } puntos para { $names }
       *[other] { $points } puntos por persona para { $names }
    }
    [ring] un anillo sin puntos
   *[open] { $count ->
        [one] abierta, { $names } va por delante
       *[other] abierta, { $names } van a la par
    }
}
seismic-turn-and = { $first }; { $then }
seismic-turn-more = { $n ->
    [one] { $n } más
   *[other] { $n } más
}
seismic-turn-same = Tal como está ahora
seismic-turn-misfit = Así no encaja
seismic-turn-misfit-edges = Carretera y campo se tocarían: { $edges }.
seismic-turn-misfit-alone = Ninguna de sus carreteras tocaría otra.
seismic-refused-taken = Aquí ya hay una ficha.
seismic-refused-edges = Esta ficha no encaja aquí: carretera con carretera.
seismic-refused-far = Ninguna carretera llega aquí.
seismic-refused-turn = Esto no se puede girar.

## La mano

seismic-keys-take = Tomar una ficha, elegir una carretera o un lado
seismic-turn-left = Girar a la izquierda
seismic-turn-right = Girar a la derecha

## El tablero como texto

seismic-text = Tablero como texto
seismic-text-summary = { $tiles ->
    [one] { $tiles } ficha en la mesa, { $pile } en la pila.
   *[other] { $tiles } fichas en la mesa, { $pile } en la pila.
}
seismic-text-sides = Lados
seismic-text-legal = Dónde encaja la ficha
seismic-text-turnable = Fichas que se pueden girar
seismic-text-sections = Secciones con cuadrillas
seismic-text-section = { $place }: { $title }. { $detail }
seismic-text-tiles = Fichas
seismic-text-scars = Cicatrices

## En las páginas que comparten todos los juegos

game-seismic = Seismic
    .who = De 2 a 4 personas, de 30 a 60 minutos
    .about = Tiende carreteras alrededor de una ciudad pequeña y envía a tus cuadrillas. Luego la tierra se abre bajo el lado más largo.
variant-big-one = El Gordo
    .about = El terremoto más fuerte espera al fondo de la pila.
variant-road-crews-dilemma = El dilema de las cuadrillas
    .about = En lugar de enviar una cuadrilla se puede colocar una segunda ficha.
variant-aftershocks = Réplicas
    .about = Tras un terremoto cada uno puede girar una ficha.
variant-twin-cities = Ciudades gemelas
    .about = Dos ciudades, a ocho casillas una de otra, y las fichas de dos cajas.
variant-balance = Equilibrio
    .about = Cada uno destapa fichas de su propia pila, repartida por igual.
option-quakes = Terremotos
option-quakes-few = Pocos terremotos
    .about = Van a la caja más de las fichas mezcladas: en el juego básico, tres terremotos como mucho.
option-quakes-printed = Terremotos como en el juego impreso
    .about = Va a la caja la mitad de las fichas mezcladas: en el juego básico, tres terremotos de media.
option-quakes-many = Muchos terremotos
    .about = Van a la caja menos de las fichas mezcladas: en el juego básico, tres terremotos al menos.
option-manifest = Lista de fichas
    .about = Las reglas del juego impreso no dicen qué fichas tiene. Si lo tienes, cuenta las tuyas y carga tu lista; las reglas de aquí explican cómo.
    .load = Cargar una lista
    .usual = Usar la lista habitual
    .loaded = { $count ->
        [one] «{ $file }» está cargada: una clase de fichas.
        *[other] «{ $file }» está cargada: { $count } clases de fichas.
    }
    .own = Lista de fichas propia
    .too-large = «{ $file }» es demasiado grande para una lista de fichas.
    .bad-line = «{ $file }», línea { $line }: «{ $text }» no es una ficha con su cantidad, como "03" = 5 bajo [highways].
    .twice = «{ $file }», línea { $line }: «{ $text }» cuenta una ficha por segunda vez.
    .empty = «{ $file }» no cuenta ninguna ficha.
plan-seismic = { $towns ->
        [one] { $columns } × { $rows } casillas, una ciudad
        *[other] { $columns } × { $rows } casillas, { $towns } ciudades
    }
crews = Cuadrillas
if-ended-now = Si acabara ahora
crews-left = { $left ->
        [one] { $left } cuadrilla
        *[other] { $left } cuadrillas
    }
pile = { $count ->
        [one] 1 ficha en la pila
        *[other] { $count } fichas en la pila
    }
edge = { $edge ->
        [NE] noreste
        [E] este
        [SE] sureste
        [SW] suroeste
        [W] oeste
        *[NW] noroeste
    }
forecast-tiles = Peligro de cada ficha
danger-tile = { $owner ->
        [you] tu ficha de { $at }
        [other] la ficha de { $at } con una cuadrilla de { $name }
        *[none] la ficha de { $at }
    }

## Las fases de un terremoto, en una repetición

seismic-stage-drawn = Robado
seismic-stage-shakes = Tiembla el suelo
seismic-stage-fall = Caen fichas
seismic-stage-home = Las cuadrillas vuelven a casa
seismic-stage-points = Secciones y puntos
