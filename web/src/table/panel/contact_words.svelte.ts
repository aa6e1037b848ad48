// Words about a lost connection, which count the seconds until the next try.
import { t } from "../../i18n/i18n.svelte";
import type { TableState } from "../table.svelte";

/** What to say while there is no contact, else nothing; to be called while a component is set up. */
export function contactWords(table: TableState): () => string {
  let now = $state(Date.now());
  $effect(() => {
    if (table.contact.state !== "away") return;
    const timer = setInterval(() => (now = Date.now()), 250);
    return () => clearInterval(timer);
  });
  return () => {
    const { contact } = table;
    if (contact.state === "away") return t("no-contact", { seconds: Math.max(0, Math.ceil((contact.until - now) / 1000)) });
    return contact.state === "calling" ? t("calling") : "";
  };
}
