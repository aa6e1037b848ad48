// Has this device told at every table that is opened on it, as it was chosen.
import { language } from "../../i18n/i18n.svelte";
import * as api from "../../transport/api";
import { deviceChoice } from "./choice";
import { currentSubscription, pushTarget, targetId } from "./push";

/** Set what is chosen for all tables, as far as this table lacks it; whether something there does not arrive. */
export async function follow(table: string, token: string): Promise<boolean> {
  const choice = deviceChoice();
  const found = await api.notices(table, token);
  const known = new Set(found.targets.map(({ id }) => id));
  const subscription = choice?.push ? await currentSubscription() : null;
  const wanted = [...(subscription ? [pushTarget(subscription)] : []), ...(choice?.hook ? [choice.hook] : [])];
  for (const target of wanted) {
    if (choice && !known.has(targetId(target.kind, target.address)))
      await api.setTarget(table, token, { ...target, language: language(), events: choice.events });
  }
  return found.targets.some(({ off }) => off);
}
