import { defineConfig } from "@playwright/test";

import chromium from "./playwright.config";
import { answerForFirefox, firefox } from "./tests/firefox.mjs";

const executablePath = firefox();
if (!executablePath) {
  console.log("No Firefox is installed here, and FIREFOX=… names none: nothing was tested in it.");
  process.exit();
}
answerForFirefox();

/** The tests with the tag `@firefox`, in the machine's own Firefox: the channel is Playwright's word for one that it has not brought. */
export default defineConfig({
  ...chromium,
  outputDir: "../build/firefox-tests",
  grep: /@firefox/,
  workers: 2,
  use: { ...chromium.use, browserName: "firefox", channel: "moz-firefox", launchOptions: { executablePath, firefoxUserPrefs: { "ui.prefersReducedMotion": 1 } } },
});
