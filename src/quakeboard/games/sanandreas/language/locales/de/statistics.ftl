study-cities-lost = Verlorene Städte
