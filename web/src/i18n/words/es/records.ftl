### Records, branches and the first visit.

try-a-turn = Probar un turno
try-a-turn-text = Diez pasos cortos en una mesa de verdad, sin leer nada antes.
load-record = Abrir un registro
drop-record = Suelta el registro aquí
from-a-record = De un registro
with = Con { $names }
seat-of = Asiento { $number }, { $name }
branch = Seguir jugando desde aquí
branch-text = Una mesa nueva empieza tras el turno { $turn }. Cada cual conserva lo que tenía; lo que traiga el azar desde ahí es nuevo.
branch-go = Abrir la mesa
branched-plain = Continúa otra partida
last-quake = Terremoto anterior
fact-broken-off = Aquí acaba el registro.
