import { beforeEach, expect, test } from "vitest";

import { forgetSights, keepSight, keptSight, type Sight } from "./stored_table";

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

const sight = (mark: string): Sight => ({ view: { mark } }) as unknown as Sight;

test("a table is seen again with the secret that it was seen with", () => {
  keepSight("t1", "secret of seat 0", sight("mine"), store);
  expect(keptSight("t1", "secret of seat 0", store)?.view).toEqual({ mark: "mine" });
});

test("with another secret, or none, nothing is seen", () => {
  keepSight("t1", "secret of seat 0", sight("mine"), store);
  expect(keptSight("t1", "secret of seat 1", store)).toBeNull();
  expect(keptSight("t1", null, store)).toBeNull();
  expect(keptSight("t2", "secret of seat 0", store)).toBeNull();
});

test("the secret itself is not written down with it", () => {
  keepSight("t1", "secret of seat 0", sight("mine"), store);
  expect(store.key(0)).not.toContain("secret");
});

test("where people share a screen nothing stays", () => {
  keepSight("t1", "a", sight("mine"), store);
  keepSight("t1", "b", sight("hers"), store);
  keepSight("t2", "a", sight("other"), store);
  forgetSights("t1", store);
  expect(store.length).toBe(1);
});

test("the table that was seen longest ago gives way", () => {
  for (let n = 0; n < 12; n += 1) keepSight(`t${n}`, "a", sight(`${n}`), store, 1000 + n);
  expect(store.length).toBe(8);
  expect(keptSight("t3", "a", store)).toBeNull();
  expect(keptSight("t11", "a", store)).not.toBeNull();
});

test("what somebody else wrote there is nothing", () => {
  keepSight("t1", "a", sight("mine"), store);
  store.setItem(store.key(0)!, "{broken");
  expect(keptSight("t1", "a", store)).toBeNull();
});
