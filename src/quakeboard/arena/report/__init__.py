"""Reports of arenas and studies: HTML pages with plots and tables."""
