// A Firefox for the tests: the machine's own, which Playwright drives by WebDriver BiDi, as its own one need not be fetched then.
import { createRequire } from "node:module";

import { installed } from "./browser.mjs";

const NAMES = ["firefox-esr", "firefox"];
const ELSEWHERE = ["/Applications/Firefox.app/Contents/MacOS/firefox"];

export const firefox = () => installed("FIREFOX", NAMES, ELSEWHERE);

/** What Playwright asks of every browser, and Firefox 153 does not know; without it, what its settings say holds. */
const UNKNOWN = "emulation.setMediaFeaturesOverride";

/** Answer that one command in Firefox's place. */
export function answerForFirefox() {
  const playwright = createRequire(import.meta.url)("playwright-core/lib/utilsBundle");
  const { prototype } = playwright.ws;
  const { send } = prototype;
  prototype.send = function (data, ...rest) {
    if (!String(data).includes(UNKNOWN)) return send.call(this, data, ...rest);
    const { id } = JSON.parse(data);
    return this.emit("message", Buffer.from(JSON.stringify({ type: "success", id, result: {} })), false);
  };
}
