// What axe calls a serious or a critical fault of a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/** The page must be opened with `bypassCSP`: its own policy lets no foreign script in. */
export async function faults(page: Page): Promise<string[]> {
  // Colours that still fade are no colours to measure.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
  await page.evaluate(axe);
  const found = (await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (...all: unknown[]) => Promise<unknown> } }).axe.run(document, {
      resultTypes: ["violations"],
      // It takes the figure in the drawing of a tile for a label.
      rules: { "label-content-name-mismatch": { enabled: false } },
    }),
  )) as AxeResults;
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 4).join(" | ")}`);
}
