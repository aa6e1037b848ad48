"""What the bots know of Seismic: the greedy bot, its reasons, the values it judges by."""
