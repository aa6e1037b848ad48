### Las páginas de reglas.

rules-of = Las reglas de { $game }
rules-contents = Contenido
rules-rulings = Aclaraciones
rules-in-translation = Una traducción: donde diga otra cosa, decide la página en inglés.
rules-read-original = Leer en inglés
rules-read-translation = Volver a la traducción
rules-pages = Páginas de reglas
rules-print = Imprimir

## Finding words in the page

rules-find = Buscar en las reglas
rules-found =
    { $all ->
        [0] No se encuentra
       *[other] { $n } de { $all }
    }
rules-find-next = Lugar siguiente
rules-find-previous = Lugar anterior

## Rulings

rules-other-place = { $ruling }: lugar { $n } de { $all }. Ir al siguiente

## Diagrams

rules-diagram = Diagrama: { $about }
rules-which = Qué muestra el diagrama
rules-try-board = Señala una carretera: se ilumina toda su sección. Arrastrar y los botones mueven el mapa.
rules-try-legal = Elige una ficha: se iluminan las casillas donde encaja.
rules-try-plan = Señala una casilla y se explica sola. Una ciudad muestra su regla cuando la eliges.
rules-try-tile = Elige una ficha para girarla.
rules-try-section = El control mueve el corte.
rules-turn-around = Darle la vuelta
rules-still-picture = Como imagen
rules-sections = Secciones con cuadrillas
rules-cities = Ciudades
rules-city = { $at }: { $words }
rules-section-points =
    { $points ->
        [one] { $names }: { $points } punto
       *[other] { $names }: { $points } puntos
    }
rules-section-open = { $names }: abierta, aún nada
rules-box-tile = { $tile }, { $n } en la caja
