## The text game: the beginning and the end

play-kept-in = La partie est conservée dans { $file }.
play-committed = Les tirages découlent d’une graine secrète dont l’empreinte est { $commitment }.
play-welcome = help donne la liste des commandes, ? dit ce que tu peux faire maintenant.
play-resumed =
    { $turns ->
        [0] La partie dans { $file } reprend avant son premier tour.
       *[other] La partie dans { $file } reprend au tour { $turns }.
    }
play-over-already = La partie dans { $file } est finie.
play-quit = La partie est conservée. Pour la reprendre : quakeboard play { $game } --resume { $file }
play-verified =
    Les tirages sont vérifiés : { $draws ->
        [one] { $draws } tirage découle
       *[other] les { $draws } tirages découlent
    } de la graine dont l’empreinte est { $commitment }.
play-not-verified = Les tirages n’ont pas pu être vérifiés. { $why }
play-record-in = L’enregistrement est dans { $file }.

## The text game: what it asks

play-nobody = Joueur
play-turn-of = { $name }, c’est pour toi.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-unclear = « { $text } » n’est pas compris. help dit ce qui l’est.
play-no-such-number = Il n’y a pas de numéro { $number } ici : { $numbers }.

## The text game: undo, hint, save

play-undone = Annulé : { $action }.
play-cannot-undo = Rien ne peut être annulé : depuis ton dernier coup, une tuile a été révélée.
play-nothing-to-undo = Il n’y a encore rien à annuler.
play-hint = Un bot fort jouerait { $action }. do le joue.
play-no-hint = Demande d’abord un conseil avec hint.
play-save-kept = Chaque coup est déjà sur le disque, dans { $file }. save FICHIER écrit une copie.
play-saved = Une copie est dans { $file } ; elle peut être reprise aussi.
play-save-exists = Il y a déjà un fichier { $file }. Pour le remplacer : save! { $file }
play-save-replaced = Le fichier { $file } existait ; une copie de cette partie le remplace.
play-no-file-name = aucun fichier ne peut porter ce nom
play-save-itself = La partie est de toute façon conservée dans { $file }.

## The text game: the drawing

play-only-drawn = C’est pour les plateaux dessinés ; cette partie est racontée en phrases.

## The text game: help

play-help-hint = hint : ce que ferait un bot fort, et pourquoi. do : le suivre.
play-help-save = save, save FICHIER : où la partie est conservée ; une copie.
play-help-quit = quit : partir. La partie peut être reprise.

## The text game: the rules in short

play-topics = Sujets : { $topics }. Par exemple : rules quakes
play-no-topic = Il n’y a pas de sujet « { $topic } ». { $topics }
