## The text game: what can be chosen

play-tile =
    { $second ->
        [yes] au lieu d’une équipe, poser { $tile } comme deuxième tuile ; endroits : { $places }.
       *[no] { $tile } ; endroits : { $places }.
    }
play-cell = { $at } ; orientations qui conviennent : { $rotations }.
play-roads = routes { $edges }
play-exits = sorties { $edges }
play-rotation = { $roads }.
play-sixths = { $roads }.
play-sixths-crew = { $roads } ; l’équipe alors : { $way }.
play-until-now =
    { $who ->
        [you] Jusqu’ici : { $road }, { $points } pour toi.
        [one] Jusqu’ici : { $road }, { $points } pour { $name }.
        [with-you] Jusqu’ici : { $road }, { $points } points chacun pour { $name }.
       *[many] Jusqu’ici : { $road }, { $points } points chacun pour { $name }.
    }
play-crew = { $way } : { $road }.
play-side = le côté { $side } ; tuiles : { $tiles }.
play-town = { $town } en { $at }.
play-pass = { play-do-pass }.
play-would-complete = Ferme { $road } : { $points } pour une équipe à toi.
play-which-tile = Quelle tuile ?
play-which-rotation = Dans quelle orientation ?
play-which-sixths = Dans quelle orientation ?
play-which-road = Sur quelle route ?
play-which-side = Quel côté ?

## The text game: an action in words

play-do-lay-tile = poser { $tile }
play-do-lay-at = poser une tuile en { $at }
play-do-lay-tile-at = poser { $tile } en { $at }
play-do-lay = poser { $tile } en { $at }, { $roads }
play-do-crew = envoyer une équipe sur { $fragment }
play-do-side = frapper le côté { $side }
play-do-town = frapper d’abord { $town }
play-do-turn-at = tourner la tuile en { $at }
play-do-turn = tourner la tuile en { $at } de { seismic-sixths }
play-do-pass =
    { $phase ->
        [crew] n’envoyer aucune équipe
       *[aftershock] ne tourner aucune tuile
    }

## The text game: the state of the table

play-player = { $sign } { $name } { $points } (équipes qui restent : { $crews })
play-table-tiles = Tuiles sur la table : { $tiles }.
play-sides = Côtés de { $town } : { $sides }. Le plus long : { $longest }.
play-no-crews = Aucune équipe n’est sur le plateau.
play-holds =
    { $who ->
        [you] Tu tiens { $road }
        [one] { $name } tient { $road }
        [with-you] { $name } tenez { $road }
       *[many] { $name } tiennent { $road }
    }{ $state ->
        [complete] : { $points }, complète.
        [ring] ; elle ne sera jamais complète.
       *[open] ; elle est ouverte en { $cells }.
    }
play-unseen = Pas encore révélées : { $tiles }.
play-boxed = Dans la boîte et hors jeu : { $boxed } parmi les séismes et les routes simples.
play-own-piles = Pioches de chacun : { $piles }.

## The text game: looking at a cell

play-look-tile = { $at } montre { $tile }.
play-look-town = { $at } : { $town }, +6.
play-look-free = { $way } : personne ne tient { $road }.
play-look-held = { $way } : { $holds }
play-look-empty = Il n’y a rien en { $at }.
play-look-which = Regarder où ? Écris une case comme K7.

## The text game: help

play-signs = Sur le plateau : (+4) ou 4 est un carrefour, [+6] ou ⌂ San Andreas, ═ un pont, ▲ ● ■ ◆ sont des équipes. ‹2› compte les tuiles d’un côté de la ville, «3» celles du plus long. × est là où un séisme a emporté une tuile.
play-help-lay = Par exemple : 1, ou une case comme K7 ; pass. La notation des enregistrements convient aussi : lay 02-14 K7 r1, crew 14, side E.
play-help-look = look K7 : ce qui s’y trouve, et à qui sont les routes. pile : ce qui n’a pas été révélé.

## The text game: the rules in short

play-rules-aim = Tu diriges des équipes qui construisent des routes à San Andreas. Pose des tuiles d’autoroute, envoie des équipes sur les tronçons qui te plaisent, et veille à ce que leurs deux bouts atteignent un carrefour ou la ville avant la dernière tuile. Les séismes reprennent ce qui est en ligne droite autour de la ville. [Seismic de Ted Alspach, Atlas Games 2006 ; Quakeboard n’est pas lié à l’éditeur]
play-rules-turn = À ton tour, une tuile est révélée pour que trois soient face visible ; tu en poses une et peux envoyer une équipe sur une de ses routes. Si aucune des trois ne peut être posée, elles sont défaussées et trois nouvelles sont révélées. [S6]
play-rules-placing = Une tuile va sur une case vide de la table. Au moins un de ses bords d’autoroute doit toucher un bord d’autoroute, et chaque bord qui touche un voisin doit être comme lui : route contre route, vert contre vert. Tu la tournes comme tu veux, et elle n’a pas à être reliée à la ville. [S4, S7]
play-rules-claiming = Après avoir posé une tuile, tu peux envoyer une équipe sur une route de cette tuile même, si tout le tronçon ne porte encore l’équipe de personne. Les sorties d’un carrefour peuvent être occupées aussi. Chacun a 20 équipes. Deux tronçons avec une équipe chacun peuvent encore être reliés plus tard par une troisième tuile. [S8]
play-rules-sections = Un tronçon est une suite de routes de bord à bord. Il finit à un carrefour ou à une ville, sans les traverser. Il est complet quand ses deux bouts y finissent, même au même endroit. Un bout au bord de la table ou devant une case vide le laisse incomplet ; une boucle sans carrefour l’est aussi. [S9]
play-rules-quakes = Un séisme agit dès qu’il est révélé. Il frappe le côté de San Andreas qui a le plus de tuiles en ligne droite, sans compter les trous ; si des côtés sont à égalité, celui dont c’est le tour choisit. Il part autant de tuiles que le dit la magnitude, de la ville vers l’extérieur, et leurs équipes rentrent. Puis une autre tuile est révélée. [S10]
play-rules-scoring = À la fin, chaque tronçon complet avec des équipes rapporte 1 point par segment sur le chemin, et les nombres des carrefours aux deux bouts ; San Andreas compte 6. Les sorties des carrefours ne comptent pas. Celui qui y a le plus d’équipes prend tout, et de même tous ceux qui sont à égalité. [S12, S13]
play-rules-end = La partie finit quand la dernière tuile est posée, quand aucune autoroute ne mène plus à une case vide, ou quand aucune tuile restante ne peut être posée. Le plus grand total l’emporte ; à égalité la victoire est partagée, sauf si la table sait qui est le plus grand. [S11, S13]
play-rules-tiles = 60 tuiles d’autoroute portent une, deux ou trois routes qui ne se rejoignent jamais sur la tuile ; 13 carrefours valent autant qu’ils ont de sorties. Des six séismes et six routes simples que l’on mêle, la moitié seulement prend part, et personne ne sait laquelle. Combien de fois chaque tuile d’autoroute est dans la boîte est une reconstitution. [S2, S3, S5]
play-rules-big-one = Le Grand Séisme : le séisme 6.0 sort à coup sûr, parmi les six dernières tuiles de la pioche. [S14]
play-rules-road-crews-dilemma = Le dilemme des équipes : au lieu d’envoyer une équipe, tu peux poser une deuxième tuile face visible. Aucune des deux ne peut alors être occupée, et le joueur suivant en révèle deux. [S15]
play-rules-aftershocks = Répliques : après chaque séisme chacun à son tour, en commençant par celui dont c’est le tour, peut tourner une tuile posée d’un à cinq sixièmes, si elle convient ainsi. Les équipes tournent avec elle et restent sur leurs routes : un tronçon peut donc en porter plusieurs. Une tuile qui paraît ensuite la même peut aussi être tournée si cela porte une équipe sur un autre tronçon. Aucune tuile n’est tournée deux fois pour un séisme. [S16]
play-rules-twin-cities = Villes jumelles : deux boîtes, deux villes à huit cases l’une de l’autre, 40 équipes chacun. Chaque séisme frappe les deux villes ; celui dont c’est le tour choisit laquelle d’abord. Une ville ne disparaît jamais. Un tronçon complet de ville à ville rapporte 10 de plus. [S17, S18]
play-rules-balance = Équilibre : chacun a sa propre pioche avec autant de carrefours que les autres. Tu révèles le dessus de ta pioche et tu le poses, ou une autre tuile face visible. Après un séisme, tu poses une des tuiles face visible, sans en révéler d’autre. [S19]
