### Analyser des parties.

refusal-no-analysis = Ce serveur n’analyse pas de parties.
refusal-too-many-analyses = Trop de parties attendent leur analyse, et personne n’en a plus que toi. Réessaie dans une minute.
refusal-own-analyses-wait = Tu attends déjà { $most } analyses. Demande la suivante quand l’une d’elles aura commencé.
refusal-unknown-level = Il n’y a pas de niveau « { $level } ». Il y a : { $levels } ; un nombre peut suivre, comme dans steady:500.
refusal-no-plots = Un graphique a besoin de Matplotlib, qui n’est pas installé ici : pip install « quakeboard[plots] ».
refusal-bad-plot = Un graphique est un fichier qui finit par .svg ou .png, pas « { $file } ».

# What `analyse` says
analyse-intro = Tous les chiffres sont des pour cent d’une victoire ; ± est la moitié d’un intervalle à 95 %.
analyse-chance = hasard
analyse-head-step = Étape
analyse-head-who = Qui
analyse-head-action = Action
analyse-head-lost = Perte
analyse-head-luck = Chance
analyse-broken-off = Interrompu après l’étape { $step } sur { $steps }.
analyse-seat = { $name } : chance { $luck } ± { $error }, perdu par des décisions { $lost }.
analyse-worst = Les décisions qui ont le plus coûté :
analyse-none-lost = On ne sait d’aucune décision qu’elle ait coûté quelque chose.
analyse-decision = Étape { $step }, { $name } a laissé échapper { $lost } : { $action }. Mieux : { $better }.
analyse-plot = Le graphique est dans « { $file } ».

# On its plot
plot-win = Chances de gagner, %
plot-luck = Chance jusqu’ici, %
plot-lost = Perdu par des décisions, %
plot-step = Étape
