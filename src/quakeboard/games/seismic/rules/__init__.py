"""Seismic: hexagonal highways around San Andreas, claimed by road crews, torn up by quakes.

Designed by Ted Alspach (Atlas Games, 2006).
"""
