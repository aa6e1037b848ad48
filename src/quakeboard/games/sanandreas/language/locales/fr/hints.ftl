### San Andreas : pourquoi greedy ferait ce qu’il conseille. Clés et paramètres de bots/reasons.py.

## San Andreas: advice

hint-founds-out-of-reach = Ton { $coin } est alors { san-andreas-inland }, et aucun épicentre ne l’atteint.
hint-founds-in-reach = Ton { $coin } est alors { san-andreas-inland } ; un épicentre est proche, mais aucune autre case ne promet plus.
hint-founds-in-vain = Ton { $coin } n’y rapporte encore rien, mais aucune autre case ne promet plus.
hint-founds-null = Une ville nulle peut y survivre et reprendre une pièce perdue dans un séisme.
hint-founds-last =
    { $coin ->
        [0] Le nul est ta dernière pièce : le prochain séisme finit alors la partie.
       *[other] Le { $coin } est ta dernière pièce : le prochain séisme finit alors la partie.
    }
hint-sets-off-quake = Cela déclenche le séisme, où tu devrais marquer plus que chacun des autres.
hint-sets-off-anyway = Cela déclenche le séisme, et tu choisis l’ordre des dés ; rien d’autre n’aide davantage.
hint-hits-rival = Le séisme frapperait surtout { $name }.
hint-sooner = Cela rapproche le prochain séisme, où tu devrais marquer plus que chacun des autres.
hint-order-saves = En commençant par ce dé, tes villes rapportent le plus.
hint-order-hurts = En commençant par ce dé, les autres marquent le moins.
hint-order-alike = Le dé qui vient ensuite ne change rien pour toi.
hint-takes-back = Le { $coin } y rapporte tout de suite { $points }.
hint-keeps-null = Aucune pièce perdue n’y rapporte assez ; le nul peut en attendre une meilleure.
