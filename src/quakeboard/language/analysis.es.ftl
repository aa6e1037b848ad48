### Analizar partidas.

refusal-no-analysis = Este servidor no analiza partidas.
refusal-too-many-analyses = Este servidor está analizando todas las partidas que puede. Inténtalo de nuevo dentro de un minuto.
refusal-unknown-level = No hay ningún nivel «{ $level }». Hay: { $levels }; puede seguir un número, como en steady:500.
