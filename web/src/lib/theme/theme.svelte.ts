// Light or dark: as the machine has it, unless the player chose.
export type Theme = "light" | "dark";

const KEPT = "quakeboard.theme";
const machine = window.matchMedia("(prefers-color-scheme: dark)");

let chosen = $state<Theme | null>(null);
let dark = $state(machine.matches);

machine.addEventListener("change", () => (dark = machine.matches));

export const theme = (): Theme => chosen ?? (dark ? "dark" : "light");

export function recallTheme(): void {
  const kept = localStorage.getItem(KEPT);
  if (kept === "light" || kept === "dark") wear(kept);
}

export function turnTheme(): void {
  const next = theme() === "dark" ? "light" : "dark";
  localStorage.setItem(KEPT, next);
  wear(next);
}

function wear(next: Theme): void {
  chosen = next;
  document.documentElement.dataset.theme = next;
}
