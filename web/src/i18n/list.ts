import { language } from "./i18n.svelte";

/** Several things as people list them: “Mara, Jun and Ada”. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}
