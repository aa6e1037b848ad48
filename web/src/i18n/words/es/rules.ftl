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
