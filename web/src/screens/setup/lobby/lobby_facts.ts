// What a lobby tells of the table before anybody sits down: clock, what happens at zero, help, who may watch.
import { t } from "../../../i18n/i18n.svelte";
import type { Clock } from "../../../wire";

export interface LobbyFact {
  title: string;
  words: string;
  more: string;
}

interface Table {
  clock: Clock;
  public: boolean;
  /** Whether hints and forecasts are given. */
  forecast: boolean;
  hasSecrets: boolean;
}

export function lobbyFacts({ clock, public: listed, forecast, hasSecrets }: Table): LobbyFact[] {
  const timed = clock.kind === "bank" || clock.kind === "move";
  return [
    { title: t("clock"), ...clockFact(clock) },
    ...(timed ? [{ title: t("at-zero"), words: t("at-zero-words", { then: clock.when_over ?? "bot" }), more: t("at-zero-more", { then: clock.when_over ?? "bot" }) }] : []),
    { title: t("help"), words: t(forecast ? "help-given" : "advice-none"), more: t(forecast ? "help-given-more" : "help-none-more") },
    { title: t("watching-title"), words: t(listed ? "watching-all" : "watching-link"), more: t(hasSecrets ? "watching-open" : "watching-everything") },
  ];
}

function clockFact({ kind, seconds = 0, increment = 0 }: Clock): Omit<LobbyFact, "title"> {
  if (kind !== "bank" && kind !== "move") return { words: t("clock-none"), more: t("clock-none-more") };
  const [unit, length] = seconds >= 86_400 ? ["days", 86_400] : seconds >= 60 ? ["minutes", 60] : ["seconds", 1];
  const words = t(`clock-each-${kind}`, { unit: unit as string, count: Math.round(seconds / (length as number)) });
  if (kind === "move") return { words, more: t("clock-refills") };
  return { words, more: increment ? t("clock-increment", { seconds: increment }) : t("clock-whole-game") };
}
