/** Push messages on this device: what the browser allows, and its subscription. */
import { deviceIdOf } from "../../worker/push.ts";

/** denied: only the browser's own settings can allow it again. */
export type Allowed = "unable" | "denied" | "askable";

export function isAllowed(): Allowed {
  const isAble = "serviceWorker" in navigator && "PushManager" in globalThis;
  if (!isAble || !("Notification" in globalThis)) return "unable";
  return Notification.permission === "denied" ? "denied" : "askable";
}

/** Null: there is no worker, as in development, or no subscription. */
async function subscription(): Promise<PushSubscription | null> {
  if (isAllowed() === "unable") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** By which the server knows this device; null: nothing is turned on here. */
export async function ownDeviceId(): Promise<string | null> {
  const own = await subscription();
  return own === null ? null : deviceIdOf(own.endpoint);
}

const to64 = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

export interface Subscribed {
  readonly key: string;
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
}

/** Asks the browser, which asks the player. Null: they said no, or it cannot be done here. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return null;
  const known = await registration.pushManager.getSubscription();
  // One that was made with a key that the house has replaced since is made anew.
  const isOurs = to64(known?.options.applicationServerKey ?? null) === key;
  if (known !== null && !isOurs) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const own = isOurs && known !== null ? known : await registration.pushManager.subscribe(options);
  const keys = { p256dh: to64(own.getKey("p256dh")), auth: to64(own.getKey("auth")) };
  return { key, subscription: { endpoint: own.endpoint, keys } };
}

/** The browser forgets; its push service takes nothing for it any more. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
