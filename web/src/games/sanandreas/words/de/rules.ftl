rules-try-plan = Zeig auf ein Feld, und es erklärt sich. Eine Stadt zeigt ihr Lineal, wenn du sie wählst.
rules-try-section = Der Schieber bewegt den Schnitt.
rules-turn-around = Herumdrehen
rules-still-picture = Als Bild
rules-cities = Städte
rules-city = { $at }: { $words }
