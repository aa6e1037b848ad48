rules-try-plan = Point at a space, and it explains itself. A city shows its ruler when you choose it.
rules-try-section = The slider moves the cut.
rules-turn-around = Turn it around
rules-still-picture = As a picture
rules-cities = Cities
rules-city = { $at }: { $words }
