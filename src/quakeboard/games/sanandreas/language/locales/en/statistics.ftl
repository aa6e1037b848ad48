study-cities-lost = Cities lost
