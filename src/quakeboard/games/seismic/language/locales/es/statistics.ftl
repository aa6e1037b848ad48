study-tiles-lost = Fichas perdidas
