/**
 * The place on a page, kept over a reload, whoever has asked for it, and over Back from elsewhere.
 * The router returns to it at once, when a page is still too short for it: its answers come later.
 */
import { readStored, writeStored } from "../storage.ts";

const KEY = "tucano.place";
const WAIT_MS = 10_000;
/** After one of these, the user has chosen a position. */
const MOVES = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** A page of this height has this place. */
const hasPlace = (top: number) => document.documentElement.scrollHeight - window.innerHeight >= top;

const addressNow = () => `${location.pathname}${location.search}`;

function keepPlace(): void {
  writeStored("session", KEY, `${Math.round(window.scrollY)} ${addressNow()}`);
}

/** Following a link or typing an address starts at the top. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
}

/** Goes back as soon as the page is tall enough, and keeps the place for the next time. */
export function returnToPlace(): void {
  window.addEventListener("pagehide", keepPlace);
  const [top = "", address] = (readStored("session", KEY) ?? "").split(" ");
  writeStored("session", KEY, null);
  const wanted = Number(top);
  if (!isReturn() || address !== addressNow() || !(wanted > 0)) return;

  const stop = new AbortController();
  const seen = new ResizeObserver(() => {
    if (!hasPlace(wanted)) return;
    window.scrollTo({ top: wanted, behavior: "instant" });
    stop.abort();
  });
  stop.signal.addEventListener("abort", () => seen.disconnect());
  for (const move of MOVES) {
    window.addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  setTimeout(() => stop.abort(), WAIT_MS);
  seen.observe(document.body);
}
