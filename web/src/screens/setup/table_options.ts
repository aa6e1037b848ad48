// The options of a table that the form offers one by one: choices, switches, lists of pieces.
import { t } from "../../i18n/i18n.svelte";
import type { TableOptions } from "../../games/client_game";
import type { OptionInfo } from "../../wire";

const OFFERED = ["choice", "flag", "manifest"];

/** The options that have a field of their own, in the order of the game. */
export const offered = (options: readonly OptionInfo[]): OptionInfo[] => options.filter(({ kind }) => OFFERED.includes(kind));

/** Those of the chosen values that this game knows and that are not its default. */
export function changed(options: readonly OptionInfo[], chosen: TableOptions): Record<string, unknown> {
  const other = offered(options).filter(({ name, default: usual }) => (chosen[name] ?? usual ?? null) !== (usual ?? null));
  return Object.fromEntries(other.map(({ name }) => [name, chosen[name]]));
}

/** What is special about a table, in a few words each: its variants and what else was chosen. */
export function optionWords(options: TableOptions): string[] {
  const variants = ((options.variants ?? []) as string[]).map((variant) => t(`variant-${variant}`));
  return [...variants, ...Object.entries(options).flatMap(([name, value]) => valueWords(name, value))];
}

function valueWords(name: string, value: unknown): string[] {
  if (typeof value === "string") return [t(`option-${name}-${value}`)];
  if (value === true) return [t(`option-${name}`)];
  return value !== null && typeof value === "object" && !Array.isArray(value) ? [t(`option-${name}.own`)] : [];
}
