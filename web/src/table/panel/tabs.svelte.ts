// The tabs that share the pane, and what is new behind those that are not open.

export const TABS = ["log", "chat", "hint", "forecast", "list"] as const;
export type Tab = (typeof TABS)[number];

export class PaneTabs {
  /** What the pane holds. */
  open = $state<Tab>("log");
  /** On a low screen the pane is folded away until a tab is pressed. */
  unfolded = $state(false);
  private seen = $state<Partial<Record<Tab, number>>>({});

  /** `counts`: how much there is behind a tab so far. */
  constructor(private readonly counts: () => Partial<Record<Tab, number>>) {}

  /** How much is new behind a tab; nothing behind an open one. */
  news(tab: Tab): number {
    const seen = this.seen[tab];
    return seen === undefined || tab === this.open ? 0 : Math.max(0, (this.counts()[tab] ?? 0) - seen);
  }

  /** Open a tab; one that is open gives way to the log. */
  press(tab: Tab): void {
    const isOpen = this.open === tab;
    this.unfolded = !isOpen || !this.unfolded;
    this.choose(isOpen ? "log" : tab);
  }

  choose(tab: Tab): void {
    this.look();
    this.open = tab;
  }

  /** All that is there now has been seen behind the open tab; behind others at the first call, so that nothing old is new. */
  look(): void {
    const counts = this.counts();
    for (const tab of TABS) if (tab === this.open || this.seen[tab] === undefined) this.seen[tab] = counts[tab] ?? 0;
  }
}
