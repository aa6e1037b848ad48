// Which files of a build are cached when the service worker is installed.

/** Larger files, such as the relief in 3D and pictures of the rule pages, are cached when they are first used. */
const LARGE = 100 * 1024;

/** Their names, from the names and sizes of all that was built. */
export function filesToPrecache(sizes: Record<string, number>): string[] {
  const names = Object.keys(sizes).filter((name) => name.startsWith("assets/") && sizes[name]! <= LARGE);
  return names.sort();
}
