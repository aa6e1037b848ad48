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
/** Whether nothing is to move, by the system's setting or the player's. */
export const reducedMotion = (): boolean => calm || chosen === "still";
/** Whether the system asks for it: that can be changed in its own settings only. */
export const reducedBySystem = (): boolean => calm;

export function choosePace(next: Pace): void {
  chosen = next;
  localStorage.setItem(STORAGE_KEY, next);
  markReducedMotion();
}

/** Let style sheets know. */
export function markReducedMotion(): void {
  document.documentElement.toggleAttribute("data-still", chosen === "still");
}
