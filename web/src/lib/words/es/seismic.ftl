## El tablero de Seismic

seismic-board = Tablero de Seismic
seismic-board-keys = Las flechas o Q W E A S D van de casilla en casilla. Intro elige y confirma, R gira la ficha, las cifras toman una ficha boca arriba, más y menos cambian el tamaño, F muestra todo.
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
        [north] { $x } oeste, { $y } norte
        [south] { $x } oeste, { $y } sur
       *[middle] { $x } oeste
    }
    [east] { $ns ->
        [north] { $x } este, { $y } norte
        [south] { $x } este, { $y } sur
       *[middle] { $x } este
    }
   *[middle] { $ns ->
        [north] { $y } norte
        [south] { $y } sur
       *[middle] el centro
    }
}

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

seismic-fragment = { $kind ->
    [tight] curva cerrada de { $from } a { $to }
    [loose] curva abierta de { $from } a { $to }
   *[straight] recta de { $from } a { $to }
}
seismic-stub = salida al { $edge }
seismic-tile-town = la ciudad { $name }
seismic-tile-quake = terremoto { $magnitude }.0
seismic-tile-intersection = intersección +{ $value } con salidas { $exits }
seismic-tile-highway = { $fragments }

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
seismic-cell-preview = { $place }, propuesta: { $tile }. Giro { $k } de { $n }
seismic-cell-tile = { $crewed ->
    [0] { $place }: { $tile }
   *[other] { $place }: { $tile }. Cuadrilla de { $name }: { $fragment }
}
seismic-claimable = Ocupar: { $fragment }
seismic-claimable-scored = { $points ->
    [0] Ocupar: { $fragment }. Abierta, aún sin puntos
    [one] Ocupar: { $fragment }. { $points } punto
   *[other] Ocupar: { $fragment }. { $points } puntos
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

seismic-section-ring = { $n ->
    [one] Anillo, { $n } fragmento
   *[other] Anillo, { $n } fragmentos
}
seismic-section-open = { $n ->
    [one] Sección abierta, { $n } fragmento
   *[other] Sección abierta, { $n } fragmentos
}
seismic-section-complete = { $n ->
    [one] Sección completa, { $n } fragmento
   *[other] Sección completa, { $n } fragmentos
}
seismic-section-crew = { $n ->
    [one] { $name }
   *[other] { $name } ({ $n })
}
seismic-section-detail = { $count ->
    [0] { $crewed ->
        [0] Aún sin final, sin cuadrilla
       *[other] Aún sin final. Cuadrillas: { $crews }
    }
   *[other] { $crewed ->
        [0] Acaba en { $ends }, sin cuadrilla
       *[other] Acaba en { $ends }. Cuadrillas: { $crews }
    }
}
seismic-closes-for-you = Cierra una sección: { $points } para ti
seismic-closes-for = { $names }: { $points }
seismic-closes = Cierra una sección
seismic-closes-detail = { $n ->
    [0] { $here } aquí, { $there } en el otro extremo
    [one] { $n } fragmento, { $here } aquí, { $there } en el otro extremo
   *[other] { $n } fragmentos, { $here } aquí, { $there } en el otro extremo
}
seismic-closes-between = { $n ->
    [one] { $n } fragmento, de { $here } a { $there }
   *[other] { $n } fragmentos, de { $here } a { $there }
}
seismic-claim-open = Ocupa una sección abierta
seismic-preview-turns = Giro { $k } de { $n }
seismic-fits-not = { $tile } no encaja ahí.
seismic-nothing-there = Ahí no se puede hacer nada.

## La mano

seismic-hand = Tu mano
seismic-face-up = Boca arriba
seismic-pile = Pila { $n }
seismic-in-pile = en la pila
seismic-pile-look = Pila { $n }. Qué fichas quedan
seismic-take = { $n }: { $name }, { $tile }
seismic-take-where = { $places ->
    [0] { $n }: { $name }, { $tile }. No encaja en ningún sitio
    [one] { $n }: { $name }, { $tile }. Encaja en { $places } sitio
   *[other] { $n }: { $name }, { $tile }. Encaja en { $places } sitios
}
seismic-turn-left = Girar a la izquierda
seismic-turn-right = Girar a la derecha
seismic-act-lay = Colocar
seismic-act-lay-claim = Colocar y ocupar
seismic-act-crew = Ocupar
seismic-act-turn = Girarla
seismic-act-side = Golpear { $side }
seismic-act-side-none = Elige un lado
seismic-act-town = Golpear { $town }
seismic-act-town-none = Elige una ciudad
seismic-act-none = Elige una casilla
seismic-act-crew-none = Elige una carretera
seismic-pass = Pasar
seismic-pass-claim = No ocupar
seismic-pass-turn = No girar
seismic-empty-row = No hay fichas boca arriba.

## Las fichas que quedan

seismic-bag = Fichas que quedan
seismic-bag-count = { $n ->
    [one] { $n } ficha no se ha destapado.
   *[other] { $n } fichas no se han destapado.
}
seismic-bag-boxed = { $n ->
    [one] { $n } de ellas está en la caja sin que nadie la haya visto.
   *[other] { $n } de ellas están en la caja sin que nadie las haya visto.
}
seismic-bag-highways = Autopistas
seismic-bag-intersections = Intersecciones
seismic-bag-quakes = Terremotos
seismic-bag-tile = { $n ->
    [0] { $tile }: no queda ninguna
   *[other] { $tile }: quedan { $n }
}

## El tablero como texto

seismic-text = Tablero como texto
seismic-text-summary = { $tiles ->
    [one] { $tiles } ficha en la mesa, { $pile } en la pila.
   *[other] { $tiles } fichas en la mesa, { $pile } en la pila.
}
seismic-text-sides = Lados
seismic-text-legal = Dónde encaja la ficha
seismic-text-sections = Secciones con cuadrillas
seismic-text-section = { $place }: { $title }. { $detail }
seismic-text-tiles = Fichas
seismic-text-scars = Cicatrices
