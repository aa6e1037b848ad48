study-tiles-lost = Tuiles perdues
