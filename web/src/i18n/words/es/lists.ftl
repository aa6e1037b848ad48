### The lists of tables and of games that were played here.

watch-title = Mesas públicas
watch-open = Con un asiento libre
games-none = En este dispositivo aún no ha terminado ninguna partida.
games-text = Estas partidas solo están anotadas en este navegador.
games-played = Jugadas
games-won = Ganadas
games-best = Mejor
games-won-of = { $won } de { $played }
games-against = Contra
filter-game = Juego
filter-result = Resultado
filter-opponent = Contra
filter-all = Todas
filter-none = Ninguna de tus partidas es así.
forget-game = Olvidar la partida del { $date }
forget = Olvidar
forget-all = Olvidar todas las partidas
forget-all-sure = Desaparecen de este dispositivo. Los registros del servidor se conservan.
forget-do = Olvidarlas
