"""Tremor: towers of secret heights on shaking ground, for two to four seats.

Everybody has three blocks, of heights 1, 2 and 3. In each of two rounds, every seat in turn builds a tower of
one block, face down. Then, in the same order, everybody stays or leaves. Then the ground shakes, with a
strength of 0, 1 or 2 (the odds are 3, 2 and 1 in 6): towers of more than 3 less the strength fall.

Who leaves scores 1 point, and the tower is never shown. The towers of those who stay are shown, and the
highest that stand score 2 points each. The seat after the one that began a round begins the next.
"""
