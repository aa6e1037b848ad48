import { expect, test } from "vitest";

import { deviceChoice, hookKind, storeDeviceChoice, USUAL_EVENTS, withGroup } from "./choice";

test("a service is known by its address", () => {
  expect(hookKind("https://discord.com/api/webhooks/1/x")).toBe("discord");
  expect(hookKind("https://ptb.discordapp.com/api/webhooks/1/x")).toBe("discord");
  expect(hookKind(" https://hooks.slack.com/services/T/B/x ")).toBe("slack");
  expect(hookKind("https://ntfy.sh/topic")).toBe("ntfy");
  expect(hookKind("https://ntfy.example.org/topic")).toBe("ntfy");
  for (const other of ["https://notdiscord.com/x", "https://slack.com.example.org/x", "discord", ""]) expect(hookKind(other)).toBe(null);
});

test("who sits down and that it begins are chosen together", () => {
  const more = withGroup(USUAL_EVENTS, "gathering", true);
  expect(more).toEqual(["turn", "reminder", "ended", "sat", "began"]);
  expect(withGroup(more, "gathering", false)).toEqual([...USUAL_EVENTS]);
  expect(withGroup(more, "turn", false)).not.toContain("turn");
});

test("what is stored is read again, and anything else is nothing", () => {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text), removeItem: (key: string) => void kept.delete(key) } as Storage;
  expect(deviceChoice(store)).toBe(null);
  const choice = { events: ["turn" as const], push: true, hook: { kind: "ntfy" as const, address: "https://ntfy.sh/x" } };
  storeDeviceChoice(choice, store);
  expect(deviceChoice(store)).toEqual(choice);
  for (const [key] of kept) kept.set(key, "{");
  expect(deviceChoice(store)).toBe(null);
  storeDeviceChoice(null, store);
  expect(kept.size).toBe(0);
});
