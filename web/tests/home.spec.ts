// The first visit: light, installable, there without a net; and the relief and the lessons, fetched when they are wanted.
import { SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
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
