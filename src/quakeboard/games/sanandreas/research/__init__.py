"""What histories of San Andreas tell and hide, for researchers."""
