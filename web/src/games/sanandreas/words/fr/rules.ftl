rules-try-plan = Montre une case, et elle s’explique. Une ville montre sa règle quand tu la choisis.
rules-try-section = Le curseur déplace la coupe.
rules-turn-around = Le faire tourner
rules-still-picture = En image
rules-cities = Villes
rules-city = { $at } : { $words }
