// The machine's own notices: “your turn”, while the page lies behind others. Nobody is asked before wanting them.
import { href } from "../transport/address";

const STORAGE_KEY = "quakeboard.notices";

/** Browsers keep notices to safe pages; some have none. */
export const canNotify = (): boolean => window.isSecureContext && "Notification" in window;

let wanted = $state(localStorage.getItem(STORAGE_KEY) === "yes" && canNotify() && Notification.permission === "granted");
let refused = $state(canNotify() && Notification.permission === "denied");

export const notices = (): boolean => wanted;
/** The browser has been told to let none through. */
export const noticesRefused = (): boolean => refused;

/** Switch them; the browser asks the player the first time. */
export async function switchNotices(on: boolean): Promise<void> {
  wanted = on && canNotify() && (await Notification.requestPermission()) === "granted";
  refused = on && !wanted;
  localStorage.setItem(STORAGE_KEY, wanted ? "yes" : "no");
}

/** Tell it, if somebody wants to be told and is not looking. */
export async function notify(title: string, body: string, address: string): Promise<void> {
  if (!wanted || !document.hidden) return;
  const what = { body, tag: address, icon: href("icon-192.png"), data: { address } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show notices of workers only.
  if (worker) return worker.showNotification(title, what);
  new Notification(title, what).onclick = () => window.focus();
}
