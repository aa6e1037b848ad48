// When the people of a lobby were last seen by this page.
export class LastSeen {
  readonly #times: Record<number, number> = {};
  times = $state.raw<Record<number, number>>({});

  /** To be told whenever somebody comes or goes. */
  note(here: readonly number[], now = Date.now()): void {
    for (const seat of here) this.#times[seat] = now;
    this.times = { ...this.#times };
  }
}
