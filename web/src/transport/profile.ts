// The name and the crew that the player at this browser prefers.

const NAME = "quakeboard.name";
const COLOUR = "quakeboard.colour";

export const myName = (store: Storage = localStorage): string => store.getItem(NAME) ?? "";
export const storeName = (name: string, store: Storage = localStorage): void => store.setItem(NAME, name);

/** The preferred crew, 0 to 3, if one was chosen. */
export function myColour(store: Storage = localStorage): number | null {
  const kept = store.getItem(COLOUR);
  return kept !== null && /^[0-3]$/.test(kept) ? Number(kept) : null;
}
export const storeColour = (colour: number, store: Storage = localStorage): void => store.setItem(COLOUR, String(colour));
