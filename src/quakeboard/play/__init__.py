"""Playing games: provably fair chance, the turn loop, records, replays and traces."""
