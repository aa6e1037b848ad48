// The first visit: light, installable, there without a net; and the relief and the lessons, fetched when they are wanted.
import { SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { visits } from "./kit/pages";
import { openTable, Seat } from "./kit/seat";

// What a service worker fetches for later is no part of it: there is none.
test("a first visit weighs no more than 150 KB without its typefaces, and fetches no relief", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const addresses = new Map<string, string>();
  const sizes: Record<string, number> = {};
  session.on("Network.responseReceived", ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => (sizes[addresses.get(requestId) ?? ""] = encodedDataLength));
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const own = Object.entries(sizes).filter(([address]) => !address.endsWith(".woff2"));
  const weight = own.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024;
  expect(weight, JSON.stringify(sizes, null, 1)).toBeLessThan(150);
  expect(own.map(([address]) => address).filter((address) => /stage-/.test(address))).toEqual([]);
});

test("one click starts a game against gentle opponents, with the first turn", async ({ page }) => {
  const me = new Seat(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/t\//);
  expect(await me.turn()).toBe(true);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Your tables" }).getByText("With gentle and gentle 2")).toBeVisible();
});

test("my tables come first where it is my turn, beside what others play in public, each with a small board", async ({ page, request, another }) => {
  const host = await another();
  await host.goto("/");
  const live = await openTable(host.request, { ...SHORT["san-andreas"], name: "Noor", public: true });
  await host.goto(`/t/${live.table}`); // somebody watches

  await page.goto("/");
  const waiting = await openTable(page.request, { game: "seismic", seats: [{}, {}], seat: 0 });
  const mine = await openTable(request, { ...SHORT.seismic, clock: { kind: "move", seconds: 86_400 } }); // by its secret alone
  const later = await openTable(page.request, { game: "san-andreas", seats: [{}, {}, {}], seat: 0 });
  await page.evaluate(([table, seats]) => localStorage.setItem(`quakeboard.table.${table}`, JSON.stringify({ seats })), [mine.table, mine.seats] as const);
  await page.reload();

  const tables = page.getByRole("region", { name: "Your tables" }).getByRole("link");
  const own = tables.filter({ has: page.locator("b") });
  await expect(own).toHaveCount(3);
  const addresses = await own.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(addresses[0]).toBe(`/t/${mine.table}`);
  expect(addresses.slice(1).sort()).toEqual([`/t/${waiting.table}`, `/t/${later.table}`].sort());
  await expect(own.first()).toContainText(/Go.*Your turn.*left/);
  await expect(own.first().locator("svg.quakemap .k-tar").first()).toBeVisible();

  const shown = page.getByRole("region", { name: "Being played now" }).locator(`a[href="/t/${live.table}"]`);
  await expect(shown).toContainText("Noor");
  await expect(shown.getByText(/watch/)).toBeAttached();
  await expect(shown.locator("svg .city").or(shown.locator("svg .coast")).first()).toBeVisible();
});

test("a game that is over is listed with its result, and can be forgotten", async ({ page, places }) => {
  await visits(places)["your games"]!(page);
  const games = page.locator("main ul > li");
  await expect(games).toHaveCount(1);
  await expect(games).toContainText(/Seismic.*won.*Mara.*31/);
  await page.getByLabel("Result").selectOption("lost");
  await expect(page.getByText("None of your games is like that.")).toBeVisible();
  await page.getByLabel("Result").selectOption("won");
  await expect(page.getByRole("link", { name: "Replay" })).toBeVisible();
  await page.getByRole("button", { name: /^Forget the game/ }).click();
  await expect(page.getByText("No game that was played at this device has ended yet.")).toBeVisible();
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("it can be installed, and starts without a net", async ({ page, context }) => {
    await page.goto("/");
    const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as { start_url: string; display: string; icons: { src: string; sizes: string }[] };
    expect(manifest.display).toBe("standalone");
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== "in-incognito")).toEqual([]);

    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== "activated") await new Promise((then) => active?.addEventListener("statechange", then, { once: true }));
    });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("the relief is fetched when it is opened, turns, and closes", async ({ page, request }) => {
  const me = new Seat(page);
  await me.sit(await openTable(request, SHORT["san-andreas"]));
  await page.getByRole("button", { name: /^Relief/ }).click();
  await expect(page.locator("canvas")).toBeVisible();
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await expect(page.getByRole("application", { name: /^Map of turn/ })).toBeVisible();
});
