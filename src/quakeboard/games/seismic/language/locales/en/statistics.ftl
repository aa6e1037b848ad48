study-tiles-lost = Tiles lost
