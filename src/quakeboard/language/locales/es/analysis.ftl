### Analizar partidas.

refusal-no-analysis = Este servidor no analiza partidas.
refusal-too-many-analyses = Demasiadas partidas esperan su análisis, y nadie tiene más que tú. Inténtalo de nuevo dentro de un minuto.
refusal-own-analyses-wait = Ya estás esperando { $most } análisis. Pide el siguiente cuando uno de ellos haya empezado.
refusal-unknown-level = No hay ningún nivel «{ $level }». Hay: { $levels }; puede seguir un número, como en steady:500.
refusal-no-plots = Un gráfico necesita Matplotlib, que no está instalado aquí: pip install «quakeboard[plots]».
refusal-bad-plot = Un gráfico es un archivo que termina en .svg o .png, no «{ $file }».

# What `analyse` says
analyse-intro = Todas las cifras son porcentajes de una victoria; ± es la mitad de un intervalo del 95 %.
analyse-chance = azar
analyse-head-step = Paso
analyse-head-who = Quién
analyse-head-action = Acción
analyse-head-lost = Pierde
analyse-head-luck = Suerte
analyse-broken-off = Interrumpido tras el paso { $step } de { $steps }.
analyse-seat = { $name }: suerte { $luck } ± { $error }, perdido por decisiones { $lost }.
analyse-worst = Las decisiones que más costaron:
analyse-none-lost = De ninguna decisión se sabe que costara algo.
analyse-decision = Paso { $step }, { $name } regaló { $lost }: { $action }. Mejor: { $better }.
analyse-plot = El gráfico está en «{ $file }».

# On its plot
plot-win = Probabilidad de ganar, %
plot-luck = Suerte hasta aquí, %
plot-lost = Perdido por decisiones, %
plot-step = Paso
