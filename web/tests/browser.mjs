// A browser for tests and pictures: the machine's own Chromium.
import { existsSync } from "node:fs";

import { chromium } from "playwright-core";

const FOUND = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export function launch() {
  return chromium.launch({
    executablePath: FOUND.find((path) => path && existsSync(path)),
    headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
}
