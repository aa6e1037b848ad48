study-cities-lost = Villes perdues
