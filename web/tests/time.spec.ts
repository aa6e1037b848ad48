// Honest time: nothing is told before it is shown, whatever the speed. Every state that the page has been in is looked at.
import type { Page } from "@playwright/test";

import { expect, test } from "./kit/fixtures";
import { RecordedTable } from "./kit/recorded_table";
import type { SanAndreasView, SeismicView } from "../src/wire";

/** What a person can know at a moment. */
interface Known {
  tiles: number;
  cities: number;
  rows: string[];
  points: number[];
  log: string;
  alarm: string;
  title: string;
  strip: string;
  sign: string;
}

/** Note everything that can be known, at every change of the page. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? "";
    const note = (): void => {
      const rows = [...document.querySelectorAll("[data-seat]")];
      seen.push({
        tiles: [...document.querySelectorAll("[data-cell]")].filter((cell) => !/, empty/.test(cell.getAttribute("aria-label") ?? "")).length,
        cities: [...document.querySelectorAll("[role=application] [aria-label]")].filter((space) => /city/.test(space.getAttribute("aria-label")!)).length,
        rows: rows.map((row) => row.textContent!.replace(/\s+/g, " ").trim()),
        points: rows.map((row) => Number(/\d+$/.exec(row.textContent!.trim())?.[0])),
        log: text('[aria-label="Log"]'),
        alarm: text("[aria-live=assertive]"),
        title: document.title,
        strip: document.querySelector("[role=slider]")?.getAttribute("aria-valuetext") ?? "",
        sign: text(".sign"),
      });
    };
    note();
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { seen });
  });
}

const known = (page: Page): Promise<Known[]> => page.evaluate(() => (window as unknown as { seen: Known[] }).seen);
/** The values in their order, each once. */
const order = <T>(values: readonly T[]): T[] => values.filter((value, n) => n === 0 || JSON.stringify(value) !== JSON.stringify(values[n - 1]));
const YOURS = /your turn/i;

test("Seismic: a quake is told when its tiles have fallen and its crews are home", async ({ page }) => {
  const table = await RecordedTable.open(page, "seismic", 73);
  const log = page.getByRole("region", { name: "Log" });
  await expect(log).toContainText("random lays");
  await watch(page);
  table.next();
  await expect(log).toContainText("Quake 5.0 hits the north-eastern side");
  await expect(page).toHaveTitle(YOURS);

  const seen = await known(page);
  const [before, after] = [table.view(73), table.view(74)] as [SeismicView, SeismicView];
  const laid = before.board.length;
  expect(order(seen.map(({ tiles }) => tiles))).toEqual([laid, laid - 1, laid - 2, laid - 3]);
  const last = seen.at(-1)!;
  for (const now of seen) {
    const isHome = now.rows.join() === last.rows.join();
    if (/Quake 5\.0/.test(now.log + now.alarm)) expect([now.tiles, isHome]).toEqual([after.board.length, true]);
    if (/quake/.test(now.strip)) expect(now.log).toContain("Quake 5.0");
    if (YOURS.test(now.title)) expect(now.log).toContain("Quake 5.0");
    if (now.tiles < laid) expect(now.log).toContain("random sends a crew");
  }
  // One crew after the other is back: after the one that was sent, each is a state of its own.
  const crews = order(seen.map(({ rows }) => rows.join()));
  expect(crews.length).toBeGreaterThanOrEqual(4);
  for (const now of seen) if (crews.indexOf(now.rows.join()) > 1) expect(now.tiles).toBe(after.board.length);
});

test("Seismic: the winner is named when the last section has been counted", async ({ page }) => {
  const table = await RecordedTable.open(page, "seismic", 141);
  await expect(page.getByRole("region", { name: "Log" })).toContainText("random lays");
  await watch(page);
  table.next();
  await expect(page.getByText("greedy wins, 138").first()).toBeVisible();
  const seen = await known(page);
  for (const now of seen) {
    if (/wins/.test(now.sign + now.title + now.alarm + now.log)) expect(now.log).toContain("Totals");
    if (/Totals/.test(now.log)) expect(now.sign).not.toMatch(/lays a tile/);
  }
  expect(seen.some(({ log }) => !log.includes("Totals"))).toBe(true);
});

test("San Andreas: rows tick one city at a time, and the log speaks last", async ({ page }) => {
  const table = await RecordedTable.open(page, "san-andreas", 12);
  const log = page.getByRole("region", { name: "Log" });
  await expect(log).toContainText("Moon 4");
  await watch(page);
  table.next();
  await expect(log).toContainText("greedy scores 5");
  const seen = await known(page);
  const [before, after] = [table.view(12), table.view(13)] as [SanAndreasView, SanAndreasView];
  const sums = order(seen.map(({ points }) => points.reduce((sum, one) => sum + one)));
  const total = (view: SanAndreasView): number => view.scores.reduce((sum, one) => sum + one);
  expect(sums).toEqual([total(before), total(before) + 5, total(after)]);
  for (const now of seen) if (/scores|Crown 3/.test(now.log + now.alarm)) expect(now.points.reduce((sum, one) => sum + one)).toBe(total(after));
});

test("San Andreas: cities fall one by one, and are told of when the pawn is home", async ({ page }) => {
  const table = await RecordedTable.open(page, "san-andreas", 37);
  const log = page.getByRole("region", { name: "Log" });
  await expect(log).not.toBeEmpty();
  await watch(page);
  table.next();
  await expect(log).toContainText("your city at 5,4 (coin 3) falls");
  const seen = await known(page);
  const cities = order(seen.map((now) => now.cities));
  expect(cities).toEqual([cities[0], cities[0]! - 1, cities[0]! - 2]);
  for (const now of seen) if (/falls/.test(now.alarm) || /5,4 \(coin 3\)/.test(now.log)) expect(now.cities).toBe(cities[0]! - 2);
});

test("Space brings all of it at once", async ({ page }) => {
  await page.clock.install();
  const table = await RecordedTable.open(page, "seismic", 73);
  const log = page.getByRole("region", { name: "Log" });
  await page.clock.runFor(2000);
  await expect(log).toContainText("random lays");
  // From here on time passes only by runFor, however long the machine takes.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await watch(page);
  table.next();
  await expect(page.locator("[data-seat]").first()).toBeVisible();
  await page.clock.runFor(20);
  expect(await log.textContent()).not.toContain("Quake 5.0");
  await page.keyboard.press(" ");
  await page.clock.runFor(1);
  await expect(log).toContainText("Quake 5.0 hits");
  const laid = (table.view(73) as SeismicView).board.length;
  expect(order((await known(page)).map(({ tiles }) => tiles))).toEqual([laid, laid - 3]);
});
