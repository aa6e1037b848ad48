// Notices arrive: in a chat by a webhook, and on this device by a push message, which leads back to the table.
import type { BrowserContext, Page, Worker } from "@playwright/test";

import { faults } from "./kit/accessibility";
import { expect, test as everywhere } from "./kit/fixtures";
import { SHORT } from "./kit/games";
import { PushKeys, Receiver } from "./kit/receivers";
import { openTable, Seat } from "./kit/seat";
import { startServer } from "./server.mjs";

const test = everywhere.extend<{ receiver: Receiver }, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    async ({}, use) => {
      const server = await startServer(2, "--private-webhooks");
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  receiver: async ({}, use) => {
    const receiver = await new Receiver().start();
    await use(receiver);
    await receiver.stop();
  },
});

async function openNotices(page: Page): Promise<void> {
  await page.keyboard.press("m");
  await page.getByRole("button", { name: /^Notices/ }).click();
  await expect(page.getByRole("heading", { name: "On this device" })).toBeVisible();
}

test.describe("in a chat", () => {
  test.use({ contextOptions: { reducedMotion: "reduce", bypassCSP: true } });

  test("a hook is set, tested, told of, and switched off when nothing is there any more", async ({ page, request, receiver }) => {
    const { table, ...opened } = await openTable(request, SHORT.seismic);
    await new Seat(page).sit({ table, ...opened });
    await openNotices(page);
    await page.getByText("Add a webhook").click();
    await page.getByLabel("Slack").check({ force: true });
    await page.getByLabel("Address").fill(`${receiver.address}/services/secret`);
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "Tell me there" }).click();
    await expect(page.getByText("You are told there from now on.")).toBeVisible();

    await page.getByRole("button", { name: "Test: Slack at 127.0.0.1" }).click();
    await expect(page.getByText("The test has arrived.")).toBeVisible();
    expect(receiver.received.map(({ path }) => path)).toEqual(["/services/secret"]);
    const { text } = JSON.parse(receiver.received[0]!.body.toString()) as { text: string };
    expect(text).toContain(`/t/${table}>`);
    for (const token of Object.values(opened.seats)) expect(text).not.toContain(token);

    receiver.status = 404;
    await page.getByRole("button", { name: "Test: Slack at 127.0.0.1" }).click();
    await expect(page.getByText("The test has not arrived. Nothing is there any more (404).")).toBeVisible();
    await expect(page.getByText(/Switched off/)).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await page.reload();
    await expect(page.getByRole("application", { name: "Seismic board" })).toBeVisible();
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "Notices: some do not arrive" }).click();
    await page.getByRole("button", { name: "Stop: Slack at 127.0.0.1" }).click();
    await expect(page.getByText("Nothing more is sent there.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Test/ })).toHaveCount(0);
  });
});

/** A subscription that leads to a receiver: there is no push service of a browser's maker here. */
async function withSubscription(context: BrowserContext, endpoint: string, keys: { p256dh: string; auth: string }): Promise<void> {
  await context.addInitScript(
    ({ endpoint, keys }) => {
      if (!("PushManager" in window)) return;
      // A browser without a screen says that it was denied, whatever was granted.
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      const subscription = (key: BufferSource | string | null) => ({ endpoint, options: { applicationServerKey: key }, toJSON: () => ({ endpoint, keys }), unsubscribe: () => Promise.resolve(true) });
      let own: unknown = null;
      PushManager.prototype.getSubscription = () => Promise.resolve(own as PushSubscription | null);
      PushManager.prototype.subscribe = (options) => Promise.resolve((own = subscription(options?.applicationServerKey ?? null)) as unknown as PushSubscription);
    },
    { endpoint, keys },
  );
}

/** Delivers a push message to the service worker of a page, as the browser does. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((then) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && then(registrations[0].registrationId)),
  );
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId: await registered, data });
  await session.detach();
}

/** Notes what the worker shows, and where a click leads: a browser without a screen has no notifications. */
async function watchWorker(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; clients: { openWindow: unknown }; shown: unknown[]; opened: string[] };
    [scope.shown, scope.opened] = [[], []];
    scope.registration.showNotification = (title, options) => Promise.resolve(void scope.shown.push({ title, body: options?.body, tag: options?.tag }));
    scope.clients.openWindow = (address: string) => Promise.resolve(void scope.opened.push(address));
  });
}

test.describe("on this device", () => {
  test.use({ serviceWorkers: "allow" });

  test("a push message shows a notification, and its click opens the table", async ({ page, context, request, receiver, baseURL }) => {
    const browser = new PushKeys();
    await context.grantPermissions(["notifications"]);
    await withSubscription(context, `${receiver.address}/push/secret`, browser.keys);
    const opened = await openTable(request, SHORT.seismic);
    await new Seat(page).sit(opened);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const [worker] = context.serviceWorkers();
    await watchWorker(worker!);

    await openNotices(page);
    receiver.status = 201;
    await page.getByRole("button", { name: "Tell me on this device" }).click();
    await expect(page.getByText("This device is told from now on.")).toBeVisible();
    await page.getByRole("button", { name: "Test: This device is told." }).click();
    await expect(page.getByText("The test has arrived.")).toBeVisible();
    const [{ path, headers, body }] = receiver.received as [Receiver["received"][number]];
    expect(path).toBe("/push/secret");
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", ttl: expect.stringMatching(/^\d+$/) as unknown as string });
    expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);

    const message = browser.read(body);
    const page_ = `/t/${opened.table}`;
    const shown = { title: "Seismic", body: "This is a test. Notices about this table arrive here.", tag: page_ };
    for (let times = 1; times <= 2; times++) {
      await deliver(page, message);
      await expect.poll(() => worker!.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)).toEqual(Array(times).fill(shown));
    }

    await page.goto("/");
    await worker!.evaluate((address) => {
      const event = Object.assign(new Event("notificationclick"), { notification: { close: () => undefined, data: { address } }, waitUntil: () => undefined });
      globalThis.dispatchEvent(event);
    }, page_);
    await expect.poll(() => worker!.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)).toEqual([page_]);
    await page.goto(page_);
    await expect(page.getByRole("application", { name: "Seismic board" })).toBeVisible();
    expect(page.url()).toBe(`${baseURL}${page_}`);
  });
});
