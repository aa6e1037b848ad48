// The dialog about notices can be opened from anywhere at a table.
let open = $state(false);
let failing = $state(false);

export const noticesDialog = {
  get open(): boolean {
    return open;
  },
  set open(next: boolean) {
    open = next;
  },
  /** Whether something was switched off, because it did not arrive. */
  get failing(): boolean {
    return failing;
  },
  set failing(next: boolean) {
    failing = next;
  },
};
