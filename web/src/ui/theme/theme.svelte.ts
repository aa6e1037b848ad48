// The light or the dark theme: the system's, unless one was chosen.
export type Theme = "light" | "dark";
export type ThemeChoice = Theme | "system";
export const THEMES: ThemeChoice[] = ["system", "light", "dark"];

const STORAGE_KEY = "quakeboard.theme";
const machine = window.matchMedia("(prefers-color-scheme: dark)");

let chosen = $state<Theme | null>(null);
let dark = $state(machine.matches);

machine.addEventListener("change", () => (dark = machine.matches));

export const theme = (): Theme => chosen ?? (dark ? "dark" : "light");
export const themeChoice = (): ThemeChoice => chosen ?? "system";

export function restoreTheme(): void {
  const kept = localStorage.getItem(STORAGE_KEY);
  if (kept === "light" || kept === "dark") applyTheme(kept);
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "system") localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, choice);
  applyTheme(choice === "system" ? null : choice);
}

export const turnTheme = (): void => chooseTheme(theme() === "dark" ? "light" : "dark");

function applyTheme(next: Theme | null): void {
  chosen = next;
  if (next) document.documentElement.dataset.theme = next;
  else delete document.documentElement.dataset.theme;
}
