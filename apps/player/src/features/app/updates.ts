/**
 * The page's side of the service worker: registers it, asks every minute and at every return
 * whether there is a newer release, and exchanges the page when nobody would lose anything. The
 * first worker of a browser takes control without a reload: nothing is exchanged by it.
 */
import { create } from "zustand";
import { lockName } from "../../worker/policy.ts";
import { followWorkers } from "./newer-worker.ts";
import { type Moment, nextStep, type PageState } from "./update-policy.ts";
import { hasTyped, sinceTouchMs, watchTyping } from "./typed.ts";

const ASK_EVERY_MS = 60_000;
const LOOK_EVERY_MS = 2_000;
const KEEP_REST_AFTER_MS = 10_000;
const BUSY_LOCK = "tucano.busy";

interface UpdateState {
  /** A newer release is here, and the page is too busy to be exchanged unasked. */
  isOffered: boolean;
}

export const useUpdate = create<UpdateState>(() => ({ isOffered: false }));

let registration: ServiceWorkerRegistration | null = null;
/** The newer worker has control of this page already: only the page itself is old. */
let isOvertaken = false;
let isAskedFor = false;
let looking: ReturnType<typeof setInterval> | undefined;
let readPage: () => Omit<PageState, "hasTyped"> = () => ({ path: "", hasDialog: false });

/** The entry script's name changes with every release. */
export function readBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return /-([\w-]{8,})\.js$/.exec(script?.src ?? "")?.[1] ?? null;
}

/** Held until the returned function is called, or for as long as the tab lives. */
function hold(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(name, { mode: "shared" }, () => promise);
  return resolve;
}

export function holdBusy(): () => void {
  return "locks" in navigator ? hold(BUSY_LOCK) : () => undefined;
}

async function isBusyElsewhere(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === BUSY_LOCK);
}

function exchange(): void {
  if (isOvertaken) location.reload();
  else registration?.waiting?.postMessage("take-over");
}

async function look(): Promise<void> {
  const moment: Moment = {
    ...readPage(),
    hasTyped: hasTyped(),
    isBusyElsewhere: await isBusyElsewhere(),
    isHidden: document.visibilityState === "hidden",
    sinceTouchMs: sinceTouchMs(),
  };
  const step = isAskedFor ? "exchange" : nextStep(moment);
  useUpdate.setState({ isOffered: step === "ask" });
  if (step === "exchange") exchange();
}

function beginLooking(): void {
  if (looking !== undefined) return;
  looking = setInterval(() => void look(), LOOK_EVERY_MS);
  void look();
}

/** The note's button: the player wants it now, whatever is open. */
export function updateNow(): void {
  isAskedFor = true;
  beginLooking();
  void look();
}

function ask(): void {
  if (document.visibilityState === "hidden" || !navigator.onLine) return;
  // Without a network, or while the server restarts, the next time will do.
  registration?.update().catch(() => undefined);
}

function beOvertaken(): void {
  isOvertaken = true;
  beginLooking();
  void look();
}

function keepRestLater(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  setTimeout(() => {
    navigator.serviceWorker.controller?.postMessage("keep-rest");
  }, KEEP_REST_AFTER_MS);
}

/** Null: the browser forbids workers, as some do in private windows. The site works without. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    const made: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register("/service-worker.js");
    return made ?? null;
  } catch {
    return null;
  }
}

export async function watchForUpdates(page: typeof readPage): Promise<void> {
  readPage = page;
  const build = readBuild();
  const isAble = "serviceWorker" in navigator && "locks" in navigator;
  if (import.meta.env.DEV || build === null || !isAble) return;
  hold(lockName(build));
  watchTyping();
  const { serviceWorker } = navigator;
  const note = followWorkers(serviceWorker, { onReady: beginLooking, onTakeover: beOvertaken });
  registration = await register();
  if (registration === null) return;
  note(registration);
  setInterval(ask, ASK_EVERY_MS);
  document.addEventListener("visibilitychange", ask);
  addEventListener("online", ask);
  addEventListener("vite:preloadError", ask);
  keepRestLater();
}
