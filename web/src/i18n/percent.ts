import { language } from "./i18n.svelte";

/** Per cent as people write it. */
export const percent = (p: number, signed = false): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0, signDisplay: signed ? "exceptZero" : "auto" }).format(p);
