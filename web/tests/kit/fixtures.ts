// What every test stands on: a real server for each worker, and pages that may not complain.
import { test as base, expect, request, type BrowserContext, type Page } from "@playwright/test";

import { startServer } from "../server.mjs";
import { tellOfSockets } from "./overhear";
import { furnish, type Places } from "./pages";

interface Server {
  address: string;
  port: number;
  database: string;
  stop: () => Promise<void>;
}

interface People {
  /** Another person with a browser of their own. */
  another: (options?: { baseURL?: string }) => Promise<Page>;
}

/** Seconds for an analysis: at the slowest it may take four times as many, and it makes way for everything else. */
const ANALYSIS = 20;
/** Milliseconds for what a worker does once. */
const ONCE = 600_000;

/** What a browser says by itself when a line is cut, or a wish is refused. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection|can’t establish a connection|status of 400/;

/** Listens for complaints, and has everything shown as fast as the settings allow. */
export async function prepare(context: BrowserContext, complaints: string[]): Promise<void> {
  await tellOfSockets(context);
  await context.addInitScript(() => {
    if (location.protocol === "http:" && !localStorage.getItem("quakeboard.pace")) localStorage.setItem("quakeboard.pace", "fast");
  });
  context.on("weberror", (error) => complaints.push(String(error.error().stack ?? error.error())));
  context.on("console", (message) => {
    if (message.type() === "error" && !CUT.test(message.text())) complaints.push(message.text());
  });
}

export const test = base.extend<People, { server: Server; places: Places }>({
  server: [
    async ({}, use) => {
      const server = await startServer(ANALYSIS);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: ONCE },
  ],
  // Nobody plays at these tables, so that all tests of a worker can look at them.
  places: [
    async ({ browser, server }, use) => {
      const [page, asking] = [await browser.newPage({ baseURL: server.address }), await request.newContext({ baseURL: server.address })];
      await use(await furnish(page, asking));
      await Promise.all([page.close(), asking.dispose()]);
    },
    { scope: "worker", timeout: ONCE },
  ],
  // A service worker would fetch the whole client again for every test; home.spec.ts has one.
  serviceWorkers: "block",
  baseURL: ({ server }, use) => use(server.address),
  context: async ({ context }, use) => {
    const complaints: string[] = [];
    await prepare(context, complaints);
    await use(context);
    expect(complaints).toEqual([]);
  },
  another: async ({ browser, contextOptions, serviceWorkers, baseURL }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en-GB", baseURL, serviceWorkers, ...contextOptions, ...options });
      contexts.push(context);
      await prepare(context, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
});

export { expect };
