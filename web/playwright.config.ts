import { defineConfig } from "@playwright/test";

import { browser } from "./tests/browser.mjs";

const MINUTES = 120_000;

// Every worker has a server of its own (tests/kit/house.ts); the client must be built.
export default defineConfig({
  testDir: "tests",
  outputDir: "../build/browser-tests",
  fullyParallel: true,
  workers: 3,
  // No test may depend on how busy the machine is: these limits only end what waits for ever.
  timeout: 600_000,
  expect: { timeout: MINUTES, toPass: { timeout: MINUTES } },
  forbidOnly: true,
  reporter: "list",
  use: {
    launchOptions: await browser(),
    viewport: { width: 1280, height: 860 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: MINUTES,
    navigationTimeout: MINUTES,
  },
});
