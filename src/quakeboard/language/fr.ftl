### Français.
###
### en.ftl explique comment les clés sont nommées et rangées, et ce que disent les paramètres.
###
### Ton : tu ; bref, concret, au présent. Les groupes nominaux sont insérés comme compléments, aussi après « à »
### et « sur » : aucun ne commence par « le » après « à ». Une espace insécable précède : ; et les guillemets.
### Glossaire : crew = équipe, section = tronçon, road = route, fragment = segment, stub = sortie, side = côté,
### town = ville, tile = tuile, cell = case, edge = bord, intersection = carrefour, straight = ligne droite,
### loose curve = courbe large, tight curve = courbe serrée, ring = boucle, highway = autoroute, pile = pioche,
### face up = face visible, lay = poser, turn up = révéler, turn = pivoter, quake = séisme, aftershock = réplique,
### count = décompte.

language-name = Français

## Lists and people

list-and = { $first } et { $last }
list-and-before-i = { list-and }
list-comma = { $first }, { $next }
list-semicolon = { $first } ; { $next }
list-sentences = { $first } { $next }
you = toi
seat = Place { $number }
name-number = { $name } { $number }

## Refusals: languages

refusal-unknown-language = Quakeboard ne parle pas « { $language } ». Il parle : { $languages }.

## Refusals: every game

refusal-not-an-action = « { $text } » n’est pas une action de ce jeu.
refusal-game-over = La partie est finie ; il n’y a plus rien à faire.

## Refusals: options of Seismic

refusal-unknown-option = Seismic n’a pas d’option « { $name } ».
refusal-bad-value =
    « { $value } » n’est pas une valeur pour l’option « { $name } », qui demande { $name ->
        [columns] un nombre entier
        [rows] un nombre entier
        [first] un nombre entier
        [variants] une liste de noms
        [heights] une liste avec une taille en centimètres, ou rien, pour chaque place
        [manifest] un nombre pour chaque tuile
       *[other] { $expected }
    }.
refusal-unknown-variant = Seismic n’a pas de variante « { $variant } ». Il y a : { $variants }.
refusal-bad-seats = Seismic se joue à 2, 3 ou 4 places, pas à { $seats }.
refusal-bad-table = Une table a un nombre impair de colonnes et de rangées, de 7 à 61, pas { $columns } × { $rows }.
refusal-narrow-table = Huit cases séparent les deux villes : il faut 9 colonnes pour Villes jumelles, pas { $columns }.
refusal-bad-first = La place { $first } ne peut pas commencer : il n’y a que les places 0 à { $last }.
refusal-bad-heights =
    { $heights ->
        [one] Il y a { $heights } taille pour { $seats } places : donnes-en une par place, ou aucune.
       *[other] Il y a { $heights } tailles pour { $seats } places : donnes-en une par place, ou aucune.
    }
refusal-balance-big-one = Équilibre donne une pioche à chacun : il n’y a pas de fond commun où le Grand Séisme puisse attendre.
refusal-balance-twin-cities = Les tuiles de deux boîtes ne se partagent pas également : Équilibre ne va pas avec Villes jumelles.
refusal-uneven-deal = Équilibre distribue { $tiles } tuiles et { $intersections } carrefours : le partage entre { $seats } places n’est pas égal.
refusal-unknown-tile = La liste des tuiles nomme une tuile « { $tile } » qui n’existe pas.
refusal-bad-count = La liste des tuiles compte { $count } fois la tuile { $tile } : il en faut de 0 à 24.
refusal-too-few-singles = La liste des tuiles compte { $count } fois la tuile { $tile }, mais { $needed } sont mêlées aux séismes.
refusal-too-many-singles = La liste des tuiles compte trop de lignes droites et de courbes simples pour calculer les probabilités.
refusal-too-few-tiles = La liste des tuiles en compte { $tiles } ; une partie en demande { $needed }.

## Refusals: actions of Seismic

refusal-not-now-first = « { $action } » doit attendre : on tire d’abord au sort qui commence.
refusal-not-now-set-up = « { $action } » doit attendre : la table est en préparation.
refusal-not-now-draw = « { $action } » doit attendre : on révèle d’abord une tuile.
refusal-not-now-lay = « { $action } » doit attendre : c’est le moment de poser une tuile.
refusal-not-now-crew = « { $action } » doit attendre : c’est le moment d’envoyer une équipe ou de passer.
refusal-not-now-town = « { $action } » doit attendre : choisis la ville touchée en premier.
refusal-not-now-side = « { $action } » doit attendre : choisis le côté que frappe le séisme.
refusal-not-now-aftershock = « { $action } » doit attendre : c’est le moment de faire pivoter une tuile ou de passer.
refusal-no-such-tile = Il n’y a pas de tuile « { $tile } ».
refusal-not-in-pile = La tuile { $tile } ne peut pas sortir : il n’en reste aucune qui puisse l’être.
refusal-quake-in-set-up = Équilibre ne révèle aucun séisme pendant la préparation.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-not-face-up = La tuile { $tile } n’est pas face visible.
refusal-off-table = La case { $at } est au-delà du bord de la table.
refusal-cell-taken = Il y a déjà une tuile en { $at }.
refusal-no-highway-there = Aucune autoroute ne mène à la case { $at }.
refusal-edge-must-be-road = Une autoroute arrive au bord { seismic-edge } de { $at }, mais la tuile y est verte.
refusal-edge-must-be-green = Le bord { seismic-edge } de { $at } touche du vert, mais la tuile y a une autoroute.
refusal-not-smallest-rotation = La rotation { $rotation } de { $tile } donne les mêmes routes que la rotation { $smallest } : prends celle-ci.
refusal-no-such-fragment = La tuile qui vient d’être posée n’a pas de segment { $fragment } ; elle a { $fragments }.
refusal-section-taken = Le tronçon du segment { $fragment } porte déjà une équipe.
refusal-no-crew-left = La place { $seat } n’a plus d’équipe à envoyer.
refusal-no-second-tile = Une deuxième tuile ne se pose que dans Le dilemme des équipes, au lieu d’envoyer une équipe.
refusal-not-longest =
    { $tiles ->
        [one] Le côté { seismic-side } compte { $tiles } tuile ; le séisme frappe un côté qui en compte { $most }.
       *[other] Le côté { seismic-side } compte { $tiles } tuiles ; le séisme frappe un côté qui en compte { $most }.
    }
refusal-no-such-town = Il n’y a pas de ville en { $at }.
refusal-nothing-to-turn = Il n’y a en { $at } aucune tuile à faire pivoter.
refusal-turned-already = La tuile en { $at } a déjà pivoté pour ce séisme.
refusal-same-roads = La tuile en { $at } est déjà posée ainsi.

## Refusals: games, records and chance

refusal-unknown-game = Il n’y a pas de jeu « { $game } » ici. Il y a : { $games }.
refusal-file-not-found = Il n’y a pas de fichier « { $file } ».
refusal-file-unreadable = Le fichier « { $file } » ne peut pas être lu : { $why }.
refusal-file-unwritable = Le fichier « { $file } » ne peut pas être écrit : { $why }.
refusal-file-too-large = Le fichier « { $file } » est trop gros pour être un enregistrement.
refusal-not-json = Ce n’est pas un enregistrement, ou il est tronqué : { $why }.
refusal-not-a-record = Ce n’est pas un enregistrement de Quakeboard.
refusal-unknown-version = L’enregistrement a la version { $version } ; ce programme lit la version { $known }.
refusal-unknown-rules = L’enregistrement suit la version { $version } des règles ; ce programme connaît la version { $known }.
refusal-bad-shape = L’enregistrement est mal formé : { $why }.
refusal-bad-step = L’enregistrement ne peut pas être rejoué. Étape { $step }, « { $action } » : { $why }
refusal-after-the-end = L’enregistrement continue après la fin de la partie : étape { $step }, « { $action } ».
refusal-given-chance = L’enregistrement dit que { $given } de ses actions de hasard viennent d’une autre partie ; il en contient { $found }.
refusal-wrong-outcome = L’enregistrement annonce un autre résultat que celui de ses actions : { $claimed }, pas { $found }.
refusal-no-seed = L’enregistrement ne contient pas encore la graine : le hasard se vérifie quand la partie est finie.
refusal-no-commitment = L’enregistrement ne contient aucun engagement pour vérifier la graine.
refusal-wrong-seed = La graine n’est pas celle de l’engagement.
refusal-wrong-draw = L’étape { $step } n’est pas ce que dit la graine : « { $found } » au lieu de « { $due } ».
refusal-bad-seed = Une graine a 64 chiffres hexadécimaux.
refusal-bad-nonce = Un ajout à la graine est un texte de { $longest } caractères au plus.

## Refusals: bots

refusal-unknown-bot = Il n’y a pas de bot « { $bot } » pour ce jeu. Il y a : { $bots }.
refusal-bad-entrant = « { $bot } » n’est pas un bot avec un budget. Écris un nom seul, ou avec des secondes ou des nœuds : fierce, fierce:1s, fierce:500.
refusal-no-budget = « { $bot } » ne pourrait pas réfléchir du tout : un budget est d’au moins 1 nœud ou 0.001 seconde.

## Refusals: the command line

refusal-not-a-pair = « { $given } » n’est pas une option : écris nom=valeur.
refusal-not-a-number = L’option « { $name } » demande un nombre, pas « { $value } ».
refusal-bad-manifest = « { $file } » n’est pas une liste de tuiles : { $why }.
refusal-resumed-as-it-is = Une partie reprend telle quelle : { $option } est pour une nouvelle partie.
refusal-no-seats = Dis qui joue, par exemple --seats you,greedy,random.
refusal-too-many-names = --name est pour les places « you » : il y en a { $people }, pas { $names }.
refusal-bad-name = Un nom a de 1 à 40 caractères imprimables ; « { $name } » ne convient pas.
refusal-game-file-exists = Il y a déjà une partie dans « { $file } ». Pour la reprendre : --resume { $file }
refusal-no-seed-file = La partie dans « { $file } » ne peut pas continuer : son fichier privé « { $seed_file } », qui contient la graine, manque.
refusal-bad-seed-file = La partie dans « { $file } » ne peut pas continuer : « { $seed_file } » est abîmé ou n’est pas son fichier de graine.
refusal-wrong-seed-file = La partie dans « { $file } » ne peut pas continuer : la graine dans « { $seed_file } » n’est pas celle de l’engagement.
refusal-game-is-open = La partie dans « { $file } » est ouverte dans une autre fenêtre.

## The command line

verify-done =
    Tout est en ordre : { $actions ->
        [one] { $actions } action se rejoue
       *[other] { $actions } actions se rejouent
    }, et { $draws ->
        [one] { $draws } tirage est ce que dit
       *[other] { $draws } tirages sont ce que dit
    } la graine.
chance-given =
    { $given ->
        [one] Le premier tirage vient d’une autre partie : la graine n’en dit rien.
       *[other] Les { $given } premiers tirages viennent d’une autre partie : la graine n’en dit rien.
    }
simulate-games =
    { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
simulate-seat =
    { $wins ->
        [one] Place { $seat }, { $bot } : { $wins } victoire, { $points } points par partie.
       *[other] Place { $seat }, { $bot } : { $wins } victoires, { $points } points par partie.
    }

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
play-face-up =
    { $number } : poser { $tile } ({ $name }) ; { $places ->
        [0] la tuile ne convient nulle part
        [one] la tuile convient à { $places } endroit
       *[other] la tuile convient à { $places } endroits
    }.
play-card =
    { $name }, { $places ->
        [0] nulle part
        [one] { $places } endroit
       *[other] { $places } endroits
    }
play-cell =
    { $number } : { $at }, où { $rotations ->
        [one] { $rotations } rotation convient
       *[other] { $rotations } rotations conviennent
    }.
play-rotation = { $number } : r{ $rotation }, { $roads }.
play-roads = routes { $edges }
play-exits = sorties { $edges }
play-crew = { $number } : { $edges }, sur { $road }.
play-second = { $number } : au lieu d’une équipe, poser { $tile } ({ $name }) comme deuxième tuile.
play-side =
    { $number } : { $edge }, le côté { $side } avec { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }.
play-town = { $number } : { $town } en { $at }.
play-ask-tile = Quelle tuile ? { $numbers }
play-ask-cell = Où ? { $numbers } ou back
play-ask-rotation = Dans quelle rotation ? { $numbers } ou back
play-ask-crew = Sur quelle route ? { $numbers }, pass ou undo
play-ask-shock = Quelle case ? { $numbers } ou pass
play-ask-side = Quel côté ? { $numbers }
play-ask-town = Quelle ville ? { $numbers }
play-ask-forced = Aucune équipe ne peut aller sur cette tuile. Entrée finit le tour ; undo reprend la tuile
play-ask-forced-shock = Aucune tuile ne peut pivoter. Entrée continue
play-prospect = { $number } : { $prospect }
play-would-complete = Ferme { $road } : { $points } pour une équipe à toi.

## The text game: what cannot be

play-ruling = { $sentence } [{ $ruling }]
play-unclear = « { $text } » n’est pas compris. help dit ce qui l’est.
play-no-such-number = Il n’y a pas de numéro { $number } ici : { $numbers }.
play-which-tile = Laquelle de ces tuiles : { $tiles } ?
play-which-cell = Quelle case ? Écris-la comme 3,-1.
play-fits-nowhere = La tuile { $tile } ne convient nulle part. [S7]
play-nothing-fits-there = Aucune tuile face visible ne convient en { $at }. [S7]
play-no-rotation-fits = Aucune rotation de { $tile } ne convient en { $at }. [S7]
play-cannot-be-turned = La tuile en { $at } ne convient dans aucune autre rotation. [S16]

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

## The text game: the state of the table

play-table-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } sur la table.
play-sides = Côtés de { $town } : { $sides }. Le plus long : { $longest }.
play-sides-empty = Aucun côté de { $town } n’a encore de tuile.
play-edge-number = { $edge } { $number }
play-no-crews = Aucune équipe n’est sur le plateau.
play-holds-complete =
    { $who ->
        [you] Tu tiens { $road } : { $points }, complète.
        [one] { $name } tient { $road } : { $points }, complète.
        [with-you] { $name } tenez { $road } : { $points } chacun, complète.
       *[many] { $name } tiennent { $road } : { $points } chacun, complète.
    }
play-holds-open =
    { $who ->
        [you] Tu tiens { $road }
        [one] { $name } tient { $road }
        [with-you] { $name } tenez { $road }
       *[many] { $name } tiennent { $road }
    }{ $fragments ->
        [0]  ; elle est ouverte en { $cells }.
        [one] , { $fragments } segment jusqu’ici ; elle est ouverte en { $cells }.
       *[other] , { $fragments } segments jusqu’ici ; elle est ouverte en { $cells }.
    }
play-holds-ring =
    { $who ->
        [you] Tu tiens { $road } ; elle ne sera jamais complète.
        [one] { $name } tient { $road } ; elle ne sera jamais complète.
        [with-you] { $name } tenez { $road } ; elle ne sera jamais complète.
       *[many] { $name } tiennent { $road } ; elle ne sera jamais complète.
    }
play-unseen =
    { $count ->
        [one] { $count } tuile n’a pas été révélée :
       *[other] { $count } tuiles n’ont pas été révélées :
    }
play-unseen-kind =
    { $kind ->
        [intersection] Carrefours : { $tiles }.
        [quake] Séismes : { $tiles }.
       *[highway] Autoroutes : { $tiles }.
    }
play-unseen-tile =
    { $count ->
        [one] { $name }
       *[other] { $name } × { $count }
    }
play-boxed =
    { $boxed ->
        [0] Toutes sortiront.
        [one] Parmi les séismes et les routes simples, { $boxed } reste dans la boîte et ne sortira pas.
       *[other] Parmi les séismes et les routes simples, { $boxed } restent dans la boîte et ne sortiront pas.
    }
play-own-piles = Pioches de chacun : { $piles }.

## The text game: looking at a cell

play-look-tile = { $at } montre { $tile } ({ $name }), r{ $rotation }.
play-look-town = { $at } : { $town }, +6.
play-look-free = { $edges } : personne ne tient { $road }.
play-look-held = { $edges } : { $holds }
play-look-off = { $at } est au-delà du bord de la table. [S4]
play-look-which = Regarder où ? Écris une case comme 3,-1.
play-look-lonely = { $at } est vide, et aucune autoroute n’y mène. [S7]
play-look-empty = { $at } est vide. Une autoroute y arrive de { $edges }.
play-look-green = Du vert la touche du côté { $edges }.
play-look-fits = { $tile } convient : { $rotations }.
play-look-nothing-fits = Aucune tuile face visible n’y convient.

## The text game: the drawing

play-player =
    { $crews ->
        [one] { $sign } { $name } { $points } (reste { $crews } équipe)
       *[other] { $sign } { $name } { $points } (restent { $crews } équipes)
    }
play-board-small = Le plateau est dessiné en petit, pour tenir. large le montre de plus près.
play-board-cut = Le plateau est plus large que la fenêtre. pan W et pan E le déplacent ; small en montre plus.
play-pan-which = De quel côté ? pan W ou pan E.
play-only-drawn = C’est pour les plateaux dessinés ; cette partie est racontée en phrases.
play-signs = Sur le plateau : (+4) ou 4 est un carrefour, [+6] ou ⌂ San Andreas, ═ un pont, ▲ ● ■ ◆ sont des équipes. ‹2› compte les tuiles d’un côté de la ville, «3» celles du plus long. × est là où un séisme a emporté une tuile.

## The text game: help

play-help-number = Un numéro prend ce choix dans la dernière liste.
play-help-lay = lay 2 3,-1 r1 : la tuile face visible 2 sur la case 3,-1 dans la rotation 1. Omets ce que tu ne sais pas.
play-help-crew = crew 14, crew NE-SW ou crew 1 : envoie une équipe sur cette route de la tuile qui vient d’être posée. pass : n’en envoie aucune.
play-help-quake = side E, town 4,0, turn 3,-1 r2 : ce que demande un séisme.
play-help-where = ? : ce que tu peux faire, avec des numéros. back : choisir à nouveau.
play-help-undo = undo : annule ton dernier coup, tant qu’aucune tuile n’a été révélée.
play-help-hint = hint : ce que ferait un bot fort, et pourquoi. do : le suivre.
play-help-board = board : de nouveau la table. large, small, fit, pan W : comment elle est dessinée.
play-help-look = look 3,-1 : ce qui s’y trouve, et à qui sont les routes.
play-help-scores = scores : les points si la partie finissait maintenant, les équipes, les côtés. pile : ce qui n’a pas été révélé.
play-help-rules = rules, rules quakes : les règles en bref.
play-help-save = save, save FICHIER : où la partie est conservée ; une copie.
play-help-quit = quit : partir. La partie peut être reprise.

## The text game: the rules in short

play-topics = Sujets : { $topics }. Par exemple : rules quakes
play-no-topic = Il n’y a pas de sujet « { $topic } ». { $topics }
play-rules-aim = Tu diriges une équipe de cantonniers à San Andreas. Pose des tuiles d’autoroute, envoie des équipes sur les tronçons qui te plaisent, et veille à ce que leurs deux bouts atteignent un carrefour ou la ville avant la dernière tuile. Les séismes reprennent ce qui est en ligne droite autour de la ville. [Seismic de Ted Alspach, Atlas Games 2006 ; Quakeboard n’est pas lié à l’éditeur]
play-rules-turn = À ton tour, une tuile est révélée pour que trois soient face visible ; tu en poses une et peux envoyer une équipe sur une de ses routes. Si aucune des trois ne peut être posée, elles sont défaussées et trois nouvelles sont révélées. [S6]
play-rules-placing = Une tuile va sur une case vide de la table. Au moins un de ses bords d’autoroute doit toucher un bord d’autoroute, et chaque bord qui touche un voisin doit être comme lui : route contre route, vert contre vert. Tu la tournes comme tu veux, et elle n’a pas à être reliée à la ville. [S4, S7]
play-rules-claiming = Après avoir posé une tuile, tu peux envoyer une équipe sur une route de cette tuile même, si tout le tronçon ne porte encore l’équipe de personne. Les courtes sorties d’un carrefour peuvent être occupées aussi. Chacun a 20 équipes. Deux tronçons avec une équipe chacun peuvent encore être reliés plus tard par une troisième tuile. [S8]
play-rules-sections = Un tronçon est une suite de routes de bord à bord. Il finit à un carrefour ou à une ville, sans les traverser. Il est complet quand ses deux bouts y finissent, même au même endroit. Un bout au bord de la table ou devant une case vide le laisse incomplet ; une boucle sans carrefour l’est aussi. [S9]
play-rules-quakes = Un séisme agit dès qu’il est révélé. Il frappe le côté de San Andreas qui a le plus de tuiles en ligne droite, sans compter les trous ; si des côtés sont à égalité, celui dont c’est le tour choisit. Il part autant de tuiles que le dit la magnitude, de la ville vers l’extérieur, et leurs équipes rentrent. Puis une autre tuile est révélée. [S10]
play-rules-scoring = À la fin, chaque tronçon complet avec des équipes rapporte 1 point par segment sur le chemin, et les nombres des carrefours aux deux bouts ; San Andreas compte 6. Les courtes sorties des carrefours ne comptent pas. Celui qui y a le plus d’équipes prend tout, et de même tous ceux qui sont à égalité. [S12, S13]
play-rules-end = La partie finit quand la dernière tuile est posée, quand aucune autoroute ne mène plus à une case vide, ou quand aucune tuile restante ne peut être posée. Le plus grand total l’emporte ; à égalité la victoire est partagée, sauf si la table sait qui est le plus grand. [S11, S13]
play-rules-tiles = 60 tuiles d’autoroute portent une, deux ou trois routes qui ne se rejoignent jamais sur la tuile ; 13 carrefours valent autant qu’ils ont de sorties. Des six séismes et six routes simples que l’on mêle, la moitié seulement prend part, et personne ne sait laquelle. Combien de fois chaque tuile d’autoroute est dans la boîte est une reconstitution. [S2, S3, S5]
play-rules-big-one = Le Grand Séisme : le séisme 6.0 sort à coup sûr, parmi les six dernières tuiles de la pioche. [S14]
play-rules-road-crews-dilemma = Le dilemme des équipes : au lieu d’envoyer une équipe, tu peux poser une deuxième tuile face visible. Aucune des deux ne peut alors être occupée, et le joueur suivant en révèle deux. [S15]
play-rules-aftershocks = Répliques : après chaque séisme chacun à son tour, en commençant par celui dont c’est le tour, peut faire pivoter une tuile posée vers une autre orientation qui convient. Les équipes restent sur leurs routes : un tronçon peut donc en porter plusieurs. Aucune tuile ne pivote deux fois pour un séisme. [S16]
play-rules-twin-cities = Villes jumelles : deux boîtes, deux villes séparées de huit cases, 40 équipes chacun. Chaque séisme frappe les deux villes ; celui dont c’est le tour choisit laquelle d’abord. Une ville ne disparaît jamais. Un tronçon complet de ville à ville rapporte 10 de plus. [S17, S18]
play-rules-balance = Équilibre : chacun a sa propre pioche avec autant de carrefours que les autres. Tu révèles le dessus de ta pioche et tu le poses, ou une autre tuile face visible. Après un séisme, tu poses une des tuiles face visible, sans en révéler d’autre. [S19]

## Hints: why a bot would do what it advises

hint-only-choice = C’est le seul choix.
hint-closes-section = Cela ferme un tronçon : { $points } pour toi.
hint-claims-closed-section = Une équipe y prend un tronçon complet : { $points } pour toi.
hint-claims-open-section = Une équipe y prend un tronçon ouvert qui a { $points } jusqu’ici.
hint-spoils-section = Cela gêne le tronçon de { $name }, qui a { $points } jusqu’ici.
hint-lengthens-section = Cela allonge un tronçon à toi, qui a alors { $points } jusqu’ici.
hint-shifts-quakes = Les prochains séismes feraient alors plus de mal aux autres qu’à toi.
hint-least-harm = Rien n’aide beaucoup ; c’est ce qui nuit le moins.
hint-keeps-crew = Aucun tronçon ici ne vaut une équipe.
hint-second-tile = Une deuxième tuile fait plus qu’une équipe.
hint-quake-side = Un séisme de ce côté te nuit le moins, ou nuit le plus aux autres.
hint-quake-town = Commencé à cette ville, le séisme te nuit le moins, ou nuit le plus aux autres.
hint-turn-helps = Pivotée, la tuile sert mieux tes tronçons.
hint-no-turn = Aucune tuile ne te servirait mieux si elle pivotait.

## Seismic: variants

seismic-variant-big-one = Le Grand Séisme
seismic-variant-road-crews-dilemma = Le dilemme des équipes
seismic-variant-aftershocks = Répliques
seismic-variant-twin-cities = Villes jumelles
seismic-variant-balance = Équilibre

## Seismic: tiles, towns, roads

seismic-tile-01 = une courbe serrée
seismic-tile-02 = une courbe large
seismic-tile-03 = une ligne droite
seismic-tile-01-23 = deux courbes serrées
seismic-tile-01-24 = une courbe large avec une serrée
seismic-tile-01-25 = une ligne droite avec une courbe serrée
seismic-tile-01-34 = deux courbes serrées opposées
seismic-tile-01-35 = { seismic-tile-01-24 }
seismic-tile-02-13 = deux courbes larges croisées
seismic-tile-02-14 = une ligne droite croisée par une courbe large
seismic-tile-02-35 = deux courbes larges opposées
seismic-tile-03-14 = deux lignes droites croisées
seismic-tile-01-23-45 = trois courbes serrées
seismic-tile-01-24-35 = deux courbes larges croisées avec une serrée
seismic-tile-01-25-34 = une ligne droite avec deux courbes serrées
seismic-tile-02-14-35 = une ligne droite croisée par deux courbes larges
seismic-tile-03-14-25 = trois lignes droites croisées
seismic-tile-intersection = un carrefour +{ $value }
seismic-tile-quake = un séisme { $magnitude }.0
seismic-town =
    { $town ->
        [west] San Andreas Ouest
        [east] San Andreas Est
       *[only] San Andreas
    }
# Après « côté » ou « sortie ».
seismic-side =
    { $side ->
        [NE] nord-est
        [E] est
        [SE] sud-est
        [SW] sud-ouest
        [W] ouest
       *[NW] nord-ouest
    }
# Après « bord ».
seismic-edge =
    { $edge ->
        [NE] nord-est
        [E] est
        [SE] sud-est
        [SW] sud-ouest
        [W] ouest
       *[NW] nord-ouest
    }
seismic-fragments =
    { $fragments ->
        [one] { $fragments } segment
       *[other] { $fragments } segments
    }
seismic-road-open =
    { $fragments ->
        [one] une route ouverte d’un segment
       *[other] une route ouverte de { $fragments } segments
    }
seismic-road-ring = une boucle de { seismic-fragments }
seismic-road-town = la route de { seismic-town }
seismic-road-intersection = la route du +{ $value } en { $at }
seismic-road-town-intersection = la route entre { seismic-town } et le +{ $value } en { $at }
seismic-road-intersections = la route entre le +{ $value } en { $at } et le +{ $other_value } en { $other_at }
seismic-road-towns = la route entre les deux villes
seismic-road-town-back = la route qui part de { seismic-town } et y revient
seismic-road-intersection-back = la route qui part du +{ $value } en { $at } et y revient
seismic-road-stub = sa sortie { seismic-side }
seismic-road-stub-of = la sortie { seismic-side } du +{ $value } en { $at }
seismic-road-worth = { $road } ({ $points } points)

## Seismic: what happens

seismic-first-seat =
    { $who ->
        [you] Tu commences.
       *[one] { $name } commence.
    }
seismic-face-up = Face visible : { $tiles }.
seismic-turn-begins =
    { $who ->
        [you] C’est à toi.
       *[one] C’est à { $name }.
    }
seismic-tile-turned-up =
    { $who ->
        [you] Tu révèles { $tile }.
       *[one] { $name } révèle { $tile }.
    }
seismic-quake-turned-up =
    { $who ->
        [you] Tu révèles le séisme { $magnitude }.0.
       *[one] { $name } révèle le séisme { $magnitude }.0.
    }
seismic-quake-set-aside = Le séisme { $magnitude }.0 sort avant le début et quitte la partie.
seismic-row-discarded = Aucune tuile face visible ne convient nulle part. Défausse : { $tiles }.
seismic-tile-laid =
    { $who ->
        [you] Tu poses { $tile } en { $at }.
       *[one] { $name } pose { $tile } en { $at }.
    }
seismic-tile-laid-crew-sent =
    { $who ->
        [you] Tu poses { $tile } en { $at } et envoies une équipe sur { $road }.
       *[one] { $name } pose { $tile } en { $at } et envoie une équipe sur { $road }.
    }
seismic-second-tile-laid =
    { $who ->
        [you] Au lieu d’envoyer une équipe, tu poses { $tile } en { $at }.
       *[one] Au lieu d’envoyer une équipe, { $name } pose { $tile } en { $at }.
    }
seismic-tiles-laid =
    { $who ->
        [you] Tu poses { $tile } en { $at } et { $second } en { $second_at }.
       *[one] { $name } pose { $tile } en { $at } et { $second } en { $second_at }.
    }
seismic-section-closed =
    { $who ->
        [you] La tuile ferme { $road } : { $points } pour toi.
        [one] La tuile ferme { $road } : { $points } pour { $name }.
        [with-you] La tuile ferme { $road } : { $points } points chacun pour { $name }.
       *[many] La tuile ferme { $road } : { $points } points chacun pour { $name }.
    }
seismic-section-closed-too =
    { $who ->
        [you] Elle ferme aussi { $road } : { $points } pour toi.
        [one] Elle ferme aussi { $road } : { $points } pour { $name }.
        [with-you] Elle ferme aussi { $road } : { $points } points chacun pour { $name }.
       *[many] Elle ferme aussi { $road } : { $points } points chacun pour { $name }.
    }
seismic-crew-sent =
    { $who ->
        [you] Tu envoies une équipe sur { $road }.
       *[one] { $name } envoie une équipe sur { $road }.
    }
seismic-side-hit =
    Le séisme { $magnitude }.0 frappe le côté { seismic-side } de { seismic-town } ({ $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }) : { $losses }.
seismic-tiles-go =
    { $tiles ->
        [0] rien ne disparaît
        [1] une tuile disparaît
        [2] deux tuiles disparaissent
        [3] trois tuiles disparaissent
        [4] quatre tuiles disparaissent
        [5] cinq tuiles disparaissent
        [6] six tuiles disparaissent
       *[other] { $tiles } tuiles disparaissent
    }
seismic-all-tiles-go =
    { $tiles ->
        [1] la seule disparaît
        [2] les deux disparaissent
        [3] les trois disparaissent
        [4] les quatre disparaissent
        [5] les cinq disparaissent
        [6] les six disparaissent
       *[other] les { $tiles } disparaissent
    }
seismic-crews =
    { $crews ->
        [1] une équipe
        [2] deux équipes
        [3] trois équipes
        [4] quatre équipes
        [5] cinq équipes
        [6] six équipes
       *[other] { $crews } équipes
    }
seismic-crews-back =
    { $who ->
        [you] tu récupères { seismic-crews }
        [one] { $name } récupère { seismic-crews }
        [with-you] { $name } récupérez chacun { seismic-crews }
       *[many] { $name } récupèrent chacun { seismic-crews }
    }
seismic-quake-harmless = Le séisme { $magnitude }.0 trouve vides les six côtés de { seismic-town } et ne cause aucun dégât.
seismic-tile-destroyed = Le séisme emporte { $tile } en { $at }.
seismic-aftershocks =
    { $count ->
        [one] Réplique : { $shocks }.
       *[other] Répliques : { $shocks }.
    }
seismic-tile-turned =
    { $who ->
        [you] tu fais pivoter la tuile en { $at } ({ $tile })
       *[one] { $name } fait pivoter la tuile en { $at } ({ $tile })
    }
seismic-shock-declined =
    { $who ->
        [you] tu ne fais rien pivoter
        [one] { $name } ne fait rien pivoter
        [with-you] { $name } ne faites rien pivoter
       *[many] { $name } ne font rien pivoter
    }
seismic-no-lay =
    { $who ->
        [you] Aucune tuile n’est face visible : tu ne poses rien.
       *[one] Aucune tuile n’est face visible : { $name } ne pose rien.
    }
seismic-seat-skipped =
    { $who ->
        [you] Tu passes ton tour : il n’y a rien à révéler, et rien face visible.
       *[one] { $name } passe son tour : il n’y a rien à révéler, et rien face visible.
    }

## Seismic: the count

seismic-sum =
    { $bonus ->
        [0] { seismic-fragments } + { $first } + { $second } = { $points }
       *[other] { seismic-fragments } + { $first } + { $second } + { $bonus } pour la liaison des villes = { $points }
    }
seismic-section-scored =
    { $who ->
        [you] Tu tiens sans partage { $road } : { seismic-sum }.
       *[one] { $name } tient sans partage { $road } : { seismic-sum }.
    }
seismic-section-scored-most =
    { $who ->
        [you] Tu tiens { $road } avec { $crews } équipes sur { $all } : { seismic-sum }.
       *[one] { $name } tient { $road } avec { $crews } équipes sur { $all } : { seismic-sum }.
    }
seismic-section-scored-tied =
    { $who ->
        [with-you] { $name } tenez { $road } avec { seismic-crews } chacun, et chacun la marque en entier : { seismic-sum }.
       *[many] { $name } tiennent { $road } avec { seismic-crews } chacun, et chacun la marque en entier : { seismic-sum }.
    }
seismic-sections-open =
    { $count ->
        [one] Il manque un bout à un tronçon, qui ne rapporte rien (équipes : { $crews }).
       *[other] Il manque un bout à { $count } tronçons, qui ne rapportent rien (équipes : { $crews }).
    }
seismic-sections-ring =
    { $count ->
        [one] Un tronçon est une boucle sans carrefour et ne rapporte rien (équipes : { $crews }).
       *[other] { $count } tronçons sont des boucles sans carrefour et ne rapportent rien (équipes : { $crews }).
    }
seismic-game-ends =
    { $reason ->
        [tiles] Il n’y a plus de tuiles ; le décompte commence.
        [closed] Aucune autoroute ne mène plus loin ; le décompte commence.
       *[unplaceable] Aucune des tuiles restantes ne peut être posée ; le décompte commence.
    }
seismic-totals = Totaux : { $totals }.
seismic-nobody-scored = Personne n’a marqué. Cette fois, c’est le sol qui gagne.
seismic-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seismic-won =
    { $who ->
        [you] Tu l’emportes avec { seismic-points }.
        [one] { $name } l’emporte avec { seismic-points }.
        [with-you] { $name } partagez la victoire avec { seismic-points } chacun.
       *[many] { $name } partagent la victoire avec { seismic-points } chacun.
    }
seismic-won-by-height =
    { $who ->
        [you] Égalité à { seismic-points } : { $tied }. Tu as la plus grande taille et tu l’emportes.
        [one] Égalité à { seismic-points } : { $tied }. { $name } a la plus grande taille et l’emporte.
        [with-you] Égalité à { seismic-points } : { $tied }. { $name } avez la plus grande taille et partagez la victoire.
       *[many] Égalité à { seismic-points } : { $tied }. { $name } ont la plus grande taille et partagent la victoire.
    }

## Seismic: what is asked, and what is waited for

seismic-ask-lay = À toi : pose une tuile.
seismic-ask-crew = Envoie une équipe ou passe.
seismic-ask-crew-or-lay = Envoie une équipe, pose une deuxième tuile ou passe.
seismic-ask-town = Séisme { $magnitude }.0 : choisis la ville qu’il frappe en premier.
seismic-ask-side = Séisme { $magnitude }.0 : choisis le côté de { seismic-town } qu’il frappe.
seismic-ask-aftershock = Réplique : fais pivoter une tuile ou passe.
seismic-wait-lay = { $name } pose une tuile.
seismic-wait-crew = { $name } peut envoyer une équipe.
seismic-wait-town = { $name } choisit la ville touchée en premier.
seismic-wait-side = { $name } choisit le côté touché.
seismic-wait-aftershock = { $name } peut faire pivoter une tuile.

## Seismic: the state of the table

seismic-pile =
    { $tiles ->
        [0] La pioche est vide.
        [one] { $tiles } tuile dans la pioche.
       *[other] { $tiles } tuiles dans la pioche.
    }
seismic-crews-left = Équipes restantes : { $crews }.
seismic-if-ended = Si la partie finissait maintenant : { $totals }.
