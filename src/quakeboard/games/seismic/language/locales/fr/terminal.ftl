## The text game: what it asks

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

play-which-tile = Laquelle de ces tuiles : { $tiles } ?
play-which-cell = Quelle case ? Écris-la comme 3,-1.
play-fits-nowhere = La tuile { $tile } ne convient nulle part. [S7]
play-nothing-fits-there = Aucune tuile face visible ne convient en { $at }. [S7]
play-no-rotation-fits = Aucune rotation de { $tile } ne convient en { $at }. [S7]
play-cannot-be-turned = La tuile en { $at } ne convient dans aucune autre rotation. [S16]

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
play-signs = Sur le plateau : (+4) ou 4 est un carrefour, [+6] ou ⌂ San Andreas, ═ un pont, ▲ ● ■ ◆ sont des équipes. ‹2› compte les tuiles d’un côté de la ville, «3» celles du plus long. × est là où un séisme a emporté une tuile.

## The text game: help

play-help-number = Un numéro prend ce choix dans la dernière liste.
play-help-lay = lay 2 3,-1 r1 : la tuile face visible 2 sur la case 3,-1 dans la rotation 1. Omets ce que tu ne sais pas.
play-help-crew = crew 14, crew NE-SW ou crew 1 : envoie une équipe sur cette route de la tuile qui vient d’être posée. pass : n’en envoie aucune.
play-help-quake = side E, town 4,0, turn 3,-1 r2 : ce que demande un séisme.
play-help-where = ? : ce que tu peux faire, avec des numéros. back : choisir à nouveau.
play-help-undo = undo : annule ton dernier coup, tant qu’aucune tuile n’a été révélée.
play-help-board = board : de nouveau la table. large, small, fit, pan W : comment elle est dessinée.
play-help-look = look 3,-1 : ce qui s’y trouve, et à qui sont les routes.
play-help-scores = scores : les points si la partie finissait maintenant, les équipes, les côtés. pile : ce qui n’a pas été révélé.
play-help-rules = rules, rules quakes : les règles en bref.

## The text game: the rules in short

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
