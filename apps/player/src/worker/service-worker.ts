/**
 * Keeps the shell of the site in the browser: it opens at once, and without a network it opens all
 * the same and says so. Answers of the server are never kept. A new release waits until a page
 * lets it take over; the files of an old one stay for as long as a tab still runs it. It also shows
 * messages that reach this device while the site is closed.
 */
import { answerTo, cacheName, HOME, isHashed, outdated, PAGE, type Shell } from "./policy.ts";
import { deviceIdOf, pathWithin, readPushed } from "./push.ts";
import type { Scope, Shown } from "./scope.ts";

/** Put here by the build. */
declare const SHELL: Shell;

const worker = globalThis as unknown as Scope;
const current = cacheName(SHELL);
const core = new Set(SHELL.core);

/** A file named by its content may come from an older release; all others are fetched again. */
async function obtain(path: string): Promise<Response> {
  const known = isHashed(path) ? await caches.match(path) : undefined;
  if (known !== undefined) return known;
  const response = await fetch(path, { cache: isHashed(path) ? "default" : "reload" });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

async function keepCore(): Promise<void> {
  const cache = await caches.open(current);
  await Promise.all(SHELL.core.map(async (path) => cache.put(path, await obtain(path))));
}

/** One after the other, and whatever fails is left to its first use. */
async function keepRest(): Promise<void> {
  const cache = await caches.open(current);
  for (const path of SHELL.rest) {
    try {
      if ((await cache.match(path)) === undefined) await cache.put(path, await obtain(path));
    } catch {
      return;
    }
  }
}

async function dropOutdated(): Promise<void> {
  const { held = [] } = await worker.navigator.locks.query();
  const locks = held.map(({ name }) => name ?? "").filter((name) => name !== "");
  const old = outdated(await caches.keys(), current, locks);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fromShell(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(current);
  return (await cache.match(path)) ?? (await fetch(request));
}

/** Of any release that is still kept; what was not kept is kept from now on. */
async function fromAssets(request: Request): Promise<Response> {
  const cache = await caches.open(current);
  const known = (await cache.match(request)) ?? (await caches.match(request));
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok && response.type === "basic") await cache.put(request, response.clone());
  return response;
}

worker.addEventListener("install", (event) => event.waitUntil(keepCore()));

worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), dropOutdated()])),
);

worker.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(worker.skipWaiting());
  if (event.data === "keep-rest") event.waitUntil(keepRest().then(dropOutdated));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const answer = answerTo(request, worker.location.origin, core);
  if (answer === "home") event.respondWith(fromShell(HOME, request));
  if (answer === "page") event.respondWith(fromShell(PAGE, request));
  if (answer === "asset") event.respondWith(fromAssets(request));
});

const END = "end-offers";

async function show(text: string): Promise<void> {
  const { title, text: body, lang, tag, path, end } = readPushed(text, worker.location.origin);
  const shown: Shown = {
    body,
    lang,
    tag,
    icon: "/icons/icon-192.png",
    data: path,
    actions: end === null ? [] : [{ action: END, title: end }],
  };
  await worker.registration.showNotification(title, shown);
}

/** In a tab that is there, or in a new one. */
async function open(path: string): Promise<void> {
  const [tab] = await worker.clients.matchAll({ type: "window" });
  try {
    const focused = await tab?.focus();
    if ((await focused?.navigate(path)) != null) return;
  } catch {
    // A tab that this worker does not control cannot be led anywhere.
  }
  await worker.clients.openWindow(path);
}

/** One press, without opening anything: the server knows the device by its endpoint. */
async function endOffers(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription();
  if (subscription === null) return;
  await fetch("/api/informationcenter/push/end-offers", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ device_id: await deviceIdOf(subscription.endpoint) }),
  });
}

worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));

worker.addEventListener("notificationclick", (event) => {
  const { action, notification } = event;
  notification.close();
  const path = pathWithin(notification.data, worker.location.origin);
  event.waitUntil(action === END ? endOffers() : open(path));
});
