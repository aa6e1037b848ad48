// Light or dark: as the machine has it, unless the player chose.
export type Theme = "light" | "dark";
export type ThemeChoice = Theme | "system";
export const THEMES: ThemeChoice[] = ["system", "light", "dark"];

const KEPT = "quakeboard.theme";
const machine = window.matchMedia("(prefers-color-scheme: dark)");

let chosen = $state<Theme | null>(null);
let dark = $state(machine.matches);

machine.addEventListener("change", () => (dark = machine.matches));

export const theme = (): Theme => chosen ?? (dark ? "dark" : "light");
export const themeChoice = (): ThemeChoice => chosen ?? "system";

export function recallTheme(): void {
  const kept = localStorage.getItem(KEPT);
  if (kept === "light" || kept === "dark") wear(kept);
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "system") localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, choice);
  wear(choice === "system" ? null : choice);
}

export const turnTheme = (): void => chooseTheme(theme() === "dark" ? "light" : "dark");

function wear(next: Theme | null): void {
  chosen = next;
  if (next) document.documentElement.dataset.theme = next;
  else delete document.documentElement.dataset.theme;
}
