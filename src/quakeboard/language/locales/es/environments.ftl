### Lo que rechazan los entornos para la investigación.

refusal-unknown-rewards = No hay recompensas «{ $rewards }». Hay: { $known }.
refusal-not-a-legal-number = { $action } no es el número de ninguna acción permitida en la partida de { $game } de la mesa { $table }. No se ha cambiado nada.
refusal-too-few-tables = Tiene que haber al menos una mesa, no { $tables }.
refusal-wrong-length = Hay { $tables } mesas, así que hacen falta otros tantos números, no { $given }.
refusal-not-a-legal-number-now = { $action } no es ahora el número de ninguna acción permitida en esta partida de { $game }. No se ha cambiado nada.
refusal-unknown-render-mode = No hay modo de representación «{ $mode }». Hay: { $modes } o None.
refusal-wrong-number-of-bots = En una mesa de { $seats }, nombra un bot para todos los demás asientos o uno para cada uno, no { $given }.
refusal-no-such-seat-here = En esta mesa no hay asiento { $seat }; los asientos van del 0 al { $last }.
refusal-no-tensors = No hay tensores del juego «{ $game }».
