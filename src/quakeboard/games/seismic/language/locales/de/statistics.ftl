study-tiles-lost = Verlorene Plättchen
