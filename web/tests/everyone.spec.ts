// No page has what axe calls a serious or a critical fault, in the light and in the dark.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Page } from "@playwright/test";

import { expect, test } from "./kit/house";
import { furnish, visits } from "./kit/pages";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

// The page's own policy lets no foreign script in.
test.use({ bypassCSP: true });

async function faults(page: Page): Promise<string[]> {
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

const DESK = { width: 1280, height: 860 };
const HAND = { width: 390, height: 844 };
const LOOKS = { "light, on a desk": ["light", DESK], "dark, on a desk": ["dark", DESK], "dark, in a hand": ["dark", HAND] } as const;

for (const [look, [colorScheme, viewport]] of Object.entries(LOOKS)) {
  test.describe(look, () => {
    test.use({ colorScheme, viewport });
    test("every page is for everyone", async ({ page, request }) => {
      const found: Record<string, string[]> = {};
      for (const [name, visit] of Object.entries(visits(await furnish(page, request)))) {
        await visit(page);
        // Colours that still fade are no colours to measure.
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
        const bad = await faults(page);
        if (bad.length) found[name] = bad;
      }
      expect(found).toEqual({});
    });
  });
}
