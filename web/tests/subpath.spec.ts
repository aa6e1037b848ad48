// The client below a path of its host: nothing that it asks for is outside of it.
import { expect, test as everywhere } from "./kit/fixtures";
import { dice, Seat } from "./kit/seat";
import { decide, mouse } from "./kit/seismic";
import { startServer } from "./server.mjs";

const test = everywhere.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    async ({}, use) => {
      const server = await startServer(2, "--root-path", "/quake");
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(`${server.address}/quake/`),
});

test.use({ serviceWorkers: "allow" });

test("home, a game, a link to share, and a start without a net, all below /quake", async ({ page, context, another, baseURL }) => {
  const asked = new Set<string>();
  context.on("request", (request) => asked.add(request.url()));
  page.on("websocket", (socket) => asked.add(socket.url().replace("ws:", "http:")));
  const me = new Seat(page);
  const roll = dice(3);

  await page.goto("./");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(page).toHaveURL(/\/quake\/t\/\w+$/);
  for (let decisions = 0; decisions < 3 && (await me.turn()); decisions++) await me.act(() => decide(me, mouse(page), roll));
  expect(me.acts.length).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole("application", { name: "Seismic board" })).toBeVisible();
  await me.turn();

  await page.keyboard.press("m");
  const link = await page.getByRole("textbox", { name: "Copy the link to watch" }).inputValue();
  expect(link.startsWith(`${baseURL}t/`)).toBe(true);
  const friend = await another();
  await friend.goto(link);
  await expect(friend.getByRole("application", { name: "Seismic board" })).toBeVisible();

  await page.goto("rules/seismic");
  await page.getByRole("link", { name: "Quakeboard" }).click();
  await expect(page).toHaveURL(baseURL!);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const scope = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated") await new Promise((then) => active?.addEventListener("statechange", then, { once: true }));
    return scope;
  });
  expect(scope).toBe(baseURL);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== "in-incognito")).toEqual([]);
  const { manifest } = await session.send("Page.getAppManifest");
  expect([manifest?.startUrl, manifest?.scope, manifest?.id]).toEqual([baseURL, baseURL, baseURL]);

  await context.setOffline(true);
  for (const address of ["./", "learn/seismic"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((address) => !address.startsWith(baseURL!))).toEqual([]);
});
