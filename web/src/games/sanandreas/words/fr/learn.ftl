### Apprendre : dix étapes pour chaque jeu ; le fichier anglais dit ce que sont les parties d’un message.

learn-answer-city = { $who ->
        [you] Ta ville en { $at }
        *[other] La ville en { $at } ({ $name })
    }
learn-san-andreas-found = Fonde une ville avec ton 5, sur la côte
    .about = La côte de Californie est un puzzle de 23 plaques. Une pièce posée là est une ville, et elle vaut le plus là où sa case touche l’océan.
    .how = Prends le 5, choisis un anneau au bord de l’eau, puis le bouton.
    .done = Ton 5 est au bord de l’eau et vaut 5 en entier, tant que le sol tient.
    .wrong = C’est permis. Ici, prends le 5 et une case qui touche l’océan.
learn-san-andreas-secret = Regarde avec les yeux de Jun
    .about = Trois villes sont fondées. Tu vois ce que vaut la tienne ; des autres, tu vois seulement à qui elles sont.
    .go = Voir ce que voit Jun
    .done = Jun voit une ville à toi, mais pas son 5. Une pièce se découvre quand elle marque des points ou se perd.
learn-san-andreas-inland = Que rapporte ton 5 ici ?
    .about = Après chaque séisme, chaque ville rapporte sa pièce, moins un par case qui la sépare en ligne droite de l’océan le plus proche.
    .how = Compte les cases entre la ville et la côte.
    .done = Deux cases les séparent : le 5 rapporte { $right }. Dans les terres, une ville rapporte moins et court moins de risques.
    .wrong = Compte les cases entre la ville et l’océan, sans la sienne.
learn-san-andreas-mark = Marque un épicentre sur la plaque de la ville de Jun
    .about = Au lieu de fonder, tu peux poser un pion sur une plaque au bord de l’océan. Les pions ne sont à personne. Un séisme décale la plaque sous chacun d’eux.
    .how = Prends un pion, choisis une case à côté de la ville de Jun en C14, puis le bouton.
    .done = Cette plaque bougera quand le quatrième épicentre sera marqué. Personne ne sait encore vers où.
    .wrong = C’est permis. Dans cette leçon, un pion va sur la plaque de Jun, en C14.
learn-san-andreas-fourth = Marque le quatrième épicentre à côté du Soleil
    .about = Trois pions sont posés. Qui pose le quatrième déclenche un séisme : on lance quatre dés, un par pion.
    .how = Prends le pion du Blason, choisis une case de la plaque du Soleil, en A10, puis le bouton.
    .done = Les dés sont jetés : Soleil 3, Blason 5. Les autres sont nuls ; leurs pions ne bougent rien et restent.
    .wrong = C’est permis. Dans cette leçon, le Blason va sur la plaque du Soleil, en A10.
learn-san-andreas-order = Quel dé sauve ta ville ?
    .about = Tu choisis l’ordre. Les deux pions sont sur une même plaque : le 3 la pousse au nord, sur ta ville en A8 ; le 5 au sud, sur celle de Jun en A11. Le second dé la ramène.
    .how = Mets en tête le dé à jouer d’abord, puis appuie sur le bouton.
    .done = D’abord au sud : la ville de Jun est ensevelie. Puis retour au nord, et la tienne est debout. Elle marque { $points }.
    .wrong = D’abord au nord, c’est ta propre ville qui serait ensevelie. Laisse le Blason commencer.
learn-san-andreas-climb = Laisse la plaque du Soleil se décaler
    .about = Un 1 envoie une plaque à l’est, 2 et 3 au nord, 4 et 5 au sud, toujours d’une case. 1, 3 et 5 la font monter sur ce qu’elle rencontre ; 2 et 4 la glissent dessous.
    .how = Le Soleil montre un 1 : à l’est, et vers le haut. Mets son dé en tête.
    .done = Elle a grimpé sur sa voisine et penche. Les dents de la faille pointent vers la plaque du dessus.
    .wrong = Ce dé peut attendre. Laisse le Soleil commencer.
learn-san-andreas-lean = Fonde une ville sur la pente
    .about = Une barre et un trait montrent comment penche une plaque, le chiffre de combien. Jusqu’à 1, une pièce tient. Rouge, c’est trop raide : aucun anneau n’y est offert.
    .how = Choisis un anneau sur la plaque de pente 1, vers C10, puis le bouton.
    .done = Elle tient. Mais une ville tombe quand sa plaque change de pente, dans un sens ou dans l’autre.
    .wrong = Le plat est plus sûr. Dans cette leçon, prends la plaque de pente 1, vers C10.
learn-san-andreas-lost = Quelle ville restera debout ?
    .about = Les dés vont donner un 3 au Soleil : sa plaque va au nord et grimpe. Une ville tombe quand elle est couverte, et quand sa plaque change de pente.
    .how = Le Soleil est en B9. Réponds, et les dés roulent.
    .done = Ton 5 est enseveli, et la ville d’Ilkka est tombée quand sa plaque a basculé. Celle de Jun tient et marque. Les pièces perdues restent visibles à côté du plateau.
    .wrong = Celle-là tombe : elle est couverte, ou sa plaque se met à pencher.
learn-san-andreas-swap = Reprends la pièce qui rapporte le plus
    .about = Le dernier séisme d’une partie plus longue. Un nul ne marque rien. Mais s’il survit à un séisme, on peut l’échanger contre une de ses pièces perdues, qui compte aussitôt.
    .how = Choisis la pièce qui remplace ton nul en E7.
    .done = Tes villes rapportent { $points } de plus. Une partie s’arrête après un séisme qui trouve une main vide. La tienne l’est, et tu gagnes avec { $score }.
    .wrong = Cela rapporte moins. Une de tes pièces perdues vaut plus.
