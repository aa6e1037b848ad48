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
