/** The land and its contour lines, which both games print: the same height field, the same curves. */

export { contours, evenly, smooth, type Contour } from "../seismic/contours";
export { INDEX, INTERVAL, raised, Terrain, type Patch } from "../seismic/terrain";
export type Point = readonly [x: number, y: number];
export type Heights = number[][];
