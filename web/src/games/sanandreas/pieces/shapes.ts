/** The shapes of coins, pins and suits, about their middle. Paths and sizes only; the tokens paint them. */

/** The radius of a coin, in spaces. */
const COIN = 0.34;
const SMALLEST_COIN = 12.2;

/** About the middle of its space, where it stands on the tip; 36 to a space. */
export const PIN = "M0 10.8L-7.9-.7A10.4 10.4 0 1 1 7.9-.7Z";

/** In a box of 20. The sun has rays to be stroked and a disc. */
export const SUITS: Readonly<Record<string, string>> = {
  S: "M0-6.2L0-9.4M4.4-4.4L6.6-6.6M6.2 0L9.4 0M4.4 4.4L6.6 6.6M0 6.2L0 9.4M-4.4 4.4L-6.6 6.6M-6.2 0L-9.4 0M-4.4-4.4L-6.6-6.6",
  M: "M3.5-8.5A9 9 0 1 0 8.3 4.6A7.4 7.4 0 0 1 3.5-8.5Z",
  C: "M-9 6.5V-5.5L-4.2-.4 0-8 4.2-.4 9-5.5V6.5Z",
  A: "M-7.5-8H7.5V0Q7.5 6.4 0 9.4Q-7.5 6.4-7.5 0Z",
};

/** In pixels: large enough to read a figure on, as long as it stays on its space. */
export function coinRadius(scale: number): number {
  return Math.max(COIN * scale, Math.min(0.44 * scale, SMALLEST_COIN));
}

export function figureSize(radius: number): number {
  return Math.max(1.06 * radius, Math.min(12.5, 1.2 * radius));
}

export function pinScale(scale: number): number {
  return Math.max(scale, Math.min(30, 1.2 * scale)) / 36;
}
