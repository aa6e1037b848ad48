// Loud notices about this browser's own part at a table: its connection, and what it saw of the dealing of chance.
import { t } from "../../i18n/i18n.svelte";
import type { TableState } from "../table.svelte";
import type { Notice } from "./notice";

/** Why the server has closed the connection. */
const CLOSED: Record<number, string> = { 4003: "seat-gone", 4004: "table-deleted" };

/** The notice that is told now, if there is one. */
export function noticeOf(table: TableState): Notice | null {
  return closedNotice(table) ?? chanceNotice(table);
}

function closedNotice({ contact }: TableState): Notice | null {
  if (contact.state !== "closed") return null;
  return { strength: "loud", large: t(CLOSED[contact.code] ?? "closed"), text: String(contact.code), button: { label: t("come-back"), run: () => location.reload() } };
}

/** What went wrong with chance and was not dismissed. */
export function chanceNotice(table: TableState): Notice | null {
  const warning = table.chanceWarnings.at(-1);
  if (!warning) return null;
  return {
    strength: "loud",
    large: t(`chance-${warning.kind}`),
    text: t(`chance-${warning.kind}-text`),
    button: { label: t("understood"), run: () => table.dismissChanceWarnings() },
    ...(warning.proof ? { other: { label: t("save-proof"), run: () => saveProof(table.table, warning.proof) } } : {}),
  };
}

function saveProof(table: string, proof: unknown): void {
  const file = new Blob([JSON.stringify(proof, null, 1)], { type: "application/json" });
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: `chance-${table}.json` });
  link.click();
  URL.revokeObjectURL(link.href);
}
