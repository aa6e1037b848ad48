import { expect, test } from "vitest";

import { fromHex, hex, hmac, numberBytes, sha256 } from "./hashing";

test("SHA-256 of nothing, of a word, of more than a block", () => {
  expect(hex(sha256(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test.each([1, 32, 64, 65, 200])("HMAC with a key of %i bytes is what browsers find themselves", async (length) => {
  const key = Uint8Array.from({ length }, (_, n) => n + 1);
  const message = new TextEncoder().encode("the ground remembers");
  const own = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  expect(hmac(key, message)).toEqual(new Uint8Array(await crypto.subtle.sign("HMAC", own, message)));
});

test("parts are hashed as if they were one", () => {
  expect(sha256("the ", "ground", new Uint8Array([0x21]))).toEqual(sha256("the ground!"));
  expect(hmac(fromHex("0102"), "the ", "ground")).toEqual(hmac(fromHex("0102"), "the ground"));
});

test("numbers are written with the largest byte first", () => {
  expect([...numberBytes(258, 8)]).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
  expect(hex(numberBytes(2 ** 40 + 1, 8))).toBe("0000010000000001");
});
