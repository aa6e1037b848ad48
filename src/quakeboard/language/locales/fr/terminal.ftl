## The text game: the beginning and the end

play-kept-in = La partie est conservée dans { $file }.
play-committed = Les tirages découlent d’une graine secrète dont le sceau est { $commitment }.
play-welcome = help donne la liste des commandes, ? dit ce que tu peux faire maintenant.
play-resumed = La partie dans { $file } continue. Coups jusqu’ici : { $moves }.
play-over-already = La partie dans { $file } est finie.
play-quit = La partie est conservée. Pour la reprendre : quakeboard play { $game } --resume { $file }
play-verified =
    Les tirages sont vérifiés : { $draws ->
        [one] { $draws } tirage découle
       *[other] les { $draws } tirages découlent
    } de la graine dont le sceau est { $commitment }.
play-not-verified = Les tirages n’ont pas pu être vérifiés. { $why }
play-record-in = L’enregistrement est dans { $file }.

## The text game: what it asks

play-nobody = Joueur
play-turn-of = { $name }, c’est pour toi.
play-hand-over = L’écran est maintenant à { $name } ; les autres regardent ailleurs. { $name }, appuie sur Entrée.
play-which = Que fais-tu ?
play-where = Où ?
play-ask = { $question } { $numbers }
play-ask-further = { $chosen } – { $question } { $numbers }, ou back
play-only-choice = Il ne reste qu’un choix : { $choice } Entrée le prend
play-choice = { $number } : { $choice }
play-row = Rangée { $row } : { $columns }.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-refused = { $action } : { $why }
play-unclear = « { $text } » n’est pas compris. ? donne les choix, help les commandes.
play-no-such-number = Il n’y a pas de numéro { $number } ici : { $numbers }.

## The text game: undo, hint, story, save

play-undone = Annulé : { $action }.
play-cannot-undo = Rien ne peut être annulé : depuis ton dernier coup, quelque chose a été tiré, lancé ou montré.
play-nothing-to-undo = Il n’y a encore rien à annuler.
play-hint = Un bot fort choisirait : { $action }. do le joue.
play-no-hint = Demande d’abord un conseil avec hint.
play-story-all = L’histoire entière a { $lines } lignes : story all.
play-no-story = Il ne s’est encore rien passé.
play-save-kept = Chaque coup est déjà sur le disque, dans { $file }. save FICHIER écrit une copie.
play-saved = Une copie est dans { $file } ; elle peut être reprise aussi.
play-save-exists = Il y a déjà un fichier { $file }. Pour le remplacer : save! { $file }
play-save-replaced = Le fichier { $file } existait ; une copie de cette partie le remplace.
play-no-file-name = aucun fichier ne peut porter ce nom
play-save-itself = La partie est de toute façon conservée dans { $file }.

## The text game: the drawing

play-only-drawn = C’est pour les plateaux dessinés ; cette partie est racontée en phrases.
play-board-small = Le plateau est dessiné en petit, pour tenir. large en montre plus.
play-board-cut = Le plateau est plus large que la fenêtre. pan W et pan E le déplacent ; small en montre plus.
play-pan-which = De quel côté ? pan W ou pan E.

## The text game: help

play-help-choose = Un numéro prend ce choix. Les mots de la notation aussi, tous ou quelques-uns ; le reste est demandé.
play-help-list = ? : ce qui peut être choisi, en phrases. back, ou Entrée seule : choisir à nouveau.
play-help-undo = undo : annule ton dernier coup, tant que rien n’a été tiré, lancé ou montré.
play-help-hint = hint : ce que ferait un bot fort, et pourquoi. do : le suivre.
play-help-board = board : de nouveau la table. scores : où l’on en est. story, story all : ce qui s’est passé.
play-help-drawn = large, small, fit, pan W : comment le plateau est dessiné. legend : ce que veulent dire ses signes.
play-help-rules = rules : les règles en bref, par sujets.
play-help-save = save, save FICHIER : où la partie est conservée ; une copie.
play-help-quit = quit : partir. La partie peut être reprise.

## The text game: the rules in short

play-topics = Sujets : { $topics }. Par exemple : rules { $example }
play-no-topic = Il n’y a pas de sujet « { $topic } ». { $topics }
