### At a table, in a replay, in the rules.

## El tablero de Seismic

seismic-turn-how = Elige una ficha. Luego arrástrala en círculo o usa las flechas.
seismic-hint-lay = { $n ->
    [one] { $tile }: encaja en { $n } sitio.
   *[other] { $tile }: encaja en { $n } sitios.
}
seismic-hint-crew = { $n ->
    [one] Se puede ocupar { $n } carretera.
   *[other] Se pueden ocupar { $n } carreteras.
}
seismic-hint-crew-or-lay = { $n ->
    [one] Se puede ocupar { $n } carretera, o coloca una segunda ficha.
   *[other] Se pueden ocupar { $n } carreteras, o coloca una segunda ficha.
}
seismic-hint-side = { $n ->
    [one] Terremoto { $magnitude }.0. { $n } lado es el más largo.
   *[other] Terremoto { $magnitude }.0. { $n } lados son igual de largos: elige uno.
}
seismic-hint-town = El terremoto golpea ambas ciudades. ¿Cuál primero?
seismic-hint-pass = Ninguna carretera de esta ficha está libre. Nada que ocupar.
seismic-hint-turn = { $n ->
    [one] Se puede girar { $n } ficha.
   *[other] Se pueden girar { $n } fichas.
}

## La mano

seismic-hand = Tu mano
seismic-face-up = Boca arriba
seismic-claims = Carreteras libres
seismic-sides = Lados igual de largos
seismic-towns = Ciudades
seismic-pile = Pila { $n }
seismic-in-pile = en la pila
seismic-pile-look = Pila { $n }. Qué fichas quedan
seismic-take = { $n }: { $tile }
seismic-take-where = { $places ->
    [0] { $n }: { $tile }. No encaja en ningún sitio
    [one] { $n }: { $tile }. Encaja en { $places } sitio
   *[other] { $n }: { $tile }. Encaja en { $places } sitios
}
seismic-act-lay = Colocar
seismic-act-lay-claim = Colocar y ocupar
seismic-act-crew = Ocupar
seismic-act-turn = Girarla
seismic-act-turn-none = Elige una ficha
seismic-act-turn-misfit = Gírala más
seismic-act-side = Golpear { $side }
seismic-act-side-none = Elige un lado
seismic-act-town = Golpear { $town }
seismic-act-town-none = Elige una ciudad
seismic-act-pass = Seguir
seismic-act-ends = El turno termina …
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
seismic-bag-own = { $junctions ->
    [one] Tu propia pila: { $n } fichas, { $junctions } intersección.
   *[other] Tu propia pila: { $n } fichas, { $junctions } intersecciones.
}
seismic-bag-highways = Autopistas
seismic-bag-intersections = Intersecciones
seismic-bag-quakes = Terremotos
seismic-bag-tile = { $n ->
    [0] { $tile }: no queda ninguna
   *[other] { $tile }: quedan { $n }
}

## En las páginas que comparten todos los juegos

do-lay = Colocar una ficha
do-crew = Enviar una cuadrilla
do-side = Elegir el lado
do-town = Elegir la ciudad
do-turn = Girar una ficha
choose-tile = Qué ficha
choose-cell = Dónde
choose-rotation = Cómo queda
choose-sixths = Cuánto
choose-fragment = Qué carretera
choose-side = Qué lado
rules-try-board = Señala una carretera: se ilumina toda su sección. Arrastrar y los botones mueven el mapa.
rules-try-legal = Elige una ficha: se iluminan las casillas donde encaja.
rules-try-tile = Elige una ficha para girarla.
rules-sections = Secciones con cuadrillas
rules-section-points =
    { $points ->
        [one] { $names }: { $points } punto
       *[other] { $names }: { $points } puntos
    }
rules-section-open = { $names }: abierta, aún nada
rules-box-tile = { $tile }, { $n } en la caja
