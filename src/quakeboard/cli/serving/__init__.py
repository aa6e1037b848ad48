"""What `quakeboard serve` does around the server: root path, start-up errors, the address it prints."""
