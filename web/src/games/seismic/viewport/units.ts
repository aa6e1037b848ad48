/** The map is drawn once, in so many units to a tile's circumradius, and scaled to the pixels of the view. */
export const U = 100;
/** Below so many pixels to a circumradius a tile is a thumbnail: no dashes, parapets, figures. */
export const SMALL = 14;
