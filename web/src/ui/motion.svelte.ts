// How fast things move, and whether they move at all.
export const PACES = ["slow", "normal", "fast", "still"] as const;
export type Pace = (typeof PACES)[number];

const STORAGE_KEY = "quakeboard.pace";
const SPEEDS: Record<Pace, number> = { slow: 0.6, normal: 1, fast: 2, still: 2 };
const machine = window.matchMedia("(prefers-reduced-motion: reduce)");

const kept = localStorage.getItem(STORAGE_KEY);
let chosen = $state<Pace>(PACES.find((one) => one === kept) ?? "normal");
let calm = $state(machine.matches);

machine.addEventListener("change", () => (calm = machine.matches));

export const pace = (): Pace => chosen;
/** How many times as fast as usual. */
export const speed = (): number => SPEEDS[chosen];
/** Nothing travels or shakes: the machine asks for that, or the player does. */
export const reducedMotion = (): boolean => calm || chosen === "still";
/** Only the machine can be asked elsewhere to let things move. */
export const reducedBySystem = (): boolean => calm;

export function choosePace(next: Pace): void {
  chosen = next;
  localStorage.setItem(STORAGE_KEY, next);
  markReducedMotion();
}

/** Styles know it too. */
export function markReducedMotion(): void {
  document.documentElement.toggleAttribute("data-still", chosen === "still");
}
