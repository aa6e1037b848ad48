### Records, branches and the first visit.

try-a-turn = Essayer un tour
try-a-turn-text = Dix petites étapes à une vraie table, sans rien lire avant.
load-record = Ouvrir un enregistrement
drop-record = Dépose l’enregistrement ici
from-a-record = D’un enregistrement
with = Avec { $names }
seat-of = Place { $number }, { $name }
branch = Continuer à partir d’ici
branch-text = Une nouvelle table commence après le tour { $turn }. Chacun garde ce qu’il avait ; ce que le hasard apporte ensuite est nouveau.
branch-go = Ouvrir la table
branched-plain = Continue une autre partie
last-quake = Séisme précédent
fact-broken-off = L’enregistrement s’arrête ici.
