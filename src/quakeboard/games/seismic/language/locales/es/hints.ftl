## Hints: why a bot would do what it advises

hint-only-choice = Es la única opción.
hint-closes-section = Cierra una sección: { $points } para ti.
hint-claims-closed-section = Una cuadrilla ahí ocupa una sección completa: { $points } para ti.
hint-claims-open-section = Una cuadrilla ahí ocupa una sección abierta que lleva { $points } hasta ahora.
hint-spoils-section = Estorba la sección de { $name }, que lleva { $points } hasta ahora.
hint-lengthens-section = Alarga una sección tuya, que así lleva { $points } hasta ahora.
hint-shifts-quakes = Los próximos terremotos dañarían entonces más a los demás que a ti.
hint-least-harm = Nada ayuda mucho; esto es lo que menos daña.
hint-keeps-crew = Ninguna sección de aquí vale una cuadrilla.
hint-second-tile = Una segunda ficha rinde más que una cuadrilla.
hint-quake-side = Un terremoto en ese lado es el que menos te daña o el que más daña a los demás.
hint-quake-town = Si empieza en esa ciudad, el terremoto te daña lo menos posible, o a los demás lo más posible.
hint-turn-helps = Girada, la ficha sirve mejor a tus secciones.
hint-no-turn = Ninguna ficha te serviría mejor girada.
