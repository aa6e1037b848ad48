import { beforeEach, expect, test } from "vitest";

import { forgetSnapshots, storeSnapshot, storedSnapshot, type TableSnapshot } from "./stored_table";

/** A browser's store, as far as it is used. */
class Shelf implements Storage {
  private things = new Map<string, string>();
  get length(): number {
    return this.things.size;
  }
  key(n: number): string | null {
    return [...this.things.keys()][n] ?? null;
  }
  getItem(name: string): string | null {
    return this.things.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.things.set(name, value);
  }
  removeItem(name: string): void {
    this.things.delete(name);
  }
  clear(): void {
    this.things.clear();
  }
}

let store: Shelf;
beforeEach(() => (store = new Shelf()));

const snapshot = (mark: string): TableSnapshot => ({ view: { mark } }) as unknown as TableSnapshot;

test("a table is seen again with the secret that it was seen with", () => {
  storeSnapshot("t1", "secret of seat 0", snapshot("mine"), store);
  expect(storedSnapshot("t1", "secret of seat 0", store)?.view).toEqual({ mark: "mine" });
});

test("with another secret, or none, nothing is seen", () => {
  storeSnapshot("t1", "secret of seat 0", snapshot("mine"), store);
  expect(storedSnapshot("t1", "secret of seat 1", store)).toBeNull();
  expect(storedSnapshot("t1", null, store)).toBeNull();
  expect(storedSnapshot("t2", "secret of seat 0", store)).toBeNull();
});

test("the secret itself is not written down with it", () => {
  storeSnapshot("t1", "secret of seat 0", snapshot("mine"), store);
  expect(store.key(0)).not.toContain("secret");
});

test("where people share a screen nothing stays", () => {
  storeSnapshot("t1", "a", snapshot("mine"), store);
  storeSnapshot("t1", "b", snapshot("hers"), store);
  storeSnapshot("t2", "a", snapshot("other"), store);
  forgetSnapshots("t1", store);
  expect(store.length).toBe(1);
});

test("the table that was seen longest ago gives way", () => {
  for (let n = 0; n < 12; n += 1) storeSnapshot(`t${n}`, "a", snapshot(`${n}`), store, 1000 + n);
  expect(store.length).toBe(8);
  expect(storedSnapshot("t3", "a", store)).toBeNull();
  expect(storedSnapshot("t11", "a", store)).not.toBeNull();
});

test("what somebody else wrote there is nothing", () => {
  storeSnapshot("t1", "a", snapshot("mine"), store);
  store.setItem(store.key(0)!, "{broken");
  expect(storedSnapshot("t1", "a", store)).toBeNull();
});
