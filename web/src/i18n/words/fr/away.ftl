### Les absents, les pendules à zéro, les demandes caduques, les revanches.

## Qui est là

presence-you = Toi
presence-screen = À cet écran
presence-here = Présent
presence-away-now = Absent
presence-away = Absent depuis { time-span }
presence-expected = Pas encore là
presence-bot = Bot, { bot-short }
presence-free = Libre
time-span = { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count ->
            [one] { $count } jour
           *[other] { $count } jours
        }
    }

## Quelqu’un est absent

away-turn = Tour { $turn } : { $name }
away-title = Sans nouvelles de { $name } depuis { time-span }
away-zero-bot = À zéro, un bot prend la suite.
away-zero-pass = À zéro, le tour est passé.
away-no-clock = Il n’y a pas de pendule.
away-bot-at = Un bot prend la suite : { $when }.
away-later = Tu pourras y faire quelque chose : { $when }.
remind = Rappeler { $name }
remind-text = Un avis que c’est son tour
reminded-last = Dernier rappel : { $when }, par { $name }
let-bot-play = Laisser un bot jouer ce tour
end-here = Voter pour en rester là
end-here-text = Les points en l’état, sans gagnant
must-agree = { $count ->
        [one] C’est à toi de décider
        [2] Vous devez être d’accord tous les deux
       *[other] Vous devez être d’accord tous les { $count }
    }
have-agreed = { $agreed } sur { $count } d’accord
is-back = { $name } est de retour.
is-back-text = La partie continue comme avant.
when-away = Si quelqu’un est absent
when-away-text = En plus de ce que les autres décident ensemble
bot-never = Rien d’office
bot-after = { $days ->
        [one] Après { $days } jour, un bot prend la suite
       *[other] Après { $days } jours, un bot prend la suite
    }
lobby-bot-after = { $days ->
        [one] un bot prend la suite après { $days } jour d’absence
       *[other] un bot prend la suite après { $days } jours d’absence
    }

## Pendules

seconds-left = Encore { $seconds } s
time-up = Temps écoulé
time-up-clock = Ta pendule : 0:00
time-up-text = Un bot joue pour toi. Tes points restent à toi.
time-up-soon = Le bot finit ce tour, puis tu joues.
take-over = Reprendre la main
played-for-you = Joué pour toi
not-yet-played = Le bot n’a pas encore joué.
gives-seconds = Si tu reprends la main, tu joues dès ton prochain tour, avec { $seconds } secondes par coup.
gives-full = Si tu reprends la main, tu joues dès ton prochain tour, avec tout ton temps pour chaque coup.
title-time-up = Temps écoulé · Quakeboard

## Demandes et revanches

undo-over = La demande d’annuler est caduque.
pause-over = La demande de pause est caduque.
series = { $games ->
        [0] La série commence
        [one] La série après { $games } partie
       *[other] La série après { $games } parties
    }
series-wins = { $name } { $wins }
rematch-waits = Elle commence d’elle-même quand tous sont là. Manque encore : { $names }.
rematch-begins = Tous sont là. Elle commence.

## Journal

fact-reminded = { $who ->
        [you] Tu envoies un rappel à { $asked }.
        *[other] { $whom ->
            [you] { $name } t’envoie un rappel.
            *[other] { $name } envoie un rappel à { $asked }.
        }
    }
fact-bot-voted = { $who ->
        [you] Tu laisserais un bot jouer ce tour.
        *[other] { $name } laisserait un bot jouer ce tour.
    }
fact-bot-voted-all = { $who ->
        [you] Tu es
        *[other] { $name } est
    } d’accord : { $bot } joue ce tour pour { $whom ->
        [you] toi
        *[other] { $asked }
    }.
fact-end-voted = { $who ->
        [you] Tu en resterais là.
        *[other] { $name } en resterait là.
    }
fact-end-voted-all = { $who ->
        [you] Tu es d’accord : la partie s’arrête là, sans gagnant.
        *[other] { $name } est d’accord : la partie s’arrête là, sans gagnant.
    }
fact-came-back = { $who ->
        [you] Tu es de retour.
        *[other] { $name } est de retour.
    }
fact-given-away = { $who ->
        [you] Tu n’étais pas là ; { $bot } prend la suite.
        *[other] { $name } est absent ; { $bot } prend la suite.
    }
