study-cities-lost = Ciudades perdidas
