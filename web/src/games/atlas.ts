/** The letters of a map's columns, as in a road atlas: A to Z, then AA, AB and so on; columns count from 0. */
export function letters(column: number): string {
  const before = Math.floor(column / 26);
  return (before ? letters(before - 1) : "") + String.fromCharCode(65 + (column % 26));
}
