"""What the bots know of San Andreas: the greedy bot, its reasons, the values it judges by."""
