"""Analysis of games: the chances to win at each step, better actions, luck, forecasts and hints."""
