"""Playing the games: chance that can be proved, the turn loop, records, replays and traces."""
