rules-try-plan = Señala una casilla y se explica sola. Una ciudad muestra su regla cuando la eliges.
rules-try-section = El control mueve el corte.
rules-turn-around = Darle la vuelta
rules-still-picture = Como imagen
rules-cities = Ciudades
rules-city = { $at }: { $words }
