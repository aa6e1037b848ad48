### Partien analysieren.

refusal-no-analysis = Dieser Server analysiert keine Partien.
refusal-too-many-analyses = Zu viele Partien warten auf ihre Analyse, und niemand hat mehr davon als du. Versuche es in einer Minute wieder.
refusal-own-analyses-wait = Du wartest schon auf { $most } Analysen. Bitte um die nächste, wenn eine davon begonnen hat.
refusal-unknown-level = Eine Stufe „{ $level }“ gibt es nicht. Es gibt: { $levels }; eine Zahl kann folgen, wie in steady:500.
refusal-no-plots = Ein Diagramm braucht Matplotlib, das hier nicht installiert ist: pip install „quakeboard[plots]“.
refusal-bad-plot = Ein Diagramm ist eine Datei, die auf .svg oder .png endet, nicht „{ $file }“.

# What `analyse` says
analyse-intro = Alle Zahlen sind Prozent eines Sieges; ± ist die halbe Breite eines 95-%-Intervalls.
analyse-chance = Zufall
analyse-head-step = Schritt
analyse-head-who = Wer
analyse-head-action = Aktion
analyse-head-lost = Verlust
analyse-head-luck = Glück
analyse-broken-off = Abgebrochen nach Schritt { $step } von { $steps }.
analyse-seat = { $name }: Glück { $luck } ± { $error }, durch Entscheidungen verloren { $lost }.
analyse-worst = Die Entscheidungen, die am meisten gekostet haben:
analyse-none-lost = Von keiner Entscheidung ist bekannt, dass sie etwas gekostet hat.
analyse-decision = Schritt { $step }, { $name } hat { $lost } verschenkt: { $action }. Besser: { $better }.
analyse-plot = Das Diagramm ist in „{ $file }“.

# On its plot
plot-win = Siegchance, %
plot-luck = Glück bisher, %
plot-lost = Durch Entscheidungen verloren, %
plot-step = Schritt
