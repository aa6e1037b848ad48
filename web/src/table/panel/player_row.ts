/** Where a player's row is on the screen, for animations that end there; null if it is not visible. */
export function playerRow(seat: number): DOMRect | null {
  const rows = [...document.querySelectorAll(`[data-seat="${seat}"]`)].map((row) => row.getBoundingClientRect());
  return rows.find((row) => row.width > 0 && row.height > 0) ?? null;
}
