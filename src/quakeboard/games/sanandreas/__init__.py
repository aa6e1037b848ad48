"""San Andreas: cities along a coast of tiles that quakes push over, under and away from each other."""
