### Wer weg ist, Uhren, die ablaufen, Bitten, die verfallen, Revanchen.

## Wer da ist

presence-you = Du
presence-screen = An diesem Bildschirm
presence-here = Da
presence-away-now = Weg
presence-away = Weg seit { time-span }
presence-expected = Noch nicht da
presence-bot = Bot, { bot-short }
presence-free = Frei
time-span = { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count ->
            [one] { $count } Tag
           *[other] { $count } Tagen
        }
    }

## Jemand ist weg

away-turn = Zug { $turn }: { $name }
away-title = { $name } ist seit { time-span } weg
away-zero-bot = Bei null übernimmt ein Bot.
away-zero-pass = Bei null wird gepasst.
away-no-clock = Es gibt keine Uhr.
away-bot-at = Ein Bot übernimmt: { $when }.
away-later = Du kannst etwas unternehmen: { $when }.
remind = { $name } erinnern
remind-text = Ein Hinweis, wer am Zug ist
reminded-last = Letzte Erinnerung: { $when }, von { $name }
let-bot-play = Diesen Zug einen Bot spielen lassen
end-here = Dafür stimmen, hier aufzuhören
end-here-text = Punkte wie sie stehen, niemand gewinnt
must-agree = { $count ->
        [one] Du entscheidest
        [2] Ihr müsst beide zustimmen
       *[other] Ihr müsst alle { $count } zustimmen
    }
have-agreed = { $agreed } von { $count } stimmen zu
is-back = { $name } ist wieder da.
is-back-text = Es geht weiter wie zuvor.
when-away = Wenn jemand weg ist
when-away-text = Außer dem, worauf sich die anderen einigen
bot-never = Nichts von selbst
bot-after = { $days ->
        [one] Nach { $days } Tag übernimmt ein Bot
       *[other] Nach { $days } Tagen übernimmt ein Bot
    }
lobby-bot-after = { $days ->
        [one] nach { $days } Tag Abwesenheit übernimmt ein Bot
       *[other] nach { $days } Tagen Abwesenheit übernimmt ein Bot
    }

## Uhren

seconds-left = Noch { $seconds } s
time-up = Die Zeit ist um
time-up-clock = Deine Uhr: 0:00
time-up-text = Ein Bot spielt für dich. Deine Punkte bleiben dir.
time-up-soon = Der Bot beendet diesen Zug, dann spielst du.
take-over = Übernehmen
played-for-you = Für dich gespielt
not-yet-played = Der Bot hat noch nicht gezogen.
gives-seconds = Wenn du jetzt übernimmst, spielst du ab deinem nächsten Zug, mit { $seconds } Sekunden je Zug.
gives-full = Wenn du jetzt übernimmst, spielst du ab deinem nächsten Zug, mit der vollen Zeit für jeden Zug.
title-time-up = Die Zeit ist um · Quakeboard

## Bitten und Revanchen

undo-over = Die Bitte, etwas zurückzunehmen, ist verfallen.
pause-over = Die Bitte um eine Pause ist verfallen.
series = { $games ->
        [0] Die Serie beginnt
        [one] Die Serie nach { $games } Partie
       *[other] Die Serie nach { $games } Partien
    }
series-wins = { $name } { $wins }
rematch-waits = Es beginnt von selbst, wenn alle da sind. Es fehlt noch: { $names }.
rematch-begins = Alle sind da. Es beginnt.

## Protokoll

fact-reminded = { $who ->
        [you] Du erinnerst { $asked }.
        *[other] { $whom ->
            [you] { $name } erinnert dich.
            *[other] { $name } erinnert { $asked }.
        }
    }
fact-bot-voted = { $who ->
        [you] Du würdest diesen Zug einen Bot spielen lassen.
        *[other] { $name } würde diesen Zug einen Bot spielen lassen.
    }
fact-bot-voted-all = { $who ->
        [you] Du stimmst
        *[other] { $name } stimmt
    } zu: { $bot } spielt diesen Zug für { $whom ->
        [you] dich
        *[other] { $asked }
    }.
fact-end-voted = { $who ->
        [you] Du würdest hier aufhören.
        *[other] { $name } würde hier aufhören.
    }
fact-end-voted-all = { $who ->
        [you] Du stimmst zu: Die Partie endet hier, ohne Sieger.
        *[other] { $name } stimmt zu: Die Partie endet hier, ohne Sieger.
    }
fact-came-back = { $who ->
        [you] Du bist wieder da.
        *[other] { $name } ist wieder da.
    }
fact-given-away = { $who ->
        [you] Du warst weg; { $bot } übernimmt.
        *[other] { $name } ist weg; { $bot } übernimmt.
    }
