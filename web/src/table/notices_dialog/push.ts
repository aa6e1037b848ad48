// Web Push on this device: whether it can be had, and the subscription of the browser.
import { hex, sha256 } from "../../transport/hashing";
import type { SetTarget } from "../../wire";

/** `install`: only the installed app is told, as on iPhones; `refused`: the person has blocked it. */
export type PushSupport = "ready" | "install" | "insecure" | "missing" | "refused";

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return "insecure";
  const known = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (known) return Notification.permission === "denied" ? "refused" : "ready";
  const apple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1);
  return apple && !matchMedia("(display-mode: standalone)").matches ? "install" : "missing";
}

/** The subscription that this browser has, if any. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== "ready") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Subscribe with the server's key; the browser asks the person the first time. Null: they said no. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = await pushManager.getSubscription();
  if (own && hasKey(own, key)) return own;
  await own?.unsubscribe(); // it was made for another server at this address
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

function hasKey(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey;
  return used !== null && hex(new Uint8Array(used)) === hex(bytes(key));
}

/** What the server is to know of a subscription. */
export function pushTarget(subscription: PushSubscription): Pick<SetTarget, "kind" | "address" | "p256dh" | "auth"> {
  const { endpoint, keys } = subscription.toJSON();
  return { kind: "push", address: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

/** The name by which the server knows an address (server/http/notices.py). */
export const targetId = (kind: SetTarget["kind"], address: string): string => hex(sha256(`${kind} ${address}`).slice(0, 12));

/** Base64 for URLs as bytes. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/[-_]/g, (sign) => "+/"["-_".indexOf(sign)]!));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
