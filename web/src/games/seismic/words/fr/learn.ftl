### Apprendre : dix étapes pour chaque jeu ; le fichier anglais dit ce que sont les parties d’un message.

learn-seismic-lay = Pose la ligne droite à l’est de la ville
    .about = Un réseau d’autoroutes grandit autour de San Andreas. Là où deux tuiles se touchent, la route rencontre la route et le vert le vert. Ta tuile va dans les cases éclairées.
    .how = Choisis la case éclairée à l’est, puis le bouton.
    .done = La route part de la ville. Elle mène à l’est, en rase campagne.
    .wrong = Elle va là aussi. Dans cette leçon, la ligne droite se pose à l’est de la ville.
learn-seismic-crew = Envoie une équipe sur ta route
    .about = Qui vient de poser une tuile peut envoyer une équipe sur une de ses routes. À la fin, une route paie son équipe si ses deux bouts ont atteint un carrefour ou la ville.
    .how = Choisis l’anneau en pointillé sur la route, puis le bouton.
    .done = Le tronçon est à toi, et tant que ton équipe s’y trouve, personne d’autre ne peut y en envoyer une. S’il est relié plus tard à un tronçon qui porte d’autres équipes, c’est celui qui en a le plus qui marque ; à égalité, chacun marque.
    .wrong = Tu peux passer. Mais une route sans équipe ne paie personne : envoies-en une.
learn-seismic-turn = Mène ta route au nord-est
    .about = Jun a commencé une route au nord-ouest. La courbe large allonge la tienne : pose-la au bout de la route et tourne-la.
    .how = Choisis encore la case, ou appuie sur R : la tuile tourne d’une orientation qui convient à la suivante.
    .done = Ton tronçon a maintenant deux segments, et ton équipe le tient tout entier.
    .wrong = Elle convient, mais ta route ne mène pas ainsi au nord-est. Pose la courbe au bout de ta route et tourne-la.
learn-seismic-worth = Que rapporterait ta route, fermée par le +3 ?
    .about = Un tronçon fermé paie 1 par segment de route parcouru, plus le nombre à chaque bout. La ville compte 6.
    .how = Ta route a deux segments. Elle part de la ville ; le +3 serait son autre bout.
    .done = 2 pour la route, 6 pour la ville, 3 pour le carrefour : { $right }.
    .wrong = Compte la route et ses deux bouts.
learn-seismic-close = Ferme ton tronçon avec le +3
    .about = Un carrefour termine toute route qui l’atteint. Pose-le là où la tienne est encore ouverte.
    .how = Prends le +3, choisis la case au bout de ta route, puis le bouton.
    .done = Fermé : { $points } pour toi, si la route est encore là à la fin de la partie.
    .wrong = Il convient là, mais ta route reste ouverte. Le +3 va à son bout nord-est.
learn-seismic-longest = Quel côté un séisme frapperait-il maintenant ?
    .about = Six lignes vont de la ville au bord de la table, et un chiffre compte les tuiles de chacune. Un séisme frappe le côté qui en a le plus.
    .how = Un losange jaune marque le côté le plus long.
    .done = Le côté est : deux tuiles, et ta route passe sur les deux.
    .wrong = Ce côté a moins de tuiles. Cherche le losange jaune.
learn-seismic-quake = Regarde ce qui vient
    .about = Un tour commence par révéler des tuiles jusqu’à en avoir trois face visible. Certaines sont des séismes.
    .go = Révéler une tuile
    .done = Séisme { $magnitude }.0 du côté est. { $destroyed ->
        [one] { $destroyed } tuile a disparu
        *[other] { $destroyed } tuiles ont disparu
    }, et ton équipe rentre. Fermée ne veut pas encore dire sûre.
learn-seismic-side = Choisis le côté qui cède
    .about = Un séisme de 1.0. Deux côtés sont de même longueur : c’est à toi, donc tu choisis. Ton équipe est au sud-ouest, celle de Jun au nord-ouest.
    .how = Choisis un des deux losanges, puis le bouton.
    .done = La tuile voisine de la ville a disparu, et l’équipe de Jun rentre. La cicatrice reste jusqu’à ce qu’on y construise.
    .wrong = Cela renverrait ta propre équipe. Choisis le nord-ouest.
learn-seismic-home = Renvoie ton équipe sur la route
    .about = Une équipe rentrée peut repartir. Tu viens de construire sur la cicatrice, et les deux routes de la tuile sont libres.
    .how = Choisis un des deux anneaux, puis le bouton.
    .done = Repartie. Une équipe par tour, seulement sur la tuile qu’on vient de poser, seulement sur un tronçon sans équipe.
    .wrong = Tu peux passer. Mais ton équipe est rentrée et deux routes sont libres : envoie-la.
learn-seismic-count = Que rapportent les équipes sur les routes ouvertes ?
    .about = La dernière tuile d’une partie plus longue est posée, et les losanges sont à toi. On compte maintenant chaque tronçon qui porte des équipes.
    .how = Certaines de tes routes sont encore ouvertes d’un bout.
    .nothing = Rien
    .half = La moitié
    .all = Autant que les fermées
    .done = Rien : seuls les tronçons fermés paient. Les tiens rapportent { $score }, et tu gagnes.
    .wrong = Une route ne paie que si ses deux bouts ont atteint un carrefour ou la ville.
