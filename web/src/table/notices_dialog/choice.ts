// What a person has chosen for all tables that they open on this device, and what can be told from an address.
import type { SetTarget, TargetLine } from "../../wire";

export type Event = TargetLine["events"][number];
export type HookKind = Exclude<SetTarget["kind"], "push">;

/** The services that are known by name; anything else is told in plain JSON. */
export const HOOKS: readonly HookKind[] = ["discord", "slack", "ntfy", "json"];

/** What can be told, as it is chosen: who sits down and that the game begins go together. */
export const EVENT_GROUPS: Readonly<Record<string, readonly Event[]>> = {
  turn: ["turn"],
  reminder: ["reminder"],
  ended: ["ended"],
  gathering: ["sat", "began"],
};
export const USUAL_EVENTS: readonly Event[] = ["turn", "reminder", "ended"];

/** The events with a group of them added or taken away. */
export function withGroup(events: readonly Event[], group: string, on: boolean): Event[] {
  const own = EVENT_GROUPS[group] ?? [];
  const others = events.filter((event) => !own.includes(event));
  return on ? [...others, ...own] : others;
}

/** The service that an address belongs to, if that can be seen. */
export function hookKind(address: string): HookKind | null {
  let url: URL;
  try {
    url = new URL(address.trim());
  } catch {
    return null;
  }
  if (/(^|\.)discord(app)?\.com$/.test(url.hostname)) return "discord";
  if (/(^|\.)slack\.com$/.test(url.hostname)) return "slack";
  if (/(^|\.)ntfy\./.test(url.hostname)) return "ntfy";
  return null;
}

/** What is wanted at every table on this device. */
export interface DeviceChoice {
  events: Event[];
  push: boolean;
  hook: { kind: HookKind; address: string } | null;
}

const STORAGE_KEY = "quakeboard.notices.everywhere";

export function deviceChoice(store: Storage = localStorage): DeviceChoice | null {
  try {
    const found = JSON.parse(store.getItem(STORAGE_KEY) ?? "null") as Partial<DeviceChoice> | null;
    return found && Array.isArray(found.events) ? { events: found.events, push: found.push === true, hook: found.hook ?? null } : null;
  } catch {
    return null;
  }
}

export function storeDeviceChoice(choice: DeviceChoice | null, store: Storage = localStorage): void {
  if (choice) store.setItem(STORAGE_KEY, JSON.stringify(choice));
  else store.removeItem(STORAGE_KEY);
}
