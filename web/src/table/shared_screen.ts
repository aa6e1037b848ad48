// One screen for several people: it acts for the seat that is asked, behind a veil where seats have secrets.

/** What it has to know of a table, and what it may do. */
export interface SharedScreen {
  /** The seat that is asked, of those at this screen; null if it is somebody else's turn. */
  asked(): number | null;
  /** The seat that this screen acts for. */
  seat(): number | null;
  hasSecrets(): boolean;
  sitAt(seat: number): void;
  veil(seat: number): void;
}

/** When all has been seen: if another seat at this screen is asked, act for it, or veil the screen first. */
export function passScreenOn(screen: SharedScreen): void {
  const asked = screen.asked();
  if (asked === null || asked === screen.seat()) return;
  if (screen.hasSecrets()) screen.veil(asked);
  else screen.sitAt(asked);
}
