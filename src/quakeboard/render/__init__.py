"""Drawing parts that every game can use: SVG in `svg`, characters in `text`."""
