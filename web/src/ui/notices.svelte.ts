// Notifications of the system for “your turn” while the page is hidden. Permission is asked for only when they are switched on.
import { href } from "../transport/address";

const STORAGE_KEY = "quakeboard.notices";

/** Browsers allow notifications in secure contexts only, and some have none. */
export const canNotify = (): boolean => window.isSecureContext && "Notification" in window;

let wanted = $state(localStorage.getItem(STORAGE_KEY) === "yes" && canNotify() && Notification.permission === "granted");
let refused = $state(canNotify() && Notification.permission === "denied");

export const notices = (): boolean => wanted;
/** Whether the browser blocks them. */
export const noticesRefused = (): boolean => refused;

/** Switch them; the browser asks the player the first time. */
export async function switchNotices(on: boolean): Promise<void> {
  wanted = on && canNotify() && (await Notification.requestPermission()) === "granted";
  refused = on && !wanted;
  localStorage.setItem(STORAGE_KEY, wanted ? "yes" : "no");
}

/** Show a notification, if they are switched on and the page is hidden. */
export async function notify(title: string, body: string, address: string): Promise<void> {
  if (!wanted || !document.hidden) return;
  const what = { body, tag: address, icon: href("icon-192.png"), data: { address } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // On phones only service workers may show notifications.
  if (worker) return worker.showNotification(title, what);
  new Notification(title, what).onclick = () => window.focus();
}
