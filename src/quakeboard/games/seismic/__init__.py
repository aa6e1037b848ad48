"""Seismic: hexagonal highways around San Andreas, claimed by road crews, torn up by quakes."""
