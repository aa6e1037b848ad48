// What is played at a table: one line for each variant, each option that is not the usual one, and the table itself.
import type { ClientGame, TableOptions } from "../../games/client_game";
import { t } from "../../i18n/i18n.svelte";

export interface RuleLine {
  name: string;
  about: string;
}

/** Numbers of columns and the like are told by the line of the table. */
export function ruleLines(game: ClientGame, options: TableOptions): RuleLine[] {
  const variants = ((options.variants ?? []) as string[]).map((variant) => line(`variant-${variant}`));
  const others = Object.entries(options).flatMap(([name, value]) => optionLine(name, value));
  const plain = game.hasVariants && !variants.length ? [{ name: t("base-game"), about: t("without-variants") }] : [];
  return [...plain, ...variants, ...others, { name: t("the-table"), about: game.setUp.note(options) }];
}

const line = (key: string): RuleLine => ({ name: t(key), about: t(`${key}.about`) });

function optionLine(name: string, value: unknown): RuleLine[] {
  if (typeof value === "string") return [line(`option-${name}-${value}`)];
  if (value === true) return [line(`option-${name}`)];
  const isList = value !== null && typeof value === "object" && !Array.isArray(value);
  return isList ? [{ name: t(`option-${name}`), about: t(`option-${name}.own`) }] : [];
}
