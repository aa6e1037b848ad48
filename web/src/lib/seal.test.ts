import { expect, test, vi } from "vitest";

import { sealOf } from "./seal";

// SHA-256 of 32 zero bytes, as every implementation gives it.
const ZEROS = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

test("the seal of a seed is the SHA-256 of its bytes", async () => {
  expect(await sealOf("00".repeat(32))).toBe(ZEROS);
});

test("it is the same where the browser does not lend its own", async () => {
  vi.stubGlobal("crypto", {});
  expect(await sealOf("00".repeat(32))).toBe(ZEROS);
  vi.unstubAllGlobals();
});
