"""Workers that are processes of this machine."""
