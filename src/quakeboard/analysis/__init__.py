"""What a finished or running game was worth to whom: the odds of winning, better actions, luck and skill."""
