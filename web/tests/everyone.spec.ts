// No page has what axe calls a serious or a critical fault, in the light and in the dark, on a desk and in a hand.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Page } from "@playwright/test";

import { expect, test } from "./kit/house";
import { furnish, visits } from "./kit/pages";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];

// The page's own policy lets no foreign script in.
test.use({ bypassCSP: true });

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate(
    (runOnly) => (globalThis as unknown as { axe: { run: (...all: unknown[]) => Promise<unknown> } }).axe.run(document, { runOnly }),
    RULES,
  )) as AxeResults;
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 4).join(" | ")}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const [device, viewport] of Object.entries({ desk: { width: 1280, height: 860 }, hand: { width: 390, height: 844 } })) {
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport });
      test("every page is for everyone", async ({ page, request }) => {
        const found: Record<string, string[]> = {};
        for (const [name, visit] of Object.entries(visits(await furnish(page, request)))) {
          await visit(page);
          // Colours that still fade are no colours to measure.
          await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finish?.() ?? one.finished)));
          const bad = await faults(page);
          if (bad.length) found[name] = bad;
        }
        expect(found).toEqual({});
      });
    });
  }
}
