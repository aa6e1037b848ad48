"""San Andreas: cities along a coast of tiles that quakes push over, under and away from each other.

Designed by James Kyle (2003), for the piecepack; in the public domain.
"""
