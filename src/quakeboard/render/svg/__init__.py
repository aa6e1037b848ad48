"""SVG parts that both games draw with: canvas, palette, lettering, frame, land."""
