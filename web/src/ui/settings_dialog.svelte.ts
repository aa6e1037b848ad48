// Settings can be opened from every page.
let open = $state(false);

export const settings = {
  get open(): boolean {
    return open;
  },
  set open(next: boolean) {
    open = next;
  },
};
