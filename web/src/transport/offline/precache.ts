// Which files of a build are kept for a start without a net.

/** What is large is rarely needed, and kept once it was: the relief in 3D, pictures of the rule pages. */
const LARGE = 100 * 1024;

/** Their names, from the names and sizes of all that was built. */
export function filesToPrecache(sizes: Record<string, number>): string[] {
  const names = Object.keys(sizes).filter((name) => name.startsWith("assets/") && sizes[name]! <= LARGE);
  return names.sort();
}
