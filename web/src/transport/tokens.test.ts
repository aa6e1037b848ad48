import { expect, test } from "vitest";

import { carryKeysOver, forgetToken, keysOf, secretFor, secretsByTable, storeSeat, updateKeys } from "./tokens";

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    key: (n: number) => [...kept.keys()][n] ?? null,
    get length() {
      return kept.size;
    },
  } as unknown as Storage;
}

test("the secret for a link is stored before it is sent, and is the same when the link is opened again", () => {
  const store = memory();
  const secret = secretFor("t", "link", store)!;
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keysOf("t", store).own).toEqual({ link: secret });
  expect(secretFor("t", "link", store)).toBe(secret);
  expect(secretFor("t", "another link", store)).not.toBe(secret);
});

test("a secret of this browser is not exchanged again", () => {
  const store = memory();
  expect(secretFor("t", secretFor("t", "link", store)!, store)).toBeNull();
});

test("the secret opens the seat once the link is used up, and only then", () => {
  const store = memory();
  const secret = secretFor("t", "link", store)!;
  expect(storeSeat("t", "link", { seat: 1, claimed: true }, store)).toBe(secret);
  expect(keysOf("t", store).seats).toEqual({ 1: secret });
  secretFor("t", "given by the server", store);
  expect(storeSeat("t", "given by the server", { seat: 2 }, store)).toBe("given by the server");
  expect(storeSeat("t", "watch", { seat: null }, store)).toBe("watch");
  expect(keysOf("t", store).seats).toEqual({ 1: secret, 2: "given by the server" });
});

test("a token that opens nothing any more is forgotten, and the others stay", () => {
  const store = memory();
  updateKeys("t", () => ({ seats: { 0: "old", 1: "good" } }), store);
  expect(forgetToken("t", "old", store).seats).toEqual({ 1: "good" });
});

test("a rematch is opened by the same secrets, one seat further on", () => {
  const store = memory();
  const secret = storeSeat("t", "link", { seat: 1, claimed: true }, store);
  carryKeysOver("t", "next", 2, store);
  expect(keysOf("next", store).seats).toEqual({ 0: secret });
  expect(secretFor("next", secret, store)).toBeNull();
});

test("the secrets of all seats are found, each once, without those of tables to skip, and not too many", () => {
  const store = memory();
  store.setItem("quakeboard.name", "Mara");
  store.setItem("quakeboard.table.broken", "{");
  updateKeys("watched", () => ({ seats: {} }), store);
  for (const table of ["a", "b", "c"]) updateKeys(table, () => ({ seats: { 0: `${table}0`, 2: `${table}2`, 3: `${table}0` } }), store);
  expect(secretsByTable(100, new Set(["b"]), store)).toEqual({ a: ["a0", "a2"], c: ["c0", "c2"] });
  expect(Object.values(secretsByTable(5, new Set(), store)).flat()).toHaveLength(4);
});

test("a rematch against bots begins without waiting for anybody", () => {
  const store = memory();
  updateKeys("alone", () => ({ seats: { "0": "mine" } }), store);
  carryKeysOver("alone", "again", 3, store, true);
  expect(keysOf("again", store)).toMatchObject({ seats: { "1": "mine" }, begin: true });
});
