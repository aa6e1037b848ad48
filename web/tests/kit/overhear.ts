// What a page says to its server and is told: by the browser where it tells of sockets, and else by the page itself.
import type { BrowserContext, Page } from "@playwright/test";

type Way = "sent" | "received";
type Listener = Record<Way, (data: string) => void>;

declare global {
  interface Window {
    tellOfSocket: (way: Way, data: string) => void;
  }
}

const listeners = new WeakMap<Page, Listener[]>();

/** WebDriver BiDi, by which Firefox is driven, has no events for sockets. */
const browserTells = (context: BrowserContext): boolean => context.browser()!.browserType().name() === "chromium";

/** From the next page on that is opened in it. */
export async function tellOfSockets(context: BrowserContext): Promise<void> {
  if (browserTells(context)) return;
  await context.exposeBinding("tellOfSocket", ({ page }, way: Way, data: string) => listeners.get(page)?.forEach((one) => one[way](data)));
  await context.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.addEventListener("message", ({ data }) => window.tellOfSocket("received", String(data)));
      }

      override send(data: string): void {
        window.tellOfSocket("sent", data);
        super.send(data);
      }
    };
  });
}

export function overhear(page: Page, listener: Listener): void {
  if (!browserTells(page.context())) return void listeners.set(page, [...(listeners.get(page) ?? []), listener]);
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => listener.sent(String(payload)));
    socket.on("framereceived", ({ payload }) => listener.received(String(payload)));
  });
}
