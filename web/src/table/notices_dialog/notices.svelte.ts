// The notices of one seat: where its holder is told, and of what.
import { language, t } from "../../i18n/i18n.svelte";
import * as api from "../../transport/api";
import { updateKeys } from "../../transport/tokens";
import type { Notices, SetTarget, TargetLine, Tested } from "../../wire";
import { deviceChoice, storeDeviceChoice, USUAL_EVENTS, type Event, type HookKind } from "./choice";
import { currentSubscription, pushTarget, subscribe, targetId } from "./push";

export class SeatNotices {
  /** Null until the server has answered. */
  found = $state.raw<Notices | null>(null);
  events = $state.raw<Event[]>([...USUAL_EVENTS]);
  /** The id of the target that this browser is; empty if it has no subscription. */
  device = $state("");
  /** What became of the last thing that was done. */
  status = $state("");
  busy = $state(false);
  everywhere = $state(deviceChoice() !== null);
  /** The hook that was last set here, for all tables: of others the address is not known. */
  private hook: { kind: HookKind; address: string } | null = deviceChoice()?.hook ?? null;

  constructor(
    readonly table: string,
    private readonly token: string,
  ) {}

  get targets(): TargetLine[] {
    return this.found?.targets ?? [];
  }

  /** The target of this browser, if it is told. */
  get here(): TargetLine | null {
    return this.targets.find(({ id }) => id === this.device) ?? null;
  }

  get others(): TargetLine[] {
    return this.targets.filter(({ id }) => id !== this.device);
  }

  load(): Promise<boolean> {
    return this.attempt(async () => {
      const subscription = await currentSubscription();
      this.device = subscription ? targetId("push", subscription.endpoint) : "";
      this.found = await api.notices(this.table, this.token);
      const [first] = this.targets;
      if (first) this.events = [...first.events];
      else if (deviceChoice()) this.events = deviceChoice()!.events;
    });
  }

  /** Be told on this device; to be called on a click, as the browser may ask. */
  async tellHere(): Promise<void> {
    await this.attempt(async () => {
      const subscription = await subscribe(this.found!.push_key);
      if (!subscription) {
        this.status = t("notices-refused");
        return;
      }
      this.device = targetId("push", subscription.endpoint);
      await this.set(pushTarget(subscription));
      this.status = t("notices-here-on");
    });
  }

  async tellHook(kind: HookKind, address: string): Promise<boolean> {
    return this.attempt(async () => {
      await this.set({ kind, address });
      this.hook = { kind, address };
      this.storeEverywhere();
      this.status = t("notices-hook-on");
    });
  }

  remove(target: TargetLine): Promise<boolean> {
    return this.attempt(async () => {
      this.found = await api.removeTarget(this.table, this.token, target.id);
      if (target.kind === this.hook?.kind) this.hook = null;
      this.storeEverywhere();
      this.status = t("notices-removed");
    });
  }

  test(target: TargetLine): Promise<boolean> {
    return this.attempt(async () => {
      const tested = await api.testTarget(this.table, this.token, target.id);
      this.status = tested.error ? t("notices-test-failed", { why: why(tested) }) : t("notices-test-arrived");
      this.found = await api.notices(this.table, this.token);
    });
  }

  /** Be told of these events everywhere at this table. */
  choose(events: Event[]): Promise<boolean> {
    this.events = events;
    this.storeEverywhere();
    return this.attempt(async () => {
      for (const { id } of this.targets) this.found = await api.changeTarget(this.table, this.token, id, { events, language: language() });
    });
  }

  chooseEverywhere(on: boolean): void {
    this.everywhere = on;
    this.storeEverywhere();
  }

  private async set(target: Pick<SetTarget, "kind" | "address" | "p256dh" | "auth">): Promise<void> {
    this.found = await api.setTarget(this.table, this.token, { ...target, language: language(), events: this.events });
    updateKeys(this.table, (keys) => ({ ...keys, notices: true }));
    this.storeEverywhere();
  }

  private storeEverywhere(): void {
    storeDeviceChoice(this.everywhere ? { events: this.events, push: this.here !== null, hook: this.hook } : null);
  }

  private async attempt(work: () => Promise<void>): Promise<boolean> {
    [this.busy, this.status] = [true, ""];
    try {
      await work();
      return true;
    } catch (error) {
      this.status = error instanceof DOMException ? t("notices-no-push") : api.failureOf(error).sentence;
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Why a notice did not arrive, in plain words. */
export function why({ error, status }: Pick<Tested, "error" | "status">): string {
  return t(`notices-error-${error ?? "unreachable"}`, { status: status ?? 0 });
}
