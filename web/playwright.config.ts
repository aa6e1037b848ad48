import { defineConfig } from "@playwright/test";

import { browser } from "./tests/browser.mjs";

// Every worker has a server of its own (tests/kit/house.ts); the client must be built.
export default defineConfig({
  testDir: "tests",
  outputDir: "../build/browser-tests",
  fullyParallel: true,
  workers: 3,
  // A machine that tests for all may stand still for a moment; a person at a desk wants to see every stumble.
  retries: process.env.CI ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    launchOptions: await browser(),
    viewport: { width: 1280, height: 860 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
  },
});
